/** Game text that is not in force: "its game text is canceled", "Fog is suspended", "loses its text". */
import { rule } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import type { AlterationPhrase } from '../../phrases.js'

const silenced = (): AlterationPhrase => ({ as: 'alteration', items: [{ kind: 'silence' }] })

export const silenceRules: readonly Rule[] = [
  rule(
    'no text',
    'alteration',
    [
      "'loses its game text|lose their game text|loses its text|has no text|have no text|has no game text|is suspended|are suspended'",
    ],
    silenced,
  ),
  rule(
    'its text is canceled',
    'provision',
    ['possessor', "'game text|text'", "'is|are'", "'canceled|suspended'"],
    ([{ thing }]) => ({ as: 'provision', subject: thing, items: [{ kind: 'silence' }] }),
  ),
  rule(
    'text of a card is canceled',
    'provision',
    ['thing', "'game text'", "'is|are'", "'canceled|suspended'"],
    ([thing]) =>
      thing.value === null && thing.determiner === 'the'
        ? { as: 'provision', subject: thing, items: [{ kind: 'silence' }] }
        : null,
  ),
  rule(
    'text of things is canceled',
    'provision',
    ["'the'?", "'game text|text'", "'of'", 'list', "'is|are'", "'canceled|suspended'"],
    ([, , , subject]) => ({ as: 'provision', subject, items: [{ kind: 'silence' }] }),
  ),
  rule(
    'cancel the text of things',
    'provision',
    ["'cancel|cancels'", "'the'?", "'game text|text'", "'of'", 'list'],
    ([, , , , subject]) => ({ as: 'provision', subject, items: [{ kind: 'silence' }], adds: true }),
  ),
  rule(
    'cancel its text',
    'provision',
    ["'cancel|cancels'", 'possessor', "'game text|text'"],
    ([, { thing }]) => ({
      as: 'provision',
      subject: thing,
      items: [{ kind: 'silence' }],
      adds: true,
    }),
  ),
]
