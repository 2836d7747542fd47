/** Words before a noun. */
import type { PropertyPhrase } from '../../categories.js'
import { rule, ruledOut } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import { compare, not, or } from '../../meaning/logic.js'
import { subject } from '../../meaning/subject.js'
import { common } from '../../meaning/types.js'
import { property } from './build.js'
import { hasWord } from './heads.js'

const denied = (said: PropertyPhrase): PropertyPhrase => property(not(said.test), said.of)

export const adjectiveRules: readonly Rule[] = [
  rule('position as adjective', 'adjective', ['position-word'], ([{ group, position }], { lexicon }) =>
    property(
      compare('=', { op: 'position', of: subject, group }, { op: 'word', value: position }),
      lexicon.position(group, position)?.of ?? [],
    ),
  ),
  rule('word as adjective', 'adjective', ['value-word'], ([word], { lexicon }) =>
    word.many ? null : property(hasWord(word, lexicon), lexicon.attribute(word.attribute)?.of ?? []),
  ),
  rule('icon as adjective', 'adjective', ['icon'], ([word], { lexicon }) =>
    property(hasWord(word, lexicon), lexicon.attribute(word.attribute)?.of ?? []),
  ),
  rule('type before a noun', 'type-adjective', ['type-word'], ([{ type, many }], { lexicon }) =>
    many || lexicon.parent(type) === null
      ? null
      : { ...property({ op: 'is', of: subject, type }, [type], type), typeOnly: true },
  ),
  rule(
    'one of several types',
    'type-adjective',
    ['type-adjective', "'or'", 'type-adjective'],
    ([left, , right], { lexicon }) => ({
      ...property(or(left.test, right.test), [...new Set([...left.of, ...right.of])]),
      type: left.type !== null && right.type !== null ? common(lexicon, left.type, right.type) : null,
    }),
  ),
  rule('not of a type', 'adjective', ["'non-'", 'type-adjective'], ([, said]) => denied(said)),
  rule('denied adjective', 'adjective', ["'non-'", 'adjective'], ([, said]) => denied(said)),
  rule('either adjective', 'adjective', ['adjective', "'or'", 'adjective'], ([left, , right]) => {
    const of = left.of.length === 0 || right.of.length === 0 ? [] : [...new Set([...left.of, ...right.of])]
    return property(or(left.test, right.test), of)
  }),
  // "unique (•)": the mark that is printed on what is so.
  rule('adjective with its mark', 'adjective', ['adjective', "'( • )|( * )'"], ([said]) => said),
  rule('not yours', 'adjective', ["'enemy'"], (_, { scope }) =>
    scope.self
      ? property(compare('≠', { op: 'controller', of: subject }, { op: 'you' }))
      : ruledOut('"enemy" has a meaning only in the text of a card'),
  ),
  rule('yours', 'adjective', ["'friendly|allied'"], (_, { scope }) =>
    scope.self
      ? property(compare('=', { op: 'controller', of: subject }, { op: 'you' }))
      : ruledOut('"friendly" has a meaning only in the text of a card'),
  ),
  rule('other than this', 'adjective', ["'other'"], (_, { scope }) =>
    scope.self ? property(compare('≠', subject, { op: 'this' })) : null,
  ),
]
