/** Effects one after another, under one "may", and under a condition. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Statement, Statements } from '../../../../runtime/program/statements.js'
import type { EffectPhrase } from '../../phrases.js'

export const seq = (...effects: EffectPhrase[]): EffectPhrase => ({
  as: 'effect',
  statements: effects.flatMap((one) => one.statements),
  binds: effects.flatMap((one) => one.binds),
  ...(effects[0]?.priced && { priced: true }),
  ...(effects[0]?.itself && { itself: true }),
})

/** "may draw a card and keep it", "may take a ship from your deck; shuffle": both, or neither. */
export function underMay(first: EffectPhrase, second: EffectPhrase): EffectPhrase | null {
  const under = goingOn(first.statements, second.statements)
  return under && { ...seq(first, second), statements: under }
}

function goingOn(statements: Statements, more: Statements): Statements | null {
  const last = statements.at(-1)
  const before = statements.slice(0, -1)
  if (last?.op === 'may') return [...before, { ...last, do: [...last.do, ...more] }]
  // "If so, you may draw a card; shuffle."
  const then = last?.op === 'if' && !last.else ? goingOn(last.then, more) : null
  return last?.op === 'if' && then ? [...before, { ...last, then }] : null
}

export function when(test: Expression, then: EffectPhrase, otherwise?: EffectPhrase): EffectPhrase {
  const statement: Statement = {
    op: 'if',
    test,
    then: then.statements,
    ...(otherwise ? { else: sameResult(then.statements, otherwise.statements) } : {}),
  }
  return {
    as: 'effect',
    statements: [statement],
    binds: [],
    ...(then.passive && { passive: true }),
    ...(then.own && { own: true }),
  }
}

/** "if ready, roll 2 dice, otherwise roll 1": what either gives back has one name. */
function sameResult(one: Statements, other: Statements): Statements {
  const [first, second] = [one.at(-1), other.at(-1)]
  const isResult = first?.op === 'perform' && second?.op === 'perform' && second.as !== undefined
  return isResult && first.as !== undefined ? [...other.slice(0, -1), { ...second, as: first.as }] : other
}
