/** A node of every kind, made from the node tables. */
import { clauseNodes, type Clause } from '../../runtime/program/clauses.js'
import { expressionNodes, type Expression } from '../../runtime/program/expressions.js'
import { closedWords, type NodeTable } from '../../runtime/program/fields.js'
import { statementNodes, type Statement, type Statements } from '../../runtime/program/statements.js'

const self = { op: 'this' }
function valueOf(kind: string): unknown {
  switch (kind.replace('?', '')) {
    case 'number':
      return 2
    case 'boolean':
      return true
    case 'strings':
      return ['one', 'two']
    case 'numbers':
      return [1, 2]
    case 'expression':
      return self
    case 'expressions':
      return [self, { op: 'you' }]
    case 'roles':
      return { P: self }
    case 'pattern':
      return {
        bind: 'e',
        event: 'attack',
        stage: 'just',
        where: { op: 'is', of: { op: 'participant', event: 'e', role: 'attacker' }, type: 'ship' },
      }
    case 'body':
      return [{ op: 'draw' }]
    case 'ways':
      return [{ label: 'left', do: [{ op: 'draw' }] }]
    case 'clause':
      return { op: 'silence', affected: self }
    case 'clauses':
      return [{ op: 'silence', affected: self }]
    default:
      return kind.replace('?', '') in closedWords
        ? closedWords[kind.replace('?', '') as keyof typeof closedWords][0]
        : 'word'
  }
}

function samples(table: NodeTable): { op: string }[] {
  return Object.entries(table).map(([op, { fields }]) => ({
    op,
    ...Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, valueOf(kind)])),
  }))
}

export const everyExpression = samples(expressionNodes) as Expression[]
export const everyStatement = samples(statementNodes) as Statement[]
export const everyClause = samples(clauseNodes) as Clause<Statements>[]
