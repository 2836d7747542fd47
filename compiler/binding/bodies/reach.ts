/**
 * How far texts of cards reach: in games whose cards speak only of what is near, things in play that no place is said of
 * are those for which the game's condition holds.
 */
import type { Clause } from '../../../runtime/program/clauses.js'
import type { Expression } from '../../../runtime/program/expressions.js'
import type { Library } from '../../../runtime/program/library.js'
import type { Statements } from '../../../runtime/program/statements.js'
import { mentionsName, replaced, substitute, walk } from '../../reading/meaning/subject.js'

type Things = Extract<Expression, { op: 'things' }>

/** A set of everything that texts can reach: its type, its condition and the name in it. */
type Within = Things & { where: Expression }

export interface Reach {
  things: Within
  /** What holds all the time holds only while the card itself is within reach. */
  fromThere: boolean
}

const continuous = ['change', 'grant', 'add', 'silence', 'ban', 'permit', 'must']

export function withinReach(
  clause: Clause<Statements>,
  { things, fromThere }: Reach,
  types: Library['types'],
): Clause<Statements> {
  const limited = replaced(clause, (node) =>
    limit(node as Partial<Things>, things, types),
  ) as Clause<Statements>
  if (limited === clause || !fromThere || !continuous.includes(clause.op)) return limited
  const here = substitute(things.where, things.name, { op: 'this' })
  const held = limited as Clause<Statements> & { while?: Expression }
  return {
    ...held,
    while: held.while ? { op: 'and', items: [here, held.while] } : here,
  } as Clause<Statements>
}

function limit(node: Partial<Things>, reach: Within, types: Library['types']): Things | null {
  const { op, name, type, among, where } = node
  if (op !== 'things' || name === undefined || type === undefined || among) return null
  if (!descends(type, reach.type, types) || (where && saysPlace(where, name))) return null
  const near = substitute(reach.where, reach.name, { op: 'local', name })
  const rest = where && (replaced(where, (inner) => limit(inner, reach, types)) as Expression)
  const items = rest ? (rest.op === 'and' ? rest.items : [rest]) : []
  return { op, name, type, where: rest ? { op: 'and', items: [near, ...items] } : near }
}

/** "at a place", "in your hand", "aboard this": of the things themselves. */
function saysPlace(where: Expression, name: string): boolean {
  let found = false
  walk(where, (node) => {
    if (['holds', 'contains'].includes(String(node['op'])) && mentionsName(node, name)) found = true
  })
  return found
}

function descends(type: string, from: string, types: Library['types']): boolean {
  for (let at: string | null | undefined = type; at != null; at = types[at]?.parent)
    if (at === from) return true
  return false
}
