/**
 * What an answer rests on, so that it can be kept as long as that stays the same. Where cards lie, who controls them and
 * what texts are in force is covered by the identity of the set of live clauses (see live.ts); only the rest is noted:
 * marks on things (counters, positions, faces, what they last were) by the record of the thing, and anything that belongs
 * to what is going on (frames, events, history, terrain), which changes too often to be kept at all.
 *
 * One recording is open at a time inside another; none outlives the call that opened it.
 */
import type { State, Thing } from '../state/state.js'

/** Records of things that were read; null when something was read that can not be kept. */
export interface Grounds {
  things: readonly Thing[] | null
}

interface Recording {
  things: Set<Thing>
  passing: boolean
}

let open: Recording | null = null

/** A mark of a thing was read. */
export function noteThing(thing: Thing): void {
  open?.things.add(thing)
}

/** Something was read that belongs to what is going on. */
export function notePassing(): void {
  if (open) open.passing = true
}

/** What was kept is used again: it rests on the same. */
export function noteGrounds({ things }: Grounds): void {
  if (!open) return
  if (things) for (const thing of things) open.things.add(thing)
  else open.passing = true
}

/** Answers, with what the answer rests on. */
export function recorded<T>(answer: () => T): { value: T; grounds: Grounds } {
  const outer = open
  const own: Recording = { things: new Set(), passing: false }
  open = own
  try {
    const value = answer()
    return { value, grounds: { things: own.passing ? null : [...own.things] } }
  } finally {
    open = outer
    if (outer) {
      for (const thing of own.things) outer.things.add(thing)
      outer.passing ||= own.passing
    }
  }
}

/** Whether in a state all is still as it was. */
export function stillStand({ things }: Grounds, state: State): boolean {
  if (!things) return false
  for (const thing of things) if (state.things[thing.id] !== thing) return false
  return true
}
