/** Answers expressions. Each node is made into a function once; the functions are kept beside the program, never in a state. */
import type { Expression } from '../program/expressions.js'
import type { Value } from '../state/state.js'
import type { Context } from './context.js'
import type { Compile, Evaluator, Makers, Op } from './evaluator.js'
import { isTrue } from './evaluator.js'
import { gridMakers } from './grid-questions.js'
import { literalMakers } from './literals.js'
import { memberTest, type MemberTest } from './members.js'
import { numberMakers } from './numbers.js'
import { placeMakers } from './places.js'
import { referenceMakers } from './references.js'
import { rulesMakers } from './rules-text.js'
import { setMakers } from './sets.js'
import { writtenMakers } from './written.js'

const makers: Makers<Op> = {
  ...literalMakers,
  ...referenceMakers,
  ...writtenMakers,
  ...placeMakers,
  ...setMakers,
  ...numberMakers,
  ...rulesMakers,
  ...gridMakers,
}

const made = new WeakMap<Expression, Evaluator>()
const tests = new WeakMap<Expression, MemberTest>()
const testsAnywhere = new WeakMap<Expression, MemberTest>()

/** The function that answers an expression. */
export const compile: Compile = (expression) => {
  const known = made.get(expression)
  if (known) return known
  const make = makers[expression.op] as (node: Expression, compile: Compile) => Evaluator
  const evaluator = make(expression, compile)
  made.set(expression, evaluator)
  return evaluator
}

/** The value of an expression. Faults name the text: a name that is not bound, a list where one thing is needed … */
export function evaluate(context: Context, expression: Expression): Value {
  return compile(expression)(context)
}

/** Whether an expression holds. No expression holds. */
export function holds(context: Context, expression: Expression | undefined): boolean {
  return expression === undefined || isTrue(compile(expression)(context))
}

/** Whether a thing is among what an expression stands for, without listing the rest; `anywhere`: it need not be in play. */
export function isMember(context: Context, expression: Expression, id: string, anywhere = false): boolean {
  const known = anywhere ? testsAnywhere : tests
  let test = known.get(expression)
  if (!test) {
    test = memberTest(expression, compile, anywhere)
    known.set(expression, test)
  }
  return test(context, id)
}
