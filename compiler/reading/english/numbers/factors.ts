/** Numbers that bind tightest: what a number phrase is made of. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { QuantityPhrase } from '../../categories.js'
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Built, Rule, RuledOut } from '../../chart/rule.js'
import type { Lexicon } from '../../lexicon.js'
import { local, number } from '../../meaning/logic.js'
import { narrowed, pendingValue } from '../../meaning/pending.js'
import { members, valueOf } from '../../meaning/quantify.js'
import { fitsOne, listed } from '../../meaning/types.js'
import type { NumberPhrase, ThingPhrase } from '../../phrases.js'
import { unasked, valueOfQuantity, withBearing } from './quantities.js'

export function numeric(value: Expression, before: NumberPhrase['before'] = []): NumberPhrase {
  return { as: 'number', value, before }
}

function isCapital(words: readonly string[]): boolean {
  return /^\p{Lu}\d*$/u.test(words.join(' '))
}

/** A die shows a number. */
const faceOf = (die: Expression): Expression => ({ op: 'attribute', of: die, name: 'face' })

/** What dice show together. */
export const totalOf = (dice: Expression): Expression => ({
  op: 'sum',
  of: dice,
  name: 'die',
  value: faceOf(local('die')),
})

/** An attribute of a known thing. */
export function askedOf(
  quantity: QuantityPhrase,
  thing: ThingPhrase,
  lexicon: Lexicon,
): Expression | RuledOut {
  const fitting = narrowed(lexicon, thing, quantity.of)
  const open = unasked(quantity)
  if (open) return open
  if (!fitting)
    return ruledOut(`${quantity.name} is of a ${listed(quantity.of)}, not of a ${thing.type.name}`)
  const value = valueOf(fitting)
  if (!value || fitting.type.many) return ruledOut(`the ${quantity.name} of which ${thing.type.name}?`)
  return valueOfQuantity(quantity, value)
}

function amount(quantity: QuantityPhrase, thing: ThingPhrase, lexicon: Lexicon): Built<NumberPhrase> {
  if (quantity.holds !== 'number') return ruledOut(`${quantity.name} is no number`)
  const value = askedOf(quantity, thing, lexicon)
  if ('ruledOut' in value) return value
  return quantity.beside?.thing === null ? against('left-out-place', numeric(value)) : numeric(value)
}

/** Half of it, rounded as the convention of the game says, or else in both ways. */
export function halved(of: NumberPhrase, lexicon: Lexicon): Built<NumberPhrase> {
  const decided = lexicon.conventions.get('halves')
  const half = (round: 'up' | 'down'): NumberPhrase => ({
    ...of,
    value: { op: 'divide', left: of.value, right: number(2), round },
  })
  if (decided === undefined) return [half('up'), half('down')]
  return against('usual-rounding', half(decided.includes('up') ? 'up' : 'down'))
}

