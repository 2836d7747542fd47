/** What is left out because the noun before says it: "a site you control", "where you have a pilot", "units hit by a ship". */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { PropertyPhrase } from '../../categories.js'
import { against, rule } from '../../chart/rule.js'
import type { Built, Rule, RuledOut } from '../../chart/rule.js'
import { isClosed, isComplete, takeFiller, takeWord } from '../../clauses/complements.js'
import { agrees } from '../../clauses/grammar/propositions.js'
import { isSpecial } from '../../clauses/meaning/plain-verb.js'
import { inPassive } from '../../clauses/grammar/verbs.js'
import type { Lexicon } from '../../lexicon.js'
import { compare, local, number } from '../../meaning/logic.js'
import { narrowed } from '../../meaning/pending.js'
import { exists, holdsFor } from '../../meaning/quantify.js'
import { subject } from '../../meaning/subject.js'
import { one } from '../../meaning/types.js'
import type { PredicatePhrase, ThingPhrase } from '../../phrases.js'
import { known, property } from '../things/build.js'
import { here, isAt, placingOf } from '../things/spots.js'
import { done, related, relative } from './events.js'
import { fillLast } from './frames.js'
import { definedValue, statement } from './roles.js'
import { withParticiple } from '../../clauses/openings.js'

/** The phrase with the only role that it still needs filled by the subject of a property, and what that may be. */
function withGap(phrase: PredicatePhrase): { whole: PredicatePhrase; type: string } | null {
  if (phrase.open !== null) return null
  const missing = phrase.frame.complements.flatMap((complement, index) =>
    complement.optional || phrase.done.includes(index) ? [] : [{ ...complement, index }],
  )
  const [gap, ...others] = missing
  if (
    !gap?.type ||
    gap.role === null ||
    others.length > 0 ||
    gap.words.length > 0 ||
    gap.type.name === 'number'
  )
    return null
  const filled = { ...phrase.filled, [gap.role]: known(one(gap.type.name), subject) }
  return {
    whole: { ...phrase, filled, done: [...phrase.done, gap.index].sort((a, b) => a - b) },
    type: gap.type.name,
  }
}

const ofType = (test: Expression, type: string): PropertyPhrase =>
  property(test, type === 'thing' ? [] : [type])

/** What a verb with a gap says of whatever stands there. */
function saidInGap(
  thing: ThingPhrase,
  phrase: PredicatePhrase,
  says: (whole: PredicatePhrase) => Built<{ value: Expression } | RuledOut>,
): Built<PropertyPhrase> {
  const gap = withGap(phrase)
  if (!gap || !agrees(thing, phrase)) return null
  const said = says(gap.whole)
  if (!said || Array.isArray(said)) return null
  if ('ruledOut' in said) return said
  return 'value' in said ? ofType(said.value, gap.type) : null
}

/** A state with its place left open: "present", "alone". */
function stateAt(thing: ThingPhrase, phrase: PredicatePhrase, lexicon: Lexicon): PropertyPhrase[] {
  const placing = placingOf(lexicon)
  const { frame } = phrase
  const { subject: role } = frame
  if (!placing || placing.place === 'thing' || frame.kind !== 'copula' || !role) return []
  return fillLast(phrase, known(one(placing.place), subject), lexicon).flatMap((whole) => {
    // "With a scout present": not with the place as company.
    const isAtPlace = frame.complements.some(
      ({ role, type }) =>
        role !== null && type?.name === placing.place && whole.filled[role] !== phrase.filled[role],
    )
    if (!isAtPlace) return []
    const test = statement(frame, { [role.role]: thing, ...whole.filled }, lexicon)
    return test && !('ruledOut' in test) ? [ofType(test, placing.place)] : []
  })
}

function justDone(verb: PredicatePhrase, within: string | null, lexicon: Lexicon): Built<PropertyPhrase> {
  return isClosed(verb)
    ? relative(verb, (who) => done(who, { ...verb, modal: 'just' }, within, lexicon))
    : null
}

