/**
 * Changing a state. A draft is a state that may be changed; it shares with the state it was made from whatever was not
 * touched, so opening one costs the same in a long game as in a short one.
 *
 * - `things`: a record is never changed in place. `setThing` puts a new record into the table, and the table is copied at
 *   the first write of a draft. So the identity of a record tells whether it changed: hashes and kept answers rest on it.
 * - `zones`, `terrain`, `effects`, `scheduled`, `history`: lists and tables are replaced, never changed in place; their identity tells
 *   the same.
 * - `frames` and `instances`: see going-on.ts. What has been made its own there may be changed in place.
 *
 * Answers about a draft hold until `touch`, those that do not rest on what is going on beyond `stir` and `renew`. Every
 * function here that changes something calls one of them; after changing something by hand, call it yourself.
 */
import { fault } from './fault.js'
import type { Id, PastEvent, State, Thing } from './state.js'

/** What is known about a state beside what is in it; never part of its JSON, and made anew where it is missing. */
export interface Notes {
  /** Stands for the game: states that came from one another share it. Ids mean the same things only in one game. */
  readonly game: object
  /** It is a draft that may be changed. */
  open: boolean
  ownsThings: boolean
  /** So many of the outermost frames are still those of the state before. */
  sharedFrames: number
  /** Events that are the draft's own; null while the table of events is still that of the state before. */
  ownInstances: Set<Id> | null
  /** The dice there are, oldest first; null when nobody has looked. */
  dice: readonly Id[] | null
  /** Grows with every change. */
  version: number
  /** Things that were moved, placed, controlled, added or dropped since the arrangement was worked out. */
  moved: Id[]
  /** What runtime/values/table.ts worked out from where things lie; null when nothing is known. */
  arrangement: object | null
  /** The number of the position: another one with every change but of what is going on (frames and events). */
  position: number
  /** What runtime/values/memo.ts remembers, and whether it is still of this version. */
  memo: object | null
  fresh: boolean
}

const notes = new WeakMap<State, Notes>()

/** The state asked about last, with its notes: nearly always the one asked about next. */
let latest: { state: State; notes: Notes } | null = null

/** The notes beside a state. */
export function notesOf(state: State): Notes {
  if (latest?.state === state) return latest.notes
  let known = notes.get(state)
  if (!known) notes.set(state, (known = firstNotes()))
  latest = { state, notes: known }
  return known
}

function firstNotes(position = ++positions, game: object = {}): Notes {
  return {
    game,
    open: false,
    ownsThings: false,
    sharedFrames: Infinity,
    ownInstances: null,
    dice: null,
    version: 0,
    moved: [],
    arrangement: null,
    position,
    memo: null,
    fresh: false,
  }
}

let positions = 0

/** A state that may be changed; `state` itself stays as it is. */
export function openDraft(state: State): State {
  const draft: State = { ...state, frames: state.frames.slice(), loaded: state.loaded.slice() }
  const { moved, arrangement, dice, position, game } = notesOf(state)
  const kept = firstNotes(position, game)
  kept.open = true
  kept.sharedFrames = state.frames.length
  kept.dice = dice
  kept.moved = moved.slice()
  kept.arrangement = arrangement
  notes.set(draft, kept)
  return draft
}

/** Ends a draft: from here on it is a state like any other. */
export function closeDraft(draft: State): State {
  const kept = notesOf(draft)
  kept.open = false
  // Drafts made from it remember for themselves.
  kept.memo = null
  return draft
}

/** The position has changed. */
export function touch(draft: State): void {
  touchNotes(notesOf(draft))
}

/** Only what is going on has changed, in a way that guards look at: which events run and who fills their roles. */
export function stir(draft: State): void {
  const kept = notesOf(draft)
  kept.version += 1
  kept.fresh = false
}

/** Only frames and their names have changed. */
export function renew(draft: State): void {
  notesOf(draft).fresh = false
}

function touchNotes(kept: Notes): void {
  kept.version += 1
  kept.position = ++positions
  kept.fresh = false
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
  if (!before && thing.kind === 'die' && kept.dice) kept.dice = [...kept.dice, thing.id]
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
  kept.dice = null
  kept.moved.push(id)
  touchNotes(kept)
}

/** The dice there are, oldest first. */
export function diceIn(state: State): readonly Id[] {
  const kept = notesOf(state)
  return (kept.dice ??= Object.keys(state.things).filter((id) => state.things[id]?.kind === 'die'))
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
