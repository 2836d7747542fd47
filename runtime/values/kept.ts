/** Answers that are kept as long as their grounds stand. */
import type { Linked } from '../link/linked.js'
import type { Value } from '../state/state.js'
import type { Memo } from './memo.js'
import { dropAt, emptyTable, lookUp, pathTable, putAt, type PathTable } from './path-table.js'
import { perLibrary } from './per-library.js'
import {
  noteAnswer,
  notePassing,
  noteUnkept,
  recorded,
  stands,
  type Answer,
  type Grounds,
} from './recorder.js'

type Answers<T> = PathTable<Answer<T>>

/** What a question is about: values, always as many for one keeper. */
type Key = readonly (Value | undefined)[]

/**
 * Answers by key; those of one game with one library. What a thing is (its card, type and owner) is no ground of an answer,
 * since it never changes in a game; another game calls other things by the same ids.
 */
export interface Kept<T> {
  readonly answersIn: (linked: Linked) => WeakMap<object, Answers<T>>
  /** The game asked about last, nearly always the one asked about next. */
  latest: { linked: Linked; game: object; answers: Answers<T> } | null
}

/** More answers to one question than this are forgotten all at once: ids of dice and events never come back. */
const mostKept = 5000

export function keeper<T>(): Kept<T> {
  return { answersIn: perLibrary(() => new WeakMap()), latest: null }
}

function answersOf<T>(keeper: Kept<T>, { linked, game }: Memo): Answers<T> {
  const { latest } = keeper
  if (latest?.game === game && latest.linked === linked) return latest.answers
  const games = keeper.answersIn(linked)
  let answers = games.get(game)
  if (!answers) games.set(game, (answers = pathTable()))
  keeper.latest = { linked, game, answers }
  return answers
}

/** A keeper for each name, made once. */
export function keepers<T>(): (name: string) => Kept<T> {
  const made = new Map<string, Kept<T>>()
  return (name) => {
    let known = made.get(name)
    if (!known) made.set(name, (known = keeper()))
    return known
  }
}

/** Answers a question about a state. Answers outlive states: it must hold none, and ask only that of the memo it is given. */
type Question<T> = (memo: Memo) => T

/**
 * The answer to a question about a state: the kept one if all stands that it rests on, else worked out anew. What was
 * answered by leaving out a clause, or in passing, holds for that question or that version only.
 */
export function kept<T>(memo: Memo, keeper: Kept<T>, key: Key, question: Question<T>): T {
  const answers = answersOf(keeper, memo)
  let known = lookUp(answers, key)
  if (known && !stands(known, memo)) {
    // It may have been worked out already, and come out otherwise.
    known = lookUp(answers, key)
    if (known?.version !== memo.version) known = undefined
  }
  if (known) {
    noteAnswer(known)
    return known.value
  }
  const passing = memo.passing.get(keeper) as PathTable<{ value: T }> | undefined
  const there = passing && lookUp(passing, key)
  if (there) {
    notePassing()
    return there.value
  }
  const { cuts } = memo
  const { value, grounds } = recorded(() => question(memo))
  if (memo.cuts === cuts && grounds) {
    noteAnswer(keep(memo, keeper, key, question, value, grounds))
    return value
  }
  noteUnkept(grounds)
  if (memo.cuts === cuts && !memo.settling) keepInPassing(memo, keeper, key, value)
  return value
}

function keepInPassing<T>({ passing }: Memo, keeper: Kept<T>, key: Key, value: T): void {
  let there = passing.get(keeper)
  if (!there) passing.set(keeper, (there = pathTable()))
  putAt(there, key, { value })
}

/** While the clauses in force are being found, an answer may fall at once. */
function keep<T>(
  memo: Memo,
  keeper: Kept<T>,
  key: Key,
  question: Question<T>,
  value: T,
  grounds: Grounds,
): Answer<T> {
  const answers = answersOf(keeper, memo)
  if (answers.size >= mostKept) emptyTable(answers)
  const { settling, version, position } = memo
  const made: Answer<T> = {
    value,
    grounds,
    version: settling ? 0 : version,
    position: settling ? 0 : position,
    renew: (now) => renewed(now, keeper, key, question, made),
  }
  putAt(answers, key, made)
  return made
}

/** Works an answer out again. When it comes out otherwise, the new one takes its place among those kept. */
function renewed<T>(
  memo: Memo,
  keeper: Kept<T>,
  key: Key,
  question: Question<T>,
  answer: Answer<T>,
): boolean {
  const { cuts } = memo
  const { value, grounds } = recorded(() => question(memo))
  if (memo.cuts !== cuts) return false
  if (!grounds) {
    dropAt(answersOf(keeper, memo), key)
    keepInPassing(memo, keeper, key, value)
    return false
  }
  // Whatever rests on it counts on knowing whether it looks at what is going on.
  if (!isUnchanged(answer.value, value) || (grounds.moving && !answer.grounds.moving)) {
    keep(memo, keeper, key, question, value, grounds)
    return false
  }
  answer.grounds = grounds
  answer.version = memo.version
  answer.position = memo.position
  return true
}

function isUnchanged(before: unknown, now: unknown): boolean {
  if (before === now) return true
  if (!Array.isArray(before) || !Array.isArray(now) || before.length !== now.length) return false
  return before.every((one, at) => isUnchanged(one, now[at]))
}
