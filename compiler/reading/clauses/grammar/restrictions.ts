/** How a card comes into play: "Deploys only to a place", "Deploy to a place", "Use 2 gold to deploy". */
import { rule } from '../../chart/rule.js'
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Built, Rule, RuledOut, Site } from '../../chart/rule.js'
import { local, or } from '../../meaning/logic.js'
import type { ClausePhrase, PredicatesPhrase, MeaningClause } from '../../phrases.js'
import { orderedOtherwise } from '../meaning/otherwise.js'
import { clause } from '../meaning/provisions.js'
import { pricedFor } from '../meaning/priced.js'
import { onlySo, ownPlay, ownPlayAt } from '../meaning/restrictions.js'

const made = (clauses: MeaningClause[] | RuledOut | null): ClausePhrase | RuledOut | null =>
  clauses && clause(clauses)

/** "Deploy on a ship. It is power +1": what it is placed on may be meant by what follows. */
function withHost(
  play: ClausePhrase | RuledOut | null,
  { parts }: PredicatesPhrase,
  { lexicon, start }: Site,
): Built<ClausePhrase> {
  if (!play || 'ruledOut' in play) return play
  const types = Object.values(parts[0]?.predicate.filled ?? {}).flatMap((filler) =>
    filler.as === 'thing' && filler.type.name !== 'player' && filler.type.name !== 'zone'
      ? [filler.type.name]
      : [],
  )
  const name = `host${String(start)}`
  const on = lexicon.stored().map((relation): Expression => ({
    op: 'holds',
    relation,
    left: { op: 'this' },
    right: local(name),
  }))
  if (types.length === 0 || on.length === 0) return play
  const mentions = types.map((type) => ({
    value: { op: 'things', name, type, where: or(...on) } as const,
    type: { name: type, many: false },
  }))
  return { ...play, mentions }
}

export const restrictionRules: readonly Rule[] = [
  rule('only so', 'clause', ['list?', 'predicates'], ([said, verbs], site) =>
    made(onlySo(said, verbs, null, site)),
  ),
  rule('only then', 'clause', ['list?', 'predicates', 'time'], ([said, verbs, time], site) =>
    made(onlySo(said, verbs, time, site)),
  ),
  rule('its own play', 'clause', ['predicates'], ([verbs], site) =>
    withHost(made(ownPlay(verbs, site)), verbs, site),
  ),
  rule('its own play at a price', 'clause', ['effect', "'to'", 'predicates'], ([price, , verbs], site) =>
    withHost(made(ownPlayAt(price, verbs, site)), verbs, site),
  ),
  rule(
    'its own play at a price, otherwise in some case',
    'clause',
    ['effect', "'to'", 'predicates', 'alternative', 'case', "')'"],
    ([price, , verbs, other, test], site) => {
      const cost = other.bare ? null : orderedOtherwise(price.statements, other, test.value)
      if (!Array.isArray(cost)) return cost
      return withHost(made(ownPlayAt({ ...price, statements: cost }, verbs, site)), verbs, site)
    },
  ),
  rule(
    'its own play at a price, otherwise there',
    'clause',
    ['effect', "'to'", 'predicates', 'alternative', 'bearing', "')'"],
    ([price, , verbs, other, there], site) =>
      other.bare ? withHost(made(ownPlayAt(price, verbs, site, { other, there })), verbs, site) : null,
  ),
  rule(
    'price of what a player does',
    'clause',
    ['thing', "'must|must first'", 'predicates', "'to'", 'predicates'],
    ([who, , price, , deed], site) => made(pricedFor(who, price, deed, site)),
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
    ([, who, , deed, , price], site) => made(pricedFor(who, price, deed, site)),
  ),
  rule('its own play and what holds then', 'clause', ['clause', "'.'", 'clause'], ([play, , then]) =>
    play.mentions && then.clauses.every(({ op }) => op !== 'instruction' && op !== 'action')
      ? { as: 'clause', clauses: [...play.clauses, ...then.clauses], mentions: play.mentions }
      : null,
  ),
]
