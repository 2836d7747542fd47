/** What is remembered for a state until it changes. */
import type { Linked } from '../link/linked.js'
import { notesOf, type Notes } from '../state/draft.js'
import type { Instance, State } from '../state/state.js'
import type { Reads } from './context.js'
import type { LiveSet } from './live.js'
import type { PathTable } from './path-table.js'

/** The present version of a state, and what was found out about it as a whole. */
export interface Memo {
  readonly linked: Linked
  readonly state: State
  /** Stands for the game that the state is of: see state/draft.ts. */
  readonly game: object
  readonly reads: Reads
  /** A number that no other version of any state has; never 0. */
  version: number
  /** The same for the position, which is another one only when more has changed than what is going on. */
  position: number
  /** The clauses in force; while they are still being found, those found so far. */
  live: LiveSet | null
  /** They may depend on what is going on. */
  liveMoves: boolean
  /** The clauses in force are being found: answers hold for a moment only. */
  settling: boolean
  /** Values being worked out, to find bases that ask for themselves. */
  readonly working: Set<string>
  /** How often a clause was left out because it was already being asked about the same thing. */
  cuts: number
  /** The innermost running procedure by name. */
  running: Map<string, Instance | null>
  /** Answers that rest on something in passing: they hold for this version only. */
  passing: Map<object, PathTable<{ value: unknown }>>
}

let versions = 0

export function memoOf(linked: Linked, state: State, reads: Reads): Memo {
  const notes = notesOf(state)
  const known = notes.memo as Memo | null
  if (known?.linked === linked) return notes.fresh ? known : refreshed(known, notes)
  const memo: Memo = {
    linked,
    state,
    game: notes.game,
    reads,
    version: ++versions,
    position: notes.position,
    live: null,
    liveMoves: false,
    settling: false,
    working: new Set(),
    cuts: 0,
    running: new Map(),
    passing: new Map(),
  }
  notes.memo = memo
  notes.fresh = true
  return memo
}

/** The memo after a change. */
function refreshed(memo: Memo, notes: Notes): Memo {
  if (memo.liveMoves || memo.position !== notes.position) memo.live = null
  memo.version = ++versions
  memo.position = notes.position
  if (memo.running.size > 0) memo.running = new Map()
  if (memo.passing.size > 0) memo.passing = new Map()
  notes.fresh = true
  return memo
}
