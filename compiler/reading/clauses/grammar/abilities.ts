/** What may be had for a price: "may pay 2 gold to draw a card", "discard a card -> draw 2 cards". */
import type { Statements } from '../../../../runtime/program/statements.js'
import { rule } from '../../chart/rule.js'
import type { Rule, RuledOut, Site } from '../../chart/rule.js'
import type { AbilityPhrase, EffectPhrase, PredicatesPhrase, ThingPhrase } from '../../phrases.js'
import { carryOut, ownActor, you } from '../meaning/deeds.js'
import { isRefusal } from '../meaning/quantify.js'
import { isOwnPlay } from '../meaning/restrictions.js'
import { alternatives } from '../meaning/sequence.js'
import { givesResult } from './effects.js'

/** "may COST to EFFECT", said of a player or, on a card, of whoever owns the text; "COST to EFFECT" is an order to that player. */
function paying(
  subject: ThingPhrase | null,
  cost: PredicatesPhrase,
  gain: PredicatesPhrase,
  site: Site,
): AbilityPhrase | RuledOut | null {
  const who = subject ?? you(site)
  const optional = cost.parts[0]?.predicate.modal === 'may'
  const isOrder = subject === null && isBare(cost) && !isOwnPlay(gain, site)
  if (!who || !isBare(gain) || !(optional || isOrder)) return null
  const parts = cost.parts.map((part) => ({ ...part, predicate: { ...part.predicate, modal: null } }))
  const paid = carryOut({ as: 'predicates', subject: who, parts }, site)
  const done = carryOut({ ...gain, subject: who }, site)
  if (isRefusal(paid)) return paid
  return isRefusal(done) ? done : { as: 'ability', cost: paid, effect: done, optional }
}

function isBare(phrase: PredicatesPhrase): boolean {
  return phrase.parts.every(({ predicate }) => predicate.form === 'base' && predicate.modal === null)
}

/** "use 1 gold to double its power": what is had for it is no verb of the game, but a change that lasts. */
function payingFor(
  subject: ThingPhrase | null,
  cost: PredicatesPhrase,
  { statements }: EffectPhrase,
  site: Site,
) {
  const who = subject ?? you(site)
  const optional = cost.parts[0]?.predicate.modal === 'may'
  if (!who || statements.at(-1)?.op !== 'apply' || !(optional || isBare(cost))) return null
  const parts = cost.parts.map((part) => ({ ...part, predicate: { ...part.predicate, modal: null } }))
  const paid = carryOut({ as: 'predicates', subject: who, parts }, site)
  return isRefusal(paid) ? paid : ({ as: 'ability', cost: paid, effect: statements, optional } as const)
}

/** "may use 2 gold -> …": who may pay may use the ability; the price is no choice besides. */
export function withoutChoice(cost: Statements): Statements {
  const [only, ...more] = cost
  return only?.op === 'may' && more.length === 0 && only.by.op === 'you' ? only.do : cost
}

export const abilityRules: readonly Rule[] = [
  rule('cost and effect', 'ability', ['effect', "'->|:|>>|> >'", 'effect'], ([cost, sign, gain]) => {
    if (cost.itself) return null
    // "Draw a card: if it is …" is no cost.
    if (sign.word === ':' && givesResult(cost) && gain.statements[0]?.op === 'if') return null
    return {
      as: 'ability',
      cost: withoutChoice(cost.statements),
      effect: gain.statements,
      optional: false,
      ...(gain.answers && { answers: gain.answers }),
    }
  }),
  rule(
    'pay to do',
    'ability',
    ['thing?', 'predicates', "'to|in order to'", 'predicates'],
    ([who, cost, , gain], site) => paying(who ?? null, cost, gain, site),
  ),
  rule(
    'pay for a change',
    'ability',
    ['thing?', 'predicates', "'to|in order to'", 'effect'],
    ([who, cost, , gain], site) => payingFor(who ?? null, cost, gain, site),
  ),

  rule(
    'had for it instead, in brackets',
    'ability',
    ['ability', "'( or|( or to'", 'effect', "')'"],
    ([ability, , other], site) => {
      const either = alternatives([ability.effect, other.statements], ownActor(site))
      return Array.isArray(either) ? { ...ability, effect: either } : either
    },
  ),

  rule(
    'ability goes on',
    'ability',
    ['ability', "', then|; then|;|. then|, and then|and then|.|-'", 'effect'],
    ([ability, joint, more]) =>
      // What stands behind a full stop is a text of its own, unless somebody may do both.
      ability.optional || !joint.word.startsWith('.')
        ? { ...ability, effect: [...ability.effect, ...more.statements] }
        : null,
  ),
]
