/** Gives statements and clauses their place: an index into the span table of their text. */
import type { Span } from '../../../grammar/tree.js'
import type { Clause } from '../../../runtime/program/clauses.js'
import type { Statement, Statements } from '../../../runtime/program/statements.js'
import type { Text } from './binding.js'

/** The number of this place in the table of the text. */
export function addSpan(text: Text, span: Span, words: string): number {
  const { spans, file } = text
  const same = spans.findIndex((one) => one.start === span.start && one.end === span.end && one.file === file)
  if (same >= 0) return same
  text.words.push(words)
  return spans.push({ file, start: span.start, end: span.end, line: span.line, column: span.column }) - 1
}

/** Statements with a place keep it: what is inside a block was placed when the block was bound. */
export function placed(statements: Statements, at: number): Statements {
  return statements.map((statement) => placedOne(statement, at))
}

function placedOne(statement: Statement, at: number): Statement {
  if (statement.at !== undefined) return statement
  switch (statement.op) {
    case 'if': {
      const otherwise = statement.else === undefined ? {} : { else: placed(statement.else, at) }
      return { ...statement, then: placed(statement.then, at), ...otherwise, at }
    }
    case 'each':
    case 'repeat':
    case 'together':
    case 'may':
    case 'whenever':
    case 'later':
      return { ...statement, do: placed(statement.do, at), at }
    case 'ways':
      return { ...statement, ways: statement.ways.map((way) => ({ ...way, do: placed(way.do, at) })), at }
    case 'apply':
      return { ...statement, clause: placedClause(statement.clause, at), at }
    default:
      return { ...statement, at }
  }
}

export function placedClause(clause: Clause<Statements>, at: number): Clause<Statements> {
  if (clause.at !== undefined) return clause
  switch (clause.op) {
    case 'grant':
      return { ...clause, clauses: clause.clauses.map((one) => placedClause(one, at)), at }
    case 'trigger':
    case 'replace':
    case 'check':
    case 'instruction':
      return { ...clause, do: placed(clause.do, at), at }
    case 'action': {
      const targets = clause.targets === undefined ? {} : { targets: placed(clause.targets, at) }
      const cost = clause.cost === undefined ? {} : { cost: placed(clause.cost, at) }
      return { ...clause, ...targets, ...cost, do: placed(clause.do, at), at }
    }
    default:
      return { ...clause, at }
  }
}
