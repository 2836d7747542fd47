/** And, or, brackets. Mixed without brackets, "A and B or C" has both readings. */
import { against, rule } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import { and, not, or } from '../../meaning/logic.js'
import { about } from '../../meaning/subject.js'
import { fact } from './facts.js'

export const joiningRules: readonly Rule[] = [
  rule('fact', 'condition', ['fact'], ([only]) => only),
  rule('condition in brackets', 'fact', ["'('", 'condition', "')'"], ([, inside]) => inside),
  rule('not so', 'fact', ["'not'", "'('", 'condition', "')'"], ([, , { value }]) => fact(not(value))),
  rule(
    'conditions that all hold',
    'condition',
    ['condition', "'and|, and|,'", 'condition'],
    ([left, , right]) => fact(and(left.value, right.value)),
  ),
  rule(
    'and having something',
    'condition',
    ['condition', "', with'", 'possession'],
    ([left, , said], { scope }) =>
      scope.self && said.of.includes('player')
        ? fact(and(left.value, about(said.test, { op: 'you' })))
        : null,
  ),
  rule(
    'and another, in brackets',
    'condition',
    ['condition', "'('", "'and|or'", 'condition', "')'"],
    ([left, , word, right]) => fact((word.word === 'and' ? and : or)(left.value, right.value)),
  ),
  rule(
    'conditions of which one holds',
    'condition',
    ['condition', "'or|, or'", 'condition'],
    ([left, , right], { scope, start, end, found }) => {
      const made = fact(or(left.value, right.value))
      // "you have a pilot or a scout on a ship": that is one fact by itself.
      return scope.self && found('fact', start, end) ? against('shared-qualifier', made) : made
    },
    ['fact'],
  ),
]
