/** What a card says of how it comes into play itself. */
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut, Site } from '../../chart/rule.js'
import { and } from '../../meaning/logic.js'
import { overlaps } from '../../meaning/types.js'
import type { BearingPhrase } from '../../categories.js'
import type { Expression } from '../../../../runtime/program/expressions.js'
import type {
  AlternativePhrase,
  EffectPhrase,
  PredicatePhrase,
  PredicatesPhrase,
  ThingPhrase,
  TimePhrase,
  MeaningClause,
} from '../../phrases.js'
import { objectOf } from '../complements.js'
import { able } from './ability-to.js'
import { self } from './deeds.js'
import { orderedOtherwise } from './otherwise.js'
import { eventOf, isAlways, participant, passes } from './patterns.js'

/** "Deploys only to a place": this card's event may only begin as described. */
function restricted(predicate: PredicatePhrase, subject: ThingPhrase, site: Site): MeaningClause | RuledOut {
  const event = eventOf(unrestricted(predicate), subject, site, 'would')
  if ('ruledOut' in event) return event
  const bind = event.pattern.bind
  const test = and(
    ...Object.entries(predicate.filled).map(([role, filler]) => passes(filler, participant(bind, role))),
  )
  return { op: 'require', pattern: event.pattern, test }
}

function unrestricted(predicate: PredicatePhrase): PredicatePhrase {
  const plain: PredicatePhrase = { ...predicate, filled: {} }
  delete plain.only
  return plain
}

/** "Deploys only to a place", "Play only during your turn". */
export function onlySo(
  said: ThingPhrase | undefined,
  { parts }: PredicatesPhrase,
  time: TimePhrase | null,
  site: Site,
): MeaningClause[] | RuledOut | null {
  const [part] = parts
  const subject = said ?? self(site)
  if (!part?.predicate.only || parts.length > 1 || !subject) return null
  if (Object.keys(part.predicate.filled).length === 0 && time === null) return null
  const made = restricted(part.predicate, subject, site)
  if ('ruledOut' in made || time === null) return 'ruledOut' in made ? made : [made]
  if (made.op !== 'require' || time.times !== null || !time.while)
    return ruledOut('a restriction has no number of times')
  return [{ ...made, test: and(made.test, time.while) }]
}

/**
 * "Deploy to a place": no order to a player, who is not named and does it to a card, but how this card is deployed. Players
 * do this to cards of its kind by a verb of the same name.
 */
export function isOwnPlay({ parts }: PredicatesPhrase, site: Site): boolean {
  const [part, ...others] = parts
  const type = site.scope.self?.type
  if (!part || type === undefined || others.length > 0) return false
  const { frame, form, modal, voice, done, only } = part.predicate
  if (modal !== null || only || voice === 'passive' || !['base', 'third'].includes(form)) return false
  const isAbout =
    frame.subject !== null &&
    frame.subject.type.name !== 'thing' &&
    overlaps(site.lexicon, type, frame.subject.type.name)
  return (
    isAbout &&
    done.length > 0 &&
    site.lexicon.frames(frame.stem).some((other) => {
      const object = objectOf(other)
      return (
        other.subject?.type.name === 'player' &&
        object?.type != null &&
        overlaps(site.lexicon, type, object.type.name)
      )
    })
  )
}

/** So it may be played, also where the rules would not allow it, and in no other way of this kind. */
export function ownPlay(phrase: PredicatesPhrase, site: Site): MeaningClause[] | RuledOut | null {
  const [part] = phrase.parts
  const subject = self(site)
  if (!part || !subject || !isOwnPlay(phrase, site)) return null
  const event = eventOf(part.predicate, subject, site, 'would')
  const made = restricted(part.predicate, subject, site)
  if ('ruledOut' in event) return event
  if ('ruledOut' in made || made.op !== 'require') return 'ruledOut' in made ? made : null
  return [{ op: 'permit', pattern: event.pattern }, ...(isAlways(made.test) ? [] : [made])]
}

/** "Use 2 gold to deploy to a place": besides what it costs by the rules. */
export function ownPlayAt(
  price: EffectPhrase,
  phrase: PredicatesPhrase,
  site: Site,
  otherwise?: { other: AlternativePhrase; there: BearingPhrase },
): MeaningClause[] | RuledOut | null {
  const clauses = ownPlay(phrase, site)
  const subject = self(site)
  const [part] = phrase.parts
  if (!clauses || !Array.isArray(clauses) || !subject || !part) return clauses
  const event = eventOf(unrestricted(part.predicate), subject, site, 'would')
  if ('ruledOut' in event) return event
  const { pattern } = event
  const test = otherwise && isPlayedThere(part.predicate, pattern.bind, otherwise.there)
  if (test === null) return null
  const cost = test ? orderedOtherwise(price.statements, otherwise.other, test) : price.statements
  if (!Array.isArray(cost)) return cost
  const payable = able(cost)
  if (!payable) return ruledOut('it is not known whether this price can be paid')
  return [
    ...clauses,
    { op: 'require', pattern, test: payable },
    { op: 'replace', pattern, optional: false, instead: false, do: cost },
  ]
}

/** "(free on a barge)": whether what stands behind this word in what is played is such. */
function isPlayedThere(
  { frame }: PredicatePhrase,
  bind: string,
  { prepositions, thing }: BearingPhrase,
): Expression | null {
  const role = frame.complements.find(
    ({ preposition }) => preposition !== null && prepositions.includes(preposition),
  )?.role
  return role == null ? null : passes(thing, participant(bind, role))
}
