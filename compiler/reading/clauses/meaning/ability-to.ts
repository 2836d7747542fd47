/** "if able", "if unable to": whether what is said can be done, asked when its turn comes. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Statement, Statements } from '../../../../runtime/program/statements.js'
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut } from '../../chart/rule.js'
import { and, compare, number, truth } from '../../meaning/logic.js'

/**
 * The statements, where what they end with can be done, or else the others. What has to be chosen first can be chosen only
 * where there is something to choose from.
 */
export function whereAble(statements: Statements, otherwise?: Statements): Statements | RuledOut {
  const [first, ...rest] = statements
  if (!first) return ruledOut('nothing is said to be done')
  const possible = test(first)
  if (possible) return [branch(possible, statements, otherwise)]
  if (first.op !== 'let') return ruledOut('it is not known whether this can be done')
  const after = whereAble(rest, otherwise)
  return Array.isArray(after) ? [first, ...after] : after
}

/** Whether all of it can be done; null where that is not known. */
export function able(statements: Statements): Expression | null {
  const tests = statements.map(test)
  return tests.includes(null) ? null : and(...tests)
}

function branch(possible: Expression, then: Statements, otherwise: Statements | undefined): Statement {
  return { op: 'if', test: possible, then, ...(otherwise ? { else: otherwise } : {}) }
}

function test(statement: Statement): Expression | null {
  switch (statement.op) {
    case 'perform':
      return { op: 'can-be', event: statement.event, roles: statement.roles }
    case 'choose':
      return compare('≥', { op: 'count', of: statement.from }, statement.least)
    case 'tally':
      if (statement.by !== 'remove') return truth(true)
      return compare('≥', { op: 'counter', of: statement.on, name: statement.counter }, statement.amount)
    case 'move':
      return compare('>', { op: 'count', of: statement.what }, number(0))
    default:
      return null
  }
}
