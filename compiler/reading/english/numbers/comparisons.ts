/** What is said of a number. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { ComparisonPhrase } from '../../categories.js'
import { rule } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import { compare, not } from '../../meaning/logic.js'
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
  rule('at least', 'comparison', ["'at least'", 'number'], ([, right]) => than('≥', right)),
  rule('at most', 'comparison', ["'at most'", 'number'], ([, right]) => than('≤', right)),
  rule('more than', 'comparison', ["'more than|greater than|higher than'", 'number'], ([, right]) =>
    than('>', right),
  ),
  rule('less than', 'comparison', ["'less than|fewer than|lower than'", 'number'], ([, right]) =>
    than('<', right),
  ),
  rule('exactly', 'comparison', ["'exactly|equal to'", 'number'], ([, right]) => than('=', right)),
  rule('number alone', 'comparison', ['number'], ([right]) => than('=', right)),
  rule('sign', 'comparison', ["'=|≠|<|>|<=|>=|≤|≥'", 'number'], ([sign, right]) =>
    than(signs[sign.word] ?? '=', right),
  ),
  rule('or more', 'comparison', ['number', "'or more|or greater|or higher'"], ([right]) => than('≥', right)),
  rule('or less', 'comparison', ['number', "'or less|or fewer|or lower'"], ([right]) => than('≤', right)),
  rule('odd', 'comparison', ["'odd'"], () => says({ op: 'odd', of: subject })),
  rule('even', 'comparison', ["'even'"], () => says(not({ op: 'odd', of: subject }))),
]
