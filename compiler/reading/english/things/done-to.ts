/** Things called by what was done to them: "the chosen unit", "targeted unit", "the unit just destroyed". */
import type { NounPhrase } from '../../categories.js'
import { against, rule } from '../../chart/rule.js'
import type { Against, Rule, Site } from '../../chart/rule.js'
import { pendingValue } from '../../meaning/pending.js'
import type { PredicatePhrase, ThingPhrase } from '../../phrases.js'
import { chosenDeed, deedOf } from '../../resolve/deeds.js'
import { known } from './build.js'

/** What the text has spoken of as done so to a thing of this kind. Without an article only a card can mean it. */
function doneTo(
  noun: NounPhrase,
  deed: string | null,
  article: object | undefined,
  site: Site,
): ThingPhrase | Against<ThingPhrase> | null {
  if (deed === null || !noun.plain || (!article && !site.scope.self)) return null
  const number = noun.type.many ? 'many' : 'one'
  const value = pendingValue({ position: site.start, way: 'that', number, types: [noun.type.name], deed })
  const made: ThingPhrase = { ...known(noun.type, value), pending: true }
  return article ? made : against('left-out-article', made)
}

/** A participle by itself: who did it, where and how much is not said. */
function deedIn({ frame, done, open }: PredicatePhrase): string | null {
  const { target, subject } = frame
  if (!('event' in target) || !subject || done.length > 0 || open !== null) return null
  return deedOf(target.event, subject.role)
}

export const doneToRules: readonly Rule[] = [
  rule('what was chosen', 'thing', ["'the|that'?", "'chosen|targeted'", 'kind'], ([article, , noun], site) =>
    doneTo(noun, chosenDeed, article, site),
  ),
  rule(
    'what something was done to',
    'thing',
    ["'the|that'?", "'just-'?", 'participle', 'kind'],
    ([article, , verb, noun], site) => doneTo(noun, deedIn(verb), article, site),
  ),
  rule(
    'what something was just done to',
    'thing',
    ["'the|that'", 'kind', "'just|about to be'", 'participle'],
    ([article, noun, , verb], site) => doneTo(noun, deedIn(verb), article, site),
  ),
]
