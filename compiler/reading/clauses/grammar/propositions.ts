/** Verb phrases with their subject. */
import { rule, ruledOut } from '../../chart/rule.js'
import type { Rule, RuledOut } from '../../chart/rule.js'
import type { Lexicon } from '../../lexicon.js'
import { narrowed } from '../../meaning/pending.js'
import type { PredicatePhrase, PredicatesPhrase, ThingPhrase } from '../../phrases.js'

/** "a unit attacks", "you and your opponent attack": third person for one, the bare form for several and for "you". */
export function agrees(subject: ThingPhrase, predicate: PredicatePhrase): boolean {
  if (predicate.modal !== null) return true
  if (predicate.form === 'third') return subject.value?.op !== 'you'
  if (predicate.form === 'base') return subject.type.many || subject.value?.op === 'you' || subject.pending
  return false
}

/** A pronoun learns from its verbs what it may mean. */
function withSubject(
  subject: ThingPhrase,
  phrase: PredicatesPhrase,
  lexicon: Lexicon,
): PredicatesPhrase | RuledOut | null {
  const [first] = phrase.parts
  if (!first || !agrees(subject, first.predicate)) return null
  if (!subject.pending) return { ...phrase, subject }
  let narrower = subject
  for (const { predicate } of phrase.parts) {
    const type = predicate.frame.subject?.type.name
    const fitting = type === undefined ? narrower : narrowed(lexicon, narrower, [type])
    if (!fitting) return ruledOut(`a ${type ?? 'thing'} does this, not a ${subject.type.name}`)
    narrower = fitting
  }
  return { ...phrase, subject: narrower }
}

export const propositionRules: readonly Rule[] = [
  rule('subject and verbs', 'proposition', ['list', 'predicates'], ([subject, verbs], { lexicon }) =>
    withSubject(subject, verbs, lexicon),
  ),
]
