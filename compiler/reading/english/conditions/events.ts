/** Statements about what happens, has happened or may happen, and about what is running. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { PropertyPhrase } from '../../categories.js'
import { rule, ruledOut } from '../../chart/rule.js'
import type { Built, Rule, RuledOut } from '../../chart/rule.js'
import { isClosed, isComplete } from '../../clauses/complements.js'
import type { Frame, Lexicon } from '../../lexicon.js'
import { and, compare, not, nothing, number } from '../../meaning/logic.js'
import { setName } from '../../meaning/names.js'
import { narrowed } from '../../meaning/pending.js'
import { holdsFor, members } from '../../meaning/quantify.js'
import { subject } from '../../meaning/subject.js'
import { one } from '../../meaning/types.js'
import type { ConditionPhrase, PredicatePhrase, ThingPhrase } from '../../phrases.js'
import { determined, known, noun, property } from '../things/build.js'
import { fact, factUnlessRuledOut } from './facts.js'
import { occurrences, saidOfRoles, statement } from './roles.js'
import type { Filled } from './roles.js'
import { withGerund } from '../../clauses/openings.js'

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

/** "each unit has attacked" is said of each by itself; "a unit", "no unit" also of those that have left since. */
function ofEach(thing: ThingPhrase): boolean {
  return thing.type.many || (thing.set !== null && ['each', 'all', 'bare', 'the'].includes(thing.determiner))
}

/** What somebody has done within a procedure; "just", of whom a relative clause speaks: the last time that it was done. */
export function done(
  thing: ThingPhrase,
  predicate: PredicatePhrase,
  within: string | null,
  lexicon: Lexicon,
): Built<ConditionPhrase> {
  const { modal, frame } = predicate
  if (modal !== 'has' && modal !== 'has not' && modal !== 'just') return null
  const { subject, target } = frame
  if (!subject || !isClosed(predicate)) return null
  const stage = 'event' in target && isProcedure(target.event, lexicon) ? 'begin' : 'just'
  const asked = (who: ThingPhrase, never: boolean): Expression | RuledOut | null => {
    const filled: Filled = { [subject.role]: who, ...predicate.filled }
    const times = occurrences(frame, filled, within, stage, lexicon)
    if (!times || 'ruledOut' in times) return times
    const counted: Expression = modal === 'just' && times.op === 'happened' ? { ...times, last: true } : times
    return compare(never ? '=' : '>', counted, number(0))
  }
  const never = modal === 'has not'
  if (!ofEach(thing)) return factUnlessRuledOut(asked(thing, never !== (thing.determiner === 'no')))
  const type = { name: thing.type.name, many: false }
  const trial = asked(known(type, nothing), never)
  if (!trial || 'ruledOut' in trial) return trial
  return fact(
    holdsFor(thing, (value) => {
      const said = asked(known(type, value), never)
      return said && !('ruledOut' in said) ? said : trial
    }),
  )
}

function isProcedure(event: string, lexicon: Lexicon): boolean {
  const declared = lexicon.procedure(event)
  return declared !== undefined && (declared.kind ?? 'procedure') === 'procedure'
}

/** Names a set that no word of the phrase describes. */
const beyondAnyToken = 1_000_000

/** The frame of which this is the passive, and who then does it. */
function activeOf(frame: Frame): { frame: Frame; agent: { role: string; type: string } | null } {
  const agent = frame.complements.at(-1)
  if (agent?.preposition !== 'by' || agent.role === null || !agent.type || !frame.subject)
    return { frame, agent: null }
  const { role, type } = frame.subject
  const object = { preposition: null, words: [], role, type, optional: false }
  const complements = [object, ...frame.complements.slice(0, -1)]
  const active = { ...frame, subject: { role: agent.role, type: agent.type }, complements }
  return { frame: active, agent: { role: agent.role, type: agent.type.name } }
}

