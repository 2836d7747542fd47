/**
 * Starts procedures of the rules directly. A procedure that the rules reach from the start of the game runs inside the
 * procedures that carry it out, each at the step behind its call, so that what follows goes on as usual.
 */
import type { Expression, Steps } from '../program/library.js'
import type { Frame, Id, Value } from '../state/state.js'
import { emptySetting, pushCode, pushMachine, type Setting } from '../play/frames.js'
import { newInstance, setStatus } from '../play/instances.js'
import { perform } from '../play/life.js'
import { openPlay, type Play } from '../play/play.js'
import { evaluate } from '../values/evaluate.js'
import { contextOf } from '../values/values.js'
import { isSame } from '../values/evaluator.js'
import { pauseCode } from './pause.js'
import { callsIn, waysTo, type Call } from './chain.js'
import type { Line } from './program.js'
import { idsIn } from './rewrite.js'
import { ask, trouble, type Stage } from './stage.js'

export interface Entry {
  line: Line
  event: string
  roles: Record<string, Expression>
  /** On top of what is running. */
  top: boolean
}

type Roles = Record<string, Value>
/** Roles that are known, by event. */
type Known = Map<string, Roles>

/** Puts the frames of the procedures on the stack, so that resuming the state carries them out. */
export function enter(stage: Stage, entries: readonly Entry[]): void {
  const known: Known = new Map()
  const inner = entries.filter(({ top }) => !top)
  for (const { event, roles } of inner) known.set(event, { ...known.get(event), ...valuesOf(stage, roles) })
  const play = openPlay(stage.linked, stage.state)
  const tops = entries.filter(({ top }) => top)
  let around: Setting = emptySetting
  const way = inner.length > 0 ? wayThrough(stage, [...known.keys()]) : null
  const last = way?.at(-1)
  if (inner.length > 0 && (!way || last === undefined)) {
    const [first] = inner
    throw trouble(
      'a place in the game',
      `The rules never come from one of these to the other: ${[...known.keys()].join(', ')}${first ? ` (line ${first.line.line})` : ''}.`,
    )
  }
  if (way && last !== undefined) {
    around = outer(play, stage, way, known)
    const roles = known.get(last) ?? {}
    pushCode(play, pauseCode, around)
    if (tops.length === 0) perform(play, last, roles, {}, around)
    else around = running(play, last, roles, around, 0)
  }
  for (const { event, roles } of tops) {
    pushCode(play, pauseCode, around)
    perform(play, event, valuesOf(stage, roles), {}, around)
  }
}

function valuesOf(stage: Stage, roles: Record<string, Expression>): Roles {
  return Object.fromEntries(
    Object.entries(roles).map(([name, value]) => {
      const found = ask(stage, value)
      return [name, Array.isArray(found) && found.length === 1 ? (found[0] ?? null) : found]
    }),
  )
}

/** The way that passes through all these events and ends at one of them; the event alone when the rules never call it. */
function wayThrough(stage: Stage, events: readonly string[]): string[] | null {
  const { library } = stage.linked
  for (const event of events) {
    const ways = waysTo(library, event)
    const way = ways.find((one) => events.every((other) => one.includes(other)))
    if (way) return way
    if (ways.length === 0 && events.length === 1) return [event]
  }
  return null
}

/** Pushes the procedures around the last of the way; what they do before the call is left out, but for names and guards. */
function outer(play: Play, stage: Stage, way: readonly string[], known: Known): Setting {
  const calls: Call[] = []
  for (let index = way.length - 2; index >= 0; index--) {
    const [caller = '', called = ''] = [way[index], way[index + 1]]
    const call = callsIn(stage.linked.library, caller).find(({ event }) => event === called)
    if (!call) throw trouble(`a call of ${called}`, `${caller} never carries it out`)
    calls.unshift(call)
    known.set(caller, { ...namesFor(call, known.get(called) ?? {}), ...known.get(caller) })
  }
  let around: Setting = emptySetting
  for (const [index, call] of calls.entries()) {
    const event = way[index] ?? ''
    around = running(play, event, known.get(event) ?? {}, around, call.step + 1)
    const roles = known.get(call.event) ?? {}
    for (const [role, value] of Object.entries(call.roles))
      roles[role] ??= evaluate(contextOf(play.linked, play.state, around), value)
    known.set(call.event, roles)
  }
  return around
}

/** Names of the caller that a call hands on: their values are those of the roles they fill. */
function namesFor(call: Call, roles: Roles): Roles {
  const names: Roles = {}
  for (const [role, value] of Object.entries(call.roles)) {
    const given = roles[role]
    if (value.op === 'local' && given !== undefined) names[value.name] = given
  }
  return names
}

/** A procedure that has begun and stands before a step of its body. */
function running(play: Play, event: string, names: Roles, around: Setting, step: number): Setting {
  const program = play.linked.library.events[event]
  const missing = (program?.roles ?? []).find(({ name, optional }) => !optional && names[name] === undefined)
  if (missing) throw trouble(`who or what is ${missing.name} of ${event}`, 'no given line says so')
  const instance = newInstance(play, event, { ...names }, around, null)
  setStatus(play, instance, 'running')
  pushMachine(
    play,
    {
      name: 'life',
      step: 'held',
      as: null,
      result: null,
      applied: [],
      offered: [],
      before: [],
      held: [],
      checked: true,
    },
    { ...around, names: {}, instance: instance.id },
  )
  const frame = pushCode(
    play,
    { in: 'event', event, part: 'do' },
    { ...around, names: instance.roles, instance: instance.id, you: instance.by ?? around.you, events: {} },
  )
  skip(play, frame, program?.do ?? [], step, names)
  frame.step = step
  return frame
}

/** Goes over the steps before one: names are bound, guards stand, loops around it are in the round that fits. */
function skip(play: Play, frame: Frame, steps: Steps, before: number, fixed: Roles): void {
  const ask = (expression: Expression): Value =>
    evaluate(contextOf(play.linked, play.state, frame), expression)
  for (const [index, step] of steps.slice(0, before).entries()) {
    if (step.op === 'guard') frame.guards.push(index)
    else if (step.op === 'let') bind(frame, step.name, fixed[step.name] ?? ask(step.value))
    else if (step.op === 'count' && before <= step.end) {
      frame.names[`${step.counter} of`] = ask(step.times)
      frame.names[step.counter] = 1
    } else if (step.op === 'iterate' && before <= step.end) {
      const items = idsIn(ask(step.of))
      const wanted = fixed[step.name]
      const round = wanted === undefined ? 0 : items.findIndex((item) => isSame(item, wanted))
      if (round < 0)
        throw trouble(`${step.name} in ${frame.code.in}`, 'it is not among those that take a turn')
      frame.names[step.counter] = round + 1
      bind(frame, step.name, items[round] ?? null)
    }
  }
  function bind(target: Frame, name: string, value: Value): void {
    target.names[name] = value
    const instance: Id | null = target.instance
    const roles = instance === null ? undefined : play.state.instances[instance]?.roles
    if (roles) roles[name] = value
  }
}
