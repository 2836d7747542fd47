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

/** Sets and maps are made when there is something for them: most answers rest on one or two kinds of ground. */
interface Recording {
  answers: Set<Answer<unknown>> | null
  things: Map<Thing, number> | null
  zones: Map<Id, readonly Id[]> | null
  probes: Map<Probe, unknown> | null
  moving: boolean
  passing: boolean
}

let open: Recording | null = null

/** Parts of a thing were looked at. What it is (its card, type and owner) never changes. */
export function noteThing(thing: Thing, parts: number): void {
  if (!open) return
  const things = (open.things ??= new Map())
  const before = things.get(thing)
  if (before === undefined) things.set(thing, parts)
  else if ((before | parts) !== before) things.set(thing, before | parts)
}

/** The cards of a zone were looked at. */
export function noteZone(zone: Id, cards: readonly Id[]): void {
  if (open) (open.zones ??= new Map()).set(zone, cards)
}

/** Something was looked up that a probe finds again; `moves`: this time it looked at what is going on. */
export function noteProbe(probe: Probe, found: unknown, moves = probe.moves === true): void {
  if (!open) return
  ;(open.probes ??= new Map()).set(probe, found)
  if (moves) open.moving = true
}

/** Something was read that belongs to what is going on. */
export function notePassing(): void {
  if (open) open.passing = true
}

/** A kept answer was used. */
export function noteAnswer(answer: Answer<unknown>): void {
  if (!open) return
  ;(open.answers ??= new Set()).add(answer)
  if (answer.grounds.moving) open.moving = true
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
  return { answers: null, things: null, zones: null, probes: null, moving: false, passing: false }
}

const none: readonly never[] = []

function groundsOf({ answers, things, zones, probes, moving }: Recording): Grounds {
  return {
    answers: answers ? [...answers] : none,
    things: things ? [...things.keys()] : none,
    parts: things ? [...things.values()] : none,
    zones: zones ? [...zones.keys()] : none,
    cards: zones ? [...zones.values()] : none,
    probes: probes ? [...probes.keys()] : none,
    found: probes ? [...probes.values()] : none,
    moving,
  }
}

/** An answer was used that is not kept: it rests on all of this. Null: on something in passing. */
export function noteUnkept(grounds: Grounds | null): void {
  if (!open) return
  if (!grounds) {
    open.passing = true
    return
  }
  for (const answer of grounds.answers) noteAnswer(answer)
  grounds.things.forEach((thing, at) => noteThing(thing, grounds.parts[at] ?? allParts))
  grounds.zones.forEach((zone, at) => noteZone(zone, grounds.cards[at] ?? none))
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
  const things = new Map<Thing, number>()
  const zones = new Map<Id, readonly Id[]>()
  const probes = new Map<Probe, unknown>()
  let moving = false
  const seen = new Set<Grounds>()
  const take = (some: Grounds) => {
    if (seen.has(some)) return
    seen.add(some)
    some.things.forEach((thing, at) =>
      things.set(thing, (things.get(thing) ?? 0) | (some.parts[at] ?? allParts)),
    )
    some.zones.forEach((zone, at) => zones.set(zone, some.cards[at] ?? none))
    some.probes.forEach((probe, at) => {
      if (probe.ofClauses) return
      probes.set(probe, some.found[at])
      if (probe.moves) moving = true
    })
    for (const answer of some.answers) take(answer.grounds)
  }
  take(grounds)
  return groundsOf({ answers: null, things, zones, probes, moving, passing: false })
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
