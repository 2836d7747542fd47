/** Generated meanings: any node the kernel has, with any names, nested; from the node tables. */
import fc from 'fast-check'
import { clauseNodes } from '../../runtime/program/clauses.js'
import { expressionNodes } from '../../runtime/program/expressions.js'
import { closedWords, type NodeTable } from '../../runtime/program/fields.js'
import { statementNodes } from '../../runtime/program/statements.js'

/** Names as games have them, and names that look like something else. */
const names = fc.oneof(
  fc.constantFrom('power', 'P', 'it1', 'turn player', 'Old Ship', 'face down', 'X2', 'élan', "O'Ryn"),
  fc.constantFrom('of', 'the', 'where it is', 'not', 'is at', 'this', 'never', '2', '-1', '', ' ', 'a  b', 'a"b', 'a\\', '(x)', 'a, b', 'y]'),
  fc.string(),
) // prettier-ignore

type Made = fc.Arbitrary<unknown>

const known = new Map<NodeTable, Map<number, Made>>()

/** Made once for each depth: what is inside is shared. */
function nodeOf(table: NodeTable, depth: number): Made {
  const ofTable = known.get(table) ?? new Map<number, Made>()
  known.set(table, ofTable)
  const made = ofTable.get(depth) ?? newNodeOf(table, depth)
  ofTable.set(depth, made)
  return made
}

function newNodeOf(table: NodeTable, depth: number): Made {
  const ops = Object.entries(table).filter(
    ([, { fields }]) => depth > 0 || Object.values(fields).every(isFlat),
  )
  return fc.oneof(...ops.map(([op, { fields }]) => record({ op: fc.constant(op) }, fields, depth - 1)))
}

const plain = (kind: string): string => kind.replace('?', '')
const isFlat = (kind: string): boolean =>
  !['expression', 'expressions', 'pattern', 'body', 'clause', 'clauses', 'roles', 'ways'].includes(
    plain(kind),
  )

function record(more: Record<string, Made>, fields: Readonly<Record<string, string>>, depth: number): Made {
  const entries = Object.entries(fields).filter(([, kind]) => depth >= 0 || !kind.endsWith('?'))
  const made = Object.fromEntries(
    entries.map(([name, kind]) => [name, valueOf(plain(kind), Math.max(depth, 0))]),
  )
  const needed = entries.filter(([, kind]) => !kind.endsWith('?')).map(([name]) => name)
  return fc.record(
    { ...more, ...made },
    { requiredKeys: [...Object.keys(more), ...needed], noNullPrototype: true },
  )
}

function valueOf(kind: string, depth: number): Made {
  const few = (made: () => Made): Made => (depth > 0 ? fc.array(made(), { maxLength: 3 }) : fc.constant([]))
  const body = (): Made => few(() => nodeOf(statementNodes, depth))
  switch (kind) {
    case 'number':
      return fc.oneof(fc.integer(), fc.constantFrom(0.5, -2.25))
    case 'boolean':
      return fc.boolean()
    case 'expression':
      return nodeOf(expressionNodes, depth)
    case 'expressions':
      return few(() => nodeOf(expressionNodes, depth))
    case 'roles':
      return fc.dictionary(
        names.filter((name) => name !== '__proto__'),
        nodeOf(expressionNodes, depth),
        {
          maxKeys: 3,
          noNullPrototype: true,
        },
      )
    case 'pattern':
      return patterns(depth)
    case 'body':
      return body()
    case 'ways':
      return few(() => fc.record({ label: names, do: body() }, { noNullPrototype: true }))
    case 'clause':
      return depth > 0 ? nodeOf(clauseNodes, depth) : fc.constant({ op: 'silence', affected: { op: 'this' } })
    case 'clauses':
      return few(() => nodeOf(clauseNodes, depth))
    default:
      return kind in closedWords ? fc.constantFrom(...closedWords[kind as keyof typeof closedWords]) : names
  }
}

export const patterns = (depth: number): Made =>
  record(
    { stage: fc.constantFrom('would', 'begin', 'just', 'end') },
    { bind: 'string', event: 'event', where: 'expression?' },
    depth - 1,
  )
export const expressions = (depth: number): Made => nodeOf(expressionNodes, depth)
export const bodies = (depth: number): Made =>
  fc.array(nodeOf(statementNodes, depth), { minLength: 1, maxLength: 3 })
export const texts = (depth: number): Made =>
  fc.array(nodeOf(clauseNodes, depth), { minLength: 1, maxLength: 2 })
