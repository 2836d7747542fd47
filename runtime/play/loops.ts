import { fault } from '../state/fault.js'
import { positionHash } from '../state/hash.js'
import { busiest, type Play } from './play.js'

/** Work after which positions are remembered, as a share of the bound. */
const watchFrom = 1 / 2

/** How often a position may come back without any player having decided anything. */
const timesAtMost = 20

/**
 * Finds mandatory effects that go round in a circle: the same position (without the generator and what only grows) comes
 * back again and again within one answer. Called where triggers begin, and only once the work runs high.
 */
export function watchLoops(play: Play): void {
  if (play.work < play.bound * watchFrom) return
  const key = positionHash(play.state)
  const times = (play.met.get(key) ?? 0) + 1
  play.met.set(key, times)
  if (times < timesAtMost) return
  const texts = busiest(play)
  throw fault(
    'loop',
    `The same position came back ${times} times with no decision between: ${texts.join(', ')}.`,
    texts,
  )
}
