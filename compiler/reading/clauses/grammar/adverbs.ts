/** Words beside a verb that fill no role of it: "only", "at once", "for free", "aboard" for "aboard this card". */
import { against, rule } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import { takeFiller, takeWord } from '../complements.js'
import { self } from '../meaning/deeds.js'
import { bare } from './verbs.js'

export const adverbRules: readonly Rule[] = [
  rule('only', 'predicate', ['predicate', "'only'"], ([verb]) =>
    verb.modal === null && bare(verb) && !verb.only ? { ...verb, only: true } : null,
  ),
  rule('at once', 'predicate', ["'immediately'", 'predicate'], ([, verb]) =>
    verb.modal === null && bare(verb) ? verb : null,
  ),
  // "deploys a pilot aboard": aboard this card.
  rule(
    'verb with a place of this card',
    'predicate',
    ['predicate', 'copula-word'],
    ([verb, { stem }], site) => {
      const card = self(site)
      if (!card || (verb.modal !== null && verb.modal !== 'just')) return null
      return takeWord(verb, stem).flatMap((one) => {
        // "with" any card at all needs one that is said.
        const wanted = one.frame.complements[one.open?.complement ?? -1]?.type
        if (!wanted || site.lexicon.parent(wanted.name) === null) return []
        return takeFiller(one, card, site.lexicon).next.map((whole) => against('left-out-place', whole))
      })
    },
  ),
  rule('verb that is free, in brackets', 'predicate', ['predicate', "'( for free )'"], ([verb]) =>
    takeWord(verb, 'for').flatMap((half) => takeWord(half, 'free')),
  ),
]
