/**
 * How far texts of cards reach: in games whose cards speak only of what is near, things in play that no place is said of
 * are those for which the game's condition holds.
 */
import type { Clause } from '../../../runtime/program/clauses.js'
import type { Expression } from '../../../runtime/program/expressions.js'
import type { Statements } from '../../../runtime/program/statements.js'
import { mentionsName, replaced, substitute, walk } from '../../reading/meaning/subject.js'

/** Whether a type is another or a kind of it. */
export type IsKind = (type: string, of: string) => boolean

type Things = Extract<Expression, { op: 'things' }>

/** A set of everything that texts can reach: its type, its condition and the name in it. */
export type Within = Things & { where: Expression }

export interface Reach {
  things: Within
  /** What holds all the time holds only while the card itself is within reach. */
  fromThere: boolean
}

const continuous = ['change', 'grant', 'add', 'silence', 'ban', 'permit', 'must']

export function withinReach(
  clause: Clause<Statements>,
  { things, fromThere }: Reach,
  isKind: IsKind,
): Clause<Statements> {
  const near = replaced(clause, (node) =>
    limit(node as Partial<Things>, things, isKind),
  ) as Clause<Statements>
  if (near === clause || !fromThere || !continuous.includes(clause.op)) return near
  const here = substitute(things.where, things.name, { op: 'this' })
  const held = near as Clause<Statements> & { while?: Expression }
  return {
    ...held,
    while: held.while ? { op: 'and', items: [here, held.while] } : here,
  } as Clause<Statements>
}

function limit(node: Partial<Things>, reach: Within, isKind: IsKind): Things | null {
  const { op, name, type, among, where } = node
  if (op !== 'things' || name === undefined || type === undefined || among) return null
  if (where && saysPlace(where, name)) return null
  const rest = where && (replaced(where, (inner) => limit(inner, reach, isKind)) as Expression)
  return limited({ op, name, type, ...(rest && { where: rest }) }, reach, isKind)
}

/** Those of a set that are within another; null where they are of a type about which that says nothing. */
export function limited({ op, name, type, where }: Things, within: Within, isKind: IsKind): Things | null {
  if (!isKind(type, within.type)) return null
  const near = substitute(within.where, within.name, { op: 'local', name })
  const items = where ? (where.op === 'and' ? where.items : [where]) : []
  return { op, name, type, where: items.length > 0 ? { op: 'and', items: [near, ...items] } : near }
}

/** "at a place", "in your hand", "aboard this": of the things themselves. */
export function saysPlace(where: Expression, name: string): boolean {
  let found = false
  walk(where, (node) => {
    if (['holds', 'contains'].includes(String(node['op'])) && mentionsName(node, name)) found = true
  })
  return found
}
