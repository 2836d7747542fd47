/** Makers of logical expressions that keep them flat and small, so that equal meanings look alike. */
import type { Expression } from '../../../runtime/program/expressions.js'
import type { Node } from './node.js'

export const truth = (value: boolean): Expression => ({ op: 'truth', value })

const isTruth = (expression: Expression, value: boolean) =>
  expression.op === 'truth' && expression.value === value

export function and(...parts: readonly (Expression | null)[]): Expression {
  const items = parts
    .flatMap((part) => (part === null ? [] : part.op === 'and' ? part.items : [part]))
    .filter((part) => !isTruth(part, true))
  const only = items.length === 1 ? items[0] : undefined
  return only ?? (items.length === 0 ? truth(true) : { op: 'and', items })
}

export function or(...parts: readonly Expression[]): Expression {
  const items = parts.flatMap((part) => (part.op === 'or' ? part.items : [part]))
  const only = items.length === 1 ? items[0] : undefined
  return only ?? { op: 'or', items }
}

type Comparison = Node<'compare'>['by']

const opposite: Record<Comparison, Comparison> = {
  '=': '≠',
  '≠': '=',
  '<': '≥',
  '≥': '<',
  '>': '≤',
  '≤': '>',
}

export function not(of: Expression): Expression {
  if (of.op === 'not') return of.of
  if (of.op === 'truth') return truth(!of.value)
  if (of.op === 'compare') return { ...of, by: opposite[of.by] }
  return { op: 'not', of }
}

export function compare(by: Comparison, left: Expression, right: Expression): Expression {
  return { op: 'compare', by, left, right }
}

export const number = (value: number): Expression => ({ op: 'number', value })
export const local = (name: string): Expression => ({ op: 'local', name })
export const nothing: Expression = { op: 'nothing' }
