/** Nodes of a program as constructor calls. Driven by the node tables: a new kind of node needs nothing here. */
import { clauseNodes } from '../../runtime/program/clauses.js'
import { constructorName, onlyField } from '../../runtime/program/construct.js'
import { expressionNodes } from '../../runtime/program/expressions.js'
import type { FieldKind, NodeTable } from '../../runtime/program/fields.js'
import type { Clause, EventPattern, Expression, Steps } from '../../runtime/program/library.js'
import { stepNodes } from '../../runtime/program/steps.js'
import { array, call, object, type Code, type Item } from './code.js'
import { propertyName, stringLiteral } from './literals.js'

/** Plain JSON data as code. */
export function dataCode(data: unknown): Code {
  if (typeof data === 'string') return stringLiteral(data)
  if (Array.isArray(data)) return array(data.map((item) => ({ code: dataCode(item) })))
  if (typeof data === 'object' && data !== null) {
    return object(present(data).map(([key, value]) => ({ key: propertyName(key), code: dataCode(value) })))
  }
  return Object.is(data, -0) ? '0' : String(data)
}

export const expressionCode = (expression: Expression): Code => nodeCode('value', expressionNodes, expression)
export const clauseCode = (clause: Clause<Steps>): Code => nodeCode('clause', clauseNodes, clause)
export const patternCode = (pattern: EventPattern): Code =>
  call('when', [{ code: object(present(pattern).map(([key, value]) => patternItem(key, value))) }])

/** Steps, each with its number above when some step jumps to it. */
export function stepsCode(steps: Steps): Code {
  const reached = new Set(steps.flatMap((step) => targetsOf(step)))
  return array(
    steps.map((step, index) => ({
      code: nodeCode('step', stepNodes, step),
      ...(reached.has(index) ? { comment: [`// step ${String(index)}`] } : {}),
    })),
  )
}

/** A record of expressions: the roles of an event, the choices of an action. */
export const rolesCode = (roles: Record<string, Expression>): Code =>
  object(
    Object.entries(roles).map(([name, value]) => ({ key: propertyName(name), code: expressionCode(value) })),
  )

function targetsOf(step: Steps[number]): number[] {
  switch (step.op) {
    case 'jump':
      return [step.to]
    case 'branch':
    case 'ask':
      return [step.otherwise]
    case 'iterate':
    case 'count':
      return [step.end]
    case 'pick':
      return step.to
    default:
      return []
  }
}

function nodeCode(group: string, table: NodeTable, node: { op: string; at?: number }): Code {
  const shape = table[node.op]
  if (shape === undefined) throw new Error(`no such ${group}: ${node.op}`)
  const name = `${group}.${constructorName(node.op)}`
  const entries = present(node).filter(([key]) => key !== 'op')
  const only = onlyField(shape.fields)
  const rest = entries.filter(([key]) => key !== 'at' && key !== only)
  if (rest.length === 0 && (only !== null || Object.keys(shape.fields).length === 0)) {
    const items =
      only === null
        ? []
        : [{ code: fieldCode(shape.fields[only], entries.find(([key]) => key === only)?.[1]) }]
    return call(name, node.at === undefined ? items : [...items, { code: String(node.at) }])
  }
  if (only !== null)
    throw new Error(`fields that ${name} cannot take: ${rest.map(([key]) => key).join(', ')}`)
  return call(name, [
    {
      code: object(
        entries.map(([key, value]) => ({
          key: propertyName(key),
          code: fieldCode(shape.fields[key], value),
        })),
      ),
    },
  ])
}

const patternItem = (key: string, value: unknown): Item => ({
  key: propertyName(key),
  code: key === 'where' ? expressionCode(value as Expression) : dataCode(value),
})

/** The tables give the type of each field, which the schema has checked before. */
function fieldCode(kind: string | undefined, value: unknown): Code {
  switch (kind?.replace('?', '') as FieldKind | undefined) {
    case 'expression':
      return expressionCode(value as Expression)
    case 'expressions':
      return array((value as Expression[]).map((item) => ({ code: expressionCode(item) })))
    case 'roles':
      return rolesCode(value as Record<string, Expression>)
    case 'pattern':
      return patternCode(value as EventPattern)
    case 'body':
      return stepsCode(value as Steps)
    case 'ways':
      return array(
        (value as { label: string; do: Steps }[]).map((way) => ({
          code: object([
            { key: 'label', code: dataCode(way.label) },
            { key: 'do', code: stepsCode(way.do) },
          ]),
        })),
      )
    case 'clause':
      return clauseCode(value as Clause<Steps>)
    case 'clauses':
      return array((value as Clause<Steps>[]).map((item) => ({ code: clauseCode(item) })))
    default:
      return dataCode(value)
  }
}

/** Own entries that JSON would keep. */
function present(data: object): [string, unknown][] {
  return Object.entries(data).filter(([, value]) => value !== undefined)
}
