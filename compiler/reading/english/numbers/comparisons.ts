/** What is said of a number: less or more than another, between two of them, odd. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { ComparisonPhrase } from '../../categories.js'
import { rule } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import { and, compare, not } from '../../meaning/logic.js'
import { subject } from '../../meaning/subject.js'
import type { NumberPhrase } from '../../phrases.js'

type Sign = Parameters<typeof compare>[0]

function says(test: Expression): ComparisonPhrase {
  return { as: 'comparison', test }
}

function than(by: Sign, right: NumberPhrase): ComparisonPhrase | null {
  return right.before.length > 0 ? null : says(compare(by, subject, right.value))
}

const signs: Record<string, Sign> = {
  '=': '=',
  '≠': '≠',
  '<': '<',
  '>': '>',
  '<=': '≤',
  '≤': '≤',
  '>=': '≥',
  '≥': '≥',
}

export const comparisonRules: readonly Rule[] = [
  rule('at least', 'bound', ["'at least'", 'number'], ([, right]) => than('≥', right)),
  rule('at most', 'bound', ["'at most'", 'number'], ([, right]) => than('≤', right)),
  rule('more than', 'bound', ["'more than|greater than|higher than'", 'number'], ([, right]) =>
    than('>', right),
  ),
  rule('less than', 'bound', ["'less than|fewer than|lower than'", 'number'], ([, right]) =>
    than('<', right),
  ),
  rule('exactly', 'comparison', ["'exactly|equal to'", 'number'], ([, right]) => than('=', right)),
  rule('number alone', 'comparison', ['number'], ([right]) => than('=', right)),
  rule('sign', 'bound', ["'=|≠|<|>|<=|>=|≤|≥'", 'number'], ([sign, right]) =>
    than(signs[sign.word] ?? '=', right),
  ),
  rule('or more', 'bound', ['number', "'or more|or greater|or higher'"], ([right]) => than('≥', right)),
  rule('or less', 'bound', ['number', "'or less|or fewer|or lower'"], ([right]) => than('≤', right)),
  rule('bound alone', 'comparison', ['bound'], ([one]) => one),
  rule('between two numbers', 'comparison', ['bounds'], ([both]) => both),
  rule('two bounds', 'bounds', ['bound', "'but|and'", 'bound'], ([{ test: one }, , { test: other }]) =>
    says(and(one, other)),
  ),
  rule(
    'from one number to another',
    'bounds',
    ["'between'", 'number', "'and'", 'number'],
    ([, from, , to]) => {
      const [least, most] = [than('≥', from), than('≤', to)]
      return least && most && says(and(least.test, most.test))
    },
  ),
  rule('odd', 'comparison', ["'odd'"], () => says({ op: 'odd', of: subject })),
  rule('even', 'comparison', ["'even'"], () => says(not({ op: 'odd', of: subject }))),
]
