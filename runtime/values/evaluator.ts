/** What the makers of evaluators share. */
import { locate } from '../link/locate.js'
import type { Expression } from '../program/expressions.js'
import { fault } from '../state/fault.js'
import type { Id, Value } from '../state/state.js'
import type { Context } from './context.js'

export type Evaluator = (context: Context) => Value
export type Compile = (expression: Expression) => Evaluator
export type Op = Expression['op']
export type NodeFor<O extends Op> = Extract<Expression, { op: O }>
/** For each kind of node: from the node to the function that answers it. */
export type Makers<O extends Op> = { [K in O]: (node: NodeFor<K>, compile: Compile) => Evaluator }

/** Faults with the place of the node. */
export function complain(context: Context, node: object, message: string): never {
  throw fault('text', message, [], locate(context.linked, node))
}

/** The answer as a number; nothing counts as 0. */
export function numeric(node: Expression, compile: Compile): (context: Context) => number {
  if (node.op === 'number') return () => node.value
  const inner = compile(node)
  return (context) => {
    const value = inner(context)
    if (typeof value === 'number') return value
    if (value === null) return 0
    return complain(context, node, `A number is needed here, not ${show(value)}.`)
  }
}

/** The answer as true or false; nothing and an empty list count as false. */
export function truthful(node: Expression, compile: Compile): (context: Context) => boolean {
  const inner = compile(node)
  return (context) => isTrue(inner(context))
}

/** The answer as a list; nothing is the empty list, a single value a list of one. */
export function listed(node: Expression, compile: Compile): (context: Context) => readonly Value[] {
  const inner = compile(node)
  return (context) => toList(inner(context))
}

/** The answer as one id, or null. Faults on several. */
export function single(node: Expression, compile: Compile): (context: Context) => Id | null {
  const inner = compile(node)
  return (context) => {
    const value = inner(context)
    if (typeof value === 'string') return value
    if (value === null) return null
    if (Array.isArray(value) && value.length < 2) {
      const [only] = value
      if (only === undefined || only === null) return null
      if (typeof only === 'string') return only
    }
    return complain(context, node, `One thing is needed here, not ${show(value)}.`)
  }
}

export function toList(value: Value): readonly Value[] {
  if (Array.isArray(value)) return value
  return value === null ? [] : [value]
}

export function isTrue(value: Value): boolean {
  if (typeof value === 'boolean') return value
  if (Array.isArray(value)) return value.length > 0
  return value !== null && value !== 0
}

/** Whether two values are the same: lists by their members, one thing as a list of it, nothing as the empty list. */
export function isSame(left: Value, right: Value): boolean {
  if (left === right) return true
  if (!Array.isArray(left) && !Array.isArray(right)) return false
  const [some, others] = [toList(left), toList(right)]
  return some.length === others.length && some.every((one) => others.some((other) => isSame(one, other)))
}

/** A value as it is shown in an error. */
export function show(value: Value): string {
  return JSON.stringify(value)
}
