import type { Expression } from '../program/expressions.js'
import type { Frame, Instance, Steps, Value } from '../state/state.js'
import { idOf, idsOf, valueOf } from './ask.js'
import { cancelRunning, finishProcedure } from './ending.js'
import { machineFrame } from './frames.js'
import { fillRole, newInstance, runningChain, setRole, setStatus } from './instances.js'
import { perform } from './life.js'
import { isUseEvent } from './use-for.js'
import type { Play } from './play.js'
import { tell } from './tell.js'
import { pushWindow } from './window-open.js'

type StepOf<Op extends Steps[number]['op']> = Extract<Steps[number], { op: Op }>

/** Inside `together` an event whose result is not asked for waits until all choices are made. */
export function performStep(play: Play, frame: Frame, step: StepOf<'perform'>): void {
  const roles = rolesOf(play, frame, step.roles)
  if (frame.batch && step.as === undefined) {
    frame.batch.waiting.push(newInstance(play, step.event, roles, frame, null).id)
    return
  }
  perform(play, step.event, roles, { as: step.as ?? null }, frame)
}

export function announce(play: Play, frame: Frame, step: StepOf<'announce'>): void {
  perform(play, step.event, rolesOf(play, frame, step.roles), { checked: true }, frame)
}

export function window(play: Play, frame: Frame, step: StepOf<'window'>): void {
  const event = frame.instance === null ? null : ({ instance: frame.instance, stage: 'begin' } as const)
  pushWindow(play, step.window, event, idOf(play, frame, step.first), frame)
}

/** Before it happens: it will not. While it runs: it ends at once, without a result. */
export function cancel(play: Play, frame: Frame, step: StepOf<'cancel'>): void {
  for (const id of idsOf(play, frame, step.what)) {
    const instance = unfinished(play, play.state.instances[id])
    if (!instance) continue
    if (instance.status === 'pending') setStatus(play, instance, 'canceled')
    else if (instance.status === 'running') cancelRunning(play, instance)
  }
}

/** What has just happened can not be undone; as part of the use of an ability it stands for that use. */
function unfinished(play: Play, instance: Instance | undefined): Instance | undefined {
  if (instance?.status !== 'done' || instance.within === null) return instance
  const around = play.state.instances[instance.within]
  return around && isUseEvent(play.linked.library, around.event) ? around : instance
}

/** A role of the event that is being answered, or else of the innermost running procedure of that name. */
export function assign(play: Play, frame: Frame, step: StepOf<'assign'>): void {
  const answered = Object.values(frame.events).map((id) => play.state.instances[id])
  const instance = [...answered, ...runningChain(play)].find((one) => one?.event === step.procedure)
  if (!instance) return
  const value = valueOf(play, frame, step.value)
  fillRole(play, instance, step.role, value)
  if (instance.status === 'running')
    setRole(play, { ...frame, instance: instance.id }, step.role, value, true)
  tell(play, frame, {
    what: 'altered',
    event: instance.event,
    instance: instance.id,
    roles: { [step.role]: value },
  })
}

export function finish(play: Play, frame: Frame, step: StepOf<'finish'>): void {
  tell(play, frame, { what: 'finished', event: step.procedure })
  finishProcedure(play, step.procedure)
}

export function win(play: Play, frame: Frame, step: StepOf<'win'>): void {
  const winner = idOf(play, frame, step.player)
  play.state.result = { winner }
  tell(play, frame, { what: 'won', player: winner })
}

export function draw(play: Play, frame: Frame): void {
  play.state.result = { winner: null }
  tell(play, frame, { what: 'drawn' })
}

export function stop(play: Play, frame: Frame): void {
  play.state.result = { winner: null, unfinished: true }
  tell(play, frame, { what: 'stopped' })
}

export function giveBack(play: Play, frame: Frame, step: StepOf<'return'>): void {
  const life = machineFrame(play, 'life', (_machine, below) => below.instance === frame.instance)
  if (life) life.machine.result = valueOf(play, frame, step.value)
}

function rolesOf(play: Play, frame: Frame, roles: Record<string, Expression>): Record<string, Value> {
  const values: Record<string, Value> = {}
  for (const [role, expression] of Object.entries(roles)) values[role] = valueOf(play, frame, expression)
  return values
}
