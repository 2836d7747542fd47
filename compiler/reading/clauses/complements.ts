/**
 * A verb waits for its complements. Each complement of a frame is a short row of items: its preposition word by word, the
 * slot for its role, its fixed words ("to the top of ZONE", "N gold", "into hand"). Complements come in any order, but objects
 * of one type in that of the header ("has a unit attack a unit"); inside one, items come in theirs. Nothing is skipped: only where an amount ends in the fixed word itself ("suffers the damage"),
 * that word is not said again.
 */
import type { Complement, Frame, Lexicon } from '../lexicon.js'
import type { NumberPhrase, PredicatePhrase, ThingPhrase } from '../phrases.js'
import type { Type } from '../api.js'
import { narrowed } from '../meaning/pending.js'
import { remembered } from '../remembered.js'

export type Item = { word: string } | { slot: string; type: Type }

export type Filler = ThingPhrase | NumberPhrase

/** What filling a slot leads to: predicates further on, or the reason why the filler does not fit. */
export interface Filled {
  next: PredicatePhrase[]
  misfits: string[]
}

export const itemsOf: (complement: Complement) => readonly Item[] = remembered(rowOf)

function rowOf(complement: Complement): Item[] {
  const before =
    complement.preposition === null ? [] : complement.preposition.split(' ').map((word) => ({ word }))
  const slot =
    complement.role !== null && complement.type !== null
      ? [{ slot: complement.role, type: complement.type }]
      : []
  return [...before, ...slot, ...complement.words.map((word) => ({ word }))]
}

export function openFrame(frame: Frame, form: PredicatePhrase['form']): PredicatePhrase {
  return {
    as: 'predicate',
    frame,
    voice: 'active',
    form,
    filled: {},
    done: [],
    open: null,
    modal: null,
  }
}

/** "a unit is destroyed (by a player)": the object becomes the subject, the subject an optional complement with "by". */
export const passiveOf = remembered((frame: Frame): Frame | null => {
  const without = middleOf(frame)
  if (!without || !frame.subject) return without
  const { role, type } = frame.subject
  const agent: Complement = { preposition: 'by', words: [], role, type, optional: true }
  return { ...without, complements: [...without.complements, agent] }
})

/** "a unit deploys to a place": the object as subject, nobody who does it. */
export const middleOf = remembered((frame: Frame): Frame | null => {
  const object = objectOf(frame)
  if (object?.role == null || object.type === null || object.words.length > 0) return null
  const rest = frame.complements.filter((complement) => complement !== object)
  return { ...frame, subject: { role: object.role, type: object.type }, complements: rest }
})

/** Words agree when they are the same but for a plural ending: "1 card" and "N cards" are one frame. */
export function sameWord(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a === b || a === `${b}s` || b === `${a}s` || a === `${b}es` || b === `${a}es`
}

/** The forms of a word that agree with it in this sense. */
export function agreeing(word: string): string[] {
  const lower = word.toLowerCase()
  return [lower, `${lower}s`, `${lower}es`, lower.replace(/s$/, ''), lower.replace(/es$/, '')]
}

/** The predicates after one more word; none when no complement waits for it. */
export function takeWord(predicate: PredicatePhrase, word: string): PredicatePhrase[] {
  return waiting(predicate)
    .filter(({ item }) => 'word' in item && sameWord(item.word, word))
    .map(({ complement, index }) => advance(predicate, complement, index))
}

/** "initiates battles" for a verb that says "a battle": the article before a fixed word is left out. */
export function takeWithoutArticle(predicate: PredicatePhrase, word: string): PredicatePhrase[] {
  return waiting(predicate).flatMap(({ complement, index, item }) => {
    const shape = predicate.frame.complements[complement]
    const next = shape && itemsOf(shape)[index + 1]
    const isArticle = 'word' in item && (item.word === 'a' || item.word === 'an')
    return isArticle && next && 'word' in next && sameWord(next.word, word)
      ? [advance(predicate, complement, index + 1)]
      : []
  })
}

/** The predicates after a thing or number takes the next slot. */
export function takeFiller(predicate: PredicatePhrase, filler: Filler, lexicon: Lexicon): Filled {
  const filled: Filled = { next: [], misfits: [] }
  for (const { complement, index, item } of waiting(predicate)) {
    if (!('slot' in item)) continue
    const fitting = fitted(filler, item.type, lexicon)
    if (!fitting) {
      filled.misfits.push(
        `behind "${predicate.frame.stem}" stands a ${item.type.name}, not a ${typeOf(filler)}`,
      )
      continue
    }
    const next = advance(predicate, complement, index)
    filled.next.push({ ...next, filled: { ...next.filled, [item.slot]: fitting } })
  }
  return filled
}

