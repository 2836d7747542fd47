/** How a card comes into play: "Deploys only to a place", "Deploy to a place", "Use 2 gold to deploy". */
import { rule } from '../../chart/rule.js'
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Built, Rule, RuledOut, Site } from '../../chart/rule.js'
import { local, or } from '../../meaning/logic.js'
import { substitute } from '../../meaning/subject.js'
import type { OwnPlayPhrase, PlayWay } from '../../own-play.js'
import type { ClausePhrase, MeaningClause, PredicatesPhrase, ThingPhrase } from '../../phrases.js'
import { takeFiller, takeWord } from '../complements.js'
import { orderedOtherwise } from '../meaning/otherwise.js'
import { clause } from '../meaning/provisions.js'
import { ofAmount, onlySo, ownPlay, ownWay } from '../meaning/restrictions.js'

const made = (clauses: MeaningClause[] | RuledOut | null): ClausePhrase | RuledOut | null =>
  clauses && clause(clauses)

/** What it says of its own play; what it is placed on may be meant by what follows: "Deploy on a ship. It is power +1". */
function told(play: OwnPlayPhrase, test: Expression | null, { lexicon, start }: Site): ClausePhrase | null {
  const clauses = ownPlay(play.ways, test)
  // What is only allowed is allowed then, as any other permission is.
  if (test && ownPlay(play.ways, null).every(({ op }) => op === 'permit')) return null
  const hosts = play.ways.flatMap(({ predicate }) =>
    Object.values(predicate.filled).flatMap((filler) =>
      filler.as === 'thing' && filler.type.name !== 'player' && filler.type.name !== 'zone' ? [filler] : [],
    ),
  )
  const name = `host${String(start)}`
  const on = lexicon.stored().map((relation): Expression => ({
    op: 'holds',
    relation,
    left: { op: 'this' },
    right: local(name),
  }))
  if (hosts.length === 0 || on.length === 0) return { as: 'clause', clauses }
  const [{ set = null } = {}, ...others] = hosts
  const described = set?.where && others.length === 0 ? substitute(set.where, set.name, local(name)) : null
  const mentions = [...new Set(hosts.map((host) => host.type.name))].map((type) => ({
    value: { op: 'things', name, type, where: or(...on) } as const,
    type: { name: type, many: false },
    ...(described && { described }),
  }))
  return { as: 'clause', clauses, mentions }
}

const whole = (way: PlayWay | RuledOut | null): OwnPlayPhrase | RuledOut | null =>
  way && ('ruledOut' in way ? way : { as: 'own-play', ways: [way] })

/** "2 on a ship", "free on a ship": the last way with another price and another place. */
function elsewhere(
  play: OwnPlayPhrase,
  amount: number | null,
  word: string,
  thing: ThingPhrase,
  site: Site,
): Built<OwnPlayPhrase> {
  const last = play.ways.at(-1)
  const price = last && (amount === null ? null : ofAmount(last.price, amount))
  if (!last || price === undefined) return null
  return takeWord({ ...last.predicate, filled: {}, done: [], open: null }, word).flatMap((open) =>
    takeFiller(open, thing, site.lexicon).next.flatMap((predicate) => {
      const phrase: PredicatesPhrase = { as: 'predicates', subject: null, parts: [{ join: null, predicate }] }
      const way = ownWay(phrase, price, site)
      return way === null ? [] : ['ruledOut' in way ? way : { ...play, ways: [...play.ways, way] }]
    }),
  )
}

export const restrictionRules: readonly Rule[] = [
  rule('only so', 'clause', ['list?', 'predicates'], ([said, verbs], site) =>
    made(onlySo(said, verbs, null, site)),
  ),
  rule('only then', 'clause', ['list?', 'predicates', 'time'], ([said, verbs, time], site) =>
    made(onlySo(said, verbs, time, site)),
  ),
  rule('its own play', 'own-play', ['predicates'], ([verbs], site) => whole(ownWay(verbs, null, site))),
  rule('its own play at a price', 'own-play', ['effect', "'to'", 'predicates'], ([price, , verbs], site) =>
    whole(ownWay(verbs, price.statements, site)),
  ),
  rule('its own play in two ways', 'own-play', ['own-play', "', or|or'", 'own-play'], ([one, , other]) => ({
    as: 'own-play',
    ways: [...one.ways, ...other.ways],
  })),
  rule(
    'its own play at another price',
    'own-play',
    ['own-play', "', or|or|,'", 'integer', "'on|to|aboard'", 'list'],
    ([play, , { value }, { word }, thing], site) => elsewhere(play, value, word, thing, site),
  ),
  rule(
    'its own play at a price, otherwise in some case',
    'own-play',
    ['effect', "'to'", 'predicates', 'alternative', 'case', "')'"],
    ([price, , verbs, other, test], site) => {
      const cost = other.bare ? null : orderedOtherwise(price.statements, other, test.value)
      return Array.isArray(cost) ? whole(ownWay(verbs, cost, site)) : cost
    },
  ),
  rule(
    'its own play at a price, otherwise there',
    'own-play',
    ['effect', "'to'", 'predicates', 'alternative', 'bearing', "')'"],
    ([price, , verbs, other, there], site) =>
      other.bare ? whole(ownWay(verbs, price.statements, site, { other, there })) : null,
  ),
  rule('how it comes into play', 'clause', ['own-play'], ([play], site) => told(play, null, site)),
  rule('how it comes into play, if', 'clause', ['own-play', "'if'", 'case'], ([play, , test], site) =>
    told(play, test.value, site),
  ),
  rule('if so, it comes into play', 'clause', ["'if'", 'case', "','", 'own-play'], ([, test, , play], site) =>
    told(play, test.value, site),
  ),
  rule('its own play and what holds then', 'clause', ['clause', "'.|;'", 'clause'], ([play, , then]) =>
    play.mentions && then.clauses.every(({ op }) => op !== 'instruction' && op !== 'action')
      ? { as: 'clause', clauses: [...play.clauses, ...then.clauses], mentions: play.mentions }
      : null,
  ),
]
