/** What is remembered for a state until it changes. */
import type { Linked } from '../link/linked.js'
import { versionOf } from '../state/draft.js'
import type { State } from '../state/state.js'
import type { LiveSet } from './live.js'

export interface Memo {
  readonly linked: Linked
  readonly version: number
  /** While the clauses in force are still being found, those found so far. */
  live: LiveSet | null
  /** Values being worked out, to find bases that ask for themselves. */
  readonly working: Set<string>
  /** How often a clause was left out because it was already being asked about the same thing. */
  cuts: number
}

const memos = new WeakMap<State, Memo>()

export function memoOf(linked: Linked, state: State): Memo {
  const known = memos.get(state)
  const version = versionOf(state)
  if (known && known.version === version && known.linked === linked) return known
  const memo: Memo = { linked, version, live: null, working: new Set(), cuts: 0 }
  memos.set(state, memo)
  return memo
}
