import { fault, type Fault } from '../state/fault.js'
import { positionHash } from '../state/hash.js'
import { emptySetting } from './frames.js'
import { perform } from './life.js'
import { busiest, type Play } from './play.js'
import { whoActs } from './who-acts.js'

/** More frames than this inside each other are no sensible text. */
export const deepest = 600

/** From which share of what is allowed (work, frames inside each other) positions are remembered. */
const watchFrom = 1 / 2

/** How often a position may come back without any player having decided anything. */
const timesAtMost = 20

/**
 * Finds mandatory effects that go round in a circle: the same position (without the generator and what only grows) comes
 * back again and again within one answer. Called where triggers begin, and only once there is very much going on. The
 * game's own procedure for it is begun, once; true says so. Without one, or when the circle goes on all the same, it is a
 * fault.
 */
export function endsLoop(play: Play): boolean {
  const isMuch = play.work >= play.bound * watchFrom || play.state.frames.length >= deepest * watchFrom
  if (!isMuch) return false
  const key = positionHash(play.state)
  const times = (play.met.get(key) ?? 0) + 1
  play.met.set(key, times)
  const { repetition } = play.linked.library
  if (repetition && !play.ended && times > repetition.times) {
    play.ended = true
    perform(play, repetition.procedure, {}, {}, emptySetting)
    return true
  }
  if (times < timesAtMost) return false
  const texts = namesOf(play)
  throw fault(
    'loop',
    `The same position came back ${times} times with no decision between: ${texts.join(', ')}.`,
    texts,
  )
}

/** Events inside events inside events: the texts that call each other without end. */
export function tooDeep(play: Play): Fault {
  const texts = namesOf(play)
  return fault('runaway', `Texts cause each other without end: ${texts.join(', ')}.`, texts)
}

/** The texts that act, by what is going on inside each other and by the work that was counted. */
function namesOf(play: Play): string[] {
  for (const frame of play.state.frames.slice(-100)) {
    const who = whoActs(play, frame)
    play.acted.set(who, (play.acted.get(who) ?? 0) + 1)
  }
  return busiest(play)
}
