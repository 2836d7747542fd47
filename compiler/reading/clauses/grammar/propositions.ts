/** Verb phrases with their subject. */
import { rule } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import type { PredicatePhrase, PredicatesPhrase, ThingPhrase } from '../../phrases.js'

/** "a unit attacks", "you and your opponent attack": third person for one, the bare form for several and for "you". */
export function agrees(subject: ThingPhrase, predicate: PredicatePhrase): boolean {
  if (predicate.modal !== null) return true
  if (predicate.form === 'third') return subject.value?.op !== 'you'
  if (predicate.form === 'base') return subject.type.many || subject.value?.op === 'you' || subject.pending
  return false
}

function withSubject(subject: ThingPhrase, phrase: PredicatesPhrase): PredicatesPhrase | null {
  const [first] = phrase.parts
  return first && agrees(subject, first.predicate) ? { ...phrase, subject } : null
}

export const propositionRules: readonly Rule[] = [
  rule('subject and verbs', 'proposition', ['list', 'predicates'], ([subject, verbs]) =>
    withSubject(subject, verbs),
  ),
]
