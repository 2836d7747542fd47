/**
 * Changing a state. A draft is a state that may be changed; it shares with the state it was made from whatever was not
 * touched, so opening one costs the same in a long game as in a short one (but for the list of what has happened).
 *
 * - `things`: a record is never changed in place. `setThing` puts a new record into the table, and the table is copied at
 *   the first write of a draft. So the identity of a record tells whether it changed: hashes are kept by it.
 * - `zones`: lists and the table are replaced at every change of place, host, control or type. So the identity of the
 *   table tells whether anything moved: what texts are live is kept by it (runtime/values/memo.ts).
 * - `frames` and `instances`: copied when the draft is opened; whoever holds the draft may change them in place.
 * - `effects`, `scheduled`, `history`: new lists when the draft is opened; push and splice, but do not change entries.
 *
 * Values remembered for a draft hold until `touch`. Every function here that changes something calls it; after changing
 * frames (pushing, popping), instances, effects or history by hand, call it yourself.
 */
import { fault } from './fault.js'
import type { Frame, Id, Instance, State, Thing } from './state.js'

const ownsThings = new WeakMap<State, boolean>()
const versions = new WeakMap<State, number>()

/** A state that may be changed; `state` itself stays as it is. */
export function openDraft(state: State): State {
  const draft: State = {
    ...state,
    frames: state.frames.map(copyFrame),
    instances: copyInstances(state.instances),
    effects: [...state.effects],
    scheduled: [...state.scheduled],
    history: [...state.history],
    loaded: [...state.loaded],
  }
  ownsThings.set(draft, false)
  return draft
}

/** Ends a draft: from here on it is a state like any other. */
export function closeDraft(draft: State): State {
  ownsThings.delete(draft)
  return draft
}

/** Forgets the values remembered for a draft. */
export function touch(draft: State): void {
  versions.set(draft, versionOf(draft) + 1)
}

/** Grows with every change of a draft; 0 for a state that was never one. */
export function versionOf(state: State): number {
  return versions.get(state) ?? 0
}

/** The thing of that id. Faults when there is none. */
export function thingOf(state: State, id: Id): Thing {
  const thing = state.things[id]
  if (!thing) throw fault('text', `There is no thing ${id}.`)
  return thing
}

/** Adds a thing or changes fields of one. */
export function setThing(draft: State, thing: Thing): void {
  const owned = ownsThings.get(draft)
  if (owned === undefined) throw fault('library', 'Only an open draft may be changed.')
  if (!owned) {
    draft.things = { ...draft.things }
    ownsThings.set(draft, true)
  }
  const before = draft.things[thing.id]
  draft.things[thing.id] = thing
  if (before ? movesMeaning(before, thing) : thing.kind === 'card') draft.zones = { ...draft.zones }
  touch(draft)
}

/** Takes a thing out of the game altogether (dice that are no longer asked about). */
export function dropThing(draft: State, id: Id): void {
  const { [id]: dropped, ...rest } = draft.things
  if (!dropped) return
  draft.things = rest
  ownsThings.set(draft, true)
  if (dropped.kind === 'card') draft.zones = { ...draft.zones }
  touch(draft)
}

/** Replaces the cards of a zone, top first. */
export function setZone(draft: State, zone: Id, cards: Id[]): void {
  draft.zones = { ...draft.zones, [zone]: cards }
  touch(draft)
}

/** Replaces the terrain words of a square or an edge. */
export function setTerrain(draft: State, place: Id, words: string[]): void {
  draft.terrain = { ...draft.terrain, [place]: words }
  touch(draft)
}

/** A free id: `c12`; a name: `k12`. */
export function freshId(draft: State, prefix: 'c' | 'd' | 'i' | 'k'): Id {
  return `${prefix}${draft.next++}`
}

function movesMeaning(before: Thing, after: Thing): boolean {
  return (
    before.zone !== after.zone ||
    before.placed !== after.placed ||
    before.controller !== after.controller ||
    before.type !== after.type ||
    before.card !== after.card ||
    before.visit !== after.visit
  )
}

function copyFrame(frame: Frame): Frame {
  return {
    ...frame,
    names: { ...frame.names },
    events: { ...frame.events },
    guards: [...frame.guards],
    batch: copyJson(frame.batch),
    machine: copyJson(frame.machine),
  }
}

function copyInstances(instances: Record<Id, Instance>): Record<Id, Instance> {
  const copies: Record<Id, Instance> = {}
  for (const id in instances) {
    const instance = instances[id]
    if (instance) copies[id] = { ...instance, roles: { ...instance.roles }, values: { ...instance.values } }
  }
  return copies
}

/** A deep copy of plain data. */
export function copyJson<T>(data: T): T {
  if (Array.isArray(data)) return data.map(copyJson) as T
  if (data === null || typeof data !== 'object') return data
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(data)) copy[key] = copyJson((data as Record<string, unknown>)[key])
  return copy as T
}
