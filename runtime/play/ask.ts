/** Questions of play to a position: values, live clauses, patterns. One place where play meets runtime/values. */
import { clauseOf } from '../link/refs.js'
import type { Expression } from '../program/expressions.js'
import type { EventPattern } from '../program/library.js'
import { thingOf } from '../state/draft.js'
import type { Happening, Id, LiveRef, Value } from '../state/state.js'
import { inForce, liveSetOf } from '../values/collect.js'
import type { Context } from '../values/context.js'
import { bindEvent } from '../values/context.js'
import { compile, evaluate, holds } from '../values/evaluate.js'
import { complain, isTrue, show, toList } from '../values/evaluator.js'
import { matchOccurrence } from '../values/history.js'
import { aboutKey, makeLive, type ClauseFor, type ClauseOp, type LiveClause } from '../values/live.js'
import { memoOf, type Memo } from '../values/memo.js'
import { reads } from '../values/reads.js'
import type { Setting } from './frames.js'
import type { Table } from './play.js'

type AboutEvents = 'ban' | 'permit' | 'must' | 'require' | 'trigger' | 'replace'

/** From where a frame, or a clause in force, asks. */
export function contextOf({ linked, state }: Table, setting: Setting): Context {
  const { names, events, self, you, instance } = setting
  const memo = memoOf(linked, state, reads)
  return { linked, state, memo, names, events, self, you, instance, bound: null, reads }
}

export function valueOf(table: Table, setting: Setting, expression: Expression): Value {
  return evaluate(contextOf(table, setting), expression)
}

export function truthOf(table: Table, setting: Setting, expression: Expression): boolean {
  return isTrue(valueOf(table, setting, expression))
}

/** Nothing counts as 0; a list, as its first member. Faults with `text` on anything that is no number. */
export function numberOf(table: Table, setting: Setting, expression: Expression): number {
  const value = valueOf(table, setting, expression)
  const [first = null] = toList(value)
  if (typeof first === 'number') return first
  if (first === null) return 0
  return complain(contextOf(table, setting), expression, `A number is needed here, not ${show(value)}.`)
}

export function listOf(table: Table, setting: Setting, expression: Expression): readonly Value[] {
  return toList(valueOf(table, setting, expression))
}

export function idsOf(table: Table, setting: Setting, expression: Expression): Id[] {
  return listOf(table, setting, expression).filter((value): value is Id => typeof value === 'string')
}

/** The first of what an expression stands for, or null. */
export function idOf(table: Table, setting: Setting, expression: Expression): Id | null {
  return idsOf(table, setting, expression)[0] ?? null
}

/** How often a thing has changed zone; 0 for what is no thing. */
export function visitOf(table: Table, id: Id): number {
  return table.state.things[id] ? thingOf(table.state, id).visit : 0
}

/** The same for any value. */
export function visitIn(table: Table, value: Value): number {
  return typeof value === 'string' ? visitOf(table, value) : 0
}

/** All clauses of a kind in force. */
export function liveOf<Op extends ClauseOp>(table: Table, op: Op): readonly LiveClause<Op>[] {
  return inForce(memoOn(table), op) as readonly LiveClause<Op>[]
}

/** Clauses that would be in force but for another that takes their text away. */
export function silencedAt(table: Table): readonly { live: LiveClause; by: LiveClause }[] {
  return liveSetOf(memoOn(table)).silenced
}

/** All clauses of a kind in force that speak of an event. */
export function liveAbout<Op extends AboutEvents>(
  table: Table,
  op: Op,
  event: string,
): readonly LiveClause<Op>[] {
  return inForce(memoOn(table), aboutKey(op, event)) as readonly LiveClause<Op>[]
}

/** A clause kept as plain data, with its text again. */
export function resolve<Op extends ClauseOp>(
  table: Table,
  ref: LiveRef,
  op: Op,
): LiveClause & { resolved: ClauseFor<Op> } {
  const live = makeLive(ref, clauseOf(table.linked, ref.clause))
  if (live.resolved.op !== op) throw new Error(`The clause is no ${op}.`)
  return live as LiveClause & { resolved: ClauseFor<Op> }
}

/** Whether an event, at a moment of its life, is one that a pattern means. */
export function matches(
  table: Table,
  setting: Setting,
  pattern: EventPattern,
  instance: Id,
  stage: Happening['stage'] | 'would',
): boolean {
  const event = table.state.instances[instance]
  if (!event) return false
  return matchOccurrence(
    contextOf(table, setting),
    pattern,
    { event: event.event, stage, roles: event.roles, instance },
    compile,
  )
}

/** Whether an event that has not begun is one that a pattern of a clause means. */
export function matchesRoles(
  table: Table,
  live: LiveRef,
  pattern: EventPattern,
  roles: Record<string, Value>,
): boolean {
  const context = contextOf(table, { ...live, self: live.source, instance: null })
  const found = matchOccurrence(
    context,
    { ...pattern, stage: 'would' },
    { event: pattern.event, stage: 'would', roles, instance: null },
    compile,
  )
  if (found) table.linked.watch?.(pattern)
  return found
}

/** Whether a test of a clause holds for an event that has not begun. */
export function testClause(
  table: Table,
  live: LiveRef,
  pattern: EventPattern,
  roles: Record<string, Value>,
  test: Expression,
): boolean {
  const context = contextOf(table, { ...live, self: live.source, instance: null })
  return holds(bindEvent(context, pattern.bind, null, roles), test)
}

/** Whether the condition of a clause holds. No condition holds. */
export function whileHolds(table: Table, live: LiveRef, condition: Expression | undefined): boolean {
  return holds(contextOf(table, { ...live, self: live.source, instance: null }), condition)
}

/** What is remembered of the position. */
export function memoOn({ linked, state }: Table): Memo {
  return memoOf(linked, state, reads)
}

export { refOf, type LiveClause } from '../values/live.js'
