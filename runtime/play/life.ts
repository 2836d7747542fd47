import { renew } from '../state/draft.js'
import { ownInstance, topFrame } from '../state/going-on.js'
import type { EventProgram } from '../program/library.js'
import type { Frame, Happening, Id, Instance, Machine, Option, Value } from '../state/state.js'
import { batchFrame, pop, pushCode, pushMachine, type Setting } from './frames.js'
import { newInstance, setRole, setStatus } from './instances.js'
import { tell } from './tell.js'
import type { Play } from './play.js'
import { expireAt, expireWithin } from './effects.js'
import { record, forget } from './history.js'
import { firstToAnswer, pushWindow } from './window-open.js'
import { turnNow } from './players.js'
import { forgetPutOff } from './put-off.js'
import { refusalOf } from './refusal.js'
import { lookBack, leftSince, triggersAt } from './triggers-live.js'
import { stepWould } from './would.js'

type Life = Extract<Machine, { name: 'life' }>

/** Begins an event: its whole life runs before the frame below goes on. */
export function pushLife(
  play: Play,
  instance: Instance,
  how: { as?: string | null; checked?: boolean },
  setting: Setting,
): Frame {
  const machine: Life = {
    name: 'life',
    step: 'start',
    as: how.as ?? null,
    result: null,
    applied: [],
    offered: [],
    before: [],
    held: [],
    checked: how.checked ?? false,
  }
  return pushMachine(play, machine, { ...setting, instance: instance.id })
}

/** Creates an instance and begins its life. */
export function perform(
  play: Play,
  event: string,
  roles: Record<string, Value>,
  how: { as?: string | null; checked?: boolean; by?: Id | null },
  setting: Setting,
): Instance {
  const instance = newInstance(play, event, roles, setting, how.by ?? null)
  pushLife(play, instance, how, setting)
  return instance
}

/** One step in the life of an event. */
export function stepLife(play: Play, frame: Frame, life: Life, picked: Option[] | null): void {
  const instance = instanceOf(play, frame)
  const program = play.linked.library.events[instance.event]
  switch (life.step) {
    case 'start':
      return start(play, frame, life, instance)
    case 'would':
      return stepWould(play, frame, life, instance, picked)
    case 'before':
      life.step = 'open'
      if (program?.windows.before) {
        pushWindow(
          play,
          program.windows.before,
          { instance: instance.id, stage: 'would' },
          firstToAnswer(play, program.windows.before, instance.by),
          frame,
        )
      }
      return
    case 'open':
      return open(play, frame, life, instance, program)
    case 'begin':
      life.step = 'body'
      return begin(play, frame, instance)
    case 'body':
      life.step = 'held'
      if (program)
        pushCode(play, { in: 'event', event: instance.event, part: 'do' }, bodySetting(frame, instance))
      return
    case 'held':
      return release(play, frame, life)
    case 'after':
      life.step = 'close'
      return after(play, frame, life, instance, program)
    case 'close':
      return close(play, life, instance)
  }
}

function start(play: Play, frame: Frame, life: Life, instance: Instance): void {
  const refusal = life.checked ? null : refusalOf(play, instance.event, instance.roles, instance.by, frame)
  if (!refusal) {
    life.step = 'would'
    return
  }
  tell(play, frame, { what: 'refused', event: instance.event, roles: instance.roles, reason: refusal.text })
  setStatus(play, instance, 'canceled')
  life.step = 'close'
}

function open(
  play: Play,
  frame: Frame,
  life: Life,
  instance: Instance,
  program: EventProgram | undefined,
): void {
  if (instance.status === 'canceled') {
    tell(play, frame, {
      what: 'canceled',
      event: instance.event,
      instance: instance.id,
      roles: instance.roles,
    })
    life.step = 'close'
    return
  }
  setStatus(play, instance, 'running')
  if (program?.kind === 'procedure') {
    life.step = 'begin'
    return
  }
  life.before = lookBack(play, instance.event)
  life.step = 'body'
}

/** What was raised while its body ran and had to wait comes now, and what that raises after it. */
function release(play: Play, frame: Frame, life: Life): void {
  if (life.held.length > 0) pushMachine(play, { name: 'triggers', waiting: life.held }, frame)
  else life.step = 'after'
  life.held = []
}

function begin(play: Play, frame: Frame, instance: Instance): void {
  const happening: Happening = { instance: instance.id, stage: 'begin', left: [] }
  record(play, happening)
  tell(play, frame, {
    what: 'began',
    event: instance.event,
    instance: instance.id,
    roles: instance.roles,
    ...(turnNow(play)?.id === instance.id && { turn: true as const }),
  })
  expireAt(play, happening)
  triggersAt(play, [happening], frame)
}

function after(
  play: Play,
  frame: Frame,
  life: Life,
  instance: Instance,
  program: EventProgram | undefined,
): void {
  if (instance.status === 'canceled') {
    tell(play, frame, {
      what: 'canceled',
      event: instance.event,
      instance: instance.id,
      roles: instance.roles,
    })
    return
  }
  setStatus(play, instance, 'done')
  const stage = program?.kind === 'procedure' ? 'end' : 'just'
  const happening: Happening = { instance: instance.id, stage, left: leftSince(play, life.before) }
  life.before = []
  record(play, happening)
  tell(play, frame, {
    what: stage === 'end' ? 'ended' : 'happened',
    event: instance.event,
    instance: instance.id,
    roles: instance.roles,
  })
  if (stage === 'just') expireAt(play, happening)
  pushAftermath(play, [], [happening], { ...frame, instance: instance.within })
}

/** What follows events: state checks, then all their triggers at once, then their windows. */
export function pushAftermath(play: Play, waiting: Id[], happened: Happening[], setting: Setting): void {
  const outer = waiting.length === 0 ? batchFrame(play) : null
  if (outer?.batch) {
    outer.batch.done.push(...happened)
    return
  }
  const frame = pushMachine(
    play,
    { name: 'aftermath', step: 'start', waiting, happened, before: [] },
    setting,
  )
  frame.batch = { depth: 1, waiting: [], done: [] }
}

function close(play: Play, life: Life, instance: Instance): void {
  pop(play)
  if (instance.status === 'done') expireAt(play, { instance: instance.id, stage: 'end', left: [] })
  else forgetPutOff(play, instance.id)
  expireWithin(play, instance.id)
  forget(play, instance)
  const caller = topFrame(play.state)
  if (life.as !== null && caller) {
    caller.names[life.as] = life.result
    renew(play.state)
    setRole(play, caller, life.as, life.result)
  }
}

function instanceOf(play: Play, frame: Frame): Instance {
  const instance = frame.instance === null ? undefined : ownInstance(play.state, frame.instance)
  if (!instance) throw new Error('The life of an event has lost its event.')
  return instance
}

function bodySetting(frame: Frame, instance: Instance): Setting {
  return { ...frame, names: instance.roles, you: instance.by ?? frame.you, events: {} }
}
