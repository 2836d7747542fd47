/** Which of several verbs of the same words is meant where nobody is said to do it. */
import type { Frame, Lexicon } from '../../lexicon.js'
import { descends } from '../../meaning/types.js'
import { passiveOf } from '../complements.js'

/** Another verb of these words does the same to more kinds of things: nobody is said to be the one who does this. */
export function isSpecial(passive: Frame, { stem }: Frame, lexicon: Lexicon): boolean {
  const own = passive.subject?.type.name
  return (
    own !== undefined &&
    lexicon.frames(stem).some((other) => {
      const same = 'event' in other.target ? passiveOf(other)?.subject?.type.name : undefined
      return same !== undefined && same !== own && descends(lexicon, own, same)
    })
  )
}
