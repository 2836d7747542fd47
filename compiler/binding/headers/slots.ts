/**
 * Slots of a header: who and what takes part. `a player P`, `cards C`, `N`, `the attacker (a unit)`.
 */
import type { Chunk, Phrase } from '../../../grammar/tree.js'
import type { Type } from '../../reading/api.js'
import type { Draft } from '../draft.js'
import { didYouMean } from '../diagnostics.js'
import { isCapitalName, isWord, slice, term } from '../phrases.js'
import { prepositions } from '../prepositions.js'
import { readType, typeOfTerm } from '../types.js'

export interface Slot {
  /** The name of the role: `P`, `attacking unit`. */
  role: string
  /** The words it is called by in the body. */
  words: string[]
  type: Type
  /** Index of the first chunk behind it. */
  end: number
}

const longestTerm = 4

/** The slot that starts here, if one does. */
export function slotAt(draft: Draft, file: string, phrase: Phrase, at: number): Slot | null {
  const first = phrase.chunks[at]
  if (isWord(first, 'the')) return roleSlot(draft, file, phrase, at)
  if (isWord(first, 'a', 'an')) {
    const start = isArticle(phrase.chunks, at) ? at + 1 : at
    return (
      typedSlot(draft, phrase, start, false) ?? (start > at ? unknownSlot(draft, file, phrase, start) : null)
    )
  }
  if (isCapitalName(first)) {
    return { role: first.image, words: [first.image], type: { name: 'number', many: false }, end: at + 1 }
  }
  return typedSlot(draft, phrase, at, true)
}

/** "A" may be a name: "a" before a word is an article, a lone capital A before nothing is not. */
function isArticle(chunks: Chunk[], at: number): boolean {
  return chunks[at]?.image !== 'A' || chunks[at + 1]?.kind === 'word'
}

/** `unit U`, behind an article, or in the plural without one: `cards C`. */
function typedSlot(draft: Draft, phrase: Phrase, at: number, many: boolean): Slot | null {
  for (let length = longestTerm; length > 0; length--) {
    const name = phrase.chunks[at + length]
    if (!isCapitalName(name)) continue
    const type = typeOfTerm(draft, term(phrase.chunks.slice(at, at + length)))
    if (type === null || type.many !== many) continue
    return { role: name.image, words: [name.image], type, end: at + length + 1 }
  }
  return null
}

/** `a yunit U`: meant as a slot, but the type is not known. It is taken for any thing, so that the rest can be read. */
function unknownSlot(draft: Draft, file: string, phrase: Phrase, at: number): Slot | null {
  for (let length = 1; length <= longestTerm; length++) {
    const name = phrase.chunks[at + length]
    if (name?.kind !== 'word' || prepositions.has(name.image.toLowerCase())) return null
    if (!isCapitalName(name)) continue
    const words = term(phrase.chunks.slice(at, at + length))
    const { span } = slice(phrase, at, at + length)
    draft.reporter.report(
      'unknown-type',
      file,
      span,
      { word: words },
      didYouMean(words, draft.typeTerms.keys()),
    )
    return {
      role: name.image,
      words: [name.image],
      type: { name: 'thing', many: false },
      end: at + length + 1,
    }
  }
  return null
}

/** `the attacking unit (a unit)` */
function roleSlot(draft: Draft, file: string, phrase: Phrase, at: number): Slot | null {
  const rest = phrase.chunks.slice(at + 1)
  const length = rest.findIndex((chunk) => chunk.kind !== 'word')
  const group = rest[length]
  if (length < 1 || group?.kind !== 'group') return null
  const words = rest.slice(0, length).map((chunk) => chunk.image.toLowerCase())
  const inside = { chunks: group.inside, span: group.span, text: term(group.inside) }
  const type = readType(draft, file, inside) ?? { name: 'thing', many: false }
  return { role: words.join(' '), words, type, end: at + 1 + length + 1 }
}
