/** How a card comes into play: "Deploys only to a place", "Deploy to a place", "Use 2 gold to deploy". */
import { rule } from '../../chart/rule.js'
import type { Built, Rule, RuledOut } from '../../chart/rule.js'
import type { ClausePhrase } from '../../phrases.js'
import type { MeaningClause } from '../meaning/provisions.js'
import { clause } from '../meaning/provisions.js'
import { onlySo, ownPlay, ownPlayAt } from '../meaning/restrictions.js'

const made = (clauses: MeaningClause[] | RuledOut | null): Built<ClausePhrase> => clauses && clause(clauses)

export const restrictionRules: readonly Rule[] = [
  rule('only so', 'clause', ['list?', 'predicates'], ([said, verbs], site) =>
    made(onlySo(said, verbs, null, site)),
  ),
  rule('only then', 'clause', ['list?', 'predicates', 'time'], ([said, verbs, time], site) =>
    made(onlySo(said, verbs, time, site)),
  ),
  rule('its own play', 'clause', ['predicates'], ([verbs], site) => made(ownPlay(verbs, site))),
  rule('its own play at a price', 'clause', ['effect', "'to'", 'predicates'], ([price, , verbs], site) =>
    made(ownPlayAt(price, verbs, site)),
  ),
]
