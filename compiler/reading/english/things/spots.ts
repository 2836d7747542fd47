/**
 * Words for places that depend on where the text stands: "here", "there", "same site". What "at" means is the game's to
 * say: it declares a relation of that name, stored or by definition.
 */
import type { Expression } from '../../../../runtime/program/expressions.js'
import { against, rule } from '../../chart/rule.js'
import type { PropertyPhrase, NounPhrase } from '../../categories.js'
import type { Built, Rule, Site } from '../../chart/rule.js'
import { takeFiller, takeWord } from '../../clauses/complements.js'
import { isPlayed } from '../../clauses/meaning/played.js'
import type { Lexicon } from '../../lexicon.js'
import { and, compare, local, or } from '../../meaning/logic.js'
import { setName } from '../../meaning/names.js'
import { noneOf, pendingValue } from '../../meaning/pending.js'
import { holdsFor, members } from '../../meaning/quantify.js'
import { about, subject } from '../../meaning/subject.js'
import { descends, one } from '../../meaning/types.js'
import type { ThingPhrase } from '../../phrases.js'
import { determined, known, noun, property } from './build.js'

interface Placing {
  relation: string
  /** What things are at; "thing" where the game does not say. */
  place: string
}

/** The relation that the game calls "at". */
export function placingOf(lexicon: Lexicon): Placing | null {
  for (const frame of lexicon.frames('at')) {
    const [only, ...others] = frame.complements
    if (frame.kind === 'copula' && 'relation' in frame.target && only?.type && others.length === 0)
      return { relation: frame.target.relation, place: only.type.name }
  }
  const stored = lexicon.senses('at').some((sense) => sense.cat === 'stored')
  return stored ? { relation: 'at', place: 'thing' } : null
}

export const isAt = ({ relation }: Placing, left: Expression, right: Expression): Expression => ({
  op: 'holds',
  relation,
  left,
  right,
})

/** The place of that type at which a thing is. */
export function placeOf(placing: Placing, thing: Expression, type: string, site: Site): ThingPhrase {
  const name = setName(site.start)
  return determined(noun(one(type), name, isAt(placing, thing, local(name)), false), 'the')
}

/** Where the card is whose text this is: the card itself if it is a place. Null where no text of a card is read. */
export function here(site: Site): ThingPhrase | null {
  const { lexicon, scope } = site
  const placing = placingOf(lexicon)
  if (!placing || !scope.self) return null
  return placing.place !== 'thing' && descends(lexicon, scope.self.type, placing.place)
    ? known(one(placing.place), { op: 'this' })
    : placeOf(placing, { op: 'this' }, placing.place, site)
}

/**
 * Where something is that is said of no place ("an adjacent site"): where the card is, or, since a card that is played is
 * nowhere, where that is what was spoken of ("relocate your scout to an adjacent site").
 */
export function unsaidPlace(site: Site): ThingPhrase | null {
  const { scope, lexicon } = site
  const placing = placingOf(lexicon)
  if (!placing || !scope.self || !isPlayed(lexicon, scope.self.type)) return here(site)
  const spoken = pendingValue({
    position: site.start,
    way: 'it',
    number: 'one',
    types: [],
    ...(placing.place !== 'thing' && { not: noneOf(placing.place) }),
  })
  return placeOf(placing, spoken, placing.place, site)
}

/** The place, described so, at which a thing is, or things are. Null where it is no place of the game. */
function placeAt(kind: NounPhrase, thing: ThingPhrase, lexicon: Lexicon): ThingPhrase | null {
  const placing = placingOf(lexicon)
  if (!placing || kind.type.many || !descends(lexicon, kind.type.name, placing.place)) return null
  const { name } = kind.set
  const where = holdsFor(thing, (value) => isAt(placing, value, local(name)))
  const set = { ...kind.set, where: and(kind.set.where, where) }
  return determined({ ...kind, plain: false, set }, 'the')
}

/** "Mara's place": where she is. A thing's square has a rule of its own. */
export function placeOfThing(thing: ThingPhrase, kind: NounPhrase, lexicon: Lexicon): ThingPhrase | null {
  return kind.type.name === 'square' ? null : placeAt(kind, thing, lexicon)
}

function there(site: Site): ThingPhrase | null {
  const placing = placingOf(site.lexicon)
  if (!placing) return null
  const { place } = placing
  const types = place === 'thing' ? [] : [place]
  const value = pendingValue({ position: site.start, way: 'that', number: 'one', types })
  return { ...known(one(place), value), pending: true }
}

