/** Whether conditions hold, and what was found instead. */
import type { Expression } from '../program/library.js'
import { isTrue } from '../values/evaluator.js'
import { valueShown } from './show.js'
import { ask, type Stage } from './stage.js'

/** Null when the condition holds; otherwise what is so, in words. */
export function notTrue(stage: Stage, test: Expression): string | null {
  if (isTrue(ask(stage, test))) return null
  return found(stage, test)
}

function found(stage: Stage, test: Expression): string {
  switch (test.op) {
    case 'and':
      return test.items.flatMap((item) => notTrue(stage, item) ?? []).join('; ')
    case 'or':
      return test.items.map((item) => found(stage, item)).join('; ')
    case 'compare':
      return `${shown(stage, test.left)} ${test.by} ${shown(stage, test.right)} does not hold`
    case 'contains':
      return `${shown(stage, test.item)} is not among ${shown(stage, test.list)}`
    case 'holds':
      return `${shown(stage, test.left)} is not ${test.relation} ${shown(stage, test.right)}`
    case 'has':
      return `${shown(stage, test.of)} has no ${shown(stage, test.word)}`
    case 'is':
      return `${shown(stage, test.of)} is not a ${test.type}`
    case 'not':
      return 'it is so'
    default:
      return `it is ${shown(stage, test)}`
  }
}

/** What an expression asks for, in brief, and its value. */
function shown(stage: Stage, expression: Expression): string {
  const value = valueShown(stage, ask(stage, expression))
  switch (expression.op) {
    case 'attribute':
    case 'printed':
      return `${expression.name} of ${shown(stage, expression.of)} (${value})`
    case 'counter':
      return `${expression.name} on ${shown(stage, expression.of)} (${value})`
    case 'position':
      return `${shown(stage, expression.of)} (${value})`
    case 'count':
      return `the number (${value})`
    default:
      return value
  }
}
