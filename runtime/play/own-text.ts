import type { Expression } from '../program/expressions.js'
import type { EventPattern } from '../program/library.js'
import type { Id, Value } from '../state/state.js'
import { notInForce } from '../values/own-text.js'
import { liveAbout, type LiveClause } from './ask.js'
import type { Table } from './play.js'

type Restricting = 'ban' | 'permit' | 'require' | 'replace'

/**
 * Clauses that restrict, permit or replace an event: those in force, and what the text of a card that takes part says of the
 * card itself ("deploys only to …", "lose 2 gold to deploy"), which counts wherever the card is.
 */
export function restrictionsOf<Op extends Restricting>(
  table: Table,
  op: Op,
  event: string,
  roles: Readonly<Record<string, Value>>,
): readonly LiveClause<Op>[] {
  const live = liveAbout(table, op, event)
  let all = live
  for (const role in roles) {
    const value = roles[role]
    const own = typeof value === 'string' ? ownClauses(table, op, event, value) : []
    if (own.length > 0) all = [...all, ...own]
  }
  return all
}

function ownClauses<Op extends Restricting>(
  { linked, state }: Table,
  op: Op,
  event: string,
  id: Id,
): readonly LiveClause<Op>[] {
  const found = notInForce(linked, state, id, (clause) => {
    if (clause.op !== op || !('pattern' in clause)) return false
    return clause.pattern.event === event && speaksOfItself(clause.pattern)
  })
  return found as readonly LiveClause<Op>[]
}

/** The card itself fills a role of the event that is meant. */
function speaksOfItself({ bind, where }: EventPattern): boolean {
  const isSelf = (test: Expression): boolean =>
    test.op === 'compare' &&
    test.by === '=' &&
    test.left.op === 'participant' &&
    test.left.event === bind &&
    test.right.op === 'this'
  if (!where) return false
  return where.op === 'and' ? where.items.some(isSelf) : isSelf(where)
}
