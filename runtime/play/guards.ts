import { codeOf } from '../link/refs.js'
import { versionOf } from '../state/draft.js'
import { ownFrame } from '../state/going-on.js'
import type { Frame } from '../state/state.js'
import { truthOf } from './ask.js'
import { pushCode } from './frames.js'
import type { Play } from './play.js'

/**
 * Tests the guards ("whenever C, …") of all running bodies, outermost first, after a change of the position. A guard acts
 * once each time its test comes to hold. It waits while an event, an action or an ability inside its body is under way,
 * so that nothing is cut in half.
 */
export function testGuards(play: Play): boolean {
  const version = versionOf(play.state)
  if (play.guarded === version) return false
  const { frames } = play.state
  let waiting = false
  for (const [index, frame] of frames.entries()) {
    if (frame.guards.length === 0) continue
    if (frame.batch !== null || !betweenEvents(play, index)) {
      waiting = true
      continue
    }
    for (const [place, guard] of frame.guards.entries()) {
      const armed = guard >= 0
      const at = armed ? guard : -1 - guard
      const step = codeOf(play.linked, frame.code)[at]
      if (step?.op !== 'guard' || truthOf(play, frame, step.test) !== armed) continue
      const own = ownFrame(play.state, index)
      if (own) own.guards[place] = -1 - guard
      if (!armed) continue
      pushCode(play, { in: 'nested', code: frame.code, step: at }, own ?? frame)
      return true
    }
  }
  // Guards that had to wait are tested again although nothing more changes.
  if (!waiting) play.guarded = version
  return false
}

function betweenEvents(play: Play, index: number): boolean {
  return play.state.frames.slice(index + 1).every((frame) => !indivisible(play, frame))
}

function indivisible(play: Play, frame: Frame): boolean {
  if (frame.batch !== null || frame.code.in === 'clause' || frame.code.in === 'check') return true
  const machine = frame.machine
  if (machine === null) return false
  if (machine.name === 'life') {
    const event = frame.instance === null ? undefined : play.state.instances[frame.instance]?.event
    return event === undefined || play.linked.library.events[event]?.kind !== 'procedure'
  }
  return machine.name !== 'window'
}
