/** What stands after "is". */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Lexicon } from '../../lexicon.js'
import type { NounPhrase, PropertyPhrase } from '../../categories.js'
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Built, Rule } from '../../chart/rule.js'
import { and, compare, not, nothing, number, or } from '../../meaning/logic.js'
import { members } from '../../meaning/quantify.js'
import { subject, substitute } from '../../meaning/subject.js'
import { descends, fitsOne } from '../../meaning/types.js'
import { property } from '../things/build.js'

/** The test that something is as the noun says. */
function isSuch(noun: NounPhrase, lexicon: Lexicon): Expression {
  const { set } = noun
  const isRoot = lexicon.parent(set.type) === null && set.where !== null
  return and(
    set.type === 'thing' || isRoot ? null : { op: 'is', of: subject, type: set.type },
    set.among && set.type !== 'player' ? { op: 'contains', list: set.among, item: subject } : null,
    set.where && substitute(set.where, set.name, subject),
  )
}

/** The types of what both may be said of; empty: any; null where nothing is of both. */
function narrower(left: string[], right: string[], lexicon: Lexicon): string[] | null {
  if (left.length === 0 || right.length === 0) return left.length === 0 ? right : left
  if (!left.some((type) => fitsOne(lexicon, type, right))) return null
  const isBelow = right.every((type) => left.some((wider) => descends(lexicon, type, wider)))
  return isBelow ? right : left
}

export const complementRules: readonly Rule[] = [
  rule('is somewhere', 'complement', ['place'], ([place]) => place),
  rule('is so and there', 'complement', ['complement', 'place'], ([said, place], { lexicon }) => {
    const of = narrower(said.of, place.of, lexicon)
    return of && against('place-of-verb', property(and(said.test, place.test), of))
  }),
  rule('is so', 'complement', ['adjective'], ([adjective]) => adjective),
  rule('is a', 'complement', ["'a|an'", 'noun'], ([, noun], { lexicon }) =>
    noun.type.many || noun.binds !== null ? null : property(isSuch(noun, lexicon)),
  ),
  rule('are such', 'complement', ['noun'], ([noun], { lexicon }) =>
    noun.type.many && noun.binds === null ? property(isSuch(noun, lexicon)) : null,
  ),
  rule('is the same', 'complement', ['thing'], ([thing]) =>
    (thing.value || thing.determiner === 'the') && !thing.type.many
      ? property(
          // A title may be that of several: it is one of them.
          thing.value === null
            ? { op: 'contains', list: members(thing), item: subject }
            : compare('=', subject, members(thing)),
          thing.pending || thing.type.name === 'thing' ? [] : [thing.type.name],
        )
      : null,
  ),
  rule('is one of', 'complement', ["'one of'", 'list'], ([, list]) =>
    list.type.many ? property({ op: 'contains', list: members(list), item: subject }) : null,
  ),
  rule('is nothing', 'complement', ["'nothing'"], () => property(compare('=', subject, nothing))),
  rule('is empty', 'complement', ["'empty'"], () =>
    property(compare('=', { op: 'count', of: { op: 'contents', of: subject } }, number(0)), ['zone']),
  ),
  rule('is not', 'complement', ["'not'", 'complement'], ([, said]) => property(not(said.test), said.of)),
  rule(
    'is one or the other',
    'complement',
    ['complement', "'or|( or'", 'complement', "')'?"],
    (parts, site) => {
      const [left, { word }, right, close] = parts
      if ((word === 'or') !== (close === undefined)) return null
      const of = narrower(left.of, right.of, site.lexicon)
      if (of === null) return ruledOut(`a ${left.of.join(' or ')} and a ${right.of.join(' or ')}`)
      // "at a camp or harbour": rather at one of both than at the one, or such as the other.
      return against('one-relation', property(or(left.test, right.test), of))
    },
  ),
  rule(
    'is here or there',
    'place',
    ['place', "'or|( or'", 'place', "')'?"],
    ([left, { word }, right, close], { lexicon }) =>
      (word === 'or') === (close === undefined) ? either(left, right, lexicon) : null,
  ),
  rule(
    'is both',
    'complement',
    ['complement', "'and|but'", 'complement'],
    ([left, , right], { lexicon, starts: [, , next = 0], found }) => {
      if (left.of.length > 0 && !left.of.some((type) => fitsOne(lexicon, type, right.of)))
        return ruledOut(`a ${left.of.join(' or ')} and a ${right.of.join(' or ')}`)
      const both = property(and(left.test, right.test), left.of.length > 0 ? left.of : right.of)
      // "with a pilot and a scout": rather with both than with the one, and such as the other.
      return found("'a'", next, next + 1) || found("'an'", next, next + 1)
        ? against('shared-qualifier', both)
        : both
    },
  ),
]

/** "at a camp or harbour": rather at one of both than at the one, or such as the other. */
function either(left: PropertyPhrase, right: PropertyPhrase, lexicon: Lexicon): Built<PropertyPhrase> {
  const of = narrower(left.of, right.of, lexicon) ?? narrower(right.of, left.of, lexicon)
  return of
    ? against('shared-qualifier', property(or(left.test, right.test), of))
    : ruledOut(`a ${left.of.join(' or ')} and a ${right.of.join(' or ')}`)
}
