/** What is remembered for a state until it changes. */
import type { Linked } from '../link/linked.js'
import { notesOf } from '../state/draft.js'
import type { Instance, State } from '../state/state.js'
import type { Reads } from './context.js'
import type { LiveSet } from './live.js'

/** One version of a state, and what was found out about it as a whole. */
export interface Memo {
  readonly linked: Linked
  readonly state: State
  readonly reads: Reads
  /** A number of its own; never 0. */
  readonly version: number
  /** While the clauses in force are still being found, those found so far. */
  live: LiveSet | null
  /** The clauses in force are being found: answers hold for a moment only. */
  settling: boolean
  /** Values being worked out, to find bases that ask for themselves. */
  readonly working: Set<string>
  /** How often a clause was left out because it was already being asked about the same thing. */
  cuts: number
  /** The innermost running procedure by name. */
  readonly running: Map<string, Instance | null>
  /** Answers that rest on something in passing: they hold for this version only. */
  readonly passing: Map<object, Map<string, unknown>>
}

let versions = 0

export function memoOf(linked: Linked, state: State, reads: Reads): Memo {
  const notes = notesOf(state)
  const known = notes.memo as Memo | null
  if (known?.linked === linked) return known
  const memo: Memo = {
    linked,
    state,
    reads,
    version: ++versions,
    live: null,
    settling: false,
    working: new Set(),
    cuts: 0,
    running: new Map(),
    passing: new Map(),
  }
  notes.memo = memo
  return memo
}
