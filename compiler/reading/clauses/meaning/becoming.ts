/** Names, roles and counters that get another value. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Statement, Statements } from '../../../../runtime/program/statements.js'
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut } from '../../chart/rule.js'
import { pendingOf } from '../../meaning/pending.js'

export function rebind(name: Expression, value: Expression): Statement | RuledOut {
  if (pendingOf(name)) return ruledOut('what a pronoun means can not become something else')
  if (name.op === 'local') return { op: 'let', name: name.name, value }
  if (name.op === 'role') return { op: 'assign', procedure: name.procedure, role: name.name, value }
  if (name.op === 'counter') return { op: 'tally', on: name.of, counter: name.name, by: 'set', amount: value }
  return ruledOut('only a name, a role, a position or a number of counters can become something else')
}

export function asEffect(made: Statement | RuledOut, before: Statements = []): Statements | RuledOut {
  return 'op' in made ? [...before, made] : made
}
