/** Meanings in plain English, with everything explicit. For people; the canonical form is the exact one. */
import type { Clause, EventPattern } from '../../runtime/program/clauses.js'
import type { Expression } from '../../runtime/program/expressions.js'
import type { Statements } from '../../runtime/program/statements.js'
import { clauseLines } from './clauses.js'
import { momentPhrase } from './events.js'
import { expressionPhrase } from './expressions.js'
import type { Speaker, Wordings } from './speaker.js'
import { statementLines } from './statements.js'

export { canonicalClause, canonicalExpression, canonicalPattern, canonicalStatements } from './canonical.js'
export type { Wordings } from './speaker.js'

const noWordings: Wordings = { events: {}, definitions: {}, stacking: [], players: [], types: {} }

function speaker(wordings: Wordings): Speaker {
  return { wordings, shown: new Map(), events: new Map(), expression: expressionPhrase }
}

/** Clauses as lines of text, joined by newlines. Give the library of the game, so that its own wordings are used. */
export function paraphraseClauses(
  clauses: readonly Clause<Statements>[],
  wordings: Wordings = noWordings,
): string {
  return clauses.flatMap((clause) => clauseLines(clause, speaker(wordings))).join('\n')
}

export function paraphraseStatements(statements: Statements, wordings: Wordings = noWordings): string {
  return statementLines(statements, speaker(wordings), { lines: clauseLines }).join('\n')
}

export function paraphraseExpression(expression: Expression, wordings: Wordings = noWordings): string {
  return expressionPhrase(expression, speaker(wordings))
}

export function paraphrasePattern(pattern: EventPattern, wordings: Wordings = noWordings): string {
  return momentPhrase(pattern, speaker(wordings))
}