export const gapRules: readonly Rule[] = [
  rule('relation to the place of the card', 'fact', ['list', 'predicate'], ([thing, verb], site) => {
    const spot = verb.open === null && !isComplete(verb) ? here(site) : null
    if (!spot || spot.type.name === 'thing') return null
    const { next } = takeFiller(verb, spot, site.lexicon)
    const place = placingOf(site.lexicon)?.place
    return next.filter(isComplete).flatMap((whole) => {
      // "If you control with a scout": the place is no scout.
      const role = whole.frame.complements.find(
        (one) => one.role !== null && whole.filled[one.role] !== verb.filled[one.role],
      )
      if (role?.type?.name !== place) return []
      const said = related(thing, whole, site.lexicon)
      return said && 'value' in said ? [against('left-out-place', said)] : []
    })
  }),
  rule(
    'that somebody does',
    'modifier',
    ["'that|which|who'?", 'thing', 'predicate'],
    ([, thing, verb], { lexicon }) => saidInGap(thing, verb, (whole) => related(thing, whole, lexicon)),
  ),
  rule(
    'that somebody has done',
    'modifier',
    ["'that|which|who'?", 'thing', 'predicate', 'within?'],
    ([, thing, verb, within], { lexicon }) =>
      saidInGap(thing, verb, (whole) => done(thing, whole, within?.procedure ?? null, lexicon)),
  ),
  rule(
    'where somebody has',
    'whereabouts',
    ["'where'", 'thing', "'has|have'", 'thing'],
    ([, owner, , thing], { lexicon }) => {
      const placing = placingOf(lexicon)
      const player = narrowed(lexicon, owner, ['player'])
      const { set } = thing
      if (!placing || !player || !set || thing.determiner === 'the') return null
      const own = holdsFor(player, (by) => compare('=', { op: 'controller', of: local(set.name) }, by))
      const items = [...(set.where ? [set.where] : []), own, isAt(placing, local(set.name), subject)]
      return ofType(exists({ ...thing, set: { ...set, where: { op: 'and', items } } }), placing.place)
    },
  ),
  rule(
    'where somebody has so much',
    'whereabouts',
    ["'where'", 'thing', "'has|have'", 'frame'],
    ([, owner, , phrase], { lexicon }) => {
      const placing = placingOf(lexicon)
      const { frame } = phrase
      if (!placing || frame.kind !== 'noun') return null
      const owned = takeWord(phrase, 'of').flatMap((begun) => takeFiller(begun, owner, lexicon).next)
      return owned
        .flatMap((begun) => fillLast(begun, known(one(placing.place), subject), lexicon))
        .flatMap((whole) => {
          const value = definedValue(frame, whole.filled, lexicon)
          if (!value || 'ruledOut' in value) return []
          return [ofType(compare('>', value, number(0)), placing.place)]
        })
    },
  ),
  rule('whereabouts of what a noun means', 'modifier', ['whereabouts'], ([said]) => said),
  rule(
    'where something is',
    'whereabouts',
    ["'where'", 'list', "'is|are'", 'frame'],
    ([, thing, , phrase], { lexicon }) => stateAt(thing, phrase, lexicon),
  ),
  rule(
    'where something is, said in short',
    'whereabouts',
    ["'where'", 'list', 'frame'],
    ([, thing, phrase], { lexicon }) =>
      stateAt(thing, phrase, lexicon).map((said) => against('left-out-verb', said)),
  ),
  rule('where this is', 'whereabouts', ["'where'", 'frame'], ([, phrase], { lexicon, scope }) =>
    scope.self === null
      ? null
      : stateAt(known(one(scope.self.type), { op: 'this' }), phrase, lexicon).map((said) =>
          against('left-out-verb', said),
        ),
  ),

  withParticiple(
    rule('participle', 'participle', ['predicate'], ([verb], { lexicon }) => {
      const made = inPassive(verb, 'past')
      return made && isSpecial(made.frame, verb.frame, lexicon) ? against('plain-verb', made) : made
    }),
  ),
  rule(
    'participle with a thing',
    'participle',
    ['participle', 'list'],
    ([verb, thing], { lexicon }) => takeFiller(verb, thing, lexicon).next,
  ),
  rule(
    'participle with a number',
    'participle',
    ['participle', 'factor'],
    ([verb, amount], { lexicon }) => takeFiller(verb, amount, lexicon).next,
  ),
  rule('participle with a fixed word', 'participle', ['participle', 'fixed-word'], ([verb, token]) =>
    takeWord(verb, token.word),
  ),
  rule('to which something is done', 'modifier', ['participle', 'within?'], ([verb, within], { lexicon }) => {
    if (!isClosed(verb)) return null
    const isEvent = 'event' in verb.frame.target
    if (!isEvent && within) return null
    return relative(verb, (who) =>
      isEvent
        ? done(who, { ...verb, modal: 'has' }, within?.procedure ?? null, lexicon)
        : related(who, { ...verb, form: 'third' }, lexicon),
    )
  }),
  rule('that something stands to, said of it', 'complement', ['participle'], ([verb], { lexicon }) =>
    isClosed(verb) && !('event' in verb.frame.target)
      ? relative(verb, (who) => related(who, { ...verb, form: 'third' }, lexicon))
      : null,
  ),
  rule(
    'to which something was just done',
    'modifier',
    ["'just'", 'participle', 'within?'],
    ([, verb, within], { lexicon }) => justDone(verb, within?.procedure ?? null, lexicon),
  ),
  rule(
    'to which something was just done, said before',
    'adjective',
    ["'just-'", 'participle'],
    ([, verb], site) => justDone(verb, null, site.lexicon),
  ),
]
