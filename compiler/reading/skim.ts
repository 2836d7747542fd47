/** A reader that looks for unknown words first: a list of thousands of sentences is read for what can be read at all. */
import type { Phrase } from '../../grammar/tree.js'
import type { Problem, Reader, Readings, Scope } from './api.js'
import { createEnglish } from './english.js'
import { problem } from './explain-failure.js'
import { tokensOf } from './tokens.js'
import { wordEdges } from './words.js'

/** Reads as the given reader does, but gives up, without suggestions, where a word is in no term of the game and no word of English. */
export function skimming(reader: Reader): Reader {
  const { words } = createEnglish()
  const unknown = (phrase: Phrase, scope: Scope): Problem[] => {
    const tokens = tokensOf(phrase)
    const strange = tokens.flatMap((token, at) =>
      /^\p{L}/u.test(token.word) && token.image.length > 1 && !words.has(token.word) ? [{ token, at }] : [],
    )
    if (strange.every(({ token }) => scope.lexicon.knows(token.image))) return []
    const edges = wordEdges(tokens, scope).filter(({ category }) => category !== 'token')
    const covered = (at: number): boolean => edges.some(({ start, end }) => start <= at && at < end)
    return strange
      .filter(({ token, at }) => !scope.lexicon.knows(token.image) && !covered(at))
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
