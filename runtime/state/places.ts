/** Where things are. */
import type { Linked } from '../link/linked.js'
import { inPlay } from '../link/linked.js'
import { fault } from './fault.js'
import type { Id, State, Thing } from './state.js'

/** The id of a zone: `hand/north` when each player has one. Faults on an unknown zone, or when it must be said whose. */
export function zoneId(linked: Linked, name: string, player: Id | null): Id {
  const zone = linked.library.zones[name]
  if (!zone) throw fault('text', `There is no zone ${name}.`)
  if (!zone.each) return name
  if (player === null) throw fault('text', `Each player has a ${name}: whose is meant?`)
  return `${name}/${player}`
}

/** The declared name of a zone. */
export function zoneName(zone: Id): string {
  const slash = zone.lastIndexOf('/')
  return slash < 0 ? zone : zone.slice(0, slash)
}

/** The player whose zone it is; null for a shared zone. */
export function zoneOwner(zone: Id): Id | null {
  const slash = zone.lastIndexOf('/')
  return slash < 0 ? null : zone.slice(slash + 1)
}

/** Whether cards in a zone are in play. */
export function isPlayZone(linked: Linked, zone: Id): boolean {
  return (linked.library.zones[zone] ?? linked.library.zones[zoneName(zone)])?.play ?? false
}

/** Whether everybody may look at the cards of a zone. */
export function isOpenZone(linked: Linked, zone: Id): boolean {
  return (linked.library.zones[zone] ?? linked.library.zones[zoneName(zone)])?.seen === 'all'
}

/** The thing at the bottom of a chain of hosts (itself when it is placed on nothing), and the square under it. */
export function rootOf(state: State, thing: Thing): { thing: Thing; square: Id | null } {
  let root = thing
  for (let steps = 0; root.placed; steps++) {
    const host = state.things[root.placed.on]
    if (!host) return { thing: root, square: root.placed.on }
    if (steps > 1000) throw fault('text', `${thing.id} is placed on itself.`)
    root = host
  }
  return { thing: root, square: null }
}

/** Whether a thing is in play: in a zone of play, or placed (on a square, or on something in play). */
export function isInPlay(linked: Linked, state: State, id: Id): boolean {
  const thing = state.things[id]
  if (!thing || thing.kind !== 'card') return thing !== undefined
  const root = rootOf(state, thing)
  if (root.square !== null || root.thing.kind === 'player') return true
  return root.thing.zone !== null && isPlayZone(linked, root.thing.zone)
}

/** Whether a thing is in one of the zones named, itself or by its hosts; `in play` stands for all of play. */
export function isInZones(linked: Linked, state: State, thing: Thing, zones: ReadonlySet<string>): boolean {
  if (zones.has(inPlay) && isInPlay(linked, state, thing.id)) return true
  const zone = rootOf(state, thing).thing.zone
  return zone !== null && (zones.has(zone) || zones.has(zoneName(zone)))
}
