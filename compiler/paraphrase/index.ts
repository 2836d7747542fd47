/** Two ways back from a meaning to words: the paraphrase, for people, and the canonical form, which is read back. */
import type { Clause, EventPattern } from '../../runtime/program/clauses.js'
import type { Expression } from '../../runtime/program/expressions.js'
import type { Statements } from '../../runtime/program/statements.js'
import {
  canonicalClauses,
  canonicalExpression,
  canonicalPattern,
  canonicalStatements,
} from './canonical/index.js'
import { clauseLines } from './clauses.js'
import { momentPhrase } from './events.js'
import { expressionPhrase } from './expressions.js'
import { setPhrase } from './sets.js'
import { say, type Speaker } from './speaker.js'
import { statementLines } from './statements.js'
import { noWordings, type Wordings } from './wordings.js'

export { declaredIn } from './canonical/declared.js'
export { readCanonical, type CanonicalReadings } from './canonical/index.js'
export { bearerIn, wordingsOf, type Wordings } from './wordings.js'

/** A meaning, and what the text was read as. */
export type Meant =
  | { as: 'sentence'; meaning: readonly Clause<Statements>[] }
  | { as: 'effect'; meaning: Statements }
  | { as: 'event'; meaning: EventPattern }
  | { as: 'condition' | 'number' | 'expression'; meaning: Expression }
  | { as: 'thing'; meaning: { value: Expression } }

function speaker(wordings: Wordings, bearer: string, until: string | null): Speaker {
  return {
    wordings,
    bearer,
    called: new Map(),
    events: new Map(),
    until,
    expression: expressionPhrase,
    some: (set, inner) => (set.op === 'things' ? setPhrase(set, 'a', inner, false) : say(inner, set)),
  }
}

/**
 * In plain English, as lines. Give the wordings of the game, so that it speaks as its rules do, and the noun that the text
 * uses for what it stands on (see `bearerIn`). A `reminder` does not say that all of it holds while its text is in force.
 */
export function paraphrase(
  meant: Meant,
  wordings: Wordings = noWordings,
  bearer = 'card',
  as: 'text' | 'reminder' = 'text',
): string {
  const words = speaker(wordings, bearer, as === 'text' ? null : '')
  switch (meant.as) {
    case 'sentence':
      return meant.meaning.flatMap((clause) => clauseLines(clause, words)).join('\n')
    case 'effect':
      return statementLines(meant.meaning, words, clauseLines).join('\n')
    case 'event':
      return momentPhrase(meant.meaning, words).words
    case 'thing':
      return expressionPhrase(meant.meaning.value, words)
    case 'condition':
    case 'number':
    case 'expression':
      return expressionPhrase(meant.meaning, words)
  }
}

/** In the canonical form: equal for equal meanings, different for different ones, and read back by `readCanonical`. */
export function canonical(meant: Meant): string {
  switch (meant.as) {
    case 'sentence':
      return canonicalClauses(meant.meaning)
    case 'effect':
      return canonicalStatements(meant.meaning)
    case 'event':
      return canonicalPattern(meant.meaning)
    case 'thing':
      return canonicalExpression(meant.meaning.value)
    case 'condition':
    case 'number':
    case 'expression':
      return canonicalExpression(meant.meaning)
  }
}
