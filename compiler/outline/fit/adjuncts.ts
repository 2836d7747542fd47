/** Phrases that say when, how or where, which go with any verb, and what a preposition may be said of. */
import type { Lexicon } from '../../reading/lexicon.js'
import { partOf } from '../node.js'
import type { Node } from '../outline.js'
import { matches } from './frames.js'
import { fits } from './types.js'

/** Prepositions that speak of when, how long or how often, or leave something out. */
export const ofTime: ReadonlySet<string> = new Set(
  (
    'during|until|after|before|since|per|as|following|except|for remainder of|for rest of|for the remainder of|' +
    'for the rest of|at start of|at end of|at the start of|at the end of|at beginning of|at the beginning of|' +
    'instead of|in place of|only during|regardless of|in addition to|except for|because of|due to|other than|' +
    'rather than|for purposes of|any time|once per|by the end of|by end of|before the end of|including|excluding|such as|even if|by'
  ).split('|'),
)

/**
 * Whether a phrase may stand with anything of this type (null: with any verb). Phrases of time may; others when the game
 * declares such a place: "a card C is at a location L".
 */
export function isFree(phrase: Node, type: string | null, lexicon: Lexicon): boolean {
  const object = partOf(phrase, 'object')
  if (ofTime.has(phrase.stem)) return true
  if (!object) return true
  if (object.type.startsWith('instance:')) return true
  if (phrase.stem === 'for' && isMeasure(object)) return true
  const stem = phrase.stem.replace(/^only /u, '')
  return lexicon
    .frames(stem)
    .some(
      (frame) =>
        frame.kind === 'copula' &&
        (type === null || frame.subject === null || fits(type, frame.subject.type.name, lexicon)) &&
        frame.complements.some((place) => place.preposition === null && matches(object, place, lexicon)),
    )
}

/** "for each card", "for every 2 cards": how often. */
function isMeasure(object: Node): boolean {
  const quantifier = partOf(object, 'quantifier')
  return quantifier !== undefined && /^(?:each|every)$/u.test(quantifier.stem)
}
