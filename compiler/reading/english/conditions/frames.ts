/** Frames of the game whose head is no verb: "present at L", "the presence of P at L". */
import type { PropertyPhrase, QuantityPhrase } from '../../categories.js'
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Built, Rule, RuledOut, Site } from '../../chart/rule.js'
import { isComplete, openFrame, takeFiller, takeWord } from '../../clauses/complements.js'
import type { Filler } from '../../clauses/complements.js'
import type { Lexicon, Sense } from '../../lexicon.js'
import { not, or } from '../../meaning/logic.js'
import { narrowed } from '../../meaning/pending.js'
import { subject } from '../../meaning/subject.js'
import { descends, one } from '../../meaning/types.js'
import type { PredicatePhrase, ThingPhrase } from '../../phrases.js'
import { known, property } from '../things/build.js'
import { eitherOf } from '../things/lists.js'
import { placingOf, unsaidPlace } from '../things/spots.js'
import { numeric } from '../numbers/factors.js'
import { definedValue, statement } from './roles.js'

function opened(head: Extract<Sense, { cat: 'head' }>, site: Site): PredicatePhrase[] {
  return site.lexicon
    .frames(head.stem)
    .filter((frame) => frame.kind === head.kind)
    .map((frame) => openFrame(frame, 'base'))
}

function fill(frame: PredicatePhrase, filler: Filler, site: Site): Built<PredicatePhrase> {
  const { next, misfits } = takeFiller(frame, filler, site.lexicon)
  const [misfit] = misfits
  return next.length > 0 || misfit === undefined ? next : ruledOut(misfit)
}

/** The subject of a property, where a noun phrase is wanted. */
function subjectOf(type: string): ThingPhrase {
  return known(one(type), subject)
}

/** A possessor fills the role that "of" would: "P's presence at L". */
function ownedBy(frame: PredicatePhrase, thing: ThingPhrase, site: Site): PredicatePhrase[] {
  return takeWord(frame, 'of').flatMap((begun) => takeFiller(begun, thing, site.lexicon).next)
}

/** What a complete frame of a copula says of its subject. */
function stateOf(phrase: PredicatePhrase, site: Site): PropertyPhrase | RuledOut | null {
  const { frame } = phrase
  if (frame.kind !== 'copula' || !frame.subject || !isComplete(phrase)) return null
  const { role, type } = frame.subject
  const test = statement(frame, { [role]: subjectOf(type.name), ...phrase.filled }, site.lexicon)
  if (!test || 'ruledOut' in test) return test
  return property(test, type.name === 'thing' ? [] : [type.name])
}

/** What is so as to what was said last, or as to the other thing. */
function eitherState(phrase: PredicatePhrase, other: ThingPhrase, site: Site): Built<PropertyPhrase> {
  const { role, type } = phrase.frame.complements[phrase.done.at(-1) ?? -1] ?? {}
  const first = role == null ? undefined : phrase.filled[role]
  if (role == null || !type || first?.as !== 'thing' || eitherOf([first, other]) !== null) return null
  // A place is called by what only places are called.
  const isPlace = type.name === placingOf(site.lexicon)?.place
  if (isPlace && !descends(site.lexicon, other.type.name, type.name)) return null
  const fitting = narrowed(site.lexicon, other, [type.name])
  const one = stateOf(phrase, site)
  const two = fitting && stateOf({ ...phrase, filled: { ...phrase.filled, [role]: fitting } }, site)
  if (!one || !two) return null
  if ('ruledOut' in one) return one
  return 'ruledOut' in two ? two : property(or(one.test, two.test), one.of)
}

/** The frame with its last open role filled, whatever stands before that. */
function filledLast(phrase: PredicatePhrase, filler: ThingPhrase, lexicon: Lexicon): PredicatePhrase[] {
  const ready = [phrase, ...beginnings(phrase)]
  return ready.flatMap((one) => takeFiller(one, filler, lexicon).next).filter(isComplete)
}

/** The same where only such a filler is wanted there, and nothing more general. */
export function fillLast(phrase: PredicatePhrase, filler: ThingPhrase, lexicon: Lexicon): PredicatePhrase[] {
  return filledLast(phrase, filler, lexicon).filter(({ frame }) =>
    frame.complements.every(({ type }) => !type || descends(lexicon, type.name, filler.type.name)),
  )
}

/** The frame with its last role filled by the place of the card whose text this is, or by the card itself. */
function fillOwn(phrase: PredicatePhrase, site: Site): PredicatePhrase[] {
  const { scope, lexicon } = site
  const spot = unsaidPlace(site)
  if (!scope.self || !spot || spot.type.name === 'thing') return []
  const atPlace = fillLast(phrase, spot, lexicon)
  if (atPlace.length > 0) return atPlace
  // "aboard": aboard this card, where only some cards can have anything aboard.
  const { type: self } = scope.self
  const isSome = phrase.frame.complements.some(
    ({ type }) => type && lexicon.parent(type.name) !== null && descends(lexicon, self, type.name),
  )
  return isSome ? filledLast(phrase, known(one(self), { op: 'this' }), lexicon) : []
}

/** The frame behind the preposition that it waits for. */
function beginnings(phrase: PredicatePhrase): PredicatePhrase[] {
  return phrase.frame.complements.flatMap(({ preposition }) =>
    preposition === null
      ? []
      : preposition.split(' ').reduce((all, word) => all.flatMap((one) => takeWord(one, word)), [phrase]),
  )
}

