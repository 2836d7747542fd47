/** What a thing has: said after "with", "without", "has". */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { PropertyPhrase, QuantityPhrase } from '../../categories.js'
import { rule, ruledOut } from '../../chart/rule.js'
import type { Rule, RuledOut } from '../../chart/rule.js'
import { and, compare, local, number } from '../../meaning/logic.js'
import { narrowed, sameOne, unsaidOwner } from '../../meaning/pending.js'
import { exists, members, valueOf } from '../../meaning/quantify.js'
import { about, subject, substitute } from '../../meaning/subject.js'
import { unasked, valueOfQuantity } from '../numbers/quantities.js'
import type { ThingPhrase } from '../../phrases.js'
import { determined, property } from './build.js'
import { hasWord } from './heads.js'

function compared(quantity: QuantityPhrase, test: Expression): PropertyPhrase | RuledOut {
  if (quantity.holds !== 'number') return ruledOut(`${quantity.name} is no number`)
  return unasked(quantity) ?? property(about(test, valueOfQuantity(quantity, subject)), quantity.of)
}

export const possessionRules: readonly Rule[] = [
  rule('amount compared', 'possession', ['quantity', 'comparison'], ([quantity, { test }]) =>
    compared(quantity, test),
  ),
  rule('amount said first', 'possession', ['comparison', 'quantity'], ([{ test }, quantity]) =>
    compared(quantity, test),
  ),
  rule('any amount', 'possession', ["'any'?", 'quantity'], ([, quantity]) =>
    quantity.kind === 'counter'
      ? property(compare('>', valueOfQuantity(quantity, subject), number(0)), quantity.of)
      : null,
  ),
  rule('no amount', 'possession', ["'no'", 'quantity'], ([, quantity]) =>
    quantity.holds === 'words'
      ? null
      : property(
          compare(
            '=',
            valueOfQuantity(quantity, subject),
            quantity.holds === 'number' ? number(0) : { op: 'nothing' },
          ),
          quantity.of,
        ),
  ),
  rule('a word or text at all', 'possession', ["'a|an'", 'quantity'], ([, quantity]) =>
    quantity.holds === 'word' || quantity.holds === 'text'
      ? property(compare('≠', valueOfQuantity(quantity, subject), { op: 'nothing' }), quantity.of)
      : null,
  ),
  rule(
    'a word',
    'possession',
    ["'a|an'", 'value-word', 'attribute-word'],
    ([, word, attribute], { lexicon }) =>
      attribute.attribute !== word.attribute
        ? ruledOut(`${word.word} is no ${attribute.attribute}`)
        : property(hasWord(word, lexicon), lexicon.attribute(word.attribute)?.of ?? []),
  ),
  rule(
    'no word',
    'possession',
    ["'no'", 'value-word', 'attribute-word'],
    ([, word, attribute], { lexicon }) =>
      attribute.attribute !== word.attribute
        ? ruledOut(`${word.word} is no ${attribute.attribute}`)
        : property({ op: 'not', of: hasWord(word, lexicon) }, lexicon.attribute(word.attribute)?.of ?? []),
  ),
  rule('an icon', 'possession', ['icon'], ([word], { lexicon }) =>
    property(hasWord(word, lexicon), lexicon.attribute(word.attribute)?.of ?? []),
  ),
  rule(
    'an icon, said in full',
    'possession',
    ["'a|an'", 'icon', 'attribute-word'],
    ([, word, attribute], { lexicon }) =>
      attribute.attribute !== word.attribute
        ? ruledOut(`${word.word} is no ${attribute.attribute}`)
        : property(hasWord(word, lexicon), lexicon.attribute(word.attribute)?.of ?? []),
  ),
  rule('a keyword', 'possession', ['keyword-word'], ([{ keyword }]) =>
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
  rule('a title that is known', 'possession', ["'the'?", "'title'", 'name'], ([, , { named }]) =>
    named.type.name === 'text' ? property(compare('=', { op: 'title', of: subject }, named.value)) : null,
  ),
  rule('alike', 'possession', ["'the same'", 'quantity'], ([, quantity]) =>
    property(
      compare('=', valueOfQuantity(quantity, subject), valueOfQuantity(quantity, local(sameOne))),
      quantity.of,
    ),
  ),
  rule('things of a player', 'possession', ['list'], ([thing]) => {
    const set = thing.set && owned(thing.set)
    return set && isThere(thing) ? property(exists({ ...thing, set }), ['player']) : null
  }),
  rule('things in a zone', 'possession', ['list'], ([thing]) => {
    const set = thing.set && inside(thing.set)
    return set && isThere(thing) ? property(exists({ ...thing, set }), ['zone']) : null
  }),
  rule('one and another', 'possession', ['possession', "'and|but'", 'possession'], ([left, , right]) => {
    const of = [left, right].every((side) => side.of.length > 0)
      ? left.of.filter((type) => right.of.includes(type))
      : [...left.of, ...right.of]
    if (left.of.length > 0 && right.of.length > 0 && of.length === 0) return null
    return left.among || right.among ? null : property(and(left.test, right.test), of)
  }),
  rule(
    'more things',
    'possession',
    ["'more|fewer'", 'noun', "'than'", 'thing'],
    ([word, noun, , thing], { lexicon }) => {
      const other = valueOf(thing)
      if (!other || thing.type.many) return null
      const kind = thing.type.name === 'zone' ? 'zone' : 'player'
      const set = kind === 'zone' ? inside(noun.set) : owned(noun.set)
      const fitting = narrowed(lexicon, thing, [kind])
      if (!set || !fitting) return null
      const count: Expression = { op: 'count', of: members({ ...determined(noun, 'all'), set }) }
      return property(compare(word.word === 'more' ? '>' : '<', count, about(count, other)), [kind])
    },
  ),
  rule(
    'more of it',
    'possession',
    ["'more|less|fewer|higher|lower'", 'quantity', "'than'", 'thing'],
    ([word, quantity, , thing], { lexicon }) => {
      const fitting = narrowed(lexicon, thing, quantity.of)
      const other = fitting && valueOf(fitting)
      if (!other || quantity.holds !== 'number') return null
      const by = ['more', 'higher'].includes(word.word) ? '>' : '<'
      return property(
        compare(by, valueOfQuantity(quantity, subject), valueOfQuantity(quantity, other)),
        quantity.of,
      )
    },
  ),
]

type Described = NonNullable<ThingPhrase['set']>

function isThere(thing: ThingPhrase): boolean {
  // "has Old Tom": a title describes something that may not be there.
  const isNamed = thing.determiner === 'the' && !thing.pending && thing.set?.where != null
  return (thing.determiner !== 'the' || isNamed) && thing.type.name !== 'player' && thing.type.name !== 'zone'
}

/** The things of the player who is the subject, in the zone of which no owner is said or else controlled by them. */
function owned(set: Described): Described {
  const own = substitute(set, unsaidOwner, subject)
  if (own !== set) return own
  return { ...set, where: and(set.where, compare('=', { op: 'controller', of: local(set.name) }, subject)) }
}

/** The things in the zone that is the subject. */
function inside(set: Described): Described | null {
  return set.among ? null : { ...set, among: { op: 'contents', of: subject } }
}
