/** Statements about what happens, has happened or may happen, and about what is running. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import { rule, ruledOut } from '../../chart/rule.js'
import type { Built, Rule } from '../../chart/rule.js'
import { isComplete } from '../../clauses/complements.js'
import type { Lexicon } from '../../lexicon.js'
import { and, compare, not, nothing, number } from '../../meaning/logic.js'
import { narrowed } from '../../meaning/pending.js'
import { members } from '../../meaning/quantify.js'
import type { ConditionPhrase, PredicatePhrase, ThingPhrase } from '../../phrases.js'
import { known } from '../things/build.js'
import { fact, factUnlessRuledOut } from './facts.js'
import { occurrences, saidOfRoles, statement } from './roles.js'
import type { Filled } from './roles.js'

const running = (procedure: string): Expression => ({ op: 'running', procedure })

function withSubject(thing: ThingPhrase, predicate: PredicatePhrase): Filled | null {
  const { subject } = predicate.frame
  return subject && isComplete(predicate) ? { [subject.role]: thing, ...predicate.filled } : null
}

/** The role of a procedure that a player's name before it fills: "P's turn". */
function ownedRole(event: string, lexicon: Lexicon): string | null {
  const roles = lexicon.procedure(event)?.roles ?? []
  return roles.find((role) => role.type.name === 'player')?.name ?? null
}

function done(
  thing: ThingPhrase,
  predicate: PredicatePhrase,
  within: string | null,
  lexicon: Lexicon,
): Built<ConditionPhrase> {
  if (predicate.modal !== 'has' && predicate.modal !== 'has not') return null
  const filled = withSubject(thing, predicate)
  if (!filled) return null
  const stage =
    'event' in predicate.frame.target && isProcedure(predicate.frame.target.event, lexicon) ? 'begin' : 'just'
  const times = occurrences(predicate.frame, filled, within, stage, lexicon)
  if (!times || 'ruledOut' in times) return times
  return fact(compare(predicate.modal === 'has' ? '>' : '=', times, number(0)))
}

function isProcedure(event: string, lexicon: Lexicon): boolean {
  const declared = lexicon.procedure(event)
  return declared !== undefined && (declared.kind ?? 'procedure') === 'procedure'
}

export const eventRules: readonly Rule[] = [
  rule('relation by a verb', 'fact', ['list', 'predicate'], ([thing, predicate], { lexicon }) => {
    const { modal, form } = predicate
    const filled = withSubject(thing, predicate)
    if (!filled || (modal !== null && modal !== 'may not')) return null
    if (modal === null && form !== 'third' && form !== 'base') return null
    const value = statement(predicate.frame, filled, lexicon)
    if (!value || 'ruledOut' in value) return value
    return fact(modal === 'may not' ? not(value) : value)
  }),
  rule('may happen', 'fact', ['list', 'predicate'], ([thing, predicate], { lexicon }) => {
    const { modal, frame } = predicate
    if (modal !== 'may' && modal !== 'may not') return null
    if (!('event' in frame.target)) return null
    const filled = withSubject(thing, predicate)
    if (!filled) return null
    const { event } = frame.target
    const value = saidOfRoles(frame, filled, lexicon, (roles) => {
      const can: Expression = { op: 'can-be', event, roles }
      return modal === 'may' ? can : not(can)
    })
    return factUnlessRuledOut(value)
  }),
  rule('within a procedure', 'within', ["'this|during this|during the'", 'procedure-word'], ([, word]) =>
    word.many ? null : { as: 'within', procedure: word.event },
  ),
  rule('within the game', 'within', ["'this game'"], () => ({ as: 'within', procedure: null })),
  rule('has been done', 'fact', ['list', 'predicate'], ([thing, predicate], { lexicon }) =>
    done(thing, predicate, null, lexicon),
  ),
  rule(
    'has been done within',
    'fact',
    ['list', 'predicate', 'within'],
    ([thing, predicate, { procedure }], { lexicon }) => done(thing, predicate, procedure, lexicon),
  ),
  rule(
    'so many have happened',
    'fact',
    ['factor', 'procedure-word', "'has happened|have happened'", 'within?'],
    ([count, word, , within]) => {
      const procedure = within?.procedure ?? null
      const times: Expression = {
        op: 'happened',
        pattern: { bind: 'it', event: word.event, stage: 'end' },
        ...(procedure !== null && { within: procedure }),
      }
      return fact(compare('≥', times, count.value))
    },
  ),
  rule('procedure as a thing', 'thing', ["'the|this'", 'procedure-word'], ([, word]) =>
    word.many ? null : known({ name: `instance:${word.event}`, many: false }, running(word.event)),
  ),
  rule('is running', 'fact', ["'the|a|an'?", 'procedure-word', "'is running'"], ([, word]) =>
    fact(compare('≠', running(word.event), nothing)),
  ),
  rule('is not running', 'fact', ["'the'?", 'procedure-word', "'is not running|isn't running'"], ([, word]) =>
    fact(compare('=', running(word.event), nothing)),
  ),
  rule('no procedure is running', 'fact', ["'no'", 'procedure-word', "'is running'"], ([, word]) =>
    fact(compare('=', running(word.event), nothing)),
  ),
  rule(
    'of a player is running',
    'fact',
    ['possessor', 'procedure-word', "'is running'"],
    ([{ thing }, word], { lexicon }) => {
      const role = ownedRole(word.event, lexicon)
      if (role === null) return ruledOut(`a ${word.event} belongs to nobody`)
      const player = narrowed(lexicon, thing, ['player'])
      if (!player || !player.value) return ruledOut(`whose ${word.event}?`)
      return fact(
        and(
          compare('≠', running(word.event), nothing),
          compare('=', { op: 'role', procedure: word.event, name: role }, members(player)),
        ),
      )
    },
  ),
  rule('was canceled', 'fact', ['thing', "'is|was'", "'canceled|cancelled'"], ([thing]) =>
    thing.type.name.startsWith('instance:') && thing.value ? fact({ op: 'canceled', of: thing.value }) : null,
  ),
  rule('was not canceled', 'fact', ['thing', "'is|was'", "'not canceled|not cancelled'"], ([thing]) =>
    thing.type.name.startsWith('instance:') && thing.value
      ? fact(not({ op: 'canceled', of: thing.value }))
      : null,
  ),
]
