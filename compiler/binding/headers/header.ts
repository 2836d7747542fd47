/** Headers of rules: "a player P loses N gold", "a card C is present at a location L", "battle at the battlefield (a location)". */
import type { Phrase } from '../../../grammar/tree.js'
import type { Frame } from '../../reading/lexicon.js'
import { verbStem } from '../../reading/lexicon/inflection.js'
import type { Draft } from '../draft.js'
import { capitalName, isCapitalName, isWord, slice, term } from '../phrases.js'
import { readComplements, type Complements } from './complements.js'
import { prepositions } from '../prepositions.js'
import { slotAt, type Slot } from './slots.js'

/** A header read: the shape of its frame, and the slots in the order in which they stand. */
export interface Header extends Pick<Frame, 'kind' | 'stem' | 'subject' | 'complements'> {
  slots: Slot[]
}

/** Why a header is none. */
export interface NoHeader {
  reason: string
}

export function isHeader(header: Header | NoHeader): header is Header {
  return 'stem' in header
}

/** A verb with its doer, or without: "a player P draws N cards", "destroy a card C". */
export function readVerbHeader(draft: Draft, file: string, phrase: Phrase): Header | NoHeader {
  const subject = slotAt(draft, file, phrase, 0)
  const verbAt = subject?.end ?? 0
  const compound = compoundVerb(draft, phrase, verbAt)
  if (compound !== null)
    return header('verb', compound, subject, readComplements(draft, file, phrase, verbAt + wordsIn(compound)))
  const verb = phrase.chunks[verbAt]
  if (verb?.kind !== 'word' || capitalName.test(verb.image)) return { reason: 'it has no verb' }
  if (subject !== null && isWord(verb, 'is', 'are')) return readCopula(draft, file, phrase, subject)
  const image = verb.image.toLowerCase()
  if (isWord(verb, 'can', 'may', 'must', 'will')) {
    return { reason: `"${image}" can not stand in it: say plainly "a unit U reaches …", not "can reach"` }
  }
  const several = subject?.type.many === true
  const stem = subject === null || several ? image : verbStem(image)
  if (subject !== null && !several && stem === image) {
    return { reason: `"${image}" should be in the third person, as in "a player P draws"` }
  }
  return header('verb', stem, subject, readComplements(draft, file, phrase, verbAt + 1))
}

/** A verb of several words, by the form that a header has: "spell checks", of which the game says the forms. */
function compoundVerb({ entries }: Draft, phrase: Phrase, at: number): string | null {
  for (const entry of entries) {
    if (entry.entry !== 'forms' || wordsIn(entry.stem) < 2) continue
    const said = term(slice(phrase, at, at + wordsIn(entry.stem)))
    if (said === entry.stem || entry.forms.includes(said)) return entry.stem
  }
  return null
}

function wordsIn(stem: string): number {
  return stem.split(' ').length
}

/** "a card C is present at a location L": everything behind "is" up to the first slot names it. */
function readCopula(draft: Draft, file: string, phrase: Phrase, subject: Slot): Header | NoHeader {
  const first = subject.end + 1
  let at = first
  while (at < phrase.chunks.length && phrase.chunks[at]?.kind === 'word' && !slotAt(draft, file, phrase, at))
    at++
  if (at === first) return { reason: 'nothing stands behind "is"' }
  // The last preposition belongs to the slot behind it, unless it is all there is: "is within N squares of …".
  const last = phrase.chunks[at - 1]
  const keeps = at < phrase.chunks.length && at - first > 1 && last !== undefined && isPreposition(last.image)
  const end = keeps ? at - 1 : at
  return header('copula', term(slice(phrase, first, end)), subject, readComplements(draft, file, phrase, end))
}

/** "the presence of a player P at a location L", "battle at the battlefield (a location)": words, then slots. */
export function readNounHeader(draft: Draft, file: string, phrase: Phrase): Header | NoHeader {
  const start = isWord(phrase.chunks[0], 'the') && slotAt(draft, file, phrase, 0) === null ? 1 : 0
  let end = start
  while (end < phrase.chunks.length && !startsComplement(draft, file, phrase, end, start)) end++
  if (end === start) return { reason: 'it has no name of its own' }
  const read = readComplements(draft, file, phrase, end)
  const bare = read.complements.find(
    ({ preposition, role }) => preposition === null && role !== null && !capitalName.test(role),
  )
  if (bare) return { reason: `"${bare.role ?? ''}" needs a preposition before it, such as "by" or "with"` }
  return header('noun', term(slice(phrase, start, end)), null, read)
}

/** A preposition with a slot behind it, an optional part, or a number that is a parameter. */
function startsComplement(draft: Draft, file: string, phrase: Phrase, at: number, start: number): boolean {
  const chunk = phrase.chunks[at]
  if (chunk?.kind === 'icon' || (at > start && isCapitalName(chunk))) return true
  if (chunk?.kind !== 'word' || !isPreposition(chunk.image)) return false
  let next = at + 1
  while (isPreposition(phrase.chunks[next]?.image ?? '')) next++
  return slotAt(draft, file, phrase, next) !== null
}

function header(kind: Header['kind'], stem: string, subject: Slot | null, read: Complements): Header {
  return {
    kind,
    stem,
    subject: subject === null ? null : { role: subject.role, type: subject.type },
    complements: read.complements,
    slots: subject === null ? read.slots : [subject, ...read.slots],
  }
}

function isPreposition(word: string): boolean {
  return prepositions.has(word.toLowerCase())
}
