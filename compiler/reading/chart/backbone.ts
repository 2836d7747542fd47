/**
 * The backbone of a sentence: what its categories alone allow, before any meaning is made. Of all constituents that may be
 * begun at some word only few can ever be part of a whole; meanings are made of those alone (J. Maxwell and R. Kaplan, "The
 * interface between phrasal and functional constraints", 1993). From left to right a recogniser finds what may stand where,
 * and from the whole backwards that tells what may be part of it.
 */
import type { Entry } from './entries.js'
import type { Grammar } from './grammar.js'
import type { Guide } from './guide.js'
import { partsOf } from './parts.js'
import { recognise } from './recogniser.js'
import { tablesOf } from './tables.js'

/** Null when the sentence can not be a `goal`, whatever its words mean. */
export function backboneOf(
  grammar: Grammar,
  length: number,
  entries: readonly Entry[],
  goal: number,
  openings: Int32Array,
): Guide | null {
  const tables = tablesOf(grammar)
  return goal < 0 ? null : partsOf(tables, recognise(tables, length, entries, goal, openings), goal)
}
