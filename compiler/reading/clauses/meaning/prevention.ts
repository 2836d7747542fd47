/** Damage that is prevented, whatever deals it: the events that would bring a thing an amount of something. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Statement, Statements } from '../../../../runtime/program/statements.js'
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut, Site } from '../../chart/rule.js'
import type { Complement, Frame } from '../../lexicon.js'
import { and, local, number } from '../../meaning/logic.js'
import { fitsOne } from '../../meaning/types.js'
import type { EventPhrase, NumberPhrase, ThingPhrase } from '../../phrases.js'
import { objectOf, sameWord } from '../complements.js'
import { amountOf, amountsOf, withAmounts } from './amounts.js'
import { rebind } from './becoming.js'
import { eventName, isAlways, participant, passes } from './patterns.js'

interface Role {
  role: string
  type: { name: string }
}

/** Who gets the amount: behind "to", or else the object, or else the subject ("a unit suffers N damage"). */
function receiver({ complements, subject }: Frame): Role | null {
  const to = complements.find(({ preposition, role }) => preposition === 'to' && role !== null)
  const object = objectOf({ complements: complements.filter(({ type }) => type?.name !== 'number') } as Frame)
  const held = (one: Complement | undefined): Role | null =>
    one?.role == null || one.type === null ? null : { role: one.role, type: one.type }
  return held(to) ?? held(object) ?? subject
}

/** The events in which such a thing would get an amount of this: "damage to your units". */
export function amountTo(unit: string, thing: ThingPhrase, site: Site): EventPhrase[] {
  return site.lexicon.counting().flatMap(({ frame, complement }) => {
    const who = receiver(frame)
    if (!('event' in frame.target) || !who || !complement.words.some((word) => sameWord(word, unit)))
      return []
    if (!fitsOne(site.lexicon, thing.type.name, [who.type.name])) return []
    const { event } = frame.target
    const bind = eventName(site.start)
    const where = and(passes(thing, participant(bind, who.role)))
    const pattern = { bind, event, stage: 'would', ...(isAlways(where) ? {} : { where }) } as const
    return [{ as: 'event', pattern, amounts: amountsOf(event, {}, site) }]
  })
}

export interface Less {
  /** "up to": whoever prevents it chooses how much. */
  atMost: boolean
  by: NumberPhrase
}

/** Takes so much from an amount, never more than there is. */
export function lessened(amount: Expression, { atMost, by }: Less, site: Site): Statements | RuledOut {
  if (by.before.length > 0) return ruledOut('dice are rolled by a statement of their own')
  const most: Expression = { op: 'least', items: [by.value, amount] }
  const name = `prevented${site.start}`
  const less = rebind(amount, { op: 'subtract', left: amount, right: atMost ? local(name) : most })
  if (!('op' in less)) return less
  const choose: Statement = { op: 'choose-number', by: { op: 'you' }, as: name, least: number(0), most }
  if (!atMost) return [less]
  return site.scope.self ? [choose, less] : ruledOut('nobody is said to choose how much')
}

/** What lessens an amount of this that a thing would get, for each event in which it would. */
export function lessTo(unit: string, thing: ThingPhrase, less: Less, site: Site) {
  return amountTo(unit, thing, site).map((event) => {
    const made = lessened(amountOf(unit), less, site)
    return Array.isArray(made) ? { pattern: event.pattern, do: withAmounts(event, made) } : made
  })
}
