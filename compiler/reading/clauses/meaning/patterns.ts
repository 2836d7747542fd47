/** From a verb phrase with its subject to the events it speaks of. */
import type { EventPattern } from '../../../../runtime/program/clauses.js'
import type { Expression } from '../../../../runtime/program/expressions.js'
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut, Site } from '../../chart/rule.js'
import { and, compare } from '../../meaning/logic.js'
import { substitute } from '../../meaning/subject.js'
import { isAt, placingOf } from '../../english/things/spots.js'
import { holdsFor } from '../../meaning/quantify.js'
import type { EventPhrase, PredicatePhrase, ThingPhrase } from '../../phrases.js'
import { amountsOf, newNameOf } from './amounts.js'
import type { Complement, Frame, Lexicon } from '../../lexicon.js'
import { overlaps } from '../../meaning/types.js'
import { fitted, middleOf, objectOf, passiveOf, typeOf } from '../complements.js'
import type { Filler } from '../complements.js'

/** The name an event is asked by; `position` tells nested ones apart. */
export function eventName(position: number): string {
  return `event${position}`
}

export function participant(event: string, role: string): Expression {
  return { op: 'participant', event, role }
}

/** The event in which the verb's roles are filled as said. `stage` as the verb's form says unless given. */
export function eventOf(
  predicate: PredicatePhrase,
  subject: ThingPhrase | null,
  site: Site,
  stage = stageOf(predicate, site),
): EventPhrase | RuledOut {
  const { target } = predicate.frame
  if (!('event' in target))
    return ruledOut(`nothing can answer "${predicate.frame.stem}": it is no event of the game`)
  if (!stage) return ruledOut('this form of the verb does not say when')
  if (predicate.only) return ruledOut('"only" restricts what may happen')
  if (predicate.free) return ruledOut('what happens is not free')
  const left = predicate.from ? leaver(predicate, stage, site) : null
  if (predicate.from && left === null) return ruledOut('from where something has moved is not known any more')
  if (isSaidBySimpler(predicate, site.lexicon))
    return ruledOut(`what is said of "${predicate.frame.stem}" is all that a simpler verb of the game wants`)
  let roles: Record<string, Filler> = predicate.filled
  const wanted = predicate.frame.subject
  const bind = eventName(site.start)
  let whose: Expression | null = null
  if (subject && !wanted) {
    const told = ofOwner(predicate, subject, bind)
    if (told === null) return ruledOut(`${predicate.frame.stem} has no doer`)
    whose = told
  } else if (subject && wanted) {
    const fitting = fitted(subject, wanted.type, site.lexicon)
    if (!fitting)
      return ruledOut(
        `${wanted.role} … ${predicate.frame.stem}: a ${wanted.type.name}, not a ${typeOf(subject)}`,
      )
    roles = { [wanted.role]: fitting, ...roles }
  }
  const tests = Object.entries(roles).map(([role, filler]) =>
    newNameOf(filler, site) === null ? passes(filler, participant(bind, role)) : null,
  )
  const where = and(
    ...tests,
    whose,
    left === null ? null : wasAt(predicate.from, participant(bind, left), site),
  )
  return {
    as: 'event',
    pattern: { bind, event: target.event, stage, ...(isAlways(where) ? {} : { where }) },
    amounts: amountsOf(target.event, roles, site),
  }
}

/** What is remembered where it was when it left play: "a unit just lost from a place". */
function leaver({ frame, voice }: PredicatePhrase, stage: string, { lexicon }: Site): string | null {
  const placing = placingOf(lexicon)
  if (stage !== 'just' || !placing || leadsTo(frame, placing.place)) return null
  return (voice === 'active' ? objectOf(frame)?.role : frame.subject?.role) ?? null
}

const leadsTo = ({ complements }: Frame, place: string): boolean =>
  complements.some(({ preposition, type }) => preposition === 'to' && type?.name === place)

function wasAt(place: ThingPhrase | undefined, thing: Expression, { lexicon }: Site): Expression | null {
  const placing = placingOf(lexicon)
  return placing && place ? holdsFor(place, (one) => isAt(placing, thing, one)) : null
}

/** "A player just lost a ship", for a verb that nobody does: one of those that this player owns. */
function ofOwner({ frame, voice }: PredicatePhrase, subject: ThingPhrase, bind: string): Expression | null {
  const role = objectOf(frame)?.role
  return subject.type.name === 'player' && voice === 'active' && role != null
    ? passes(subject, { op: 'owner', of: participant(bind, role) })
    : null
}

/** "deploys to a place", where only another verb wants "from a zone" besides: that other one is not meant. */
function isSaidBySimpler(predicate: PredicatePhrase, lexicon: Lexicon): boolean {
  const { frame, voice, done } = predicate
  const isLacking = frame.complements.some(
    ({ preposition, optional }, at) => preposition !== null && !optional && !done.includes(at),
  )
  if (!isLacking) return false
  const isAlike = (one: Frame['subject'], two: Frame['subject']): boolean =>
    one && two ? overlaps(lexicon, one.type.name, two.type.name) : one === two
  const said = done.flatMap((at) => frame.complements[at] ?? []).map(shapeOf)
  return lexicon.frames(frame.stem).some((other) => {
    const same = voice === 'middle' ? middleOf(other) : voice === 'passive' ? passiveOf(other) : other
    if (!same || !('event' in other.target) || !isAlike(same.subject, frame.subject)) return false
    const shapes = same.complements.map(shapeOf)
    const wanted = same.complements.filter(({ preposition, optional }) => preposition !== null && !optional)
    return wanted.every((one) => said.includes(shapeOf(one))) && said.every((one) => shapes.includes(one))
  })
}

const shapeOf = ({ preposition, words, type }: Complement): string =>
  [preposition ?? '', type?.name ?? '', ...words].join(' ')

/** Whether who fills a role is as described; null when anything is. */
export function passes(filler: Filler, filling: Expression): Expression | null {
  if (filler.as === 'number') return compare('=', filling, filler.value)
  if (filler.value) {
    return filler.type.many
      ? { op: 'contains', list: filler.value, item: filling }
      : compare('=', filling, filler.value)
  }
  if (!filler.set) return null
  const { name, type, among, where } = filler.set
  return and(
    type === 'player' || type === 'thing' ? null : { op: 'is', of: filling, type },
    among && { op: 'contains', list: among, item: filling },
    where && substitute(where, name, filling),
  )
}

export function isAlways(test: Expression): boolean {
  return test.op === 'truth' && test.value
}

/** "attacks": as it begins; "draws a card", "just deployed": when it is done; "would", "about to": before. */
function stageOf(predicate: PredicatePhrase, site: Site): EventPattern['stage'] | null {
  const { frame, modal, form } = predicate
  const begun = 'event' in frame.target && isProcedure(frame.target.event, site) ? 'begin' : 'just'
  if (modal === 'would' || modal === 'about to') return 'would'
  if (modal === 'just' || modal === 'has') return begun
  if (modal !== null) return null
  return form === 'third' || form === 'base' ? begun : null
}

export function isProcedure(event: string, site: Site): boolean {
  const declared = site.lexicon.procedure(event)
  return declared !== undefined && (declared.kind ?? 'procedure') === 'procedure'
}
