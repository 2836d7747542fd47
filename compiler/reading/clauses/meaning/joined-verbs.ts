/** Verb phrases that share their subject, joined one to the next. */
import type { PredicatePhrase, PredicatesPhrase } from '../../phrases.js'
import { isClosed } from '../complements.js'

/** "draw a card, gain 1 gold, or …": what commas join is a choice, too. */
export function eachOr(list: PredicatesPhrase): PredicatesPhrase {
  const [first, ...others] = list.parts
  if (!first || !others.every(({ listed }) => listed)) return list
  return {
    ...list,
    parts: [first, ...others.map(({ predicate }) => ({ join: 'or' as const, predicate }))],
  }
}

/** Forms must agree; "may A and B" goes on in the bare form. */
export function joined(
  list: PredicatesPhrase,
  word: 'and' | 'then' | 'or' | ',',
  predicate: PredicatePhrase,
): PredicatesPhrase | null {
  const first = list.parts[0]
  const last = list.parts[list.parts.length - 1]
  if (!last || !first || !isClosed(predicate)) return null
  const underModal = first.predicate.modal !== null && predicate.modal === null && predicate.form === 'base'
  if (!underModal && finiteForm(last.predicate) !== finiteForm(predicate)) return null
  const part =
    word === ',' ? { join: 'and' as const, predicate, listed: true as const } : { join: word, predicate }
  return { ...list, parts: [...list.parts, part] }
}

function finiteForm(predicate: PredicatePhrase): PredicatePhrase['form'] {
  return predicate.modal === null ? predicate.form : 'third'
}
