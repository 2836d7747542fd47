/** What stands behind the verb of a header: slots with their prepositions, fixed words, optional parts in brackets. */
import type { Chunk, Phrase } from '../../../grammar/tree.js'
import type { Complement } from '../../reading/lexicon.js'
import type { Draft } from '../draft.js'
import { isWord, slice, term } from '../phrases.js'
import { prepositions } from '../prepositions.js'
import { slotAt, type Slot } from './slots.js'

export interface Complements {
  complements: Complement[]
  slots: Slot[]
}

export function readComplements(draft: Draft, file: string, phrase: Phrase, from: number): Complements {
  const read: Complements = { complements: [], slots: [] }
  let at = from
  let words: Chunk[] = []
  /** Fixed words that no slot follows. */
  const flush = (): void => {
    for (const run of fixedRuns(words)) read.complements.push(run)
    words = []
  }
  while (at < phrase.chunks.length) {
    const chunk = phrase.chunks[at]
    if (chunk === undefined) break
    if (chunk.kind === 'icon') {
      flush()
      takeOptional(draft, file, chunk, chunk.inside, read)
      at++
      continue
    }
    const slot = slotAt(draft, file, phrase, at)
    if (slot === null) {
      if (chunk.kind === 'word') words.push(chunk)
      else if (chunk.kind !== 'mark' || chunk.image !== ',') reportMark(draft, file, phrase, at)
      at++
      continue
    }
    const { before, preposition } = prepositionOf(words)
    words = before
    flush()
    at = slot.end
    const unit = slot.type.name === 'number' ? wordsUpToPreposition(draft, file, phrase, at) : []
    at += unit.length
    read.slots.push(slot)
    read.complements.push({
      preposition,
      words: unit.map((word) => word.image.toLowerCase()),
      role: slot.role,
      type: slot.type,
      optional: false,
    })
  }
  flush()
  return read
}

/** `[from a zone Z]` */
function takeOptional(draft: Draft, file: string, icon: Chunk, inside: Chunk[], read: Complements): void {
  const part: Phrase = { chunks: inside, span: icon.span, text: term(inside) }
  const optional = readComplements(draft, file, part, 0)
  read.slots.push(...optional.slots)
  read.complements.push(...optional.complements.map((one) => ({ ...one, optional: true })))
}

/** The words directly behind an amount say what it counts: "N gold", "N damage". */
function wordsUpToPreposition(draft: Draft, file: string, phrase: Phrase, from: number): Chunk[] {
  const words: Chunk[] = []
  for (let at = from; at < phrase.chunks.length; at++) {
    const chunk = phrase.chunks[at]
    if (chunk?.kind !== 'word' || prepositions.has(chunk.image.toLowerCase())) break
    if (slotAt(draft, file, phrase, at) !== null) break
    words.push(chunk)
  }
  return words
}

/** Parts the words before a slot into fixed ones and its preposition: "into hand" + "from", "to the top of". */
function prepositionOf(words: Chunk[]): { before: Chunk[]; preposition: string | null } {
  let start = words.length
  while (start > 0 && isPreposition(words[start - 1])) start--
  if (start === words.length) return { before: words, preposition: null }
  // "to the top of", "on top of": the noun belongs to the preposition.
  const noun = words[start - 1]
  if (noun !== undefined && isWord(noun, 'top', 'bottom', 'end', 'front')) {
    let first = start - 1
    if (isWord(words[first - 1], 'the')) first--
    if (isPreposition(words[first - 1])) start = first - 1
  }
  return { before: words.slice(0, start), preposition: term(words.slice(start)) }
}

function isPreposition(chunk: Chunk | undefined): boolean {
  return chunk !== undefined && prepositions.has(chunk.image.toLowerCase())
}

/** "face down into play" are two complements: what is before the preposition, and the rest with it. */
function fixedRuns(words: Chunk[]): Complement[] {
  if (words.length === 0) return []
  const at = words.findIndex((word, index) => index > 0 && isPreposition(word))
  if (at > 0) return [...fixedRuns(words.slice(0, at)), ...fixedRuns(words.slice(at))]
  const [first, ...rest] = words.map((word) => word.image.toLowerCase())
  const starts = first !== undefined && prepositions.has(first) && rest.length > 0
  return [
    {
      preposition: starts ? first : null,
      words: starts ? rest : [...(first === undefined ? [] : [first]), ...rest],
      role: null,
      type: null,
      optional: false,
    },
  ]
}

function reportMark(draft: Draft, file: string, phrase: Phrase, at: number): void {
  const part = slice(phrase, at, at + 1)
  const facts = { what: 'rule', reason: `"${part.text}" has no meaning here` }
  draft.reporter.report('header-unreadable', file, part.span, facts, goingOn(phrase))
}

/** A header of several lines: who indents a body by four spaces did not mean that. */
export function goingOn({ chunks }: Phrase): string[] {
  const line = chunks[0]?.span.line ?? 0
  const next = chunks.find(({ span }) => span.line > line)?.span.line
  if (next === undefined) return []
  return [
    `Line ${String(next)} is indented by four or more spaces and so goes on with the header; a body is indented by two.`,
  ]
}
