/** Which of several verbs of the same words is meant where nobody is said to do it. */
import type { Frame, Lexicon } from '../../lexicon.js'
import { descends } from '../../meaning/types.js'
import type { PredicatePhrase } from '../../phrases.js'
import { passiveOf } from '../complements.js'

/** "deploys a card [to a place]" beside "deploys a card [to a place] from a zone". */
const isSimpler = (one: Frame, other: Frame): boolean =>
  one.complements.length < other.complements.length &&
  one.complements.every(({ preposition, words }) =>
    other.complements.some(
      (theirs) => theirs.preposition === preposition && theirs.words.join(' ') === words.join(' '),
    ),
  )

/** Another verb of these words does the same to more kinds of things: nobody is said to be the one who does this. */
export function isSpecial(passive: Frame, frame: Frame, lexicon: Lexicon): boolean {
  const own = passive.subject?.type.name
  return (
    own !== undefined &&
    lexicon.frames(frame.stem).some((other) => {
      const same = 'event' in other.target ? passiveOf(other)?.subject?.type.name : undefined
      if (same === undefined || !descends(lexicon, own, same)) return false
      return same !== own || isSimpler(other, frame)
    })
  )
}

/** Another verb of the same words is a player's. */
export function isForPlayers({ frame }: PredicatePhrase, lexicon: Lexicon): boolean {
  const shape = ({ complements }: Frame): string =>
    complements.map(({ preposition, words }) => [preposition, ...words].join(' ')).join(' … ')
  return lexicon
    .frames(frame.stem)
    .some((other) => other.subject?.type.name === 'player' && shape(other) === shape(frame))
}
