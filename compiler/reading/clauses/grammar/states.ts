/** What becomes of a card as soon as something is so: "Canceled if …", "Lost unless …", "This unit is destroyed if …". */
import { rule } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import { not } from '../../meaning/logic.js'
import type { Expression } from '../../../../runtime/program/expressions.js'
import { isPlayed } from '../meaning/played.js'
import { self } from '../meaning/deeds.js'
import { clause } from '../meaning/provisions.js'
import { asStateCheck, isStateCheck } from '../meaning/states.js'
import { done } from './effects.js'

export const stateRules: readonly Rule[] = [
  rule('as soon as it is so', 'clause', ['effect'], ([{ statements, passive }], { scope, lexicon }) =>
    passive && isStateCheck(statements, scope.self?.type, lexicon)
      ? clause([asStateCheck(statements)])
      : null,
  ),
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
