/** What else a thing counts as: words in its lists, icons, and types besides the one that is printed on it. */
import { typeAttribute } from '../../../../runtime/program/kernel-names.js'
import { rule, ruledOut } from '../../chart/rule.js'
import type { Rule, RuledOut } from '../../chart/rule.js'
import type { Lexicon } from '../../lexicon.js'
import type { AlterationPhrase } from '../../phrases.js'

const counted = (attribute: string, word: string): AlterationPhrase => ({
  as: 'alteration',
  items: [{ kind: 'word', attribute, word }],
})

/** Of which type something is besides the one that is printed on it. */
function typed({ type }: { type: string }, lexicon: Lexicon): AlterationPhrase | RuledOut {
  return lexicon.parent(type) === null
    ? ruledOut(`nothing can become a ${type}`)
    : counted(typeAttribute, type)
}

/** "a Pilot icon": what is said behind the word must be what it is a word of. */
function wordOf(
  { attribute, word }: { attribute: string; word: string },
  said: { attribute: string } | undefined,
): AlterationPhrase | RuledOut {
  return said === undefined || said.attribute === attribute
    ? counted(attribute, word)
    : ruledOut(`${word} is no ${said.attribute}`)
}

export const wordRules: readonly Rule[] = [
  rule(
    'word',
    'alteration',
    ["'has|have|gains|gain|is also|are also'", "'a|an|the'?", 'value-word', 'attribute-word?'],
    ([, , word, attribute], { found, starts, end }) =>
      found('keyword-word', starts[2] ?? end, end) ? null : wordOf(word, attribute),
  ),
  rule('of a type besides', 'alteration', ["'is also'", "'a|an'", 'type-word'], ([, , word], { lexicon }) =>
    word.many ? null : typed(word, lexicon),
  ),
  rule('several, of a type besides', 'alteration', ["'are also'", 'type-word'], ([, word], { lexicon }) =>
    word.many ? typed(word, lexicon) : null,
  ),
  rule(
    'icon',
    'alteration',
    ["'has|have|gains|gain'", "'a|an'?", 'icon', 'attribute-word?'],
    ([, , word, attribute]) => wordOf(word, attribute),
  ),
  rule(
    'counts as',
    'alteration',
    ["'is|are'", "'considered|considered to be|treated as'", "'a|an'?", 'value-word'],
    ([, , , { attribute, word }]) => counted(attribute, word),
  ),
]
