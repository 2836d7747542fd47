import { dropFrames } from '../state/going-on.js'
import type { Frame, Instance, Machine, Steps } from '../state/state.js'
import { truthOf } from './ask.js'
import { machineFrame, pop } from './frames.js'
import { setStatus } from './instances.js'
import { isUseEvent } from './use-for.js'
import type { Play } from './play.js'
import { expireWithin } from './effects.js'
import { forgetPutOff } from './put-off.js'
import { tell } from './tell.js'

type Life = Extract<Machine, { name: 'life' }>
type Require = Extract<Steps[number], { op: 'require' }>

/**
 * Ends the innermost running procedure of that name: what runs inside it is dropped, and its own end follows (once). Procedures inside it are over too, with what was bound to them. Nothing happens when none is running.
 */
export function finishProcedure(play: Play, event: string): void {
  const found = machineFrame(play, 'life', (life, frame) => {
    const instance = frame.instance === null ? undefined : play.state.instances[frame.instance]
    return instance?.event === event && ['body', 'held', 'after'].includes(life.step)
  })
  if (!found) return
  breakOff(play, found)
}

/**
 * Cancels what is already running. The game's procedure for using an ability goes on (costs stay paid, the card still
 * goes where it goes), only the effect does not happen; any other event ends at once.
 */
export function cancelRunning(play: Play, instance: Instance): void {
  setStatus(play, instance, 'canceled')
  if (isUseEvent(play.linked.library, instance.event)) return
  const found = machineFrame(play, 'life', (_life, frame) => frame.instance === instance.id)
  if (found) breakOff(play, found)
}

/** A requirement that fails when its turn comes ends the event that it belongs to, as canceled. */
export function require(play: Play, frame: Frame, step: Require): void {
  if (truthOf(play, frame, step.test)) return
  const instance = frame.instance === null ? undefined : play.state.instances[frame.instance]
  tell(play, frame, { what: 'refused', ...(instance && { event: instance.event, roles: instance.roles }) })
  if (instance && frame.code.in === 'event' && frame.code.part === 'do') cancelRunning(play, instance)
  else pop(play)
}

/**
 * Drops what runs inside. The use of an ability that answers in there is carried out to its own end: what it does goes on, its
 * card goes its way. Triggers that were held in there are not lost.
 */
function breakOff(play: Play, { machine, index }: { machine: Life; index: number }): void {
  machine.step = 'held'
  const { frames } = play.state
  const answer = frames.findIndex(({ machine }, at) => at > index && machine?.name === 'use')
  const dropped = dropFrames(play.state, index + 1, (answer < 0 ? frames.length : answer) - index - 1)
  for (const frame of dropped) {
    if (frame.machine?.name !== 'life' || frame.instance === null) continue
    machine.held.push(...frame.machine.held)
    const inner = play.state.instances[frame.instance]
    if (inner && inner.status !== 'done') setStatus(play, inner, 'canceled')
    expireWithin(play, frame.instance)
    forgetPutOff(play, frame.instance)
  }
}
