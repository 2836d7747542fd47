/** What lies where, found once for each arrangement of the table: kept by the identity of `State.zones` (see state/draft.ts). */
import type { Linked } from '../link/linked.js'
import { isInPlay } from '../state/places.js'
import type { Id, State } from '../state/state.js'

export interface Table {
  readonly linked: Linked
  /** Cards in play, oldest id first. */
  readonly inPlay: readonly Id[]
  readonly known: ReadonlySet<Id>
  /** The same by printed type, kinds of a type included. */
  readonly byType: Map<string, readonly Id[]>
  /** What is placed on a thing or square: by relation. */
  readonly placed: ReadonlyMap<Id, readonly { relation: string; thing: Id }[]>
}

const tables = new WeakMap<State['zones'], Table>()

export function tableOf(linked: Linked, state: State): Table {
  const known = tables.get(state.zones)
  if (known?.linked === linked) return known
  const inPlay: Id[] = []
  const placed = new Map<Id, { relation: string; thing: Id }[]>()
  for (const id in state.things) {
    const thing = state.things[id]
    if (thing?.kind !== 'card') continue
    if (isInPlay(linked, state, id)) inPlay.push(id)
    if (!thing.placed) continue
    const there = placed.get(thing.placed.on)
    const entry = { relation: thing.placed.relation, thing: id }
    if (there) there.push(entry)
    else placed.set(thing.placed.on, [entry])
  }
  const table: Table = { linked, inPlay, known: new Set(inPlay), byType: new Map(), placed }
  tables.set(state.zones, table)
  return table
}

/** Whether a card is in play; players and dice always are. */
export function isOnTable(linked: Linked, state: State, id: Id): boolean {
  if (tableOf(linked, state).known.has(id)) return true
  const kind = state.things[id]?.kind
  return kind === 'player' || kind === 'die'
}

/** Cards in play whose printed type is of a kind. */
export function inPlayOfType(linked: Linked, state: State, type: string): readonly Id[] {
  const table = tableOf(linked, state)
  const known = table.byType.get(type)
  if (known) return known
  const found = table.inPlay.filter((id) => linked.kinds.get(state.things[id]?.type ?? '')?.has(type))
  table.byType.set(type, found)
  return found
}
