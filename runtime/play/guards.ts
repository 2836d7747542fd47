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
  for (let index = 0; index < frames.length; index++) {
    const frame = frames[index]
    if (!frame || frame.guards.length === 0) continue
    if (frame.batch !== null || !betweenEvents(play, index)) waiting = true
    else if (testFrame(play, frame, index)) return true
  }
  // Guards that had to wait are tested again although nothing more changes.
  if (!waiting) play.guarded = version
  return false
}

function testFrame(play: Play, { code, guards }: Frame, index: number): boolean {
  for (const [place, guard] of guards.entries()) {
    const armed = guard >= 0
    const at = armed ? guard : -1 - guard
    const step = codeOf(play.linked, code)[at]
    const frame = play.state.frames[index]
    if (!frame || step?.op !== 'guard' || truthOf(play, frame, step.test) !== armed) continue
    const own = ownFrame(play.state, index)
    if (own) own.guards[place] = -1 - guard
    if (!armed) continue
    pushCode(play, { in: 'nested', code, step: at }, own ?? frame)
    return true
  }
  return false
}

function betweenEvents(play: Play, index: number): boolean {
  const { frames } = play.state
  // What can not be cut in half is nearly always innermost.
  for (let above = frames.length - 1; above > index; above--) {
    const frame = frames[above]
    if (frame && indivisible(play, frame)) return false
  }
  return true
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
