/** During which procedures a condition can hold at all: found once, so that most conditions need not be asked. */
import type { Expression } from '../program/expressions.js'

/**
 * Procedures of which one must be running for a condition to hold, told by its form ("during your deploy phase"); null
 * when the form does not tell.
 */
export function duringOf(condition: Expression | null): readonly string[] | null {
  switch (condition?.op) {
    case 'compare':
      return condition.by === '≠' && condition.left.op === 'running' && condition.right.op === 'nothing'
        ? [condition.left.procedure]
        : null
    case 'and':
      return condition.items.map(duringOf).find((during) => during !== null) ?? null
    case 'or': {
      const ways = condition.items.map(duringOf)
      return ways.every((way) => way !== null) ? ways.flat() : null
    }
    default:
      return null
  }
}
