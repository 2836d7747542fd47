/**
 * The canonical form: one text for each meaning, fully bracketed, straight from the node tables. Two meanings have the
 * same canonical form exactly when they are the same apart from places in texts.
 */
import { clauseNodes, type Clause, type EventPattern } from '../../runtime/program/clauses.js'
import { expressionNodes, type Expression } from '../../runtime/program/expressions.js'
import type { FieldKind, NodeTable } from '../../runtime/program/fields.js'
import { statementNodes, type Statements } from '../../runtime/program/statements.js'

export const canonicalExpression = (expression: Expression): string => node(expressionNodes, expression)
export const canonicalClause = (clause: Clause<Statements>): string => node(clauseNodes, clause)
export const canonicalStatements = (statements: Statements): string =>
  list(statements.map((statement) => node(statementNodes, statement)))
export const canonicalPattern = ({ bind, event, stage, where }: EventPattern): string =>
  `(${stage} ${word(event)} as ${word(bind)}${where === undefined ? '' : ` where ${canonicalExpression(where)}`})`

const list = (items: string[]): string => `[${items.join(' ')}]`
/** A plain word stands as it is; anything else in quotes, so that no text can look like two words. */
const word = (text: string): string => (/^[\p{L}\p{N}_.-]+$/u.test(text) ? text : JSON.stringify(text))

function node(table: NodeTable, given: { op: string }): string {
  const fields = Object.entries(table[given.op]?.fields ?? {})
  const values = new Map<string, unknown>(Object.entries(given))
  const parts = fields.flatMap(([name, kind]) => {
    const value = values.get(name)
    if (value === undefined) return []
    const text = field(kind.replace('?', '') as FieldKind, value)
    return [fields.length === 1 ? text : `${name}: ${text}`]
  })
  return `(${[given.op, ...parts].join(' ')})`
}

/** The table gives the type of the value. */
function field(kind: FieldKind, value: unknown): string {
  switch (kind) {
    case 'expression':
      return canonicalExpression(value as Expression)
    case 'expressions':
      return list((value as Expression[]).map(canonicalExpression))
    case 'roles':
      return list(
        Object.entries(value as Record<string, Expression>)
          .sort(byName)
          .map(([name, role]) => `${word(name)}: ${canonicalExpression(role)}`),
      )
    case 'pattern':
      return canonicalPattern(value as EventPattern)
    case 'body':
      return canonicalStatements(value as Statements)
    case 'ways':
      return list(
        (value as { label: string; do: Statements }[]).map(
          (way) => `(${word(way.label)} ${canonicalStatements(way.do)})`,
        ),
      )
    case 'clause':
      return canonicalClause(value as Clause<Statements>)
    case 'clauses':
      return list((value as Clause<Statements>[]).map(canonicalClause))
    default:
      return Array.isArray(value) ? list(value.map((item) => word(String(item)))) : word(String(value))
  }
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : a > b ? 1 : 0)
