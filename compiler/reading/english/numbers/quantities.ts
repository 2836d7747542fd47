/** Attributes and counters as such, before it is said whose. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { QuantityPhrase } from '../../categories.js'
import { rule } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import { about } from '../../meaning/subject.js'

export function valueOfQuantity(quantity: QuantityPhrase, of: Expression): Expression {
  if (quantity.kind === 'defined') return quantity.value ? about(quantity.value, of) : of
  if (quantity.kind === 'title') return { op: 'title', of }
  return { op: quantity.kind, of, name: quantity.name }
}

export const quantityRules: readonly Rule[] = [
  rule('attribute', 'quantity', ['attribute-word'], ([{ attribute }], { lexicon }) => ({
    as: 'quantity',
    of: lexicon.attribute(attribute)?.of ?? [],
    holds: lexicon.attribute(attribute)?.holds ?? 'number',
    name: attribute,
    kind: 'attribute',
  })),
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
