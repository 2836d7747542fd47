/** Which events a pattern means, and how often such events have happened. */
import type { EventPattern } from '../program/library.js'
import type { Id, State, Value } from '../state/state.js'
import { bindEvent, type Context } from './context.js'
import { truthful, type Compile } from './evaluator.js'
import { noteProbe, type Probe } from './recorder.js'
import { runningInstance } from './running.js'

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

const past: Probe = { look: ({ state }) => state.history }

/** What has happened was looked at. */
export function noteHistory({ history }: State): void {
  noteProbe(past, history)
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
  noteHistory(state)
  const around = within === undefined ? null : runningInstance(memo, within)
  if (within !== undefined && !around) return 0
  const since = around ? serial(around.id) : -1
  let times = 0
  for (let index = state.history.length - 1; index >= 0; index--) {
    const past = state.history[index]
    if (!past) continue
    // Nothing that began before the procedure around can have happened inside it.
    if (serial(past.instance) < since) break
    if (around && !past.within.includes(around.id)) continue
    if (matchOccurrence(context, pattern, past, compile)) times += 1
    if (last && past.event === pattern.event && past.stage === pattern.stage) break
  }
  return times
}

/** Not a number for what is kept without an event. */
export function serial(instance: Id): number {
  return instance === '' ? NaN : Number(instance.slice(1))
}
