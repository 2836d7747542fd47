/**
 * Statements (a tree) become steps (flat): branches and loops turn into jumps to absolute indexes of the same body, so
 * that what is half done is one number. Bodies that run in a frame of their own (guards, delayed effects, clauses put
 * into force) stay nested. The place (`at`) of a statement goes to every step made from it.
 */
import type { Expression } from '../../runtime/program/expressions.js'
import type { Statement, Statements } from '../../runtime/program/statements.js'
import type { Step, Steps } from '../../runtime/program/steps.js'
import { clauseLowerer, type LowerBody } from './lower-clauses.js'

type Of<Op extends Statement['op']> = Extract<Statement, { op: Op }>
type Placed = { at?: number }

/** A body in the making. `loops` counts the loops of the whole text, so that the names of their counters are unique. */
interface Draft {
  steps: Steps
  loops: { made: number }
}

export function lower(statements: Statements): Steps {
  return lowerInto({ made: 0 }, statements)
}

function lowerInto(loops: { made: number }, statements: Statements): Steps {
  const draft: Draft = { steps: [], loops }
  lowerAll(draft, statements)
  return draft.steps
}

function lowerAll(draft: Draft, statements: Statements): void {
  for (const statement of statements) lowerOne(draft, statement)
}

function lowerOne(draft: Draft, statement: Statement): void {
  const place = placeOf(statement)
  const nested: LowerBody = (body) => lowerInto(draft.loops, body)
  switch (statement.op) {
    case 'if':
      return lowerIf(draft, statement)
    case 'each':
      return lowerEach(draft, statement)
    case 'repeat':
      return lowerRepeat(draft, statement)
    case 'may':
      return lowerMay(draft, statement)
    case 'ways':
      return lowerWays(draft, statement)
    case 'together':
      draft.steps.push({ op: 'begin', ...place })
      lowerAll(draft, statement.do)
      draft.steps.push({ op: 'end', ...place })
      return
    case 'whenever':
      draft.steps.push({ op: 'guard', test: statement.test, do: nested(statement.do), ...place })
      return
    case 'later':
      draft.steps.push({ op: 'schedule', pattern: statement.pattern, do: nested(statement.do), ...place })
      return
    case 'apply':
      draft.steps.push({ ...statement, clause: clauseLowerer(nested)(statement.clause) })
      return
    default:
      draft.steps.push(statement)
  }
}

function lowerIf(draft: Draft, statement: Of<'if'>): void {
  const place = placeOf(statement)
  const branch = reserve(draft)
  lowerAll(draft, statement.then)
  if (statement.else !== undefined && statement.else.length > 0) {
    const jump = reserve(draft)
    draft.steps[branch] = { op: 'branch', test: statement.test, otherwise: draft.steps.length, ...place }
    lowerAll(draft, statement.else)
    draft.steps[jump] = { op: 'jump', to: draft.steps.length, ...place }
  } else {
    draft.steps[branch] = { op: 'branch', test: statement.test, otherwise: draft.steps.length, ...place }
  }
}

/** The list is taken once, before the first round: what the rounds change does not disturb the count. */
function lowerEach(draft: Draft, statement: Of<'each'>): void {
  const place = placeOf(statement)
  const number = ++draft.loops.made
  const list = `list ${number}`
  draft.steps.push({ op: 'let', name: list, value: statement.of, ...place })
  const counter = startCounter(draft, number, place)
  const iterate = reserve(draft)
  lowerAll(draft, statement.do)
  draft.steps.push({ op: 'jump', to: iterate, ...place })
  const of: Expression = { op: 'local', name: list }
  draft.steps[iterate] = {
    op: 'iterate',
    name: statement.name,
    of,
    counter,
    end: draft.steps.length,
    ...place,
  }
}

/** Both tests come before a round: `repeat until` does nothing when it already holds. */
function lowerRepeat(draft: Draft, statement: Of<'repeat'>): void {
  const place = placeOf(statement)
  const { times, until } = statement
  const counted =
    times === undefined ? undefined : { times, counter: startCounter(draft, ++draft.loops.made, place) }
  const start = draft.steps.length
  const count = counted === undefined ? undefined : reserve(draft)
  const branch = until === undefined ? undefined : reserve(draft)
  lowerAll(draft, statement.do)
  draft.steps.push({ op: 'jump', to: start, ...place })
  const end = draft.steps.length
  if (counted !== undefined && count !== undefined) {
    draft.steps[count] = { op: 'count', times: counted.times, counter: counted.counter, end, ...place }
  }
  if (until !== undefined && branch !== undefined) {
    draft.steps[branch] = { op: 'branch', test: { op: 'not', of: until }, otherwise: end, ...place }
  }
}

function lowerMay(draft: Draft, statement: Of<'may'>): void {
  const ask = reserve(draft)
  lowerAll(draft, statement.do)
  const as = statement.as === undefined ? {} : { as: statement.as }
  draft.steps[ask] = {
    op: 'ask',
    by: statement.by,
    ...as,
    otherwise: draft.steps.length,
    ...placeOf(statement),
  }
}

function lowerWays(draft: Draft, statement: Of<'ways'>): void {
  const place = placeOf(statement)
  const pick = reserve(draft)
  const starts: number[] = []
  const jumps: number[] = []
  for (const way of statement.ways) {
    starts.push(draft.steps.length)
    lowerAll(draft, way.do)
    jumps.push(reserve(draft))
  }
  for (const jump of jumps) draft.steps[jump] = { op: 'jump', to: draft.steps.length, ...place }
  const labels = statement.ways.map((way) => way.label)
  draft.steps[pick] = { op: 'pick', by: statement.by, labels, to: starts, ...place }
}

function startCounter(draft: Draft, number: number, place: Placed): string {
  const counter = `round ${number}`
  draft.steps.push({ op: 'let', name: counter, value: { op: 'number', value: 0 }, ...place })
  return counter
}

/** Keeps room for a step whose target is not known yet. */
function reserve(draft: Draft): number {
  const holder: Step = { op: 'jump', to: -1 }
  return draft.steps.push(holder) - 1
}

function placeOf(statement: Placed): Placed {
  return statement.at === undefined ? {} : { at: statement.at }
}
