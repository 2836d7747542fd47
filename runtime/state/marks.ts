/** Positions, counters, control, and what players know. */
import type { Linked } from '../link/linked.js'
import { freshId, setThing, thingOf } from './draft.js'
import { fault } from './fault.js'
import { isOpenZone } from './places.js'
import type { Id, State } from './state.js'

/** Gives a thing a position. Returns whether it changed. Faults when no group of the thing has that position. */
export function turnThing(linked: Linked, draft: State, id: Id, position: string): boolean {
  const thing = thingOf(draft, id)
  const group = linked.positions.get(thing.type)?.find(({ values }) => values.includes(position))?.group
  if (group === undefined) throw fault('text', `${thing.type} has no position ${position}.`)
  if (thing.positions[group] === position) return false
  setThing(draft, { ...thing, positions: { ...thing.positions, [group]: position } })
  return true
}

/** Adds, removes or sets counters, not below the least that the game declares. Returns how many more there are now. */
export function tallyThing(
  linked: Linked,
  draft: State,
  id: Id,
  counter: string,
  by: 'add' | 'remove' | 'set',
  amount: number,
): number {
  const thing = thingOf(draft, id)
  const before = thing.counters[counter] ?? 0
  const wanted = by === 'set' ? amount : by === 'add' ? before + amount : before - amount
  const after = Math.max(wanted, linked.library.counters[counter]?.least ?? -Infinity)
  if (after === before) return 0
  const counters = { ...thing.counters, [counter]: after }
  if (after === 0) delete counters[counter]
  setThing(draft, { ...thing, counters })
  return after - before
}

/** Gives a player control of a thing. Returns whether it changed. */
export function controlThing(draft: State, id: Id, player: Id): boolean {
  const thing = thingOf(draft, id)
  if (thing.controller === player) return false
  setThing(draft, { ...thing, controller: player })
  return true
}

/** Shows a thing to players until it starts a new visit. Returns whether anybody learned something. */
export function revealThing(linked: Linked, draft: State, id: Id, players: readonly Id[]): boolean {
  const thing = thingOf(draft, id)
  const learning = players.filter((player) => !thing.known.includes(player))
  if (learning.length === 0) return false
  const name = thing.zone === null || isOpenZone(linked, thing.zone) ? thing.name : freshId(draft, 'k')
  setThing(draft, { ...thing, name, known: [...thing.known, ...learning] })
  return true
}
