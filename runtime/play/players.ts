import type { Id, Instance } from '../state/state.js'
import type { Table } from './play.js'

/** The turn that is running: the outermost procedure that a player acts in, since a turn lies outside of its phases. */
export function turnNow(table: Table): Instance | null {
  for (const frame of table.state.frames) {
    if (frame.machine?.name !== 'life' || frame.instance === null) continue
    const instance = table.state.instances[frame.instance]
    if (instance?.by && table.linked.library.events[instance.event]?.by && instance.status === 'running')
      return instance
  }
  return null
}

/** Whose turn it is; the first seat before any turn. */
export function turnPlayer(table: Table): Id {
  return turnNow(table)?.by ?? table.linked.library.players[0]?.id ?? ''
}

/** All players in seat order, beginning with one of them; with the first seat for null. */
export function seatsFrom(table: Table, first: Id | null): Id[] {
  const seats = table.linked.library.players.map((player) => player.id)
  const place = first === null ? 0 : Math.max(0, seats.indexOf(first))
  return [...seats.slice(place), ...seats.slice(0, place)]
}
