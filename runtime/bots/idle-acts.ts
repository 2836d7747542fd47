/**
 * Which acts only go to and fro. What can be taken back for nothing (going aboard and leaving again, lending a thing and
 * taking it back) is legal without end; a bot that chose among all that is legal would do nothing else.
 */
import { positionHash } from '../state/hash.js'
import type { State } from '../state/state.js'

export interface IdleActs {
  /** Notes the position in which the player is about to do `act`. */
  note: (state: State, act: string) => void
  /** Whether a position came back that was there before this act was done, or another between it and now. */
  isIdle: (act: string) => boolean
  /** How many idle acts were done since the last that was none. */
  inARow: () => number
}

/** What is known of the acts of one match; nothing yet. */
export function idleActs(): IdleActs {
  const idle = new Set<string>()
  let met = new Map<string, number>()
  let trail: string[] = []
  let inARow = 0
  return {
    note: (state, act) => {
      const position = positionHash(state)
      const before = met.get(position)
      if (before !== undefined) for (const done of trail.slice(before)) idle.add(done)
      inARow = idle.has(act) ? inARow + 1 : 0
      if (trail.length >= mostNoted) {
        trail = []
        met = new Map()
      }
      met.set(position, trail.length)
      trail.push(act)
    },
    isIdle: (act) => idle.has(act),
    inARow: () => inARow,
  }
}

/** Acts looked back on; a longer circle is not worth finding. */
const mostNoted = 200
