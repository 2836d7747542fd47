/** The reader: from a phrase to its readings. */
import type { Phrase } from '../../grammar/tree.js'
import type { Clause } from '../../runtime/program/clauses.js'
import type { Statements } from '../../runtime/program/statements.js'
import type { Expression } from '../../runtime/program/expressions.js'
import type { EventPattern } from '../../runtime/program/clauses.js'
import type { Named, Problem, Reader, Reading, Readings, Scope, ThingMeaning } from './api.js'
import { parse } from './chart/chart.js'
import type { Edge } from './chart/edge.js'
import type { Text } from './chart/chart.js'
import type { Grammar } from './chart/grammar.js'
import { createIdentity } from './chart/identity.js'
import type { Category, Payloads } from './categories.js'
import { tidied } from './clauses/meaning/tidy.js'
import { createEnglish } from './english.js'
import { notUnderstood, problem, reasons, spanOf, unknownWords } from './explain-failure.js'
import { goals } from './goals.js'
import type { Goal } from './goals.js'
import { chosen } from './choosing.js'
import { mentionsIn } from './resolve/mentions.js'
import { bindsAfter } from './resolve/bindings.js'
import { renamed } from './resolve/renaming.js'
import { resolve } from './resolve/resolve.js'
import { secretChoices } from './resolve/secrets.js'
import { tokenReport } from './token-report.js'
import { tokensOf } from './tokens.js'
import type { ReadToken } from './tokens.js'
import { latticeOf } from './words.js'

export interface Candidate<M> {
  reading: Reading<M>
  against: Edge['against']
}

/** A chart grows with the square of the length; nobody reads a sentence of more words than this. */
const mostTokens = 500

/** With more readings of different meaning a sentence can not be checked: nobody can say what its author meant. */
export const mostReadings = 64

/** A reader of the whole language. It keeps nothing between calls. */
export function createReader(): Reader {
  const grammar = createEnglish()
  const reads =
    <C extends Category, M>(goal: Goal<C, M>) =>
    (phrase: Phrase, scope: Scope): Readings<M> =>
      read(grammar, goal, phrase, scope)
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
  const text = { tokens, words: latticeOf(tokens, scope), scope }
  const chart = parse(grammar, text, { goal: goal.category })
  const candidates: Candidate<M>[] = []
  const failures: string[] = []
  const unfit: string[] = []
  let complete = chart.complete
  for (const edge of chart.edges(0, tokens.length, goal.category)) {
    const meant = goal.meaning(edge.payload as Payloads[C])
    if ('ruledOut' in meant) unfit.push(meant.ruledOut)
    else collect(meant.meaning, meant.binds, edge)
  }

  function collect(meaning: M, binds: Named[], edge: Edge): void {
    const mentions = mentionsIn(edge)
    const { ways, more, failure } = resolve(meaning, mentions, scope)
    if (more) complete = false
    if (failure !== null) failures.push(failure)
    for (const way of ways) {
      const { meaning: named, names } = renamed(tidied(way.meaning), scope)
      const called = (one: Named): Named => {
        const { value } = one
        const name = value.op === 'local' ? names.get(value.name) : undefined
        return name === undefined ? one : { ...one, value: { op: 'local', name } }
      }
      const lasting = bindsAfter(named).map(({ value, type }): Named => ({ words: [], type, value }))
      const known = mentions.flatMap(({ value, type, onlyThat }): Named[] =>
        onlyThat ? [] : [{ words: [], type, value }],
      )
      candidates.push({
        reading: {
          meaning: named,
          binds: [...binds.map(called), ...secretChoices(named)],
          mentions: [...known, ...lasting],
          defaults: [],
          tokens: tokenReport(edge, tokens),
        },
        against: [...edge.against, ...way.against],
      })
    }
  }

  const { kept, setAside } = chosen(candidates, createIdentity())
  const readings = kept.slice(0, mostReadings)
  let problems: Problem[] | null = null
  const tooMany = !complete || kept.length > mostReadings
  return {
    readings,
    ...(setAside.length > 0 && { setAside }),
    ...(tooMany && { more: true as const }),
    get ruledOut() {
      return readings.length > 0 ? reasons(chart, tokens, 20).filter(isOfTypes).slice(0, 6) : []
    },
    // What is wrong takes longer to say than that something is, and many who try a phrase do not ask.
    get problems() {
      if (tooMany)
        return (problems ??= [problem('too-ambiguous', spanOf(tokens, 0, tokens.length, phrase.span))])
      if (readings.length > 0) return []
      return (problems ??= problemsOf(grammar, text, goal, phrase, failures, unfit))
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