export const factorRules: readonly Rule[] = [
  rule('numeral', 'factor', ['integer'], ([{ value }]) => numeric(number(value))),
  rule('named number', 'factor', ["'the'?", 'name'], ([the, { named }]) => {
    return named.type.name === 'number' && !named.type.many && isCapital(named.words) === (the === undefined)
      ? numeric(named.value)
      : null
  }),
  rule('named die', 'factor', ["'the'?", 'name'], ([the, { named }]) =>
    named.type.name === 'die' && !named.type.many && isCapital(named.words) === (the === undefined)
      ? numeric(faceOf(named.value))
      : null,
  ),
  rule('named dice together', 'factor', ["'the sum of the|the total of the'", 'name'], ([, { named }]) =>
    named.type.name === 'die' && named.type.many ? numeric(totalOf(named.value)) : null,
  ),
  rule('number defined elsewhere', 'factor', ['new-name'], ([{ name }]) => numeric(local(name))),
  rule('amount of its owner', 'factor', ['possessor', 'quantity'], ([{ thing }, quantity], { lexicon }) =>
    amount(quantity, thing, lexicon),
  ),
  rule(
    'amount of a thing',
    'factor',
    ["'the'?", 'quantity', "'of|on|against'", 'thing', 'bearing?'],
    ([, quantity, of, thing, bearing], { lexicon }) => {
      if (of.word === 'against' && quantity.preposition !== of.word) return null
      const meant = bearing ? withBearing(quantity, bearing, lexicon) : quantity
      return meant && ('ruledOut' in meant ? meant : amount(meant, thing, lexicon))
    },
  ),
  rule('how many', 'factor', ["'the number of|number of'", 'list'], ([, list]) =>
    list.type.name === 'zone' && list.value
      ? numeric({ op: 'count', of: { op: 'contents', of: list.value } })
      : list.type.many && (list.value !== null || list.determiner === 'bare')
        ? numeric({ op: 'count', of: members(list) })
        : ruledOut('the number of how many?'),
  ),
  rule(
    'how many counters',
    'factor',
    ["'the number of|number of'", 'quantity', "'on'", 'thing'],
    ([, quantity, , thing], { lexicon }) =>
      quantity.kind === 'counter' ? amount(quantity, thing, lexicon) : null,
  ),
  rule(
    'sum over things',
    'factor',
    ["'the sum of the|the sum of|the total'", 'quantity', "'of'", 'list'],
    ([, quantity, , list], { lexicon }) => {
      if (quantity.holds !== 'number' || !list.type.many) return null
      if (!fitsOne(lexicon, list.type.name, quantity.of))
        return ruledOut(`${quantity.name} is of a ${listed(quantity.of)}, not of a ${list.type.name}`)
      const name = list.set?.name ?? 'one'
      return numeric({ op: 'sum', of: members(list), name, value: valueOfQuantity(quantity, local(name)) })
    },
  ),
  rule(
    'extreme value',
    'factor',
    ["'the'", "'highest|greatest|lowest|least'", 'quantity', "'of|among'", 'list'],
    ([, word, quantity, , list], { lexicon }) => {
      if (quantity.holds !== 'number' || !list.type.many || !fitsOne(lexicon, list.type.name, quantity.of))
        return null
      const name = list.set?.name ?? 'one'
      const kind = ['highest', 'greatest'].includes(word.word) ? 'greatest' : 'least'
      const best = {
        op: 'extreme',
        kind,
        of: members(list),
        name,
        value: valueOfQuantity(quantity, local(name)),
      } as const
      return numeric(valueOfQuantity(quantity, { op: 'first', of: best, count: number(1) }))
    },
  ),
  rule('twice', 'factor', ["'twice|double'", 'factor'], ([, of]) =>
    numeric({ op: 'multiply', items: [number(2), of.value] }, of.before),
  ),
  rule(
    'half, rounded',
    'factor',
    ["'half|one-half'", "'of'?", 'factor', "','?", "'rounded|rounding'", "'up|down'"],
    ([, , of, , , way]) =>
      numeric(
        { op: 'divide', left: of.value, right: number(2), round: way.word === 'up' ? 'up' : 'down' },
        of.before,
      ),
  ),
  rule('half', 'factor', ["'half|one-half'", "'of'?", 'factor'], ([, , of], { lexicon }) =>
    halved(of, lexicon),
  ),
  rule(
    'the greater',
    'factor',
    ["'the'", "'greater|larger|higher|lesser|smaller|lower'", "'of'", 'number', "'and'", 'number'],
    ([, word, , left, , right]) =>
      numeric(
        {
          op: ['greater', 'larger', 'higher'].includes(word.word) ? 'greatest' : 'least',
          items: [left.value, right.value],
        },
        [...left.before, ...right.before],
      ),
  ),
  rule(
    'half, rounded in brackets',
    'factor',
    ["'half|one-half'", "'of'?", 'factor', "'('", "'round|rounded|rounding'", "'up|down'", "')'"],
    ([, , of, , , way]) =>
      numeric(
        { op: 'divide', left: of.value, right: number(2), round: way.word === 'up' ? 'up' : 'down' },
        of.before,
      ),
  ),
  rule('at most', 'factor', ['factor', "'('", "'limit|maximum|max'", 'number', "')'"], ([of, , , most]) =>
    numeric({ op: 'least', items: [of.value, most.value] }, [...of.before, ...most.before]),
  ),
  rule('amount of what is spoken of', 'factor', ['quantity'], ([quantity], { scope, start }) => {
    if (!scope.self || quantity.holds !== 'number' || quantity.of.length === 0) return null
    const open = unasked(quantity)
    if (open) return open
    const whose: Expression = quantity.of.includes('player')
      ? { op: 'you' }
      : pendingValue({ position: start, way: 'it', number: 'one', types: [...quantity.of] })
    return against('left-out-owner', numeric(valueOfQuantity(quantity, whose)))
  }),
  rule('number in brackets', 'factor', ["'('", 'number', "')'"], ([, inside]) => inside),
]
