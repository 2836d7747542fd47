/** From a frame whose roles are filled to the statement it makes. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut } from '../../chart/rule.js'
import type { Frame, Lexicon } from '../../lexicon.js'
import { and, compare, not } from '../../meaning/logic.js'
import { narrowed } from '../../meaning/pending.js'
import { holdsFor, holdsForObject, valueOf } from '../../meaning/quantify.js'
import { substitute } from '../../meaning/subject.js'
import { listed } from '../../meaning/types.js'
import type { NumberPhrase, ThingPhrase } from '../../phrases.js'

export type Filled = Record<string, ThingPhrase | NumberPhrase>

/** The types that a role of a frame takes. */
function typeOfRole(frame: Frame, role: string): string | null {
  if (frame.subject?.role === role) return frame.subject.type.name
  return frame.complements.find((complement) => complement.role === role)?.type?.name ?? null
}

/**
 * The statement that `says` makes of the values of the roles, for all or some of the things as their determiners say. The
 * subject reaches furthest: "each unit is near a site" is said of each unit, and "a player does not occupy a site" denies of
 * some player that there is a site. Only things without number and article gather at a number of others.
 */
export function saidOfRoles(
  frame: Frame,
  filled: Filled,
  lexicon: Lexicon,
  says: (values: Record<string, Expression>) => Expression,
  denied = false,
): Expression | RuledOut {
  const phrases: [string, ThingPhrase | NumberPhrase][] = []
  for (const [role, phrase] of Object.entries(filled)) {
    const type = typeOfRole(frame, role)
    if (phrase.as === 'number' || type === null || type === 'number') phrases.push([role, phrase])
    else {
      const fitting = narrowed(lexicon, phrase, [type])
      if (!fitting)
        return ruledOut(`${frame.stem} … ${role} is a ${listed([type])}, not a ${phrase.type.name}`)
      phrases.push([role, fitting])
    }
  }
  const subject = frame.subject?.role
  const reach = gathers(filled, subject) ? -1 : 1
  phrases.sort(([one], [other]) => reach * (Number(other === subject) - Number(one === subject)))
  const sayFrom = (index: number, values: Record<string, Expression>): Expression => {
    const next = phrases[index]
    if (!next) return says(values)
    const [role, phrase] = next
    const rest = (value: Expression): Expression => {
      const said = sayFrom(index + 1, { ...values, [role]: value })
      return denied && reach > 0 && role === subject ? not(said) : said
    }
    if (phrase.as === 'number') return rest(phrase.value)
    return role === subject && reach > 0 ? holdsFor(phrase, rest) : holdsForObject(phrase, rest)
  }
  const said = sayFrom(0, {})
  return denied && reach < 0 ? not(said) : said
}

/** "Pilots are at two sites": each of the two has some of them, and they need not be the same. */
function gathers(filled: Filled, subject: string | undefined): boolean {
  const { [subject ?? '']: who, ...others } = filled
  if (who?.as !== 'thing' || who.determiner !== 'bare') return false
  return Object.values(others).some(
    (other) => other.as === 'thing' && ['exactly', 'at least'].includes(other.determiner),
  )
}

/** What a relation or a definition says of its roles; null for frames of events. */
export function statement(
  frame: Frame,
  filled: Filled,
  lexicon: Lexicon,
  denied = false,
): Expression | RuledOut | null {
  const { target } = frame
  if ('relation' in target) {
    const [left, right] = [frame.subject?.role, frame.complements.find(({ role }) => role !== null)?.role]
    return saidOfRoles(
      frame,
      filled,
      lexicon,
      (values) => ({
        op: 'holds',
        relation: target.relation,
        left: (left === undefined ? undefined : values[left]) ?? { op: 'nothing' },
        right: (right ? values[right] : undefined) ?? { op: 'nothing' },
      }),
      denied,
    )
  }
  if ('definition' in target && target.type.name === 'truth') {
    return saidOfRoles(
      frame,
      filled,
      lexicon,
      (values) => ({
        op: 'call',
        definition: target.definition,
        arguments: inOrder(frame, values),
      }),
      denied,
    )
  }
  return null
}

/** Roles as the frame names them, in whatever order they were said. */
function inOrder(frame: Frame, values: Record<string, Expression>): Record<string, Expression> {
  const order = [frame.subject?.role, ...frame.complements.map(({ role }) => role)]
  return Object.fromEntries(
    Object.entries(values).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
  )
}

/** The value of a definition of known things; null when it is none. */
export function definedValue(frame: Frame, filled: Filled, lexicon: Lexicon): Expression | RuledOut | null {
  const { target } = frame
  if (!('definition' in target)) return null
  const values: Record<string, Expression> = {}
  for (const [role, phrase] of Object.entries(filled)) {
    if (phrase.as === 'number') {
      values[role] = phrase.value
      continue
    }
    const type = typeOfRole(frame, role)
    const fitting = type === null ? phrase : narrowed(lexicon, phrase, [type])
    if (!fitting)
      return ruledOut(`${frame.stem} … ${role} is a ${type ?? 'thing'}, not a ${phrase.type.name}`)
    const value = valueOf(fitting)
    if (!value) return ruledOut(`${frame.stem} of which ${phrase.type.name}?`)
    values[role] = value
  }
  return { op: 'call', definition: target.definition, arguments: inOrder(frame, values) }
}

const occurrence = 'it'

/** How often such an event has happened within a procedure, or in the game. */
export function occurrences(
  frame: Frame,
  filled: Filled,
  within: string | null,
  stage: 'just' | 'end' | 'begin',
  lexicon: Lexicon,
): Expression | RuledOut | null {
  const { target } = frame
  if (!('event' in target)) return null
  const roles = Object.entries(filled)
  const tests: Expression[] = []
  for (const [role, phrase] of roles) {
    const played: Expression = { op: 'participant', event: occurrence, role }
    if (phrase.as === 'number') tests.push(compare('=', played, phrase.value))
    else {
      const type = typeOfRole(frame, role)
      const fitting = type === null ? phrase : narrowed(lexicon, phrase, [type])
      if (!fitting)
        return ruledOut(`${frame.stem} … ${role} is a ${type ?? 'thing'}, not a ${phrase.type.name}`)
      tests.push(playedBy(fitting, played))
    }
  }
  const where = tests.length === 0 ? null : and(...tests)
  return {
    op: 'happened',
    pattern: { bind: occurrence, event: target.event, stage, ...(where && { where }) },
    ...(within !== null && { within }),
  }
}

/** That a role was played by such a thing. */
function playedBy(phrase: ThingPhrase, played: Expression): Expression {
  if (phrase.value && !phrase.type.many) return compare('=', played, phrase.value)
  if (phrase.value) return { op: 'contains', list: phrase.value, item: played }
  const { set } = phrase
  if (!set) return { op: 'truth', value: true }
  // A thing that has left play since is no member of any set: so it is tested itself.
  const is: Expression | null =
    set.type === 'thing' || set.type === 'player' ? null : { op: 'is', of: played, type: set.type }
  const there: Expression | null =
    set.among && set.type !== 'player' ? { op: 'contains', list: set.among, item: played } : null
  const where: Expression | null = set.where && substitute(set.where, set.name, played)
  return and(is, there, where)
}
