/** Sums and products, products first. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import { rule } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import type { NumberPhrase } from '../../phrases.js'
import { numeric } from './factors.js'

function chained(op: 'add' | 'multiply', left: NumberPhrase, right: NumberPhrase): NumberPhrase {
  const items = [left, right].flatMap(({ value }): Expression[] =>
    value.op === op ? [...value.items] : [value],
  )
  return numeric({ op, items }, [...left.before, ...right.before])
}

export const arithmeticRules: readonly Rule[] = [
  rule('factor', 'term', ['factor'], ([factor]) => factor),
  rule('product', 'term', ['term', "'*|×|times'", 'factor'], ([left, , right]) =>
    chained('multiply', left, right),
  ),
  rule('term', 'number', ['term'], ([term]) => term),
  rule('sum', 'number', ['number', "'+|plus'", 'term'], ([left, , right]) => chained('add', left, right)),
  rule('difference', 'number', ['number', "'-|−|–|minus'", 'term'], ([left, , right]) =>
    numeric({ op: 'subtract', left: left.value, right: right.value }, [...left.before, ...right.before]),
  ),
  rule(
    'one number or the other',
    'number',
    ['number', "'if'", 'condition', "', otherwise|otherwise'", 'number'],
    ([then, , test, , other]) =>
      numeric({ op: 'if', test: test.value, then: then.value, else: other.value }, [
        ...then.before,
        ...other.before,
      ]),
  ),
  rule('sum with its sign close to the number', 'number', ['number', 'signed'], ([left, { sign, value }]) => {
    if (value === null) return null
    const right = numeric({ op: 'number', value: Math.abs(value) })
    return sign === '+'
      ? chained('add', left, right)
      : numeric({ op: 'subtract', left: left.value, right: right.value }, left.before)
  }),
]
