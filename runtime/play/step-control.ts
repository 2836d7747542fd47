import type { Frame, Steps } from '../state/state.js'
import { listOf, numberOf, truthOf, valueOf } from './ask.js'
import { setRole } from './instances.js'
import type { Play } from './play.js'

type StepOf<Op extends Steps[number]['op']> = Extract<Steps[number], { op: Op }>

/** Names that the compiler makes for loops are no roles. */
const loopName = /^(?:list|round) \d+$/

export function letName(play: Play, frame: Frame, step: StepOf<'let'>): void {
  bindName(play, frame, step.name, valueOf(play, frame, step.value))
}

/** Binds a name in a frame, and the role of that name. */
export function bindName(play: Play, frame: Frame, name: string, value: Frame['names'][string]): void {
  frame.names[name] = value
  if (!loopName.test(name)) setRole(play, frame, name, value)
}

export function jump(_play: Play, frame: Frame, step: StepOf<'jump'>): void {
  frame.step = step.to
}

export function branch(play: Play, frame: Frame, step: StepOf<'branch'>): void {
  if (!truthOf(play, frame, step.test)) frame.step = step.otherwise
}

export function iterate(play: Play, frame: Frame, step: StepOf<'iterate'>): void {
  const round = Number(frame.names[step.counter] ?? 0)
  const item = listOf(play, frame, step.of)[round]
  if (item === undefined) {
    frame.step = step.end
    return
  }
  frame.names[step.counter] = round + 1
  bindName(play, frame, step.name, item)
}

/** The number of times is settled at the first round. */
export function count(play: Play, frame: Frame, step: StepOf<'count'>): void {
  const round = Number(frame.names[step.counter] ?? 0)
  const key = `${step.counter} of`
  if (round === 0) frame.names[key] = numberOf(play, frame, step.times)
  if (round >= Number(frame.names[key])) {
    frame.step = step.end
    return
  }
  frame.names[step.counter] = round + 1
}

export function guard(_play: Play, frame: Frame): void {
  const index = frame.step - 1
  if (!frame.guards.some((known) => known === index || known === -1 - index)) frame.guards.push(index)
}

export function schedule(play: Play, frame: Frame, step: StepOf<'schedule'>): void {
  play.state.scheduled.push({
    pattern: step.pattern,
    code: { in: 'nested', code: frame.code, step: frame.step - 1 },
    self: frame.self,
    you: frame.you,
    names: { ...frame.names },
    events: { ...frame.events },
  })
}
