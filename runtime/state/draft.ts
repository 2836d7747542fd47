/**
 * Changing a state. A draft is a state that may be changed; it shares with the state it was made from whatever was not
 * touched, so opening one costs the same in a long game as in a short one.
 *
 * - `things`: a record is never changed in place. `setThing` puts a new record into the table, and the table is copied at
 *   the first write of a draft. So the identity of a record tells whether it changed: hashes and kept answers rest on it.
 * - `zones`, `terrain`, `effects`, `history`: lists and tables are replaced, never changed in place; their identity tells
 *   the same.
 * - `frames` and `instances`: copied when the draft is opened; whoever holds the draft may change them in place.
 * - `scheduled`: a new list when the draft is opened; push and splice, but do not change entries.
 *
 * Answers remembered for a draft hold until `touch`. Every function here that changes something calls it; after changing
 * frames (pushing, popping), instances, effects or history by hand, call it yourself.
 */
import { fault } from './fault.js'
import type { Frame, Id, Instance, PastEvent, State, Thing } from './state.js'

/** What is known about a state beside what is in it; never part of its JSON, and made anew where it is missing. */
export interface Notes {
  /** It is a draft that may be changed. */
  open: boolean
  ownsThings: boolean
  /** Grows with every change. */
  version: number
  /** Things that were moved, placed, controlled, added or dropped since the arrangement was worked out. */
  moved: Id[]
  /** What runtime/values/table.ts worked out from where things lie; null when nothing is known. */
  arrangement: object | null
  /** What runtime/values/memo.ts remembers of this version. */
  memo: object | null
}

const notes = new WeakMap<State, Notes>()

/** The notes beside a state. */
export function notesOf(state: State): Notes {
  const known = notes.get(state)
  if (known) return known
  const made: Notes = {
    open: false,
    ownsThings: false,
    version: 0,
    moved: [],
    arrangement: null,
    memo: null,
  }
  notes.set(state, made)
  return made
}

/** A state that may be changed; `state` itself stays as it is. */
export function openDraft(state: State): State {
  const draft: State = {
    ...state,
    frames: state.frames.map(copyFrame),
    instances: copyInstances(state.instances),
    scheduled: [...state.scheduled],
    loaded: [...state.loaded],
  }
  const { moved, arrangement } = notesOf(state)
  notes.set(draft, { open: true, ownsThings: false, version: 0, moved: [...moved], arrangement, memo: null })
  return draft
}

/** Ends a draft: from here on it is a state like any other. */
export function closeDraft(draft: State): State {
  notesOf(draft).open = false
  return draft
}

/** Forgets the answers remembered for a draft. */
export function touch(draft: State): void {
  touchNotes(notesOf(draft))
}

/** The same where only what is going on changed (frames and their names), not the position that guards look at. */
export function renew(draft: State): void {
  notesOf(draft).memo = null
}

function touchNotes(kept: Notes): void {
  kept.version += 1
  kept.memo = null
}

/** Grows with every change of a draft; 0 for a state that was never one. */
export function versionOf(state: State): number {
  return notesOf(state).version
}

/** The thing of that id. Faults when there is none. */
export function thingOf(state: State, id: Id): Thing {
  const thing = state.things[id]
  if (!thing) throw fault('text', `There is no thing ${id}.`)
  return thing
}

/** Adds a thing or changes fields of one. */
export function setThing(draft: State, thing: Thing): void {
  const kept = notesOf(draft)
  if (!kept.open) throw fault('library', 'Only an open draft may be changed.')
  if (!kept.ownsThings) {
    draft.things = { ...draft.things }
    kept.ownsThings = true
  }
  const before = draft.things[thing.id]
  draft.things[thing.id] = thing
  if (kept.arrangement && (!before || movesMeaning(before, thing))) kept.moved.push(thing.id)
  touchNotes(kept)
}

/** Takes a thing out of the game altogether (dice that are no longer asked about). */
export function dropThing(draft: State, id: Id): void {
  const { [id]: dropped, ...rest } = draft.things
  if (!dropped) return
  const kept = notesOf(draft)
  draft.things = rest
  kept.ownsThings = true
  kept.moved.push(id)
  touchNotes(kept)
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

/** Keeps something that happened. */
export function addPast(draft: State, past: PastEvent): void {
  draft.history = [...draft.history, past]
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
    before.visit !== after.visit ||
    before.positions !== after.positions
  )
}

function copyFrame(frame: Frame): Frame {
  return {
    ...frame,
    names: { ...frame.names },
    events: { ...frame.events },
    guards: [...frame.guards],
    batch: frame.batch && copyPart(frame.batch),
    machine: frame.machine && copyPart(frame.machine),
  }
}

/** A record with its own lists and tables; what is in those is never changed in place. */
function copyPart<T extends object>(part: T): T {
  const copy = { ...part }
  for (const key in copy) {
    const field = copy[key]
    if (Array.isArray(field)) copy[key] = field.slice() as typeof field
    else if (field !== null && typeof field === 'object') copy[key] = { ...field }
  }
  return copy
}

function copyInstances(instances: Record<Id, Instance>): Record<Id, Instance> {
  const copies: Record<Id, Instance> = {}
  for (const id in instances) {
    const instance = instances[id]
    if (instance) copies[id] = { ...instance, roles: { ...instance.roles }, values: { ...instance.values } }
  }
  return copies
}
