/** What a player aims at: "may target a unit using 2 gold", "may target a unit for free", and "target" for what was chosen. */
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Rule, RuledOut, Site } from '../../chart/rule.js'
import { pendingValue } from '../../meaning/pending.js'
import { one } from '../../meaning/types.js'
import type { AbilityPhrase, PredicatesPhrase, ThingPhrase } from '../../phrases.js'
import { chosenDeed } from '../../resolve/deeds.js'
import { carryOut, known, you } from '../meaning/deeds.js'
import { hasUsual, usual } from '../meaning/durations.js'
import { applied } from '../meaning/provisions.js'
import { isRefusal } from '../meaning/quantify.js'
import { about } from './changes.js'

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

export const aimRules: readonly Rule[] = [
  // "target hit, and its forfeit = 0, if …": what stands apart by commas is all under the condition.
  rule(
    'one and another, if',
    'effect',
    ['effect', "', and'", 'effect', "', if'", 'case'],
    ([one, , another, , test]) =>
      against('nearest-attachment', {
        as: 'effect',
        statements: [{ op: 'if', test: test.value, then: [...one.statements, ...another.statements] }],
        binds: [],
      }),
  ),
  // "target hit and power -3": the same thing is meant.
  rule(
    'something is done to it, and it changes',
    'effect',
    ['thing', 'participle', "'and'", 'change'],
    ([thing, verb, , change], site) => {
      const parts = [{ join: null, predicate: { ...verb, form: 'third' as const } }]
      const done = carryOut({ as: 'predicates', subject: thing, parts }, site)
      const made = about(thing, change, site)
      if (isRefusal(done) || !made || 'ruledOut' in made || !hasUsual(site.lexicon)) return null
      const changed = applied(made, usual, site)
      return Array.isArray(changed)
        ? against('usual-duration', { as: 'effect', statements: [...done, ...changed], binds: [] })
        : changed
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
  rule('what was chosen', 'thing', ["'that'?", "'target|targets'"], (_, site) =>
    site.scope.self && !isDeclared(site) ? chosen(site) : null,
  ),
]