export const frameRules: readonly Rule[] = [
  rule('head of a state', 'frame', ['copula-word'], ([head], site) => opened(head, site)),
  rule('head of a value', 'frame', ['noun-word'], ([head], site) => opened(head, site)),
  rule('owned head of a value', 'frame', ['possessor', 'noun-word'], ([{ thing }, head], site) =>
    opened(head, site).flatMap((frame) => ownedBy(frame, thing, site)),
  ),
  rule('word of a frame', 'frame', ['frame', 'fixed-word'], ([frame, token]) => takeWord(frame, token.word)),
  rule('thing in a frame', 'frame', ['frame', 'list'], ([frame, thing], site) => fill(frame, thing, site)),
  rule('number in a frame', 'frame', ['frame', 'factor'], ([frame, number], site) =>
    fill(frame, number, site),
  ),
  rule('state of a thing', 'place', ['frame'], ([phrase], site) => stateOf(phrase, site)),
  // "with a pilot or two scouts": what is too unlike to be one list.
  rule(
    'state of a thing or of another',
    'place',
    ['frame', "'or|( or'", 'thing', "')'?"],
    ([phrase, { word }, other, close], site) =>
      (word === 'or') === (close === undefined) ? eitherState(phrase, other, site) : null,
  ),
  rule('state of a thing here', 'place', ['frame'], ([phrase], site) => {
    if (isComplete(phrase)) return null
    return fillOwn(phrase, site).flatMap((whole) => {
      const said = stateOf(whole, site)
      return said === null || 'ruledOut' in said ? [] : [against('left-out-place', said)]
    })
  }),
  rule('state before a noun', 'adjective', ['copula-word'], ([head], site) =>
    opened(head, site)
      .filter(isComplete)
      .flatMap((phrase) => stateOf(phrase, site) ?? []),
  ),
  rule('state here before a noun', 'adjective', ['copula-word'], ([head], site) => {
    return opened(head, site)
      .filter((phrase) => !isComplete(phrase))
      .flatMap((phrase) => fillOwn(phrase, site))
      .flatMap((whole) => {
        const said = stateOf(whole, site)
        if (said === null || 'ruledOut' in said) return []
        return [against('left-out-place', { ...said, besideThis: true as const })]
      })
  }),
  rule('defined amount', 'quantity', ['frame'], ([phrase], site) => {
    const { frame } = phrase
    const owner = frame.complements.find(({ preposition, role }) => preposition === 'of' && role !== null)
    if (frame.kind !== 'noun' || !owner?.type || !('definition' in frame.target)) return null
    const { definition, type } = frame.target
    if (type.name !== 'number' || type.many) return null
    const of = owner.type.name
    return ownedBy(phrase, subjectOf(of), site)
      .filter(isComplete)
      .flatMap((whole): QuantityPhrase[] => {
        const value = definedValue(frame, whole.filled, site.lexicon)
        if (!value || 'ruledOut' in value) return []
        return [
          {
            as: 'quantity',
            of: of === 'thing' ? [] : [of],
            holds: 'number',
            name: definition,
            kind: 'defined',
            value,
          },
        ]
      })
  }),
  rule(
    'that something stands to',
    'modifier',
    ["'that|which|who'?", 'thing', "'is|are'", 'frame'],
    ([, thing, , phrase], { lexicon }) => {
      const { frame } = phrase
      const open = frame.complements.filter(({ role }) => role !== null && phrase.filled[role] === undefined)
      const [last] = open
      if (frame.kind !== 'copula' || !frame.subject || !thing.value) return null
      if (!last?.type || last.role === null || open.length > 1) return null
      const filled = { ...phrase.filled, [frame.subject.role]: thing, [last.role]: subjectOf(last.type.name) }
      const test = statement(frame, filled, lexicon)
      return !test || 'ruledOut' in test ? test : property(test, [last.type.name])
    },
  ),
  rule(
    'with something that stands to it',
    'modifier',
    ["'with|without'", 'thing', 'frame'],
    ([word, thing, phrase], { lexicon }) => {
      const { frame } = phrase
      const open = frame.complements.filter(({ role }) => role !== null && phrase.filled[role] === undefined)
      const [last] = open
      if (frame.kind !== 'copula' || !frame.subject || !thing.set || thing.determiner === 'the') return null
      if (!last?.type || last.role === null || open.length > 1) return null
      const some: ThingPhrase = { ...thing, determiner: 'a' }
      const filled = { ...phrase.filled, [frame.subject.role]: some, [last.role]: subjectOf(last.type.name) }
      const test = statement(frame, filled, lexicon)
      if (!test || 'ruledOut' in test) return test
      const said = property(word.word === 'with' ? test : not(test), [last.type.name])
      const place = placingOf(lexicon)?.place
      return place === undefined || place === 'thing' || descends(lexicon, last.type.name, place)
        ? said
        : against('stands-at-place', said)
    },
  ),
  rule('defined number', 'factor', ["'the'?", 'frame'], ([, phrase], { lexicon }) => {
    const { frame } = phrase
    if (frame.kind !== 'noun' || !isComplete(phrase)) return null
    if (!('definition' in frame.target) || frame.target.type.name !== 'number') return null
    const value = definedValue(frame, phrase.filled, lexicon)
    return !value || 'ruledOut' in value ? value : numeric(value)
  }),
  rule('defined thing', 'thing', ["'the'?", 'frame'], ([, phrase], { lexicon }) => {
    const { frame } = phrase
    if (frame.kind !== 'noun' || !isComplete(phrase)) return null
    if (!('definition' in frame.target)) return null
    const { type } = frame.target
    if (['number', 'truth', 'text'].includes(type.name)) return null
    const value = definedValue(frame, phrase.filled, lexicon)
    return !value || 'ruledOut' in value ? value : known(type, value)
  }),
]
