import { rootOf, zoneName, zoneOwner } from '../state/places.js'
import type { Id, Thing } from '../state/state.js'
import type { Table } from './play.js'

/**
 * Whether a player may know which card a thing is: the zone shows it, it was revealed to the player, or it is on the
 * table; a position such as face down hides it from the others, or from all.
 */
export function knows(table: Table, player: Id, id: Id): boolean {
  const thing = table.state.things[id]
  if (!thing) return false
  if (thing.kind !== 'card' || thing.known.includes(player)) return true
  return !hiddenByPosition(table, player, thing) && seenInZone(table, player, thing)
}

/** Whether a player may look at the cards of a zone. */
export function seesZone(table: Table, player: Id, zone: Id): boolean {
  const seen = (table.linked.library.zones[zone] ?? table.linked.library.zones[zoneName(zone)])?.seen ?? 'all'
  return seen === 'all' || (seen === 'owner' && zoneOwner(zone) === player)
}

function seenInZone(table: Table, player: Id, thing: Thing): boolean {
  const zone = rootOf(table.state, thing).thing.zone
  return zone === null || seesZone(table, player, zone)
}

function hiddenByPosition(table: Table, player: Id, thing: Thing): boolean {
  for (const group in thing.positions) {
    const hidden = table.linked.library.positions[group]?.hidden
    if (!hidden || hidden.position !== thing.positions[group]) continue
    if (hidden.from === 'all' || thing.controller !== player) return true
  }
  return false
}
