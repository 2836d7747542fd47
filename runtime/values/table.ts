/**
 * What lies where, and what texts are in force by that. Kept beside a state and brought up to date by what has moved since
 * (see state/draft.ts), so that a card that goes from one pile to another costs next to nothing in a large game.
 */
import type { Linked } from '../link/linked.js'
import { notesOf } from '../state/draft.js'
import { isPlayZone, rootOf } from '../state/places.js'
import type { Id, State, Thing } from '../state/state.js'
import { keywordClauses } from './keywords.js'
import { replaced, setOf, type LiveClause, type LiveSet } from './live.js'
import { noteProbe, probes } from './recorder.js'
import { printedRef, rulesOf, sourceOf, type Source } from './sources.js'

/** A card in play, placed on something, or with text in force. */
interface Entry {
  thing: Thing
  inPlay: boolean
  source: Source | null
  /** The clauses of its text and keywords. */
  clauses: readonly LiveClause[]
}

export interface Table {
  readonly linked: Linked
  readonly entries: ReadonlyMap<Id, Entry>
  /** What is placed on a thing or a square. */
  readonly placed: ReadonlyMap<Id, readonly Id[]>
  /** Cards in play, oldest id first. */
  readonly inPlay: readonly Id[]
  /** The same by printed type, kinds of a type included; filled when asked for. */
  readonly byType: Map<string, readonly Id[]>
  /** The clauses of the rules and of all that is written here. */
  readonly written: LiveSet
}

const none: readonly Id[] = []

export function tableOf(linked: Linked, state: State): Table {
  const notes = notesOf(state)
  const known = notes.arrangement as Table | null
  if (known?.linked === linked && notes.moved.length === 0) return known
  const table =
    known?.linked === linked
      ? brought(known, state, notes.moved)
      : brought(emptyTable(linked), state, Object.keys(state.things))
  notes.arrangement = table
  notes.moved = []
  return table
}

function emptyTable(linked: Linked): Table {
  return {
    linked,
    entries: new Map(),
    placed: new Map(),
    inPlay: none,
    byType: new Map(),
    written: setOf(rulesOf(linked)),
  }
}

/** The table after these things, and what is placed on them, may have moved; the same one when nothing that matters has. */
function brought(table: Table, state: State, moved: readonly Id[]): Table {
  const changed = new Map<Id, Entry | null>()
  const queue = [...moved]
  const seen = new Set<Id>()
  for (const id of queue) {
    if (seen.has(id)) continue
    seen.add(id)
    // Their texts depend on where it lies, whatever it says itself.
    queue.push(...(table.placed.get(id) ?? none))
    const before = table.entries.get(id) ?? null
    const after = entryOf(table.linked, state, id, before)
    if (before !== after) changed.set(id, after)
  }
  return changed.size === 0 ? table : withChanges(table, changed)
}

function withChanges(table: Table, changed: ReadonlyMap<Id, Entry | null>): Table {
  const entries = new Map(table.entries)
  const placed = new Map(table.placed)
  const byType = new Map(table.byType)
  const come: Id[] = []
  const gone = new Set<Id>()
  const silent = new Set<Id>()
  const spoken: LiveClause[] = []
  let told = false
  for (const [id, after] of changed) {
    const before = entries.get(id) ?? null
    if (after) entries.set(id, after)
    else entries.delete(id)
    rehang(placed, id, before?.thing.placed?.on, after?.thing.placed?.on)
    if ((before?.inPlay ?? false) !== (after?.inPlay ?? false)) {
      if (after?.inPlay) come.push(id)
      else gone.add(id)
      const type = (after ?? before)?.thing.type ?? ''
      for (const kind of table.linked.kinds.get(type) ?? []) byType.delete(kind)
    }
    if ((before?.source ?? null) === (after?.source ?? null)) continue
    told = true
    if (before?.source) silent.add(id)
    if (after) spoken.push(...after.clauses)
  }
  const stay = gone.size > 0 ? table.inPlay.filter((id) => !gone.has(id)) : table.inPlay
  const inPlay = come.length > 0 ? [...stay, ...come].sort(byAge) : stay
  const written = told
    ? replaced(table.written, silent, spoken, keywordsAfter(table, changed))
    : table.written
  return { linked: table.linked, entries, placed, inPlay, byType, written }
}

function keywordsAfter({ written }: Table, changed: ReadonlyMap<Id, Entry | null>): LiveSet['keywords'] {
  const keywords = new Map(written.keywords)
  for (const [id, after] of changed) {
    if (after?.source && after.source.keywords.length > 0) keywords.set(id, after.source.keywords)
    else keywords.delete(id)
  }
  return keywords
}

function rehang(placed: Map<Id, readonly Id[]>, id: Id, from: Id | undefined, to: Id | undefined): void {
  if (from === to) return
  if (from !== undefined) {
    const rest = (placed.get(from) ?? none).filter((other) => other !== id)
    if (rest.length > 0) placed.set(from, rest)
    else placed.delete(from)
  }
  if (to !== undefined) placed.set(to, [...(placed.get(to) ?? none), id])
}

/** What there is to say of a thing; the same entry as before when that has not changed. */
function entryOf(linked: Linked, state: State, id: Id, before: Entry | null): Entry | null {
  const thing = state.things[id]
  if (thing?.kind !== 'card') return null
  const source = sourceOf(linked, state, thing, before?.source ?? null)
  const { thing: root, square } = rootOf(state, thing)
  const inPlay =
    square !== null || root.kind === 'player' || (root.zone !== null && isPlayZone(linked, root.zone))
  if (!inPlay && !thing.placed && !source) return null
  if (before && before.inPlay === inPlay && before.source === source && before.thing.placed === thing.placed)
    return before
  const clauses =
    source === null
      ? []
      : source === before?.source
        ? before.clauses
        : [...source.clauses, ...keywordClauses(linked, printedRef(thing), source.keywords)]
  return { thing, inPlay, source, clauses }
}

function byAge(one: Id, other: Id): number {
  return Number(one.slice(1)) - Number(other.slice(1))
}

const ofType = probes((memo, type) => typeList(tableOf(memo.linked, memo.state), type))

/** Cards in play whose printed type is of a kind. */
export function inPlayOfType(linked: Linked, state: State, type: string): readonly Id[] {
  const found = typeList(tableOf(linked, state), type)
  noteProbe(ofType(type), found)
  return found
}

function typeList(table: Table, type: string): readonly Id[] {
  const known = table.byType.get(type)
  if (known) return known
  const found = table.inPlay.filter((id) =>
    table.linked.kinds.get(table.entries.get(id)?.thing.type ?? '')?.has(type),
  )
  table.byType.set(type, found)
  return found
}

const all = { look: ({ linked, state }: { linked: Linked; state: State }) => tableOf(linked, state).inPlay }

/** All cards in play. */
export function allInPlay(linked: Linked, state: State): readonly Id[] {
  const found = tableOf(linked, state).inPlay
  noteProbe(all, found)
  return found
}

const spoken = new WeakMap<Table, readonly Id[]>()

/** Cards with text in force, oldest id first. */
export function speaking(table: Table): readonly Id[] {
  let found = spoken.get(table)
  if (!found) {
    found = [...table.entries].flatMap(([id, { source }]) => (source ? [id] : [])).sort(byAge)
    spoken.set(table, found)
  }
  return found
}
