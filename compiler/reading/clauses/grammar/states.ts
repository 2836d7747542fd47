/** What becomes of a card as soon as something is so: "Canceled if …", "Lost unless …", "This unit is destroyed if …". */
import { rule } from '../../chart/rule.js'
import type { Rule, Site } from '../../chart/rule.js'
import { not } from '../../meaning/logic.js'
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Statement, Statements } from '../../../../runtime/program/statements.js'
import { isPlayed } from '../meaning/played.js'
import { self } from '../meaning/deeds.js'
import { clause } from '../meaning/provisions.js'
import type { ClausePhrase } from '../../phrases.js'
import { done } from './effects.js'

/** What is told of the card itself is no instruction: nobody carries out the text of a card that lies there. */
export function isStateCheck(statements: Statements, { scope, lexicon }: Site): boolean {
  const [only, ...others] = statements
  if (!scope.self || isPlayed(lexicon, scope.self.type) || only?.op !== 'if' || others.length > 0)
    return false
  return only.else === undefined && only.then.some(isDoneToThis)
}

function isDoneToThis(statement: Statement): boolean {
  const filled: unknown[] = Object.values(statement.op === 'perform' ? statement.roles : statement)
  return filled.some((one) => typeof one === 'object' && one !== null && 'op' in one && one.op === 'this')
}

export const stateRules: readonly Rule[] = [
  rule('as soon as it is so', 'clause', ['effect'], ([{ statements }], site): ClausePhrase | null => {
    const [only] = statements
    return only?.op === 'if' && isStateCheck(statements, site)
      ? { as: 'clause', clauses: [{ op: 'check', test: only.test, do: only.then }] }
      : null
  }),
  rule(
    'done to this as soon as it is so',
    'clause',
    ['participle', "'if|when|unless'", 'case'],
    ([verb, word, test], site) => {
      const subject = self(site)
      if (!subject || isPlayed(site.lexicon, subject.type.name)) return null
      const parts = [{ join: null, predicate: { ...verb, form: 'third' as const } }]
      const made = done({ as: 'predicates', subject, parts }, site)
      if (made === null || 'ruledOut' in made) return made
      const so: Expression = word.word === 'unless' ? not(test.value) : test.value
      return clause([{ op: 'check', test: so, do: made.statements }])
    },
  ),
]
