/** Small matters of English: articles, lists, owners, agreement. */
import { pluralOf, verbForms } from '../reading/lexicon/inflection.js'

/** `a, b and c`. */
export function listed(items: readonly string[], joint: string): string {
  const last = items.at(-1)
  if (last === undefined) return 'nothing'
  const comma = items.length > 2 || items.some((item) => item.includes(',')) ? ',' : ''
  return items.length === 1 ? last : `${items.slice(0, -1).join(', ')}${comma} ${joint} ${last}`
}

/** `the enemy's power`, `your power`, `its power`; what is long stands behind: "the power of each unit at this place". */
export function owned(owner: string, what: string): string {
  if (owner === 'you') return `your ${what}`
  if (owner === 'it') return `its ${what}`
  const short = owner.split(' ').length <= 3 && !/[,()]|^(each|all|any|one|no) /.test(owner)
  if (!short) return `the ${what} of ${owner}`
  return `${owner}${owner.endsWith('s') ? '’' : '’s'} ${what}`
}

export const article = (word: string): string =>
  word.startsWith('other ') ? `an${word}` : `${/^(?:[aeio]|u(?!ni|se))/i.test(word) ? 'an' : 'a'} ${word}`

/** Brackets around what has words that could attach elsewhere. */
export const bracketed = (text: string): string =>
  / (and|or|plus|minus|times|if) |,/.test(text) ? `(${text})` : text

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${String(count)} times`

/** Words behind an amount: "2 cards", "1 card". */
export function counted(amount: string, words: string): string {
  if (amount !== '1') return `${amount} ${words}`
  const one = words.replace(/\bdice$/, 'die').replace(/ies$/, 'y')
  return `1 ${one.replace(/([^su])s$/, '$1')}`
}

/** "cards" for "card". */
export const plural = (noun: string): string => (noun === '' ? noun : pluralOf(noun))

/** Words about several things. */
export const isMany = (subject: string): boolean =>
  /^(all|both|they|you|some|the chosen \w+s|up to|any number of|\d*[02-9] )(?= |$)/.test(subject)

export type Form = 'does' | 'base' | 'participle' | 'gerund'

/** A verb by its stem, in the form that the subject asks for. `irregular`: forms that a game declares. */
export function conjugated(
  stem: string,
  form: Form,
  subject: string,
  irregular: readonly string[] = [],
): string {
  if (form === 'base' || (form === 'does' && isMany(subject))) return stem
  const [, ...rest] = stem.split(' ')
  const declared = irregular.find((word) =>
    form === 'gerund'
      ? word.endsWith('ing')
      : form === 'does'
        ? /[^s]s$/.test(word)
        : !/(ing|[^s]s)$/.test(word),
  )
  if (declared !== undefined) return [declared, ...rest].join(' ')
  const wanted = form === 'does' ? 'third' : form
  return verbForms(stem).find((one) => one.form === wanted)?.word ?? stem
}

/** "you has" is "you have". */
export function be(subject: string): string {
  return isMany(subject) ? 'are' : 'is'
}
export const have = (subject: string): string => (isMany(subject) ? 'have' : 'has')
export const does = (subject: string): string => (isMany(subject) ? 'do' : 'does')
