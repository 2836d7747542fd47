/** What a thing has: said after "with", "without", "has". */
import type { Expression } from '../../../../runtime/program/expressions.js'
import { rule, ruledOut } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import { and, compare, local, number } from '../../meaning/logic.js'
import { exists } from '../../meaning/quantify.js'
import { about, subject } from '../../meaning/subject.js'
import { valueOfQuantity } from '../numbers/quantities.js'
import { property } from './build.js'
import { hasWord } from './heads.js'

export const possessionRules: readonly Rule[] = [
  rule('amount compared', 'possession', ['quantity', 'comparison'], ([quantity, { test }]) =>
    quantity.holds === 'number'
      ? property(about(test, valueOfQuantity(quantity, subject)), quantity.of)
      : ruledOut(`${quantity.name} is no number`),
  ),
  rule('amount said first', 'possession', ['comparison', 'quantity'], ([{ test }, quantity]) =>
    quantity.holds === 'number'
      ? property(about(test, valueOfQuantity(quantity, subject)), quantity.of)
      : ruledOut(`${quantity.name} is no number`),
  ),
  rule('any amount', 'possession', ["'any'?", 'quantity'], ([, quantity]) =>
    quantity.kind === 'counter'
      ? property(compare('>', valueOfQuantity(quantity, subject), number(0)), quantity.of)
      : null,
  ),
  rule('no amount', 'possession', ["'no'", 'quantity'], ([, quantity]) =>
    quantity.holds === 'number'
      ? property(compare('=', valueOfQuantity(quantity, subject), number(0)), quantity.of)
      : null,
  ),
  rule(
    'a word',
    'possession',
    ["'a|an|the'?", 'value-word', 'attribute-word?'],
    ([, word, attribute], { lexicon }) =>
      attribute && attribute.attribute !== word.attribute
        ? ruledOut(`${word.word} is no ${attribute.attribute}`)
        : property(hasWord(word, lexicon), lexicon.attribute(word.attribute)?.of ?? []),
  ),
  rule('an icon', 'possession', ["'a|an'?", 'icon', 'attribute-word?'], ([, word], { lexicon }) =>
    property(hasWord(word, lexicon), lexicon.attribute(word.attribute)?.of ?? []),
  ),
  rule('no word', 'possession', ["'no'", 'value-word', 'attribute-word?'], ([, word], { lexicon }) => {
    const has = hasWord(word, lexicon)
    return property({ op: 'not', of: has }, lexicon.attribute(word.attribute)?.of ?? [])
  }),
  rule('a keyword', 'possession', ["'the'?", 'keyword-word'], ([, { keyword }]) =>
    property({ op: 'has', of: subject, attribute: 'keywords', word: { op: 'word', value: keyword } }),
  ),
  rule(
    'the same value',
    'possession',
    ["'the same'", 'quantity', "'as'", 'thing'],
    ([, quantity, , thing]) =>
      thing.value && !thing.type.many
        ? property(
            compare('=', valueOfQuantity(quantity, subject), valueOfQuantity(quantity, thing.value)),
            quantity.of,
          )
        : null,
  ),
  rule('things of a player', 'possession', ['thing'], ([thing]) => {
    const { set } = thing
    if (!set || thing.determiner === 'the') return null
    if (thing.type.name === 'player' || thing.type.name === 'zone') return null
    const controlled = compare('=', { op: 'controller', of: local(set.name) }, subject)
    return property(exists({ ...thing, set: { ...set, where: and(set.where, controlled) } }), ['player'])
  }),
  rule('things in a zone', 'possession', ['thing'], ([thing]) => {
    const { set } = thing
    if (!set || set.among || thing.determiner === 'the') return null
    if (thing.type.name === 'player' || thing.type.name === 'zone') return null
    const among: Expression = { op: 'contents', of: subject }
    return property(exists({ ...thing, set: { ...set, among } }), ['zone'])
  }),
]
