/** Sentences from the headers of rules: "a player P loses N gold" with its roles filled in. */
import type { Complement, Frame } from '../reading/lexicon.js'
import { written, writtenWords, type Speaker } from './speaker.js'
import { article, be, conjugated, counted, does, listed, owned } from './words.js'

/** What stands before the verb, and in which form it is. */
export type Mood = 'does' | 'would' | 'may' | 'may not' | 'must' | 'has' | 'to'
export type Filled = ReadonlyMap<string, string>

/** A frame without its subject. */
export interface Said {
  subject: string
  /** The verb and what is behind it, for a subject and a mood. */
  predicate: (subject: string, mood: Mood, negated?: boolean) => string
}

export function frameOf(speaker: Speaker, of: string): Frame | undefined {
  return speaker.wordings.frames.get(of)
}

/** "a unit": whoever fills a role of which nothing is said. */
export function anyOne(speaker: Speaker, type: string, any = 'any'): string {
  const noun = written(speaker, type.replace(/^instance:/, '').replace(/^word:.*/, 'word'))
  return any === 'a' ? article(noun) : `${any} ${noun}`
}

/** What a verb is done to. */
export const objectOf = ({ kind, complements }: Frame): Complement | undefined =>
  kind === 'verb'
    ? complements.find(
        ({ preposition, role, type }) => preposition === null && role !== null && type?.name !== 'number',
      )
    : undefined

/** A frame of a verb or of a state, said of its roles. Without a doer it is said of what it is done to: "this card is lost". */
export function saidOf(frame: Frame, filled: Filled, speaker: Speaker, any = 'a'): Said {
  const value = (role: string, type: string): string => filled.get(role) ?? anyOne(speaker, type, any)
  const object = objectOf(frame)
  const passive = frame.subject === null && object?.role != null
  const of = passive ? object : frame.subject
  const subject = of?.role == null ? 'one' : value(of.role, of.type?.name ?? 'thing')
  const rest = frame.complements
    .filter((one) => !passive || one !== object)
    .map((one) => complement(one, filled, speaker, any))
    .filter((words) => words !== '')
  const stem = writtenWords(speaker, frame.stem)
  const behind = rest.length === 0 ? '' : ` ${rest.join(' ')}`
  if (frame.kind === 'copula' || passive) {
    const what = passive ? verbOf(frame, 'participle', subject, speaker) : stem
    return { subject, predicate: (who, mood, negated) => `${beIn(who, mood, negated)} ${what}${behind}` }
  }
  return {
    subject,
    predicate: (who, mood, negated) => `${verbIn(frame, who, mood, negated, speaker)}${behind}`,
  }
}

export const sentenceOf = (said: Said, mood: Mood = 'does', negated = false): string =>
  `${said.subject} ${said.predicate(said.subject, mood, negated)}`

/** A frame of a noun: "the presence of P at L"; `article` is "the", "a", "each". */
export function nounOf(
  frame: Frame,
  filled: Filled,
  speaker: Speaker,
  before: string,
  whole: boolean,
): string {
  const shown = frame.complements.filter(({ role }) => whole || role === null || filled.has(role))
  const owner = shown.find(({ preposition, role }) => preposition === 'of' && role !== null)
  const rest = shown.filter((one) => one !== owner).map((one) => complement(one, filled, speaker, 'a'))
  const stem = 'event' in frame.target ? frame.stem : writtenWords(speaker, frame.stem)
  const noun = [stem, ...rest].join(' ')
  if (owner?.role == null) return before === 'a' ? article(noun) : `${before} ${noun}`
  return owned(filled.get(owner.role) ?? anyOne(speaker, owner.type?.name ?? 'thing', 'a'), noun)
}

function complement(
  { preposition, words, role, type, optional }: Complement,
  filled: Filled,
  speaker: Speaker,
  any: string,
): string {
  const before = preposition === null ? '' : `${preposition} `
  const unit = wordsOf(words, speaker)
  if (role === null) return `${before}${unit}`
  const value = filled.get(role)
  if (value === undefined && optional) return ''
  if (type?.name === 'number') {
    if (value !== undefined) return `${before}${amountIn(value, unit)}`.trim()
    return `${before}${unit === '' ? 'a number' : `any ${/s$/.test(unit) ? 'number' : 'amount'} of ${unit}`}`
  }
  return `${before}${value ?? anyOne(speaker, type?.name ?? 'thing', any)}${unit === '' ? '' : ` ${unit}`}`
}

/** Fixed words with the capitals of the names among them. */
function wordsOf(words: readonly string[], speaker: Speaker): string {
  const [first = '', ...rest] = words
  return first === 'the'
    ? `the ${writtenWords(speaker, rest.join(' '))}`
    : writtenWords(speaker, words.join(' '))
}

/** "2 cards"; "an amount of gold equal to half of your gold". */
function amountIn(value: string, unit: string): string {
  if (unit === '' || /^[\p{L}\p{N}.]+$/u.test(value)) return counted(value, unit)
  return `${/s$/.test(unit) ? 'a number' : 'an amount'} of ${unit} equal to ${value}`
}

const modal = { would: 'would', may: 'may', 'may not': 'may not', must: 'must', to: 'to' } as const

function verbOf(
  frame: Frame,
  form: Parameters<typeof conjugated>[1],
  who: string,
  { wordings }: Speaker,
): string {
  return conjugated(frame.stem, form, who, wordings.forms.get(frame.stem))
}

function verbIn(
  frame: Frame,
  who: string,
  mood: Mood,
  negated: boolean | undefined,
  speaker: Speaker,
): string {
  if (mood === 'has')
    return `${be(who) === 'are' ? 'have' : 'has'}${negated ? ' not' : ''} ${verbOf(frame, 'participle', who, speaker)}`
  if (mood !== 'does') return `${modal[mood]}${negated ? ' not' : ''} ${verbOf(frame, 'base', who, speaker)}`
  return negated ? `${does(who)} not ${frame.stem}` : verbOf(frame, 'does', who, speaker)
}

function beIn(who: string, mood: Mood, negated = false): string {
  const not = negated ? ' not' : ''
  if (mood === 'does') return `${be(who)}${not}`
  if (mood === 'has') return `${be(who) === 'are' ? 'have' : 'has'}${not} been`
  return `${modal[mood]}${not} be`
}

/** What no header tells: the name, and who fills which role. */
export function unframed(name: string, filled: Filled): string {
  const roles = [...filled].map(([role, value]) => `${role} is ${value}`)
  return roles.length === 0 ? `“${name}”` : `“${name}” where ${listed(roles, 'and')}`
}
