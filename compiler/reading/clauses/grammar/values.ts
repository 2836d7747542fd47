/** How values change: "power and defense +2", "= 3", "doubled", "+1 for each …", and what brackets behind it say. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Rule, RuledOut } from '../../chart/rule.js'
import type { QuantityPhrase, SettingPhrase, TailPhrase } from '../../categories.js'
import { number } from '../../meaning/logic.js'
import { members } from '../../meaning/quantify.js'
import { besideBy, withBearing } from '../../english/numbers/quantities.js'
import type { Lexicon } from '../../lexicon.js'
import type { AdditionPhrase, ChangedValue, ChangePhrase, NumberPhrase } from '../../phrases.js'
import { soManyTimes } from '../meaning/times.js'

interface Signed {
  sign: '+' | '-'
  value: number | null
}

/** +2, -1; "+N" and "-d6" come in two parts. */
function amountOf(signed: Signed, rest?: NumberPhrase): NumberPhrase | null {
  if ((signed.value === null) !== (rest !== undefined)) return null
  const plain = (value: Expression): NumberPhrase => ({ as: 'number', value, before: rest?.before ?? [] })
  if (signed.value !== null) return plain(number(signed.sign === '-' ? -signed.value : signed.value))
  return rest ? plain(signed.sign === '+' ? rest.value : negative(rest.value)) : null
}

export function negative(value: Expression): Expression {
  return value.op === 'number' ? number(-value.value) : { op: 'multiply', items: [number(-1), value] }
}

function setting(layer: string, amount: NumberPhrase | null): SettingPhrase | null {
  return amount && { as: 'setting', layer, amount: amount.value, before: amount.before }
}

export function change(
  quantities: readonly QuantityPhrase[],
  { layer, amount, before }: Omit<SettingPhrase, 'as'>,
): ChangePhrase | RuledOut {
  const wrong = quantities.find(({ kind, holds }) => kind !== 'attribute' || holds !== 'number')
  if (wrong) return ruledOut(`${wrong.name} is no number that changes`)
  const values = quantities.map(({ of, name, beside }): ChangedValue => ({
    of,
    attribute: name,
    ...(beside?.thing && { beside: beside.thing }),
  }))
  return { as: 'change', values, layer, amount, before, cumulative: false, limit: null }
}

/** A change with what is said behind it; nothing is said twice. */
export function tailed(made: ChangePhrase, tail: TailPhrase | undefined, lexicon: Lexicon): Changed {
  if (!tail) return made
  const { each, limit, cumulative, bearing } = tail
  if ((each && made.layer !== 'add') || (limit && made.limit) || (cumulative && made.cumulative)) return null
  const values: ChangedValue[] = []
  for (const value of made.values) {
    const beside = bearing && besideBy(bearing, value.attribute, lexicon)
    if (beside && 'ruledOut' in beside) return beside
    if (beside && value.beside) return null
    values.push(beside ? { ...value, beside } : value)
  }
  return {
    ...made,
    values,
    ...(each && { amount: times(made.amount, each) }),
    ...(limit && { limit }),
    ...(cumulative && { cumulative }),
  }
}

type Changed = ChangePhrase | RuledOut | null

export function times(amount: Expression, count: Expression): Expression {
  return amount.op === 'number' && amount.value === 1 ? count : { op: 'multiply', items: [amount, count] }
}

/** "adds 1 to power and 2 to speed", "subtracts 1 from power". */
export function changesOf(verb: string, { items }: AdditionPhrase): ChangePhrase[] | RuledOut | null {
  const adds = verb.startsWith('add')
  const made: ChangePhrase[] = []
  for (const { amount, side, quantities } of items) {
    if (adds !== (side === 'to')) return null
    const value = adds ? amount.value : negative(amount.value)
    const one = change(quantities, { layer: 'add', amount: value, before: amount.before })
    if ('ruledOut' in one) return one
    made.push(one)
  }
  return made
}

const plain = (value: number): NumberPhrase => ({ as: 'number', value: number(value), before: [] })

