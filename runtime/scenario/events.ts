/** Looks for events in what has happened. */
import type { GameEvent } from '../play/journal.js'
import type { EventPattern } from '../program/library.js'
import { evaluate } from '../values/evaluate.js'
import { contextOf } from '../values/values.js'
import { bindEvent } from '../values/context.js'
import { isTrue } from '../values/evaluator.js'
import type { Stage } from './stage.js'

const stages: Partial<Record<GameEvent['what'], EventPattern['stage'][]>> = {
  began: ['begin'],
  happened: ['just', 'begin', 'end', 'would'],
  ended: ['end', 'just'],
}

/** Whether an event of the trace is one that the pattern means. A verb has one moment; a procedure begins and ends. */
export function isEvent(stage: Stage, event: GameEvent, pattern: EventPattern): boolean {
  if (event.event !== pattern.event || !stages[event.what]?.includes(pattern.stage)) return false
  if (!pattern.where) return true
  const context = contextOf(stage.linked, stage.state, { names: stage.names })
  return isTrue(
    evaluate(bindEvent(context, pattern.bind, event.instance ?? null, event.roles ?? {}), pattern.where),
  )
}

/** The first of the patterns that is not found in order; null when all are. */
export function missingFrom(
  stage: Stage,
  events: readonly GameEvent[],
  patterns: readonly { pattern: EventPattern; text: string }[],
): string | null {
  let at = 0
  for (const { pattern, text } of patterns) {
    while (at < events.length && !isEvent(stage, events[at] as GameEvent, pattern)) at++
    if (at >= events.length) return text
    at++
  }
  return null
}
