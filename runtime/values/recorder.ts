/**
 * What an answer rests on, so that it can be kept as long as that stays the same: records of things and lists of zones,
 * which are replaced and never changed (see state/draft.ts), and probes for everything else: the clauses in force about
 * something, the cards in play of a type, a running procedure, the history. What belongs to what is going on and has no
 * probe can not be kept at all: it is in passing.
 *
 * Whatever answers a question about a state must note all that it reads. One recording is open at a time inside another;
 * none outlives the call that opened it.
 */
import type { Id, State, Thing } from '../state/state.js'
import type { Memo } from './memo.js'
import { allParts, sameParts } from './parts.js'

/** Something that can be looked up in a state again; compared by identity. There is one object for each thing to look up. */
export interface Probe {
  look(memo: Memo): unknown
  /** It tells which clauses are in force: no ground for finding out just that. */
  ofClauses?: true
  /** It looks at what is going on. */
  moves?: true
}

/** An answer that is kept, with the version and the position for which it was last found to stand; 0 for none. */
export interface Answer<T> {
  readonly value: T
  /** They are replaced when the answer was worked out again and came out the same. */
  grounds: Grounds
  version: number
  position: number
  /** Works it out again for a state, and says whether it came out the same. */
  readonly renew: (memo: Memo) => boolean
}

/** What an answer rests on. */
export interface Grounds {
  /** Other answers that were used, in the order in which they were. */
  readonly answers: readonly Answer<unknown>[]
  /** Records of things, and which parts of them. */
  readonly things: readonly Thing[]
  readonly parts: readonly number[]
  /** Zones, and their cards at the same places; so with probes and what they found. */
  readonly zones: readonly Id[]
  readonly cards: readonly (readonly Id[])[]
  readonly probes: readonly Probe[]
  readonly found: readonly unknown[]
  /** Something of it looks at what is going on: it may fall though the position is the same. */
  readonly moving: boolean
}

/** Lists are made when there is something for them: most answers rest on one or two kinds of ground. */
interface Recording {
  answers: Answer<unknown>[]
  things: Thing[]
  parts: number[]
  zones: Id[]
  cards: (readonly Id[])[]
  probes: Probe[]
  found: unknown[]
  moving: boolean
  passing: boolean
  /** Places in the longer ones of these lists. */
  places: Map<object, number> | null
}

/** Shared by all that rest on nothing of a kind; never written into. */
const none: never[] = []

/** A list longer than this is not gone through for each thing that is noted. */
const short = 24

let open: Recording | null = null

/** Parts of a thing were looked at. What it is (its card, type and owner) never changes. */
export function noteThing(thing: Thing, parts: number): void {
  if (!open) return
  const at = placeIn(open, open.things, thing)
  if (at >= 0) {
    open.parts[at] = (open.parts[at] ?? 0) | parts
    return
  }
  if (open.things.length === 0) [open.things, open.parts] = [[], []]
  put(open, open.things, thing)
  open.parts.push(parts)
}

/** The cards of a zone were looked at. */
export function noteZone(zone: Id, cards: readonly Id[]): void {
  if (!open || open.zones.includes(zone)) return
  if (open.zones.length === 0) [open.zones, open.cards] = [[], []]
  open.zones.push(zone)
  open.cards.push(cards)
}

/** Something was looked up that a probe finds again; `moves`: this time it looked at what is going on. */
export function noteProbe(probe: Probe, found: unknown, moves = probe.moves === true): void {
  if (!open) return
  if (moves) open.moving = true
  const at = placeIn(open, open.probes, probe)
  if (at >= 0) {
    open.found[at] = found
    return
  }
  if (open.probes.length === 0) [open.probes, open.found] = [[], []]
  put(open, open.probes, probe)
  open.found.push(found)
}

function placeIn<T extends object>({ places }: Recording, list: readonly T[], item: T): number {
  return list.length > short ? (places?.get(item) ?? -1) : list.indexOf(item)
}

function put<T extends object>(own: Recording, list: T[], item: T): void {
  list.push(item)
  if (list.length <= short) return
  const places = (own.places ??= new Map())
  if (list.length === short + 1) list.forEach((one, at) => places.set(one, at))
  else places.set(item, list.length - 1)
}

/** Something was read that belongs to what is going on. */
export function notePassing(): void {
  if (open) open.passing = true
}

/** A kept answer was used. */
export function noteAnswer(answer: Answer<unknown>): void {
  if (!open) return
  if (answer.grounds.moving) open.moving = true
  if (placeIn(open, open.answers, answer) >= 0) return
  if (open.answers.length === 0) open.answers = []
  put(open, open.answers, answer)
}