/** What a relation or condition of the game says of its subject: "P occupies L", "that hit the defender". */
export function related(
  thing: ThingPhrase,
  predicate: PredicatePhrase,
  lexicon: Lexicon,
): Built<ConditionPhrase> {
  const { modal, form } = predicate
  const filled = withSubject(thing, predicate)
  if (!filled || (modal !== null && modal !== 'may not')) return null
  if (modal === null && form !== 'third' && form !== 'base') return null
  const isDenied = modal === 'may not'
  if (predicate.voice !== 'passive')
    return factUnlessRuledOut(statement(predicate.frame, filled, lexicon, isDenied))
  const { frame, agent } = activeOf(predicate.frame)
  // "is crewed": by anybody.
  const someone = agent && determined(noun(one(agent.type), setName(beyondAnyToken), null), 'a')
  const all = agent && someone ? { [agent.role]: someone, ...filled } : filled
  return factUnlessRuledOut(statement(frame, all, lexicon, isDenied))
}

function possible(thing: ThingPhrase, predicate: PredicatePhrase, lexicon: Lexicon): Built<ConditionPhrase> {
  const { modal, frame } = predicate
  if (modal !== 'may' && modal !== 'may not' && modal !== 'must') return null
  if (!('event' in frame.target)) return null
  const filled = withSubject(thing, predicate)
  if (!filled) return null
  const { event } = frame.target
  const value = saidOfRoles(
    frame,
    filled,
    lexicon,
    (roles): Expression => ({ op: 'can-be', event, roles, ...(modal === 'must' && { must: true }) }),
    modal === 'may not',
  )
  return factUnlessRuledOut(value)
}

/** A relative clause: what a statement says of a thing that stands for each of those described. */
export function relative(
  predicate: PredicatePhrase,
  says: (who: ThingPhrase) => Built<ConditionPhrase>,
): Built<PropertyPhrase> {
  const type = predicate.frame.subject?.type.name
  if (type === undefined) return null
  const said = says(known({ name: type, many: false }, subject))
  if (!said || Array.isArray(said)) return null
  if ('ruledOut' in said) return said
  return 'value' in said ? property(said.value, type === 'thing' ? [] : [type]) : null
}

export const eventRules: readonly Rule[] = [
  rule('relation by a verb', 'fact', ['list', 'predicate'], ([thing, predicate], { lexicon }) =>
    related(thing, predicate, lexicon),
  ),
  withGerund(
    rule('doing so', 'place', ['predicate'], ([predicate], { lexicon, found, start }) => {
      if (found('stored-word', start, start + 1)) return null
      if (predicate.form !== 'gerund' || predicate.modal !== null || 'event' in predicate.frame.target)
        return null
      return relative(predicate, (who) => related(who, { ...predicate, form: 'third' }, lexicon))
    }),
  ),
  rule('may happen', 'fact', ['list', 'predicate'], ([thing, predicate], { lexicon }) =>
    possible(thing, predicate, lexicon),
  ),
  rule('that does', 'modifier', ["'that|which|who'", 'predicate'], ([, predicate], { lexicon }) =>
    relative(predicate, (who) => related(who, predicate, lexicon)),
  ),
  rule('that may', 'modifier', ["'that|which|who'", 'predicate'], ([, predicate], { lexicon }) =>
    relative(predicate, (who) => possible(who, predicate, lexicon)),
  ),
  rule(
    'that has done',
    'modifier',
    ["'that|which|who'", 'predicate', 'within?'],
    ([, predicate, within], { lexicon }) =>
      relative(predicate, (who) => done(who, predicate, within?.procedure ?? null, lexicon)),
  ),
  rule('within a procedure', 'within', ["'this|during this|during the'", 'procedure-word'], ([, word]) =>
    word.many ? null : { as: 'within', procedure: word.event },
  ),
  rule('within the game', 'within', ["'this game'"], () => ({ as: 'within', procedure: null })),
  rule('has been done', 'fact', ['list', 'predicate'], ([thing, predicate], { lexicon }) =>
    predicate.modal === 'just' ? null : done(thing, predicate, null, lexicon),
  ),
  rule(
    'has been done within',
    'fact',
    ['list', 'predicate', 'within'],
    ([thing, predicate, { procedure }], { lexicon }) =>
      predicate.modal === 'just' ? null : done(thing, predicate, procedure, lexicon),
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
