/** What is done with another amount in some case: "lose 1 Force (2 if ready)", "use 2 gold (free at a place)". */
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut } from '../../chart/rule.js'
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Statement, Statements } from '../../../../runtime/program/statements.js'
import { number } from '../../meaning/logic.js'
import type { AlternativePhrase } from '../../phrases.js'

/** "retrieve 1 Force (2 if ready)": the one number of what is done last. */
function doneOtherwise(
  statements: Statements,
  amount: number,
  test: Expression,
): Statements | RuledOut | null {
  const last = statements.at(-1)
  const before = statements.slice(0, -1)
  if (last?.op === 'may') {
    const inside = doneOtherwise(last.do, amount, test)
    return Array.isArray(inside) ? [...before, { ...last, do: inside }] : inside
  }
  if (last?.op !== 'perform') return null
  const numbers = Object.entries(last.roles).filter(([, value]) => value.op === 'number')
  const [only] = numbers
  if (!only || numbers.length > 1) return ruledOut('it is not said instead of which amount')
  const [role, usual] = only
  const changed: Statement = {
    ...last,
    roles: { ...last.roles, [role]: { op: 'if', test, then: number(amount), else: usual } },
  }
  return [...before, changed]
}

/** What is done with another amount that is said plainly; "(+2 if …)" and "(< 2 if …)" change nothing that is done. */
export const orderedOtherwise = (
  statements: Statements,
  other: AlternativePhrase,
  test: Expression,
): Statements | RuledOut | null =>
  other.isSigned || other.compared !== undefined ? null : doneOtherwise(statements, other.amount, test)
