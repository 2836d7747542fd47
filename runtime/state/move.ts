/** Cards between zones, and things onto things. */
import type { Linked } from '../link/linked.js'
import { randomBelow } from '../random/random.js'
import { freshId, setThing, setZone, thingOf } from './draft.js'
import { fault } from './fault.js'
import { firstCounters, firstPositions } from './new-state.js'
import { isInPlay, isOpenZone, isPlayZone } from './places.js'
import type { Id, State, Thing } from './state.js'

/** What stays behind, placed on something that has left play; `by` is the event by which it leaves (null: it just goes along). */
export interface LeftBehind {
  thing: Id
  relation: string
  by: string | null
}

/** What a thing last was; `remember` of runtime/values/last.ts makes it. */
export type Remember = (linked: Linked, state: State, id: Id) => Thing['last']

/**
 * Puts a card into a zone: on top, at the bottom, or anywhere (at random). A card that enters or leaves play, or goes from
 * one zone outside play to another, starts a new visit: first positions and counters, its owner's control, seen by no
 * one, and what it last was if it leaves play. Between zones of play it keeps all that.
 * Returns what was placed on it and is now out of play.
 */
export function moveCard(
  linked: Linked,
  draft: State,
  id: Id,
  zone: Id,
  end: 'top' | 'bottom' | 'anywhere',
  remember: Remember,
): LeftBehind[] {
  const thing = named(linked, draft, thingOf(draft, id))
  if (!draft.zones[zone]) throw fault('text', `There is no zone ${zone}.`)
  const wasIn = isInPlay(linked, draft, id)
  const goesIn = isPlayZone(linked, zone)
  const stays = wasIn && goesIn
  const leaves = wasIn && !goesIn
  // What lost its host before was remembered then.
  const last = leaves ? remember(linked, draft, id) : goesIn || !thing.placed ? null : thing.last
  if (leaves) rememberPlaced(linked, draft, id, remember)
  takeOut(draft, thing)
  const cards = draft.zones[zone] ?? []
  const place = end === 'top' ? 0 : end === 'bottom' ? cards.length : randomBelow(draft, cards.length + 1)
  setZone(draft, zone, cards.toSpliced(place, 0, id))
  setThing(draft, stays ? { ...thing, zone, placed: null } : { ...fresh(linked, thing, goesIn), zone, last })
  // What lost its host first still bears what was placed on it.
  return leaves || (thing.placed && !goesIn) ? leftBehind(linked, draft, id) : []
}

/**
 * Places a thing on another, or on a square, by a stored relation. A card that comes into play so starts a new visit.
 * Faults when it would be placed on itself.
 */
export function placeThing(linked: Linked, draft: State, id: Id, relation: string, on: Id): void {
  const thing = named(linked, draft, thingOf(draft, id))
  for (let host: Id | undefined = on; host !== undefined; host = draft.things[host]?.placed?.on) {
    if (host === id) throw fault('text', `${id} can not be placed on itself.`)
  }
  const stays = isInPlay(linked, draft, id)
  takeOut(draft, thing)
  const placed = { relation, on }
  setThing(draft, stays ? { ...thing, zone: null, placed } : { ...fresh(linked, thing, true), placed })
}

/** A card about to leave a place that not everybody sees: which of those that were there it is must not be told by its name. */
function named(linked: Linked, draft: State, thing: Thing): Thing {
  if (thing.zone === null || isOpenZone(linked, thing.zone)) return thing
  return { ...thing, name: freshId(draft, 'k') }
}

/** Puts a zone into another order. */
export function reorder(draft: State, zone: Id, order: (cards: readonly Id[]) => Id[]): void {
  const cards = draft.zones[zone]
  if (!cards) throw fault('text', `There is no zone ${zone}.`)
  setZone(draft, zone, order(cards))
}

/** What is placed on a thing about to leave play leaves with it: keeps what it last was, all the way up. */
function rememberPlaced(linked: Linked, draft: State, host: Id, keep: Remember): void {
  const placed = Object.values(draft.things).filter((thing) => thing.placed?.on === host)
  for (const thing of placed) {
    const last = keep(linked, draft, thing.id)
    rememberPlaced(linked, draft, thing.id, keep)
    setThing(draft, { ...thing, last })
  }
}

function takeOut(draft: State, thing: Thing): void {
  if (thing.zone === null) return
  setZone(
    draft,
    thing.zone,
    (draft.zones[thing.zone] ?? []).filter((card) => card !== thing.id),
  )
}

/** The thing at the start of a new visit. Entering play it keeps its controller: whoever plays it has it. */
function fresh(linked: Linked, thing: Thing, entersPlay: boolean): Thing {
  return {
    ...thing,
    zone: null,
    placed: null,
    positions: firstPositions(linked, thing.type),
    counters: firstCounters(linked, thing.type),
    controller: entersPlay ? thing.controller : thing.owner,
    known: [],
    visit: thing.visit + 1,
    last: null,
  }
}

function leftBehind(linked: Linked, state: State, host: Id): LeftBehind[] {
  const left: LeftBehind[] = []
  for (const thing of Object.values(state.things)) {
    if (thing.placed?.on !== host) continue
    const relation = thing.placed.relation
    left.push({ thing: thing.id, relation, by: linked.library.relations[relation]?.leavesBy ?? null })
  }
  return left
}