export const valueRules: readonly Rule[] = [
  // "the tribute of a player at a place"
  rule(
    'values of things, as to something',
    'valued',
    ['valued', 'bearing'],
    ([valued, bearing], { lexicon }) => {
      const made: QuantityPhrase[] = []
      for (const quantity of valued.quantities) {
        const placed = withBearing(quantity, bearing, lexicon)
        if (!placed || 'ruledOut' in placed) return placed
        made.push(placed)
      }
      return { ...valued, quantities: made }
    },
  ),
  rule('value that changes', 'quantities', ['quantity'], ([only]) => ({ as: 'quantities', items: [only] })),
  rule(
    'values that change',
    'quantities',
    ['quantities', "', and|and|,'", 'quantity'],
    ([{ items }, , more]) => ({
      as: 'quantities',
      items: [...items, more],
    }),
  ),

  rule('by so much', 'setting', ['signed', 'number?'], ([signed, rest]) =>
    setting('add', amountOf(signed, rest)),
  ),
  rule('by dice', 'setting', ['signed', 'dice-number'], ([signed, dice]) =>
    setting('add', amountOf(signed, dice)),
  ),
  rule('to so much', 'setting', ["'='", 'number'], ([, value]) => setting('set', value)),
  rule('doubled or halved', 'setting', ["'doubled|halved|x2'"], ([{ word }]) =>
    setting(word === 'halved' ? 'halve' : 'double', plain(2)),
  ),
  rule(
    'other amount',
    'setting',
    ['setting', "'('", "'or'?", 'signed', "'if|when|while'", 'condition', "')'"],
    ([usual, , , signed, , test]) => {
      const other = usual.layer === 'add' ? amountOf(signed) : null
      return (
        other && { ...usual, amount: { op: 'if', test: test.value, then: other.value, else: usual.amount } }
      )
    },
  ),

  rule('power +2', 'change', ['quantities', 'setting'], ([{ items }, made]) => change(items, made)),
  rule('+2 power', 'change', ['signed', 'number?', 'quantities'], ([signed, rest, { items }]) => {
    const made = setting('add', amountOf(signed, rest))
    return made && change(items, made)
  }),
  rule('+d6 power', 'change', ['signed', 'dice-number', 'quantities'], ([signed, dice, { items }]) => {
    const made = setting('add', amountOf(signed, dice))
    return made && change(items, made)
  }),
  rule('cumulatively', 'change', ["'cumulatively'", 'change'], ([, made]) =>
    made.cumulative ? null : { ...made, cumulative: true },
  ),
  rule('change and more', 'change', ['change', 'tail'], ([made, tail], { lexicon }) =>
    tailed(made, tail, lexicon),
  ),
  rule('cumulatively, behind', 'tail', ["', cumulatively|cumulatively|( cumulative )'"], () => ({
    as: 'tail',
    cumulative: true,
  })),
  rule('limit', 'tail', ["'('", "'limit|maximum'", 'signed', "')'"], ([, , signed]) => {
    const limit = amountOf(signed)
    return limit && { as: 'tail', limit: limit.value }
  }),
  rule('for each', 'tail', ["'for'", 'thing'], ([, things]) =>
    things.determiner === 'each' ? { as: 'tail', each: { op: 'count', of: members(things) } } : null,
  ),
  rule('for each so many', 'tail', ["'for each|for every'", 'thing'], ([, things]) => {
    const each = soManyTimes(things)
    return each && { as: 'tail', each }
  }),
  rule('as to something', 'tail', ['bearing'], ([bearing]) => ({ as: 'tail', bearing })),
  rule(
    'several tails',
    'tail',
    ['tail', 'tail'],
    ([left, right], { found, starts, end }) => {
      if (Object.keys(left).some((key) => key !== 'as' && key in right)) return null
      const made = { ...left, ...right }
      // "for each unit here": the place is that of the units.
      const from = starts[1] ?? end
      const isNearer = (): boolean => {
        for (let at = from + 1; at <= end; at++) if (found('modifier', from, at)) return true
        return false
      }
      return left.each && right.bearing && isNearer() ? against('nearest-attachment', made) : made
    },
    ['modifier'],
  ),

  rule(
    'added to a value',
    'addition',
    ['number', "'to|from'", "'the'?", 'quantities'],
    ([amount, side, , { items }]) => ({
      as: 'addition',
      items: [{ amount, side: side.word, quantities: items }],
    }),
  ),
  rule(
    'added to several values',
    'addition',
    ['addition', "', and|and|,'", 'addition'],
    ([left, , right]) => ({
      as: 'addition',
      items: [...left.items, ...right.items],
    }),
  ),
]