/** The filler where this type is wanted; null when it can not be of it. */
export function fitted(filler: Filler, type: Type, lexicon: Lexicon): Filler | null {
  if (filler.as === 'number') return type.name === 'number' ? filler : null
  return type.name === 'number' ? null : narrowed(lexicon, filler, [type.name])
}

export function typeOf(filler: Filler): string {
  return filler.as === 'number' ? 'number' : filler.type.name
}

/** Every complement that is not optional is there, and none is half said. */
export function isComplete(predicate: PredicatePhrase): boolean {
  return (
    isClosed(predicate) &&
    predicate.frame.complements.every((complement) => complement.optional || isSaid(predicate, complement))
  )
}

/** What is still to be said, as the header of the verb puts it: "N cards", "to a zone". */
export function missing(predicate: PredicatePhrase): string[] {
  return predicate.frame.complements
    .filter(({ optional }, index) => !optional && !predicate.done.includes(index))
    .map((complement) => itemsOf(complement).map(inWords).join(' '))
}

function inWords(item: Item): string {
  if ('word' in item) return item.word
  if (item.type.name === 'number') return item.slot
  return /^[A-Z]\d*$/.test(item.slot) ? `a ${item.type.name} ${item.slot}` : `a ${item.type.name}`
}

/** None is half said and no fixed word is missing; roles may be, as in "when it attacks" (whatever it attacks). */
export function isClosed(predicate: PredicatePhrase): boolean {
  if (predicate.open !== null) return false
  return predicate.frame.complements.every(
    (complement) => complement.role !== null || complement.optional || isSaid(predicate, complement),
  )
}

function isSaid(predicate: PredicatePhrase, complement: Complement): boolean {
  if (complement.role !== null) return predicate.filled[complement.role] !== undefined
  return predicate.done.includes(predicate.frame.complements.indexOf(complement))
}

/** "suffers the damage": the fixed words behind the amount are its own last words. */
export function takeOwnUnit(
  predicate: PredicatePhrase,
  endsIn: (words: readonly string[]) => boolean,
): PredicatePhrase {
  if (predicate.open === null) return predicate
  const { complement, item } = predicate.open
  const shape = predicate.frame.complements[complement]
  const rest = shape === undefined ? [] : itemsOf(shape).slice(item)
  const words = rest.flatMap((one) => ('word' in one ? [one.word] : []))
  if (words.length < rest.length || !endsIn(words)) return predicate
  return { ...predicate, done: [...predicate.done, complement].sort((a, b) => a - b), open: null }
}

/** "loses gold", however much: the fixed words without the amount, for events. */
export function takeUnit(predicate: PredicatePhrase, word: string): PredicatePhrase[] {
  if (predicate.open !== null) return []
  return predicate.frame.complements.flatMap((complement, index) => {
    const [unit] = complement.words
    const isAmount = complement.type?.name === 'number' && complement.preposition === null
    if (!isAmount || unit === undefined || !sameWord(unit, word) || predicate.done.includes(index)) return []
    return [advance(predicate, index, 1)]
  })
}

/** The role a verb's direct object fills: the subject of its passive. */
export function objectOf(frame: Frame): Complement | undefined {
  return frame.complements.find((complement) => complement.preposition === null && complement.role !== null)
}

interface Waiting {
  complement: number
  index: number
  item: Item
}

/** Items that may come next: the next of the open complement, or the first of one not begun. */
function waiting(predicate: PredicatePhrase): Waiting[] {
  const { frame, done, open } = predicate
  return frame.complements.flatMap((complement, index) => {
    if (open === null ? done.includes(index) || mustWait(predicate, index) : open.complement !== index)
      return []
    const item = itemsOf(complement)[open?.item ?? 0]
    return item === undefined ? [] : [{ complement: index, index: open?.item ?? 0, item }]
  })
}

/** An object of the same type stands before it in the header and is not said yet. */
function mustWait({ frame, done }: PredicatePhrase, at: number): boolean {
  const own = frame.complements[at]
  const isAlike = (one: Complement): boolean =>
    one.preposition === null &&
    one.words.length === 0 &&
    one.type !== null &&
    one.type.name === own?.type?.name
  if (!own || !isAlike(own)) return false
  return frame.complements.slice(0, at).some((one, index) => isAlike(one) && !done.includes(index))
}

function advance(predicate: PredicatePhrase, complement: number, index: number): PredicatePhrase {
  const shape = predicate.frame.complements[complement]
  const finished = shape === undefined || index + 1 === itemsOf(shape).length
  const done = [...predicate.done, ...(finished ? [complement] : [])].sort((a, b) => a - b)
  return { ...predicate, done, open: finished ? null : { complement, item: index + 1 } }
}