/**
 * Answers, with what the answer rests on; null when it rests on something in passing. Whoever asked for it must note that
 * it was used: `noteAnswer` when it is kept, else `noteUnkept`.
 */
export function recorded<T>(answer: () => T): { value: T; grounds: Grounds | null } {
  const outer = open
  const own = newRecording()
  open = own
  try {
    const value = answer()
    return { value, grounds: own.passing ? null : groundsOf(own) }
  } finally {
    open = outer
  }
}

function newRecording(): Recording {
  return {
    answers: none,
    things: none,
    parts: none,
    zones: none,
    cards: none,
    probes: none,
    found: none,
    moving: false,
    passing: false,
    places: null,
  }
}

function groundsOf({ answers, things, parts, zones, cards, probes, found, moving }: Recording): Grounds {
  return { answers, things, parts, zones, cards, probes, found, moving }
}

/** An answer was used that is not kept: it rests on all of this. Null: on something in passing. */
export function noteUnkept(grounds: Grounds | null): void {
  if (!open) return
  if (!grounds) {
    open.passing = true
    return
  }
  for (const answer of grounds.answers) noteAnswer(answer)
  noteTable(grounds)
  grounds.probes.forEach((probe, at) => noteProbe(probe, grounds.found[at]))
  if (grounds.moving) open.moving = true
}

/** Works something out that is no part of what is being recorded. */
export function aside<T>(work: () => T): T {
  const outer = open
  open = null
  try {
    return work()
  } finally {
    open = outer
  }
}

/**
 * Whether in a state all is still as it was; in the same position only what is going on needs a look. Answers come last and
 * in their order: one that has fallen is worked out again only when all before it is the same, so that it would be asked for
 * now, too.
 */
export function stillStand(grounds: Grounds, memo: Memo, position = 0): boolean {
  if (position !== memo.position && !sameTable(grounds, memo.state)) return false
  const { probes, found, answers } = grounds
  for (let at = 0; at < probes.length; at++) if (probes[at]?.look(memo) !== found[at]) return false
  for (const answer of answers) if (!stands(answer, memo)) return false
  return true
}

function sameTable({ things, parts, zones, cards }: Grounds, state: State): boolean {
  for (let at = 0; at < things.length; at++) {
    const before = things[at] as Thing
    const now = state.things[before.id]
    if (now !== before && (!now || !sameParts(before, now, parts[at] ?? allParts))) return false
  }
  for (let at = 0; at < zones.length; at++) if (state.zones[zones[at] ?? ''] !== cards[at]) return false
  return true
}

/** The grounds without other answers and without what is in force: those of the answers used in their place. */
export function groundsBelow(grounds: Grounds): Grounds {
  const outer = open
  const own = newRecording()
  const seen = new Set<Grounds>()
  const take = (some: Grounds) => {
    if (seen.has(some)) return
    seen.add(some)
    noteTable(some)
    some.probes.forEach((probe, at) => {
      if (!probe.ofClauses) noteProbe(probe, some.found[at])
    })
    for (const answer of some.answers) take(answer.grounds)
  }
  open = own
  take(grounds)
  open = outer
  return groundsOf(own)
}

function noteTable({ things, parts, zones, cards }: Grounds): void {
  things.forEach((thing, at) => noteThing(thing, parts[at] ?? allParts))
  zones.forEach((zone, at) => noteZone(zone, cards[at] ?? none))
}

/** Whether a kept answer may be used for a version: all that it rests on is the same, or it comes out the same again. */
export function stands(answer: Answer<unknown>, memo: Memo): boolean {
  if (answer.version === memo.version) return true
  if (answer.position === memo.position && !answer.grounds.moving) return true
  if (!stillStand(answer.grounds, memo, answer.position)) return !memo.settling && answer.renew(memo)
  if (!memo.settling) {
    answer.version = memo.version
    answer.position = memo.position
  }
  return true
}

/** The record of a thing, of which these parts are looked at. */
export function lookAt(state: State, id: Id, parts: number): Thing | undefined {
  const thing = state.things[id]
  if (thing) noteThing(thing, parts)
  return thing
}

/** A probe for each name, made once. */
export function probes<Name extends string>(
  look: (memo: Memo, name: Name) => unknown,
  more: Pick<Probe, 'ofClauses' | 'moves'> = {},
): (name: Name) => Probe {
  const made = new Map<Name, Probe>()
  return (name) => {
    let probe = made.get(name)
    if (!probe) made.set(name, (probe = { look: (memo) => look(memo, name), ...more }))
    return probe
  }
}
