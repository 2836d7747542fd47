/** What has a number: "of a ship", "of a player P at a place L", "against a player". */
import type { Phrase } from '../../../grammar/tree.js'
import type { Named } from '../../reading/api.js'
import type { AttributeFacts } from '../../reading/lexicon.js'
import type { Draft } from '../draft.js'
import { isCapitalName, isWord, slice, splitList, term } from '../phrases.js'
import { prepositions } from '../prepositions.js'
import { readTypes } from '../types.js'

export interface Bearers {
  facts: Pick<AttributeFacts, 'preposition' | 'beside' | 'price'>
  /** The letters by which its base calls them. */
  names: Named[]
}

/** The types of what has it, or null where that is not said. As to what it is besides, and the names given, are put into `found`. */
export function readBearers(draft: Draft, file: string, phrase: Phrase, found: Bearers): string[] | null {
  const [first] = phrase.chunks
  const preposition = first?.image.toLowerCase() ?? ''
  if (!prepositions.has(preposition)) return null
  const { chunks } = phrase
  const next = chunks.findIndex((chunk, at) => at > 0 && isWord(chunk, ...prepositions))
  const end = next < 0 ? chunks.length : next
  const of = bearer(draft, file, slice(phrase, 1, end), 'it', found)
  if (preposition !== 'of') found.facts.preposition = preposition
  if (next < 0) return of
  const article = chunks.findIndex((chunk, at) => at > next && isWord(chunk, 'a', 'an'))
  const [type, ...others] = bearer(draft, file, slice(phrase, article), 'beside', found)
  if (article < 0 || type === undefined || others.length > 0) return null
  const said = splitList(slice(phrase, next, article)).map(term)
  found.facts.beside = { prepositions: said, type }
  return of
}

/** "a player P": its types; the letter stands for the name that the value knows it by. */
function bearer(draft: Draft, file: string, phrase: Phrase, name: string, found: Bearers): string[] {
  const letter = phrase.chunks.at(-1)
  if (phrase.chunks.length < 3 || !isCapitalName(letter)) return readTypes(draft, file, phrase)
  const types = readTypes(draft, file, slice(phrase, 0, -1 + phrase.chunks.length))
  const type = { name: types[0] ?? 'thing', many: false }
  found.names.push({ words: [letter.image], type, value: { op: 'local', name } })
  return types
}
