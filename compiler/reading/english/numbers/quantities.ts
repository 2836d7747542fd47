/** Attributes and counters as such, before it is said whose. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { BearingPhrase, QuantityPhrase } from '../../categories.js'
import { against, opened, rule, ruledOut } from '../../chart/rule.js'
import type { Rule, RuledOut, Site } from '../../chart/rule.js'
import type { AttributeFacts, Lexicon } from '../../lexicon.js'
import { narrowed } from '../../meaning/pending.js'
import { local } from '../../meaning/logic.js'
import { setName } from '../../meaning/names.js'
import { members, valueOf } from '../../meaning/quantify.js'
import { about } from '../../meaning/subject.js'
import type { ThingPhrase } from '../../phrases.js'
import { overlaps, several } from '../../meaning/types.js'
import { determined, noun } from '../things/build.js'
import { here, placingOf } from '../things/spots.js'

/** Prepositions with which it may be said as to what a value is. */
const bearings = 'at|on|in|against|from|to|with|for|aboard'
/** What "here" says. */
const spots = ['at', 'to']

export function valueOfQuantity(quantity: QuantityPhrase, of: Expression): Expression {
  const { beside } = quantity
  if (beside) {
    const other = beside.thing ? members(beside.thing) : beside.usual
    return { op: 'attribute', of, name: quantity.name, beside: other ?? { op: 'nothing' } }
  }
  if (quantity.kind === 'defined') return quantity.value ? about(quantity.value, of) : of
  if (quantity.kind === 'title') return { op: 'title', of }
  return { op: quantity.kind, of, name: quantity.name }
}

/** What it is said as to, when the value is one as to such a thing. */
export function besideBy(
  { prepositions, thing }: BearingPhrase,
  attribute: string,
  lexicon: Lexicon,
): ThingPhrase | RuledOut {
  const beside = lexicon.attribute(attribute)?.beside
  if (!beside?.prepositions.some((one) => prepositions.includes(one)))
    return ruledOut(`no ${attribute} is "${prepositions.join(' or ')}" something`)
  const fitting = narrowed(lexicon, thing, [beside.type])
  return fitting && fitting.determiner !== 'no'
    ? fitting
    : ruledOut(`the ${attribute} is as to a ${beside.type}, not as to a ${thing.type.name}`)
}

export function withBearing(
  quantity: QuantityPhrase,
  bearing: BearingPhrase,
  lexicon: Lexicon,
): QuantityPhrase | RuledOut | null {
  if (!quantity.beside || quantity.beside.thing) return null
  const thing = besideBy(bearing, quantity.name, lexicon)
  return 'ruledOut' in thing ? thing : { ...quantity, beside: { ...quantity.beside, thing } }
}

/** Why the value can not be asked for: it is not said, or not known, as to what. */
export function unasked({ name, beside }: QuantityPhrase): RuledOut | null {
  if (!beside || (beside.thing ? valueOf(beside.thing) : beside.usual)) return null
  return ruledOut(`the ${name} ${beside.prepositions.join(' or ')} which ${beside.type}?`)
}

/** Where texts of cards say nothing, a value at a place is that at the place of the card. */
function besideOf(
  facts: AttributeFacts | undefined,
  site: Site,
): Pick<QuantityPhrase, 'preposition' | 'beside'> {
  const { preposition, beside } = facts ?? {}
  const spot = beside?.prepositions.includes('at') ? here(site) : null
  const usual = spot && beside && overlaps(site.lexicon, spot.type.name, beside.type) ? members(spot) : null
  return {
    ...(preposition !== undefined && { preposition }),
    ...(beside && { beside: { ...beside, thing: null, usual } }),
  }
}

export const quantityRules: readonly Rule[] = [
  rule('attribute', 'quantity', ['attribute-word'], ([{ attribute }], site) => {
    const facts = site.lexicon.attribute(attribute)
    const made: QuantityPhrase = {
      as: 'quantity',
      of: facts?.of ?? [],
      holds: facts?.holds ?? 'number',
      name: attribute,
      kind: 'attribute',
      ...besideOf(facts, site),
    }
    return facts?.partOfWhole ? against('whole-value', made) : made
  }),
  rule('attribute as to something', 'quantity', ['quantity', 'bearing'], ([quantity, bearing], { lexicon }) =>
    withBearing(quantity, bearing, lexicon),
  ),
  rule('as to a thing', 'bearing', [`'${bearings}'`, 'list'], ([{ word }, thing], { lexicon }) =>
    lexicon.bearings().has(word) ? { as: 'bearing', prepositions: [word], thing } : null,
  ),
  rule('as to a spot', 'bearing', [`'${bearings}'`, 'spot'], ([{ word }, thing], { lexicon }) =>
    lexicon.bearings().has(word) ? { as: 'bearing', prepositions: [word], thing } : null,
  ),
  rule('in what goes on at a place', 'bearing', ["'in'", 'procedure-word', 'bearing'], ([, , bearing]) =>
    bearing.prepositions.includes('at') ? bearing : null,
  ),
  rule('at a spot', 'bearing', ['spot'], ([thing], { lexicon }) =>
    spots.some((word) => lexicon.bearings().has(word)) ? { as: 'bearing', prepositions: spots, thing } : null,
  ),
  opened(
    ({ category }) => category === "'where'",
    rule('where it is so', 'bearing', ['modifier'], ([said], { lexicon, start }) => {
      const place = placingOf(lexicon)?.place
      if (place === undefined || !said.of.includes(place) || !lexicon.bearings().has('at')) return null
      const name = setName(start)
      const there = noun(several(place), name, about(said.test, local(name)))
      return { as: 'bearing', prepositions: ['at'], thing: determined(there, 'bare') }
    }),
  ),
  rule(
    'printed attribute',
    'quantity',
    ["'printed'", 'attribute-word'],
    ([, { attribute }], { lexicon }) => ({
      as: 'quantity',
      of: lexicon.attribute(attribute)?.of ?? [],
      holds: lexicon.attribute(attribute)?.holds ?? 'number',
      name: attribute,
      kind: 'printed',
    }),
  ),
  rule('title', 'quantity', ["'title'"], () => ({
    as: 'quantity',
    of: [],
    holds: 'text',
    name: 'title',
    kind: 'title',
  })),
  rule('counter', 'quantity', ['counter-word', "'counter|counters'?"], ([{ counter }], { lexicon }) => ({
    as: 'quantity',
    of: lexicon.counter(counter)?.of ?? [],
    holds: 'number',
    name: counter,
    kind: 'counter',
  })),
]
