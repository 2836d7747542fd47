/** The empty table of a game, and putting cards on it. */
import type { Linked } from '../link/linked.js'
import { seedRandom } from '../random/random.js'
import { freshId, setThing, setZone } from './draft.js'
import { fault } from './fault.js'
import type { Id, State, Thing } from './state.js'

/** A game before its start: players with their first counters and positions, empty zones, no terrain. */
export function newState(linked: Linked, seed: string): State {
  const { library } = linked
  const things: Record<Id, Thing> = {}
  for (const { id } of library.players) {
    things[id] = blankThing(linked, {
      id,
      kind: 'player',
      card: null,
      type: 'player',
      owner: id,
      controller: id,
    })
  }
  const zones: Record<Id, Id[]> = {}
  for (const name of Object.keys(library.zones)) {
    if (!library.zones[name]?.each) zones[name] = []
    else for (const player of library.players) zones[`${name}/${player.id}`] = []
  }
  return {
    library: library.hash,
    seed,
    random: seedRandom(seed),
    loaded: [],
    things,
    zones,
    terrain: {},
    frames: [],
    instances: {},
    effects: [],
    scheduled: [],
    history: [],
    decision: null,
    result: null,
    next: 1,
    answers: 0,
  }
}

/** Adds a card of the library to the game, at the bottom of a zone. Returns its id. Faults on an unknown card or zone. */
export function addCard(linked: Linked, draft: State, card: string, owner: Id | null, zone: Id): Id {
  const program = linked.library.cards[card]
  if (!program) throw fault('library', `There is no card ${card}.`)
  const cards = draft.zones[zone]
  if (!cards) throw fault('text', `There is no zone ${zone}.`)
  const id = freshId(draft, 'c')
  setThing(draft, {
    ...blankThing(linked, { id, kind: 'card', card, type: program.type, owner, controller: owner }),
    zone,
  })
  setZone(draft, zone, [...cards, id])
  return id
}

/** A thing in its first positions, with its first counters, nowhere. */
export function blankThing(
  linked: Linked,
  of: Pick<Thing, 'id' | 'kind' | 'card' | 'type' | 'owner' | 'controller'>,
): Thing {
  return {
    ...of,
    name: of.id,
    zone: null,
    placed: null,
    positions: firstPositions(linked, of.type),
    counters: firstCounters(linked, of.type),
    known: [],
    face: 0,
    visit: 0,
    last: null,
  }
}

/** The positions a thing of a type has when it comes into the game or leaves play. */
export function firstPositions(linked: Linked, type: string): Record<string, string> {
  return Object.fromEntries((linked.positions.get(type) ?? []).map(({ group, initial }) => [group, initial]))
}

/** The counters a thing of a type starts with; counters that start at 0 are not written. */
export function firstCounters(linked: Linked, type: string): Record<string, number> {
  const counters: Record<string, number> = {}
  const kinds = linked.kinds.get(type)
  for (const [name, counter] of Object.entries(linked.library.counters)) {
    if (counter.initial !== 0 && counter.of.some((of) => kinds?.has(of))) counters[name] = counter.initial
  }
  return counters
}
