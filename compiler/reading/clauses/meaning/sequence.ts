/** How effects hang together: whether the one before was done, and a choice between several. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Statement, Statements } from '../../../../runtime/program/statements.js'
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut } from '../../chart/rule.js'
import { local, not } from '../../meaning/logic.js'

type May = Extract<Statement, { op: 'may' }>

/** "You may A. If you do, B." */
export function ifDone(first: Statements, second: Statements): Statements | RuledOut {
  return withMay(first, (may) => [{ ...may, do: [...may.do, ...second] }])
}

/** "You may A. If you do not, B." and "If T, A. Otherwise, B." */
export function ifNotDone(first: Statements, second: Statements): Statements | RuledOut {
  const last = first[first.length - 1]
  if (last?.op === 'if') {
    return last.else === undefined
      ? [...first.slice(0, -1), { ...last, else: second }]
      : ruledOut('there is an "otherwise" already')
  }
  return withMay(first, (may) => {
    const did = may.as ?? 'did'
    return [
      { ...may, as: did },
      { op: 'if', test: not(local(did)), then: second },
    ]
  })
}

function withMay(first: Statements, make: (may: May) => Statements): Statements | RuledOut {
  const last = first[first.length - 1]
  if (last?.op !== 'may') return ruledOut('nobody was said to have a choice whether to do it')
  return [...first.slice(0, -1), ...make(last)]
}

/** "A or B": whoever acts picks one. */
export function alternatives(several: Statements[], by: Expression | null): Statements | RuledOut {
  if (!by) return ruledOut('nobody is said to choose between these')
  const ways = several.flatMap((statements) => {
    const [only] = statements
    return only?.op === 'ways' && statements.length === 1
      ? only.ways
      : [{ label: labelOf(statements), do: statements }]
  })
  return [{ op: 'ways', by, ways }]
}

export function labelOf(statements: Statements): string {
  const told = statements.find((one) => one.op !== 'choose' && one.op !== 'let') ?? statements[0]
  if (!told) return 'nothing'
  if (told.op === 'perform') return told.event
  return told.op === 'together' || told.op === 'each' || told.op === 'may' ? labelOf(told.do) : told.op
}
