/** What is remembered for a state until it changes, and answers that are kept as long as their grounds stand. */
import type { Linked } from '../link/linked.js'
import { notesOf } from '../state/draft.js'
import type { Id, Instance, State } from '../state/state.js'
import type { Reads } from './context.js'
import type { LiveSet } from './live.js'
import { noteAnswer, notePassing, noteUnkept, recorded, stands, versionFor, type Answer } from './recorder.js'

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
  readonly passing: Map<Kept<unknown>, Map<string, unknown>>
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

/** Answers by key; those of one library. */
export interface Kept<T> {
  readonly of: WeakMap<Linked, Map<Id, Answer<T>>>
}

/** More answers to one question than this are forgotten all at once: ids of dice and events never come back. */
const mostKept = 5000

export function keeper<T>(): Kept<T> {
  return { of: new WeakMap() }
}

/**
 * The answer to a question about a state: the kept one if all stands that it rests on, else worked out anew. What was
 * answered by leaving out a clause, or in passing, holds for that question or that version only.
 */
export function kept<T>(memo: Memo, keeper: Kept<T>, key: string, answer: () => T): T {
  let answers = keeper.of.get(memo.linked)
  if (!answers) keeper.of.set(memo.linked, (answers = new Map()))
  const known = answers.get(key)
  if (known && stands(known, memo)) {
    noteAnswer(known)
    return known.value
  }
  const { cuts } = memo
  const passing = memo.passing.get(keeper)
  if (passing?.has(key)) {
    notePassing()
    return passing.get(key) as T
  }
  const { value, grounds } = recorded(answer)
  if (memo.cuts !== cuts || !grounds) {
    noteUnkept(grounds)
    if (memo.cuts !== cuts || memo.settling) return value
    if (passing) passing.set(key, value)
    else memo.passing.set(keeper, new Map([[key, value]]))
    return value
  }
  if (answers.size >= mostKept) answers.clear()
  const made = { value, grounds, version: versionFor(memo) }
  answers.set(key, made)
  noteAnswer(made)
  return value
}
