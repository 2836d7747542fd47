import type { Linked } from '../link/linked.js'
import { isOpenZone } from '../state/places.js'
import type { Id, Thing, Value } from '../state/state.js'
import type { GameEvent, Sight } from './journal.js'
import { knows } from './knowledge.js'
import type { Table } from './play.js'

/** How these cards look to the players now. */
export function sightsOf(table: Table, things: readonly Id[]): Record<Id, Sight> {
  const sights: Record<Id, Sight> = {}
  for (const id of things) addSight(table, sights, id)
  return sights
}

/** How the cards look that an event speaks of, after it; what could be seen before stays known. Undefined for none. */
export function sightsIn(
  table: Table,
  { things, roles, values, to }: Omit<GameEvent, 'source' | 'sights'>,
  source: Id | null,
  before: Record<Id, Sight> | undefined,
): Record<Id, Sight> | undefined {
  const sights: Record<Id, Sight> = {}
  if (source !== null) addSight(table, sights, source)
  if (to !== undefined) addSight(table, sights, to)
  if (things) for (const id of things) addSight(table, sights, id)
  if (values) addSights(table, sights, values)
  if (roles) for (const role in roles) addSights(table, sights, roles[role] ?? null)
  let any = false
  for (const id in sights) {
    any = true
    const was = before?.[id]
    const now = sights[id]
    if (!was || !now) continue
    if (was.name !== now.name) now.before = was.name
    now.hiddenFrom = now.hiddenFrom.filter((player) => was.hiddenFrom.includes(player))
  }
  return any ? sights : undefined
}

function addSights(table: Table, sights: Record<Id, Sight>, value: Value): void {
  if (typeof value === 'string') addSight(table, sights, value)
  else if (Array.isArray(value)) for (const item of value) addSights(table, sights, item)
}

function addSight(table: Table, sights: Record<Id, Sight>, id: Id): void {
  if (sights[id]) return
  const thing = table.state.things[id]
  if (thing?.kind === 'card') sights[id] = { name: thing.name, hiddenFrom: hiddenFrom(table, thing) }
}

const nobody: readonly Id[] = []

/** The players who may not know which card it is. */
export function hiddenFrom(table: Table, thing: Thing): readonly Id[] {
  if (thing.zone !== null && isOpenZone(table.linked, thing.zone) && !canHide(table.linked, thing.type))
    return nobody
  return table.linked.library.players.map(({ id }) => id).filter((player) => !knows(table, player, thing.id))
}

/** Whether a thing of that printed type has a position in which others do not see what it is. */
function canHide(linked: Linked, type: string): boolean {
  return (linked.positions.get(type) ?? []).some(
    ({ group }) => linked.library.positions[group]?.hidden != null,
  )
}
