/** Answers that are kept as long as their grounds stand. */
import type { Linked } from '../link/linked.js'
import type { Id } from '../state/state.js'
import type { Memo } from './memo.js'
import { perLibrary } from './per-library.js'
import { answerFor, noteAnswer, notePassing, noteUnkept, recorded, stands, type Answer } from './recorder.js'

type Answers<T> = Map<Id, Answer<T>>

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
  if (!answers) games.set(game, (answers = new Map()))
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

/**
 * The answer to a question about a state: the kept one if all stands that it rests on, else worked out anew. What was
 * answered by leaving out a clause, or in passing, holds for that question or that version only.
 */
export function kept<T>(memo: Memo, keeper: Kept<T>, key: string, answer: () => T): T {
  const answers = answersOf(keeper, memo)
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
  const made = answerFor(memo, value, grounds)
  answers.set(key, made)
  noteAnswer(made)
  return value
}
