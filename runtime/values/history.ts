/** Which events a pattern means, and how often such events have happened. */
import type { EventPattern } from '../program/library.js'
import type { Id, PastEvent, State, Value } from '../state/state.js'
import { bindEvent, type Context } from './context.js'
import { truthful, type Compile } from './evaluator.js'
import { noteProbe, type Probe } from './recorder.js'
import { runningInstance } from './running.js'
import { isSameList } from './same-again.js'

/** An event that is about to happen (`instance` null when it has not even begun), happens or has happened. */
export interface Occurrence {
  event: string
  stage: EventPattern['stage']
  roles: Readonly<Record<string, Value>>
  instance: Id | null
}

/** Whether a pattern means an event; its `where` is asked with the event bound. */
export function matchOccurrence(
  context: Context,
  pattern: EventPattern,
  occurrence: Occurrence,
  compile: Compile,
): boolean {
  if (pattern.event !== occurrence.event || pattern.stage !== occurrence.stage) return false
  if (!pattern.where) return true
  return truthful(
    pattern.where,
    compile,
  )(bindEvent(context, pattern.bind, occurrence.instance, occurrence.roles))
}

const pastCalled = new WeakMap<readonly PastEvent[], Map<string, readonly PastEvent[]>>()
const probes = new Map<string, Probe>()
/** By name, what was found the last time: the same list as long as nothing of that name has been added or forgotten. */
const latest = new Map<string, readonly PastEvent[]>()

/** What has happened under a name and is still kept, oldest first. */
export function pastOf({ history }: State, event: string): readonly PastEvent[] {
  const found = listOf(history, event)
  let probe = probes.get(event)
  if (!probe) probes.set(event, (probe = { look: ({ state }) => listOf(state.history, event) }))
  noteProbe(probe, found)
  return found
}

function listOf(history: readonly PastEvent[], event: string): readonly PastEvent[] {
  let lists = pastCalled.get(history)
  if (!lists) pastCalled.set(history, (lists = new Map()))
  let list = lists.get(event)
  if (!list) {
    list = history.filter((past) => past.event === event)
    const before = latest.get(event)
    if (before && isSameList(list, before)) list = before
    else latest.set(event, list)
    lists.set(event, list)
  }
  return list
}

/**
 * How often such an event has happened, within the innermost running procedure of a name, or in the whole game. `last`: no
 * event of the name and stage before the last one counts.
 */
export function timesHappened(
  context: Context,
  pattern: EventPattern,
  { within, last }: { within?: string; last?: boolean },
  compile: Compile,
): number {
  const { state, memo } = context
  const history = pastOf(state, pattern.event)
  const around = within === undefined ? null : runningInstance(memo, within)
  if (within !== undefined && !around) return 0
  const since = around ? serial(around.id) : -1
  let times = 0
  for (let index = history.length - 1; index >= 0; index--) {
    const past = history[index]
    if (!past) continue
    // Nothing that began before the procedure around can have happened inside it.
    if (serial(past.instance) < since) break
    if (around && !past.within.includes(around.id)) continue
    if (matchOccurrence(context, pattern, past, compile)) times += 1
    if (last && past.stage === pattern.stage) break
  }
  return times
}

/** Not a number for what is kept without an event. */
export function serial(instance: Id): number {
  return instance === '' ? NaN : Number(instance.slice(1))
}
