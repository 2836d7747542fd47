/** What a player aims at: "may target a unit using 2 gold", "may target a unit for free", and "target" for what was chosen. */
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Rule, RuledOut, Site } from '../../chart/rule.js'
import type { Token } from '../../chart/token.js'
import type { Expression } from '../../../../runtime/program/expressions.js'
import { and, compare, local, number } from '../../meaning/logic.js'
import { pendingValue } from '../../meaning/pending.js'
import { one } from '../../meaning/types.js'
import type {
  AbilityPhrase,
  EffectPhrase,
  NumberPhrase,
  PredicatePhrase,
  PredicatesPhrase,
  ProvisionPhrase,
  ThingPhrase,
} from '../../phrases.js'
import { chosenDeed } from '../../resolve/deeds.js'
import { carryOut, known, you } from '../meaning/deeds.js'
import { when } from '../meaning/joined-effects.js'
import { hasUsual, usual } from '../meaning/durations.js'
import { applied } from '../meaning/provisions.js'
import { isRefusal } from '../meaning/quantify.js'
import { about as said } from '../../meaning/subject.js'
import { about, provision } from './changes.js'
import { hasStop } from './stops.js'

/** The game means something of its own by it. */
function isDeclared({ lexicon }: Site): boolean {
  return lexicon.senses('target').some(({ cat }) => cat !== 'verb')
}

const chosen = ({ start }: Site): ThingPhrase => ({
  ...known(
    pendingValue({ position: start, way: 'that', number: 'any', types: [], deed: chosenDeed }),
    one('thing'),
  ),
  pending: true,
})

const isOptional = ({ parts }: PredicatesPhrase): boolean => parts[0]?.predicate.modal === 'may'

/** What may be done, without "may". */
function plain({ parts, ...rest }: PredicatesPhrase): PredicatesPhrase {
  return { ...rest, parts: parts.map((part) => ({ ...part, predicate: { ...part.predicate, modal: null } })) }
}

/** "using 2 gold": the same as an order to do so. */
function asOrder({ parts, ...rest }: PredicatesPhrase): PredicatesPhrase {
  return {
    ...rest,
    parts: parts.map((part) => ({ ...part, predicate: { ...part.predicate, form: 'base' as const } })),
  }
}

function ability(
  who: ThingPhrase | undefined,
  gain: PredicatesPhrase,
  cost: PredicatesPhrase | null,
  site: Site,
): AbilityPhrase | RuledOut | null {
  const subject = who ?? you(site)
  if (!subject || !site.scope.self || !isOptional(gain)) return null
  const paid = cost ? carryOut({ ...asOrder(cost), subject }, site) : []
  const done = carryOut({ ...plain(gain), subject }, site)
  if (isRefusal(paid)) return paid
  return isRefusal(done)
    ? done
    : { as: 'ability', cost: paid, effect: done, optional: true, ...(cost === null && { free: true }) }
}

/** Only choosing costs nothing by the rules of any game; elsewhere "for free" lowers what it costs. */
const isChoice = ({ parts }: PredicatesPhrase): boolean =>
  parts.every(({ predicate: { frame } }) => 'kernel' in frame.target && frame.target.kernel === 'choose')

/** It is done to the thing, which is so for as long as changes usually last. */
function doneAndSo(
  thing: ThingPhrase,
  verb: PredicatePhrase,
  so: ProvisionPhrase | RuledOut | null,
  site: Site,
): { against: 'usual-duration'; payload: EffectPhrase } | RuledOut | null {
  const parts = [{ join: null, predicate: { ...verb, form: 'third' as const } }]
  const done = carryOut({ as: 'predicates', subject: thing, parts }, site)
  if (isRefusal(done) || !so || 'ruledOut' in so || !hasUsual(site.lexicon)) return null
  const changed = applied(so, usual, site)
  return Array.isArray(changed)
    ? { against: 'usual-duration', payload: { as: 'effect', statements: [...done, ...changed], binds: [] } }
    : changed
}

/** What was drawn or rolled is so much more, or less, where a test holds. */
function moreIf(
  sign: Token,
  more: readonly (readonly [NumberPhrase, Expression | null])[],
  site: Site,
): EffectPhrase | RuledOut | null {
  if (!site.scope.self || more.some(([{ before }]) => before.length > 0)) return null
  const drawn = pendingValue({ position: site.start, way: 'it', number: 'one', types: ['number'] })
  const items: Expression[] = []
  for (const [{ value }, test] of more) {
    if (!test) return ruledOut('it is not said what the target is')
    const then: Expression = sign.word === 'add' ? value : { op: 'multiply', items: [number(-1), value] }
    items.push({ op: 'if', test, then, else: number(0) })
  }
  const value: Expression = { op: 'add', items: [drawn, ...items] }
  return { as: 'effect', statements: [{ op: 'let', name: `sum${String(site.start)}`, value }], binds: [] }
}

