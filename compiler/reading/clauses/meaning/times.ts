/** How often something is meant that is said of things. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Statement } from '../../../../runtime/program/statements.js'
import { number } from '../../meaning/logic.js'
import { members } from '../../meaning/quantify.js'
import type { ThingPhrase } from '../../phrases.js'

/** "for each two pilots": once for every two that there are, and not for one that is left over. Null for anything else. */
export function soManyTimes(things: ThingPhrase): Expression | null {
  const { determiner, count } = things
  if (determiner !== 'exactly' || count?.op !== 'number' || count.value < 2) return null
  return {
    op: 'divide',
    left: { op: 'count', of: members(things) },
    right: number(count.value),
    round: 'down',
  }
}

/** "deals 1 damage for each …" is one event with the product. Null where there is not one amount. */
export function timesSo(statement: Statement, count: Expression): Statement | null {
  if (statement.op !== 'perform') return null
  const numbers = Object.entries(statement.roles).filter(([, value]) => value.op === 'number')
  const [only] = numbers
  if (!only || numbers.length > 1) return null
  const [role, value] = only
  const product: Expression =
    value.op === 'number' && value.value === 1 ? count : { op: 'multiply', items: [value, count] }
  return { ...statement, roles: { ...statement.roles, [role]: product } }
}
