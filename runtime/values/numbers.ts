import { complain, isSame, numeric, truthful, type Makers, type NodeFor } from './evaluator.js'
import { hasAny } from './sets.js'
import type { Expression } from '../program/expressions.js'
import type { Compile } from './evaluator.js'
import type { Context } from './context.js'

type NumberOp =
  | 'add'
  | 'subtract'
  | 'multiply'
  | 'divide'
  | 'least'
  | 'greatest'
  | 'compare'
  | 'odd'
  | 'and'
  | 'or'
  | 'not'
  | 'if'

export const numberMakers: Makers<NumberOp> = {
  add: (node, compile) => over(node.items, compile, (sum, next) => sum + next, 0),
  subtract: (node, compile) => {
    const [left, right] = [numeric(node.left, compile), numeric(node.right, compile)]
    return (context) => left(context) - right(context)
  },
  multiply: (node, compile) => over(node.items, compile, (product, next) => product * next, 1),
  divide: (node, compile) => {
    const [left, right] = [numeric(node.left, compile), numeric(node.right, compile)]
    const round = node.round === 'up' ? Math.ceil : Math.floor
    return (context) => {
      const by = right(context)
      return by === 0 ? complain(context, node, 'A number is divided by 0.') : round(left(context) / by)
    }
  },
  least: (node, compile) => over(node.items, compile, Math.min, Infinity),
  greatest: (node, compile) => over(node.items, compile, Math.max, -Infinity),
  compare: (node, compile) => {
    const emptiness = asksForAny(node)
    if (emptiness) {
      const { set, wanted } = emptiness
      const any = hasAny(set, compile)
      return (context) => any(context) === wanted
    }
    if (node.by === '=' || node.by === '≠') {
      const [left, right, wanted] = [compile(node.left), compile(node.right), node.by === '=']
      return (context) => isSame(left(context), right(context)) === wanted
    }
    const [left, right, test] = [numeric(node.left, compile), numeric(node.right, compile), orders[node.by]]
    return (context) => test(left(context), right(context))
  },
  odd: (node, compile) => {
    const of = numeric(node.of, compile)
    return (context) => Math.abs(of(context) % 2) === 1
  },
  and: (node, compile) => {
    const tests = node.items.map((item) => truthful(item, compile))
    return (context) => {
      for (const test of tests) if (!test(context)) return false
      return true
    }
  },
  or: (node, compile) => {
    const tests = node.items.map((item) => truthful(item, compile))
    return (context) => {
      for (const test of tests) if (test(context)) return true
      return false
    }
  },
  not: (node, compile) => {
    const of = truthful(node.of, compile)
    return (context) => !of(context)
  },
  if: (node, compile) => {
    const [test, then, otherwise] = [truthful(node.test, compile), compile(node.then), compile(node.else)]
    return (context) => (test(context) ? then(context) : otherwise(context))
  },
}

/** "more than 0 of them", "none of them": the comparison of a count that is settled by the first member. */
function asksForAny({
  by,
  left,
  right,
}: NodeFor<'compare'>): { set: NodeFor<'things'>; wanted: boolean } | null {
  if (left.op !== 'count' || left.of.op !== 'things' || right.op !== 'number') return null
  const set = left.of
  if (right.value === 0 && (by === '>' || by === '≠')) return { set, wanted: true }
  if (right.value === 1 && by === '≥') return { set, wanted: true }
  if ((right.value === 0 && (by === '=' || by === '≤')) || (right.value === 1 && by === '<'))
    return { set, wanted: false }
  return null
}

const orders = {
  '<': (left: number, right: number) => left < right,
  '≤': (left: number, right: number) => left <= right,
  '>': (left: number, right: number) => left > right,
  '≥': (left: number, right: number) => left >= right,
}

function over(
  items: readonly Expression[],
  compile: Compile,
  combine: (sum: number, next: number) => number,
  start: number,
) {
  const parts = items.map((item) => numeric(item, compile))
  return (context: Context) => {
    let total = start
    for (const part of parts) total = combine(total, part(context))
    return total
  }
}
