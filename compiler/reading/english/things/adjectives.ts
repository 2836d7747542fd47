/** Words before a noun. */
import type { PropertyPhrase } from '../../categories.js'
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import { compare, not, or } from '../../meaning/logic.js'
import { subject } from '../../meaning/subject.js'
import { common } from '../../meaning/types.js'
import { property } from './build.js'
import { hasWord } from './heads.js'

const denied = (said: PropertyPhrase): PropertyPhrase => property(not(said.test), said.of)

function either(left: PropertyPhrase, right: PropertyPhrase): PropertyPhrase {
  const of = left.of.length === 0 || right.of.length === 0 ? [] : [...new Set([...left.of, ...right.of])]
  return { ...property(or(left.test, right.test), of), either: true }
}

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
  rule(
    'either adjective',
    'adjective',
    ['adjective', "'or'", 'adjective'],
    ([left, , right], site) => {
      const middle = site.starts[1] ?? site.end
      const isNoun = [site.found('kind', site.start, middle), site.found('kind', middle + 1, site.end)]
      // "a pilot or wounded unit": rather a pilot, or a wounded unit.
      return isNoun[0] && !isNoun[1] ? against('own-qualifier', either(left, right)) : either(left, right)
    },
    ['kind'],
  ),
  rule('one of several adjectives', 'adjective', ['adjective', "','", 'adjective'], ([left, , right]) =>
    right.either ? either(left, right) : null,
  ),
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
