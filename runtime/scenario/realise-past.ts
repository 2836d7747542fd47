/** "Old Tub sailed this turn": the event is remembered as if it had happened. */
import type { Expression, EventPattern } from '../program/library.js'
import { addPast, freshId } from '../state/draft.js'
import type { Id, Value } from '../state/state.js'
import { rolesOf } from './patterns.js'
import { numberIn } from './realise-things.js'
import { wantedNumber } from './rewrite.js'
import { ask, type Stage } from './stage.js'

export function makePast(stage: Stage, test: Expression): boolean {
  if (test.op === 'happened') return remember(stage, test.pattern, 1)
  if (test.op !== 'compare') return false
  const wanted = wantedNumber(test, (side) => numberIn(stage, side))
  return wanted?.of.op === 'happened' && remember(stage, wanted.of.pattern, wanted.value)
}

function remember(stage: Stage, pattern: EventPattern, times: number): boolean {
  const expressions = rolesOf(pattern)
  if (!expressions) return false
  const roles: Record<string, Value> = {}
  for (const [role, value] of Object.entries(expressions)) roles[role] = ask(stage, value)
  const { state } = stage
  const within: Id[] = Object.values(state.instances).flatMap((one) =>
    one.status === 'running' ? [one.id] : [],
  )
  for (let count = 0; count < times; count++) {
    const instance = freshId(state, 'i')
    addPast(state, {
      instance,
      event: pattern.event,
      stage: pattern.stage === 'would' ? 'just' : pattern.stage,
      roles,
      within,
      by: null,
      self: null,
    })
  }
  return times > 0
}