/** A word that the game has declared for itself means what the game says. */
function isDeclared(word: string, { lexicon }: Site): boolean {
  return lexicon.frames(word).length > 0 || lexicon.senses(word).length > 0
}

/** The place of the card itself, or one that is so: "same or related site"; all of them: "same and related sites". */
function hereOr({ test }: PropertyPhrase, kind: NounPhrase, site: Site): Built<ThingPhrase> {
  const own = here(site)
  const { lexicon } = site
  if (!own || !descends(lexicon, kind.type.name, own.type.name)) return null
  const { set } = kind
  const where = or(compare('=', local(set.name), members(own)), about(test, local(set.name)))
  const all = and(set.where, where)
  const determiner = kind.type.many ? 'bare' : 'a'
  return against(
    'left-out-article',
    determined({ ...kind, plain: false, set: { ...set, where: all } }, determiner),
  )
}

export const spotRules: readonly Rule[] = [
  rule('here', 'spot', ["'here'"], (_, site) => (isDeclared('here', site) ? null : here(site))),
  rule('there', 'spot', ["'there'"], (_, site) => (isDeclared('there', site) ? null : there(site))),
  rule('elsewhere', 'spot', ["'elsewhere'"], (_, site) => {
    const own = isDeclared('elsewhere', site) ? null : here(site)
    if (!own || own.type.name === 'thing') return null
    const name = setName(site.start)
    return determined(noun(one(own.type.name), name, compare('≠', local(name), members(own)), false), 'any')
  }),
  // "Your power is +1 where you have a scout": at any place that is so.
  rule('where it is so', 'spot', ['whereabouts'], ([said], site) => {
    const placing = placingOf(site.lexicon)
    if (!placing || placing.place === 'thing') return null
    const name = setName(site.start)
    const place = noun(one(placing.place), name, about(said.test, local(name)), false)
    return against('nearest-attachment', determined(place, 'any'))
  }),
  rule(
    'is at a spot',
    'place',
    ['spot'],
    ([spot], { lexicon, scope, found, start, end }) => {
      const placing = placingOf(lexicon)
      // Behind a noun, where it is so is said of what the noun means.
      if (!placing || found('whereabouts', start, end)) return null
      const there = isAt(placing, subject, members(spot))
      // Where the game does not say what a place is, the card itself may be one.
      const isOpen = placing.place === 'thing' && !spot.pending && scope.self !== null
      return property(isOpen ? or(isAt(placing, subject, { op: 'this' }), there) : there)
    },
    ['whereabouts'],
  ),
  rule('verb with a spot', 'predicate', ['predicate', 'spot'], ([verb, spot], { lexicon }) => {
    if (verb.modal !== null && verb.modal !== 'just') return null
    const begun = verb.open === null ? ['to', 'at'].flatMap((word) => takeWord(verb, word)) : [verb]
    return begun.flatMap((one) => takeFiller(one, spot, lexicon).next).filter((one) => one.open === null)
  }),
  rule('same place', 'thing', ["'the'?", "'same'", 'kind'], ([, , kind], site) => {
    const placing = placingOf(site.lexicon)
    const { scope, start, lexicon } = site
    if (!placing || !scope.self || kind.type.many || !descends(lexicon, kind.type.name, placing.place))
      return null
    const { name: type } = kind.type
    const own = descends(lexicon, scope.self.type, type)
      ? known(one(type), { op: 'this' })
      : placeOf(placing, { op: 'this' }, type, site)
    if (!kind.plain) return own
    const value = pendingValue({ position: start, way: 'the', number: 'one', types: [type] })
    return [{ ...known(kind.type, value), pending: true }, against('refers-back', own)]
  }),
  rule(
    'same or another place',
    'thing',
    ["'same or|same and'", 'adjective', 'kind'],
    ([, adjective, kind], site) => hereOr(adjective, kind, site),
  ),
  rule(
    'same or another place, in brackets',
    'thing',
    ["'same ( or'", 'adjective', "')'", 'kind'],
    ([, adjective, , kind], site) => hereOr(adjective, kind, site),
  ),
  rule(
    'same place as',
    'thing',
    ["'the'?", "'same'", 'kind', "'as'", 'list'],
    ([, , kind, , thing], { lexicon }) => placeAt(kind, thing, lexicon),
  ),
]
