/** The reader: from a phrase to its readings. */
import type { Phrase } from '../../grammar/tree.js'
import type { Clause } from '../../runtime/program/clauses.js'
import type { Statements } from '../../runtime/program/statements.js'
import type { Expression } from '../../runtime/program/expressions.js'
import type { EventPattern } from '../../runtime/program/clauses.js'
import type { Problem, Reader, Readings, Scope, ThingMeaning } from './api.js'
import { analysed } from './analysis.js'
import { parse } from './chart/chart.js'
import type { Text } from './chart/chart.js'
import type { Grammar } from './chart/grammar.js'
import type { Category } from './categories.js'
import { createEnglish } from './english.js'
import { notUnderstood, problem, reasons, spanOf, unknownWords } from './explain-failure.js'
import { goals } from './goals.js'
import type { Goal } from './goals.js'
import { keptAnalysis, readingAt } from './kept.js'
import type { KeptAnalyses } from './kept.js'
import { tokensOf } from './tokens.js'
import type { ReadToken } from './tokens.js'
import { latticeOf } from './words.js'

/** A chart grows with the square of the length; nobody reads a sentence of more words than this. */
const mostTokens = 500

/** A reader of the whole language. It keeps what it read, as long as the lexicon lives; that changes nothing but time. */
export function createReader(): Reader {
  const grammar = createEnglish()
  const kept: KeptAnalyses = new WeakMap()
  const reads =
    <C extends Category, M>(goal: Goal<C, M>) =>
    (phrase: Phrase, scope: Scope): Readings<M> =>
      read(grammar, kept, goal, phrase, scope)
  return {
    thing: reads<'topic', ThingMeaning>(goals.thing),
    number: reads<'number', Expression>(goals.number),
    condition: reads<'condition', Expression>(goals.condition),
    event: reads<'event', EventPattern>(goals.event),
    effect: reads<'effect', Statements>(goals.effect),
    sentence: reads<'sentence', Clause<Statements>[]>(goals.sentence),
  }
}

function read<C extends Category, M>(
  grammar: Grammar,
  kept: KeptAnalyses,
  goal: Goal<C, M>,
  phrase: Phrase,
  scope: Scope,
): Readings<M> {
  const tokens = tokensOf(phrase)
  if (tokens.length === 0) return { readings: [], problems: [problem('nothing-to-read', phrase.span)] }
  if (tokens.length > mostTokens) {
    const whole = spanOf(tokens, 0, tokens.length, phrase.span)
    return { readings: [], problems: [problem('too-ambiguous', whole)] }
  }
  const text = { tokens, scope }
  const words = () => latticeOf(tokens, scope)
  const { readings, setAside, more, stuck, shut, ruledOut, failures, unfit } = keptAnalysis(
    kept,
    goal.category,
    tokens,
    scope,
    () => analysed(grammar, goal, { ...text, words: words() }),
  )
  let problems: Problem[] | null = null
  return {
    readings: readings.map((reading) => readingAt(reading, tokens)),
    ...(setAside.length > 0 && { setAside: setAside.map((reading) => readingAt(reading, tokens)) }),
    ...(more && { more }),
    ...(stuck && { stuck }),
    ...(shut && { shut }),
    get ruledOut() {
      return reasons(ruledOut, tokens, 20).filter(isOfTypes).slice(0, 6)
    },
    // What is wrong takes longer to say than that something is, and many who try a phrase do not ask.
    get problems() {
      if (more)
        return (problems ??= [problem('too-ambiguous', spanOf(tokens, 0, tokens.length, phrase.span))])
      if (readings.length > 0) return []
      return (problems ??= problemsOf(grammar, { ...text, words: words() }, goal, phrase, failures, unfit))
    },
  }
}

/** Reasons that name the type which did not fit. */
function isOfTypes(reason: string): boolean {
  return /, not (?:of |by |to )?an? /u.test(reason)
}

function problemsOf<C extends Category, M>(
  grammar: Grammar,
  { tokens, words, scope }: Text & { tokens: readonly ReadToken[] },
  goal: Goal<C, M>,
  phrase: Phrase,
  failures: readonly string[],
  unfit: readonly string[],
): Readings<M>['problems'] {
  const whole = spanOf(tokens, 0, tokens.length, phrase.span)
  const [reason] = failures
  if (reason !== undefined) return [problem('no-antecedent', whole, { reason })]
  const [lack] = unfit
  if (lack !== undefined) return [problem('too-little', whole, { what: goal.what, reason: lack })]
  const unknown = unknownWords(tokens, words, grammar, scope)
  if (unknown.length > 0) return unknown
  const chart = parse(grammar, { tokens, words, scope })
  return [notUnderstood(tokens, chart, goal.what, phrase.span)]
}
