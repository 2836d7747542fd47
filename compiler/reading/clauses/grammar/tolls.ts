/** What somebody must pay to do something: "opponent must first pay 1 gold to move a ship", "to race here, you must pay +1 gold". */
import { rule } from '../../chart/rule.js'
import type { Rule, RuledOut, Site } from '../../chart/rule.js'
import type { ClausePhrase, PredicatesPhrase, ThingPhrase } from '../../phrases.js'
import { pricedFor } from '../meaning/priced.js'
import { clause, standing } from '../meaning/provisions.js'
import { costing } from './permissions.js'
import { atMore } from './prices.js'

function toll(
  who: ThingPhrase,
  price: PredicatesPhrase,
  deed: PredicatesPhrase,
  site: Site,
): ClausePhrase | RuledOut | null {
  const clauses = pricedFor(who, price, deed, site)
  return clauses && clause(clauses)
}

export const tollRules: readonly Rule[] = [
  rule(
    'price of what a player does',
    'clause',
    ['thing', "'must|must first'", 'predicates', "'to'", 'predicates'],
    ([who, , price, , deed], site) => toll(who, price, deed, site),
  ),
  rule(
    'price of what a player does, said first',
    'clause',
    [
      "'for'",
      'thing',
      "'to'",
      'predicates',
      "', that player must|, that player must first|, they must first'",
      'predicates',
    ],
    ([, who, , deed, , price], site) => toll(who, price, deed, site),
  ),
  rule(
    'price of what is done, said last',
    'clause',
    ["'to'", 'predicates', "','", 'thing', "'must|must first'", 'predicates'],
    ([, deed, , who, , price], site) => toll(who, price, deed, site),
  ),
  // "To start a race here, you must pay +1 gold": besides what it costs by the rules.
  rule(
    'more for what is done',
    'clause',
    ["'to'", 'predicates', "','", 'thing', "'must|must first'", 'verb-word', 'signed', 'unit-word'],
    ([, deed, , who, , pay, signed], site) => {
      const [only] = deed.parts
      const predicate = only && deed.parts.length === 1 ? atMore(only.predicate, signed, site.lexicon) : null
      if (!predicate || pay.form !== 'base' || who.type.name !== 'player') return null
      const cost = costing({ ...deed, parts: [{ join: null, predicate }] }, site.lexicon)
      return cost && clause(standing({ as: 'provision', subject: who, items: cost.items }, site))
    },
  ),
]
