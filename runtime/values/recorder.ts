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

/** Something that can be looked up in a state again; compared by identity. There is one object for each thing to look up. */
export interface Probe {
  look(memo: Memo): unknown
  /** It tells which clauses are in force: no ground for finding out just that. */
  ofClauses?: true
}

/** An answer that is kept, and the number of the version for which it was last found to stand; 0 for none. */
export interface Answer<T> {
  readonly value: T
  readonly grounds: Grounds
  version: number
}

/** What an answer rests on. */
export interface Grounds {
  /** Other answers that were used. */
  readonly answers: readonly Answer<unknown>[]
  readonly things: readonly Thing[]
  readonly zones: readonly [zone: Id, cards: readonly Id[]][]
  readonly probes: readonly [probe: Probe, found: unknown][]
}

interface Recording {
  answers: Set<Answer<unknown>>
  things: Set<Thing>
  zones: Map<Id, readonly Id[]>
  probes: Map<Probe, unknown>
  passing: boolean
}

let open: Recording | null = null

/** A thing was looked at: where it is, whose, its marks. What it is (its card, type and owner) never changes. */
export function noteThing(thing: Thing): void {
  open?.things.add(thing)
}

/** The cards of a zone were looked at. */
export function noteZone(zone: Id, cards: readonly Id[]): void {
  open?.zones.set(zone, cards)
}

/** Something was looked up that a probe finds again. */
export function noteProbe(probe: Probe, found: unknown): void {
  open?.probes.set(probe, found)
}

/** Something was read that belongs to what is going on. */
export function notePassing(): void {
  if (open) open.passing = true
}

/** A kept answer was used. */
export function noteAnswer(answer: Answer<unknown>): void {
  open?.answers.add(answer)
}

/**
 * Answers, with what the answer rests on; null when it rests on something in passing. Whoever asked for it must note that
 * it was used: `noteAnswer` when it is kept, else `noteUnkept`.
 */
export function recorded<T>(answer: () => T): { value: T; grounds: Grounds | null } {
  const outer = open
  const own: Recording = {
    answers: new Set(),
    things: new Set(),
    zones: new Map(),
    probes: new Map(),
    passing: false,
  }
  open = own
  try {
    const value = answer()
    return { value, grounds: own.passing ? null : groundsOf(own) }
  } finally {
    open = outer
  }
}

function groundsOf({ answers, things, zones, probes }: Recording): Grounds {
  return { answers: [...answers], things: [...things], zones: [...zones], probes: [...probes] }
}

/** An answer was used that is not kept: it rests on all of this. Null: on something in passing. */
export function noteUnkept(grounds: Grounds | null): void {
  if (!open) return
  if (!grounds) {
    open.passing = true
    return
  }
  for (const answer of grounds.answers) open.answers.add(answer)
  for (const thing of grounds.things) open.things.add(thing)
  for (const [zone, cards] of grounds.zones) open.zones.set(zone, cards)
  for (const [probe, found] of grounds.probes) open.probes.set(probe, found)
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

/** Whether in a state all is still as it was. */
export function stillStand({ answers, things, zones, probes }: Grounds, memo: Memo): boolean {
  const { state } = memo
  for (const thing of things) if (state.things[thing.id] !== thing) return false
  for (const [zone, cards] of zones) if (state.zones[zone] !== cards) return false
  for (const [probe, found] of probes) if (probe.look(memo) !== found) return false
  for (const answer of answers) if (!stands(answer, memo)) return false
  return true
}

/** The version for which an answer found now stands. While the clauses in force are being found, it may fall at once. */
export function versionFor({ settling, version }: Memo): number {
  return settling ? 0 : version
}

/** The grounds without other answers and without what is in force: those of the answers used in their place. */
export function groundsBelow(grounds: Grounds): Grounds {
  const all = {
    things: new Set<Thing>(),
    zones: new Map<Id, readonly Id[]>(),
    probes: new Map<Probe, unknown>(),
  }
  const seen = new Set<Grounds>()
  const take = (some: Grounds) => {
    if (seen.has(some)) return
    seen.add(some)
    for (const thing of some.things) all.things.add(thing)
    for (const [zone, cards] of some.zones) all.zones.set(zone, cards)
    for (const [probe, found] of some.probes) if (!probe.ofClauses) all.probes.set(probe, found)
    for (const answer of some.answers) take(answer.grounds)
  }
  take(grounds)
  return { answers: [], things: [...all.things], zones: [...all.zones], probes: [...all.probes] }
}

/** Whether a kept answer may be used for a version. */
export function stands(answer: Answer<unknown>, memo: Memo): boolean {
  if (answer.version === memo.version) return true
  if (!stillStand(answer.grounds, memo)) return false
  answer.version = versionFor(memo)
  return true
}

/** The record of a thing, noted. */
export function lookAt(state: State, id: Id): Thing | undefined {
  const thing = state.things[id]
  if (thing) noteThing(thing)
  return thing
}

/** A probe for each name, made once. */
export function probes<Name extends string>(
  look: (memo: Memo, name: Name) => unknown,
  more: Pick<Probe, 'ofClauses'> = {},
): (name: Name) => Probe {
  const made = new Map<Name, Probe>()
  return (name) => {
    let probe = made.get(name)
    if (!probe) made.set(name, (probe = { look: (memo) => look(memo, name), ...more }))
    return probe
  }
}
