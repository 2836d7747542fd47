import type { Expression } from '../program/expressions.js'
import type { EventPattern } from '../program/library.js'
import { isInZones } from '../state/places.js'
import type { Id, Thing, Value } from '../state/state.js'
import { noteThing } from '../values/recorder.js'
import { rootSeen } from '../values/places.js'
import { makeLive } from '../values/live.js'
import { isUp, printedRef } from '../values/sources.js'
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
  const own = Object.values(roles).flatMap((value) =>
    typeof value === 'string' ? ownClauses(table, op, event, value) : [],
  )
  const live = liveAbout(table, op, event)
  return own.length === 0 ? live : [...live, ...own]
}

function ownClauses<Op extends Restricting>(table: Table, op: Op, event: string, id: Id): LiveClause<Op>[] {
  const thing = table.state.things[id]
  const card = thing?.card == null ? undefined : table.linked.library.cards[thing.card]
  if (!thing || !card) return []
  const found: LiveClause<Op>[] = []
  for (const [section, { clauses }] of Object.entries(card.sections)) {
    for (const [index, clause] of clauses.entries()) {
      if (clause.op !== op || !('pattern' in clause) || clause.pattern.event !== event) continue
      if (!speaksOfItself(clause.pattern) || isInForce(table, thing, section)) continue
      noteThing(thing)
      const ref = { of: 'card', card: card.id, section, clause: index } as const
      found.push(makeLive({ ...printedRef(thing), clause: ref }, clause) as LiveClause<Op>)
    }
  }
  return found
}

function isInForce({ linked, state }: Table, thing: Thing, section: string): boolean {
  const live = linked.live.get(thing.type) ?? []
  rootSeen(state, thing)
  return live.some(
    (one) =>
      one.section === section && !one.only && isUp(thing, one) && isInZones(linked, state, thing, one.zones),
  )
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
