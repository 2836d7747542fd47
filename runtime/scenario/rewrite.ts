/** Small questions to expressions and values that turning conditions round needs. */
import type { Expression } from '../program/library.js'
import type { Id, Value } from '../state/state.js'

export type Compare = Extract<Expression, { op: 'compare' }>

/** A value as a list of ids; anything else in it is left out. */
export function idsIn(value: Value): Id[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
}

/** The sides of an equality, in both orders. */
export function sides(test: Expression): [Expression, Expression][] {
  if (test.op !== 'compare' || test.by !== '=') return []
  return [
    [test.left, test.right],
    [test.right, test.left],
  ]
}

const mirrored = { '=': '=', '≠': '≠', '<': '>', '≤': '≥', '>': '<', '≥': '≤' } as const

/** A comparison with a number: what is counted, and the number nearest to it for which the comparison holds. */
export function wantedNumber(
  test: Compare,
  number: (side: Expression) => number | null,
): { of: Expression; value: number } | null {
  const right = number(test.right)
  const left = right === null ? number(test.left) : null
  const value = right ?? left
  if (value === null) return null
  const of = right === null ? test.right : test.left
  const by = right === null ? mirrored[test.by] : test.by
  if (by === '>') return { of, value: value + 1 }
  if (by === '<') return { of, value: value - 1 }
  return by === '≠' ? null : { of, value }
}
