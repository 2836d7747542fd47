/** What a card says of how it comes into play itself. */
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut, Site } from '../../chart/rule.js'
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Statements } from '../../../../runtime/program/statements.js'
import type { BearingPhrase } from '../../categories.js'
import type { PlayWay } from '../../own-play.js'
import { and, not, or } from '../../meaning/logic.js'
import { replaced } from '../../meaning/subject.js'
import { overlaps } from '../../meaning/types.js'
import type {
  AlternativePhrase,
  PredicatePhrase,
  PredicatesPhrase,
  ThingPhrase,
  TimePhrase,
  MeaningClause,
} from '../../phrases.js'
import { objectOf } from '../complements.js'
import { able } from './ability-to.js'
import { orderedOtherwise } from './otherwise.js'
import { self } from './deeds.js'
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

export function unrestricted(predicate: PredicatePhrase): PredicatePhrase {
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

/** One way in which it is played, at a price besides what it costs by the rules: "use 2 gold to deploy to a place". */
export function ownWay(
  phrase: PredicatesPhrase,
  usual: Statements | null,
  site: Site,
  otherwise?: { other: AlternativePhrase; there: BearingPhrase },
): PlayWay | RuledOut | null {
  const [part] = phrase.parts
  const subject = self(site)
  if (!part || !subject || !isOwnPlay(phrase, site)) return null
  const event = eventOf(part.predicate, subject, site, 'would')
  if ('ruledOut' in event) return event
  const any = eventOf(unrestricted(part.predicate), subject, site, 'would')
  if ('ruledOut' in any) return any
  const { bind } = event.pattern
  const isThere = otherwise && isPlayedThere(part.predicate, bind, otherwise.there)
  if (isThere === null) return null
  const price = isThere && usual ? orderedOtherwise(usual, otherwise.other, isThere) : usual
  if (price !== null && 'ruledOut' in price) return price
  const payable = price === null ? null : able(price)
  if (price !== null && payable === null) return ruledOut('it is not known whether this price can be paid')
  const test = and(
    ...Object.entries(part.predicate.filled).map(([role, filler]) => passes(filler, participant(bind, role))),
  )
  return { predicate: part.predicate, price, payable, such: event.pattern, any: any.pattern, test }
}

/** The same price of another amount; undefined where it has none, or several. */
export function ofAmount(price: Statements | null, value: number): Statements | undefined {
  const [only, ...more] = price ?? []
  if (only?.op !== 'perform' || more.length > 0) return undefined
  const amounts = Object.entries(only.roles).filter(([, filler]) => filler.op === 'number')
  const [name] = amounts[0] ?? []
  if (name === undefined || amounts.length > 1) return undefined
  return [{ ...only, roles: { ...only.roles, [name]: { op: 'number', value } } }]
}

/** So it may be played, also where the rules would not allow it, and in no other way of this kind; a free way goes first. */
export function ownPlay(said: readonly PlayWay[], condition: Expression | null): MeaningClause[] {
  const ways = [...said.filter(({ price }) => price === null), ...said.filter(({ price }) => price !== null)]
  const events = [...new Set(ways.map(({ any }) => any.event))]
  return [
    ...ways.map(({ such }): MeaningClause => ({ op: 'permit', pattern: such })),
    ...events.flatMap((event) =>
      ofEvent(
        ways.filter(({ any }) => any.event === event),
        condition,
      ),
    ),
  ]
}

/** What the ways of playing it by one verb ask for, and cost. */
function ofEvent(ways: readonly PlayWay[], condition: Expression | null): MeaningClause[] {
  const [first] = ways
  if (!first) return []
  const pattern = first.any
  const told = ways.map((way) => ({ ...way, test: substituted(way, pattern.bind) }))
  const test = and(or(...told.map((way) => and(way.test, way.payable))), condition)
  const prices = told.flatMap(({ price, test: such }, at): MeaningClause[] => {
    const others = told.slice(0, at).map((other) => not(other.test))
    const where = ways.length > 1 ? and(pattern.where ?? null, such, ...others) : pattern.where
    const when = where ? { ...pattern, where } : pattern
    return price === null
      ? []
      : [{ op: 'replace', pattern: when, optional: false, instead: false, do: price }]
  })
  return [...(isAlways(test) ? [] : [{ op: 'require', pattern, test } as const]), ...prices]
}

/** Its test, asked of the event of this name. */
function substituted({ test, any }: PlayWay, event: string): Expression {
  return replaced(test, (node) =>
    node['op'] === 'participant' && node['event'] === any.bind ? { ...node, event } : null,
  ) as Expression
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
