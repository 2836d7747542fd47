/** From an entry to the terms it puts into the lexicon, each with its sense. */
import type { Sense } from '../lexicon.js'
import type { LexiconEntry } from './entries.js'
import { pluralOf, verbForms } from './inflection.js'

export interface Term {
  term: string
  sense: Sense
  /** Matched with its capitals. */
  exact: boolean
}

const loose = (term: string, sense: Sense): Term => ({ term, sense, exact: false })

/** Each term in the singular and the plural. */
function inBothNumbers(words: string[], plural: string | undefined, sense: (many: boolean) => Sense): Term[] {
  return words.flatMap((word, index) => [
    loose(word, sense(false)),
    loose(index === 0 && plural !== undefined ? plural : pluralOf(word), sense(true)),
  ])
}

function formOf(word: string): 'third' | 'gerund' | 'past' | 'participle' {
  if (word.endsWith('ing')) return 'gerund'
  return word.endsWith('s') && !word.endsWith('ss') ? 'third' : 'past'
}

/** The terms of one entry; `irregular` holds the stems whose forms are declared. */
export function termsOf(entry: LexiconEntry, irregular: ReadonlySet<string>): Term[] {
  switch (entry.entry) {
    case 'type':
      return inBothNumbers(entry.words, entry.plural, (many) => ({ cat: 'type', type: entry.type, many }))
    case 'attribute':
      return entry.words.map((word) => loose(word, { cat: 'attribute', attribute: entry.attribute }))
    case 'word': {
      const { attribute, word, printed, of } = entry
      return inBothNumbers(entry.words, entry.plural, (many) => ({
        cat: 'word',
        attribute,
        word,
        many,
        ...(printed && { printed }),
        ...(of && { of }),
      }))
    }
    case 'counter':
      return entry.words.map((word) => loose(word, { cat: 'counter', counter: entry.counter }))
    case 'zone':
      return inBothNumbers(entry.words, entry.plural, (many) => ({ cat: 'zone', zone: entry.zone, many }))
    case 'position':
      return [loose(entry.position, { cat: 'position', group: entry.group, position: entry.position })]
    case 'stored':
      return [loose(entry.relation, { cat: 'stored', relation: entry.relation })]
    case 'player':
      return entry.words.map((word) => loose(word, { cat: 'player', player: entry.player }))
    case 'title': {
      const { title: text, cards, alias, partOf, type } = entry
      const sense: Sense = {
        cat: 'title',
        text,
        cards,
        alias,
        ...(partOf && { partOf }),
        ...(type !== undefined && { type }),
      }
      return [{ term: entry.title, sense, exact: true }]
    }
    case 'keyword':
      return [loose(entry.term ?? entry.keyword, { cat: 'keyword', keyword: entry.keyword })]
    case 'procedure':
      return inBothNumbers(entry.words, entry.plural, (many) => ({
        cat: 'procedure',
        event: entry.event,
        many,
      }))
    case 'window':
      return [loose(entry.window, { cat: 'window', window: entry.window })]
    case 'frame':
      return frameTerms(entry.frame.stem, entry.frame.kind, irregular)
    case 'forms':
      return entry.forms.flatMap((word) => {
        const form = formOf(word)
        const forms = form === 'past' ? (['past', 'participle'] as const) : [form]
        return forms.map((one) => loose(word, { cat: 'verb', stem: entry.stem, form: one }))
      })
    case 'convention':
      return []
  }
}

function frameTerms(stem: string, kind: 'verb' | 'copula' | 'noun', irregular: ReadonlySet<string>): Term[] {
  if (kind === 'verb') {
    const forms = irregular.has(stem) ? [{ word: stem, form: 'base' as const }] : verbForms(stem)
    return forms.map(({ word, form }) => loose(word, { cat: 'verb', stem, form }))
  }
  if (kind === 'copula') return [loose(stem, { cat: 'head', stem, kind, many: false })]
  return inBothNumbers([stem], undefined, (many) => ({ cat: 'head', stem, kind, many }))
}
