/**
 * The canonical form: one text for each meaning, which is read back as exactly that meaning. Names that a meaning binds are
 * kept, coordination and attachment stand in brackets. `docs/language.md` shows it.
 */
import type { Clause, EventPattern } from '../../../runtime/program/clauses.js'
import type { Expression } from '../../../runtime/program/expressions.js'
import type { Statements } from '../../../runtime/program/statements.js'
import { printNode } from './print.js'

export { readCanonical, type CanonicalReadings } from './read.js'

export const canonicalExpression = (expression: Expression): string => printNode('expression', expression)
export const canonicalPattern = (pattern: EventPattern): string => printNode('pattern', pattern)
export const canonicalStatements = (statements: Statements): string =>
  statements.map((statement) => printNode('statement', statement)).join(';\n')
export const canonicalClauses = (clauses: readonly Clause<Statements>[]): string =>
  clauses.map((clause) => printNode('clause', clause)).join(';\n')
