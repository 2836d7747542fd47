/** Which names a node of a meaning binds, for its own fields or for what follows it. */
import type { Expression } from '../../../runtime/program/expressions.js'
import type { Type } from '../api.js'
import type { Lexicon } from '../lexicon.js'
import { walk } from '../meaning/subject.js'
import { typeOfValue } from './value-types.js'

/** Something that a pronoun may mean, or a name that is known. */
export interface Bound {
  value: Expression
  type: Type
  /** Only "that …" may mean it. */
  onlyThat?: true
  /** Called by a title: a pronoun means it where nothing else can be meant. */
  byName?: true
  /** What the card is placed on: meant where the text speaks of nothing else that fits. */
  host?: true
  /** What the text says of it where it is mentioned. */
  described?: Expression
  /** It stands for each thing of a set of which something is said. */
  each?: true
  /** It is there only where a condition holds. */
  maybe?: true
  /** What a `let` keeps under the name: it may have moved since, so that its description is no longer right. */
  kept?: Expression
}

type Fields = Record<string, unknown>

const one = (name: string, type: string): Bound => ({
  value: { op: 'local', name },
  type: { name: type, many: false },
})

const each = (name: string, type: string): Bound => ({ ...one(name, type), each: true })

function listType(node: Fields, field: string): string {
  const list = node[field]
  return isExpression(list) ? typeOfValue(list).name : 'thing'
}

export function isExpression(value: unknown): value is Expression {
  return typeof value === 'object' && value !== null && 'op' in value
}

/** Who takes part in an event that a pattern binds; those that the pattern says are known are meant by what they are. */
function participants(pattern: unknown, lexicon: Lexicon): Bound[] {
  if (typeof pattern !== 'object' || pattern === null) return []
  const { bind, event, where } = pattern as { bind: string; event: string; where?: Expression }
  const roles = lexicon.procedure(event)?.roles ?? []
  const happening: Bound = {
    value: { op: 'local', name: bind },
    type: { name: `instance:${event}`, many: false },
  }
  return [
    happening,
    ...roles
      .filter((role) => isMentioned(where, bind, role.name) && !isSettled(where, bind, role.name))
      .map((role): Bound => ({
        value: { op: 'participant', event: bind, role: role.name },
        type: { ...role.type, name: saidType(where, bind, role.name) ?? role.type.name },
      })),
  ]
}

function isPlayedBy(of: unknown, event: string, role: string): boolean {
  return isExpression(of) && of.op === 'participant' && of.event === event && of.role === role
}

/** Only a role that the text spoke of can be meant by "it". */
function isMentioned(where: Expression | undefined, event: string, role: string): boolean {
  let found = false
  walk(where, (node) => {
    if (isPlayedBy(node, event, role)) found = true
  })
  return found
}

/** "When a ship arrives": what arrives is a ship. */
function saidType(where: Expression | undefined, event: string, role: string): string | null {
  const tests = where?.op === 'and' ? where.items : where ? [where] : []
  const said = tests.find((test) => test.op === 'is' && isPlayedBy(test.of, event, role))
  return said?.op === 'is' ? said.type : null
}

/** "When this unit attacks": the attacker is this unit, which has a name already. */
function isSettled(where: Expression | undefined, event: string, role: string): boolean {
  const tests = where?.op === 'and' ? where.items : where ? [where] : []
  return tests.some(
    (test) =>
      test.op === 'compare' &&
      test.by === '=' &&
      test.left.op === 'participant' &&
      test.left.event === event &&
      test.left.role === role,
  )
}

/** What a node binds inside some of its fields (all fields when `fields` is null). */
export function bindsInside(
  node: Fields,
  lexicon: Lexicon,
): { fields: string[] | null; bound: Bound[] } | null {
  const name = typeof node['name'] === 'string' ? node['name'] : ''
  switch (node['op']) {
    case 'things':
      return { fields: ['where'], bound: [each(name, String(node['type']))] }
    case 'extreme':
    case 'sum':
      return { fields: ['value'], bound: [each(name, listType(node, 'of'))] }
    case 'every':
      return { fields: ['where'], bound: [each(name, listType(node, 'of'))] }
    case 'each':
      return { fields: ['do'], bound: [each(name, listType(node, 'of'))] }
    case 'change':
    case 'grant': {
      const { affected } = node
      if (!isExpression(affected) || affected.op !== 'things') return null
      return { fields: ['amount', 'limit', 'parameters'], bound: [each(affected.name, affected.type)] }
    }
    case 'trigger':
    case 'replace':
    case 'ban':
    case 'permit':
    case 'must':
    case 'require':
    case 'later':
    case 'happened':
      return { fields: null, bound: participants(node['pattern'], lexicon) }
    case 'action':
      return node['response'] === undefined
        ? null
        : { fields: null, bound: participants(node['response'], lexicon) }
    default:
      if (node['op'] === undefined && typeof node['bind'] === 'string' && 'event' in node)
        return { fields: null, bound: participants(node, lexicon) }
      return null
  }
}

/** What a statement binds for those after it. */
export function bindsAfter(node: unknown): Bound[] {
  if (Array.isArray(node)) return node.flatMap(bindsAfter)
  if (typeof node !== 'object' || node === null) return []
  const fields = node as Fields
  const as = typeof fields['as'] === 'string' ? fields['as'] : null
  switch (fields['op']) {
    case 'choose': {
      const { most } = fields
      const many = !(isExpression(most) && most.op === 'number' && most.value <= 1)
      return as === null
        ? []
        : [{ value: { op: 'local', name: as }, type: { name: listType(fields, 'from'), many } }]
    }
    case 'choose-number':
      return as === null ? [] : [one(as, 'number')]
    case 'roll':
      return as === null ? [] : [{ value: { op: 'local', name: as }, type: { name: 'die', many: true } }]
    case 'order':
      return as === null
        ? []
        : [{ value: { op: 'local', name: as }, type: { name: listType(fields, 'items'), many: true } }]
    case 'perform':
      return as === null ? [] : [one(as, 'number')]
    case 'let': {
      const { name, value } = fields
      return typeof name === 'string' && isExpression(value)
        ? [{ value: { op: 'local', name }, type: typeOfValue(value), kept: value }]
        : []
    }
    case 'may':
      return [...(as === null ? [] : [one(as, 'truth')]), ...bindsAfter(fields['do'])]
    case 'if':
      return eitherWay(bindsAfter(fields['then']), bindsAfter(fields['else']))
    case 'together':
    case 'repeat':
      return bindsAfter(fields['do'])
    default:
      return []
  }
}

/** What is there only in one case; what bears one name in both is there for sure. */
function eitherWay(then: Bound[], otherwise: Bound[]): Bound[] {
  const nameOf = ({ value }: Bound): string => (value.op === 'local' ? value.name : '')
  const both = new Set(then.map(nameOf).filter((name) => otherwise.some((one) => nameOf(one) === name)))
  const sure = then.filter((one) => both.has(nameOf(one)))
  const others = [...then, ...otherwise].filter((one) => !both.has(nameOf(one)))
  return [...others.map((bound) => ({ ...bound, maybe: true as const })), ...sure]
}
