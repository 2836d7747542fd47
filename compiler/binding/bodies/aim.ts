/**
 * Whom abilities aim at: in games in which a weapon is no use against everybody, the targets that an ability of some cards or
 * under some label chooses are those for which the game's condition holds; others where its text says a place.
 */
import type { Clause } from '../../../runtime/program/clauses.js'
import type { Expression } from '../../../runtime/program/expressions.js'
import type { Statements } from '../../../runtime/program/statements.js'
import { mentionsName, substitute, walk } from '../../reading/meaning/subject.js'
import { limited, saysPlace, type IsKind, type Within } from './reach.js'

export interface Aim {
  /** Whom it is at, where the text says no place; and where it does. `P` is the player who aims. */
  near: Within
  afar: Within | null
  /** The types of cards whose abilities it is for, and the labels. */
  of: readonly string[]
  under: readonly string[]
}

export function aimed(
  clause: Clause<Statements>,
  type: string,
  { near, afar, of, under }: Aim,
  isKind: IsKind,
): Clause<Statements> {
  if (clause.op !== 'action' || !clause.targets) return clause
  const isMeant = of.some((one) => isKind(type, one)) || under.includes(clause.label ?? '')
  if (!isMeant) return clause
  const targets = clause.targets.map((choice) => {
    if (choice.op !== 'choose' || choice.from.op !== 'things' || choice.from.among) return choice
    const { name, where } = choice.from
    if (where && isOwn(where, name)) return choice
    const within = where && saysPlace(where, name) ? afar : near
    const from = within && limited(choice.from, forYou(within), isKind)
    return from ? { ...choice, from } : choice
  })
  return { ...clause, targets }
}

const forYou = (within: Within): Within => ({
  ...within,
  where: substitute(within.where, 'P', { op: 'you' }),
})

/** It is said that it is one of one's own. */
function isOwn(where: Expression, name: string): boolean {
  let found = false
  walk(where, (node) => {
    const { op, left, right } = node as { op?: string; left?: Expression; right?: Expression }
    if (op !== 'compare' || left?.op !== 'controller' || right?.op !== 'you') return
    if (mentionsName(left, name)) found = true
  })
  return found
}