/** "targeting a unit": the target is one. */
function isTarget({ determiner, set }: ThingPhrase, site: Site): Expression | null {
  const target = chosen(site).value
  if (!target || !set || determiner !== 'a') return null
  const { name, type } = set
  const where = and(set.where, compare('=', local(name), target))
  return compare('>', { op: 'count', of: { op: 'things', name, type, where } }, number(0))
}

export const aimRules: readonly Rule[] = [
  // "target hit, and its forfeit = 0, if …": what stands apart by commas is all under the condition.
  rule(
    'one and another, if',
    'effect',
    ['effect', "', and'", 'effect', "', if'", 'case'],
    ([one, , another, , test], site) =>
      hasStop(site, 1)
        ? null
        : against('nearest-attachment', {
            as: 'effect',
            statements: [{ op: 'if', test: test.value, then: [...one.statements, ...another.statements] }],
            binds: [],
          }),
  ),
  // "target hit and power -3", "target hit, and may not attack, if …": the same thing is meant.
  rule(
    'something is done to it, and it changes',
    'effect',
    ['thing', 'participle', "'and'", 'change'],
    ([thing, verb, , change], site) => doneAndSo(thing, verb, about(thing, change, site), site),
  ),
  rule(
    'something is done to it, and it may not',
    'effect',
    ['thing', 'participle', "'and'", 'alteration'],
    ([thing, verb, , { items }], site) =>
      doneAndSo(thing, verb, provision(thing, { as: 'alteration', items }, site), site),
  ),
  rule(
    'something is done to it, and it may not, if',
    'effect',
    ['thing', 'participle', "', and'", 'alteration', "', if'", 'case'],
    ([thing, verb, , { items }, , test], site) => {
      // What changes is said of "it": "target hit, and it is power -2, if …".
      if (items.some(({ kind }) => kind !== 'event')) return null
      const made = doneAndSo(thing, verb, provision(thing, { as: 'alteration', items }, site), site)
      return made && 'payload' in made ? against(made.against, when(test.value, made.payload)) : made
    },
  ),
  rule(
    'at a price said behind',
    'ability',
    ['thing?', 'predicates', "'by'?", 'predicates'],
    ([who, gain, , cost], site) =>
      cost.parts.every(({ predicate }) => predicate.form === 'gerund' && predicate.modal === null)
        ? ability(who, gain, cost, site)
        : null,
  ),
  rule('free of charge', 'ability', ['thing?', 'predicates', "'for free'"], ([who, gain], site) =>
    isChoice(gain) ? ability(who, gain, null, site) : ruledOut('only a choice is free by itself'),
  ),
  rule(
    'more if aimed so',
    'effect',
    ["'add|subtract'", 'number', "'if targeting|when targeting'", 'thing'],
    ([sign, amount, , aim], site) => moreIf(sign, [[amount, isTarget(aim, site)]], site),
  ),
  rule(
    'more if aimed so or so',
    'effect',
    [
      "'add|subtract'",
      'number',
      "'if targeting|when targeting'",
      'thing',
      "', and|,'",
      'number',
      "'if|if targeting'",
      'thing',
    ],
    ([sign, amount, , aim, , other, , otherAim], site) => {
      const first = [amount, isTarget(aim, site)] as const
      return moreIf(sign, [first, [other, isTarget(otherAim, site)]], site)
    },
  ),
  rule(
    'more if',
    'effect',
    ["'add|subtract'", 'number', "'if'", 'case'],
    ([sign, amount, , { value }], site) => {
      // Whom it aims at is said by rules of their own.
      const [, , , at = 0] = site.starts
      return site.found("'targeting'", at, at + 1) ? null : moreIf(sign, [[amount, value]], site)
    },
  ),
  // "If hit by Mara, …": who was chosen, not the card itself.
  rule(
    'if done to the target by somebody',
    'effect',
    ["'if'", 'place', "','", 'effect'],
    ([, { test }, , then], site) => {
      const [, at = 0] = site.starts
      const target = chosen(site).value
      const isDoneBy = site.found("'by'", at + 1, at + 2)
      return isDoneBy && target && site.scope.self ? when(said(test, target), then) : null
    },
  ),
  rule('what was chosen', 'thing', ["'that'?", "'target|targets'"], (_, site) =>
    site.scope.self && !isDeclared(site) ? chosen(site) : null,
  ),
]
