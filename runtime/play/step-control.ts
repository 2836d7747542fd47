import { renew } from '../state/draft.js'
import type { Frame, Steps } from '../state/state.js'
import { toList } from '../values/evaluator.js'
import { listOf, numberOf, truthOf, valueOf, visitIn } from './ask.js'
import { boundTo } from './bound-to.js'
import { setRole } from './instances.js'
import { mentions } from '../program/mentions.js'
import type { Play } from './play.js'
import { useNow } from './put-off.js'

type StepOf<Op extends Steps[number]['op']> = Extract<Steps[number], { op: Op }>

/** Names that the compiler makes for loops are no roles. */
const loopName = /^(?:list|round) \d+$/

export function letName(play: Play, frame: Frame, step: StepOf<'let'>): void {
  const value = valueOf(play, frame, step.value)
  bindName(play, frame, step.name, value)
  if (step.name.startsWith('list ') && loopName.test(step.name)) {
    frame.names[visitsName(step.name)] = toList(value).map((item) => visitIn(play, item))
  }
}

/** On which visits the things of a loop were when the loop began. */
function visitsName(list: string): string {
  return `${list} visits`
}

/** Binds a name in a frame, and the role of that name. */
export function bindName(play: Play, frame: Frame, name: string, value: Frame['names'][string]): void {
  frame.names[name] = value
  renew(play.state)
  if (!loopName.test(name)) setRole(play, frame, name, value)
}

export function jump(_play: Play, frame: Frame, step: StepOf<'jump'>): void {
  frame.step = step.to
}

export function branch(play: Play, frame: Frame, step: StepOf<'branch'>): void {
  if (!truthOf(play, frame, step.test)) frame.step = step.otherwise
}

/** Things that have left where they were since the loop began are no longer what was meant. */
export function iterate(play: Play, frame: Frame, step: StepOf<'iterate'>): void {
  const visits = step.of.op === 'local' ? toList(frame.names[visitsName(step.of.name)] ?? null) : []
  const list = listOf(play, frame, step.of)
  let round = Number(frame.names[step.counter] ?? 0)
  while (
    round < list.length &&
    visits[round] !== undefined &&
    visits[round] !== visitIn(play, list[round] ?? null)
  )
    round += 1
  const item = list[round]
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

/** "At the end of the battle" is the end of the battle that is running now, if one is, and of no other. */
export function schedule(play: Play, frame: Frame, step: StepOf<'schedule'>): void {
  const { self, you, names, events } = frame
  const code = { in: 'nested', code: frame.code, step: frame.step - 1 } as const
  const use = mentions(step, 'carry-out') ? useNow(play) : null
  const within = boundTo(play, frame, step.pattern)
  play.state.scheduled = [
    ...play.state.scheduled,
    {
      pattern: step.pattern,
      ...(within !== null && { within }),
      ...(use && { use }),
      code,
      self,
      you,
      names: { ...names },
      events: { ...events },
    },
  ]
}
