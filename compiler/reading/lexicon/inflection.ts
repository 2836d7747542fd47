/** English endings: plurals of nouns and forms of verbs by rule; what no rule gives is declared or in the tables. */
import { irregularVerbs } from './irregular-verbs.js'

export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'gerund'

const irregularPlurals: ReadonlyMap<string, string> = new Map([
  ['die', 'dice'],
  ['person', 'people'],
  ['man', 'men'],
  ['woman', 'women'],
  ['child', 'children'],
  ['foot', 'feet'],
  ['half', 'halves'],
  ['life', 'lives'],
  ['thief', 'thieves'],
  ['knife', 'knives'],
  ['wolf', 'wolves'],
])

/** With the ending -s of plural nouns and of verbs: "cards", "searches", "bodies". */
function withS(word: string): string {
  if (/(s|x|z|ch|sh)$/.test(word)) return `${word}es`
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  if (/[^aeiou]o$/.test(word)) return `${word}es`
  return `${word}s`
}

/** The plural of a term, by its last word: "lost pile" -> "lost piles". */
export function pluralOf(term: string): string {
  const words = term.split(' ')
  const last = words.pop() ?? ''
  return [...words, irregularPlurals.get(last) ?? withS(last)].join(' ')
}

/** One syllable that ends in a single consonant doubles it: "tapped", "putting". */
function doubled(stem: string): string {
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(stem) ? stem + stem.slice(-1) : stem
}

function withEd(stem: string): string {
  if (stem.endsWith('e')) return `${stem}d`
  if (/[^aeiou]y$/.test(stem)) return `${stem.slice(0, -1)}ied`
  return `${doubled(stem)}ed`
}

function withIng(stem: string): string {
  if (stem.endsWith('ie')) return `${stem.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(stem)) return `${stem.slice(0, -1)}ing`
  return `${doubled(stem)}ing`
}

/** All forms of a verb by its stem, which may have several words ("carry out"): the first is inflected. */
export function verbForms(stem: string): { word: string; form: VerbForm }[] {
  const [first = '', ...rest] = stem.split(' ')
  const tail = (word: string) => [word, ...rest].join(' ')
  const irregular = irregularVerbs.get(first)
  const third = first === 'have' ? 'has' : first === 'be' ? 'is' : withS(first)
  const forms: { word: string; form: VerbForm }[] = [
    { word: stem, form: 'base' },
    { word: tail(third), form: 'third' },
    { word: tail(irregular?.past ?? withEd(first)), form: 'past' },
    { word: tail(irregular?.participle ?? withEd(first)), form: 'participle' },
    { word: tail(withIng(first)), form: 'gerund' },
  ]
  // Both spellings are in print: canceled, cancelled.
  if (/[aeiou][^aeiou]+el$/.test(first)) {
    for (const form of ['past', 'participle'] as const) forms.push({ word: tail(`${first}led`), form })
    forms.push({ word: tail(`${first}ling`), form: 'gerund' })
  }
  return forms
}

/** The stem of a verb from its third person: "loses" -> "lose", "searches" -> "search", "carries" -> "carry". */
export function verbStem(third: string): string {
  const [first = '', ...rest] = third.split(' ')
  const stem =
    first === 'has'
      ? 'have'
      : first === 'is'
        ? 'be'
        : /(ss|sh|ch|x|zz|o)es$/.test(first)
          ? first.slice(0, -2)
          : /[^aeiou]ies$/.test(first)
            ? `${first.slice(0, -3)}y`
            : first.replace(/s$/, '')
  return [stem, ...rest].join(' ')
}
