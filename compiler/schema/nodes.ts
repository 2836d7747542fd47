/** The JSON schema of nodes, made from the node tables: one definition for each kind of node, told apart by `op`. */
import { clauseNodes } from '../../runtime/program/clauses.js'
import { expressionNodes } from '../../runtime/program/expressions.js'
import { closedWords, type FieldKind, type NodeShape, type NodeTable } from '../../runtime/program/fields.js'
import { statementNodes } from '../../runtime/program/statements.js'
import { stepNodes } from '../../runtime/program/steps.js'

/** What JSON schema we write; ajv is asked for no more than this. */
export interface Schema {
  [keyword: string]: unknown
}

/** What effects are made of: statements in a meaning, steps in a program. */
export type BodyKind = 'meaning' | 'program'

export const reference = (name: string): Schema => ({ $ref: `#/$defs/${name}` })
export const listOf = (items: Schema): Schema => ({ type: 'array', items })
export const mapOf = (values: Schema): Schema => ({ type: 'object', additionalProperties: values })
export const text: Schema = { type: 'string' }
export const number: Schema = { type: 'number' }
export const boolean: Schema = { type: 'boolean' }
export const oneOf = (words: readonly string[]): Schema => ({ enum: words })
export const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })
/** An object with all of these properties and no others. */
export function record(properties: Record<string, Schema>, optional: readonly string[] = []): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name))
  return { type: 'object', properties, required, additionalProperties: false }
}

const place: Schema = { type: 'integer', minimum: 0 }
const schemaOf: Record<FieldKind, Schema> = {
  string: text,
  number,
  boolean,
  strings: listOf(text),
  numbers: listOf({ type: 'integer', minimum: 0 }),
  expression: reference('expression'),
  expressions: listOf(reference('expression')),
  roles: mapOf(reference('expression')),
  pattern: reference('pattern'),
  body: reference('body'),
  ways: { ...listOf(record({ label: text, do: reference('body') })), minItems: 1 },
  clause: reference('clause'),
  clauses: listOf(reference('clause')),
  attribute: text,
  counter: text,
  zone: text,
  position: text,
  group: text,
  type: text,
  relation: text,
  event: text,
  role: text,
  window: text,
  keyword: text,
  definition: text,
  layer: text,
  comparison: oneOf(closedWords.comparison),
  rounding: oneOf(closedWords.rounding),
  extreme: oneOf(closedWords.extreme),
  end: oneOf(closedWords.end),
  tally: oneOf(closedWords.tally),
}

function nodeSchema(op: string, shape: NodeShape, more: Record<string, Schema>): Schema {
  const fields = Object.entries(shape.fields)
  const optional = fields.filter(([, kind]) => kind.endsWith('?')).map(([name]) => name)
  const properties = Object.fromEntries(
    fields.map(([name, kind]) => [name, schemaOf[kind.replace('?', '') as FieldKind]]),
  )
  return {
    description: shape.means,
    ...record({ op: { const: op }, ...properties, ...more, at: place }, [
      ...optional,
      ...Object.keys(more),
      'at',
    ]),
  }
}

/** Definitions `<group>-<op>` for every node of a table, and `<group>` for any of them. */
function tableSchemas(
  group: string,
  table: NodeTable,
  more: Record<string, Schema> = {},
): Record<string, Schema> {
  const ops = Object.entries(table)
  return {
    [group]: {
      type: 'object',
      required: ['op'],
      discriminator: { propertyName: 'op' },
      oneOf: ops.map(([op]) => reference(`${group}-${op}`)),
    },
    ...Object.fromEntries(ops.map(([op, shape]) => [`${group}-${op}`, nodeSchema(op, shape, more)])),
  }
}

/** Definitions of all nodes: `expression`, `clause`, `pattern`, `body` (a list), and one for each kind. */
export function nodeSchemas(body: BodyKind): Record<string, Schema> {
  const effect = body === 'meaning' ? 'statement' : 'step'
  return {
    ...tableSchemas('expression', expressionNodes),
    ...tableSchemas('clause', clauseNodes, { id: place }),
    ...tableSchemas(effect, body === 'meaning' ? statementNodes : stepNodes),
    body: listOf(reference(effect)),
    pattern: record(
      {
        bind: text,
        event: text,
        stage: oneOf(['would', 'begin', 'just', 'end']),
        where: reference('expression'),
      },
      ['where'],
    ),
  }
}
