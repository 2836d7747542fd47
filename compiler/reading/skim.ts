/** A reader that looks for unknown words first: a list of thousands of sentences is read for what can be read at all. */
import type { Phrase } from '../../grammar/tree.js'
import type { Problem, Reader, Readings, Scope } from './api.js'
import { problem } from './explain-failure.js'
import { mayBeCoined } from './fixed-words.js'
import { isKnownWord } from './known-words.js'
import { tokensOf } from './tokens.js'
import { wordEdges } from './words.js'

/**
 * Reads as the given reader does, but gives up, without suggestions, where a word is in no term of the game and no word of
 * English. Labels and names may be any words.
 */
export function skimming(reader: Reader): Reader {
  const unknown = (phrase: Phrase, scope: Scope): Problem[] => {
    const tokens = tokensOf(phrase)
    const label = tokens.findIndex(({ image }) => image === ':')
    const strange = tokens.flatMap((token, at) => {
      const isFree = at <= label || isName(tokens, at) || mayBeCoined(tokens, at)
      return isFree || isKnownWord(token.image, scope.lexicon) ? [] : [{ token, at }]
    })
    if (strange.length === 0) return []
    const edges = wordEdges(tokens, scope)
    const covered = (at: number): boolean => edges.some(({ start, end }) => start <= at && at < end)
    return strange
      .filter(({ at }) => !covered(at))
      .map(({ token }) => problem('unknown-word', token.span, { word: token.image }))
  }
  const first =
    <M>(read: (phrase: Phrase, scope: Scope) => Readings<M>) =>
    (phrase: Phrase, scope: Scope): Readings<M> => {
      const problems = unknown(phrase, scope)
      return problems.length > 0 ? { readings: [], problems } : read(phrase, scope)
    }
  return {
    thing: first(reader.thing),
    number: first(reader.number),
    condition: first(reader.condition),
    event: first(reader.event),
    effect: first(reader.effect),
    sentence: first(reader.sentence),
  }
}

/** "as the roll", "as helpers": what is named there may be any word. */
function isName(tokens: readonly { word: string }[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 2), at).map(({ word }) => word)
  return before.at(-1) === 'as' || before.join(' ') === 'as the'
}
