/** From where something moves, said behind the verb: "may not move from here", "may move between here and a site". */
import { rule } from '../../chart/rule.js'
import type { Rule, Site } from '../../chart/rule.js'
import { placingOf } from '../../english/things/spots.js'
import type { Lexicon } from '../../lexicon.js'
import { narrowed } from '../../meaning/pending.js'
import type { PredicatePhrase, PredicatesPhrase, ThingPhrase } from '../../phrases.js'
import { isClosed } from '../complements.js'
import { between, destination } from '../meaning/departures.js'

/** The two ways between the places, under one "may". */
function ways(
  may: boolean,
  verb: PredicatePhrase,
  one: ThingPhrase | undefined,
  other: ThingPhrase | undefined,
  isFree: boolean,
  site: Site,
): PredicatesPhrase | null {
  if (!one || !other || verb.modal !== null || verb.open !== null) return null
  const [there, back] = between(verb, one, other, site)
  if (!there || !back) return null
  const first = may ? { ...there, modal: 'may' as const } : there
  const free = isFree ? { free: true as const } : {}
  return {
    as: 'predicates',
    subject: null,
    parts: [
      { join: null, predicate: { ...first, ...free } },
      { join: 'or', predicate: { ...back, ...free } },
    ],
  }
}

/** "moves to and from here": there, and from there. */
function toAndFrom(
  may: boolean,
  verb: PredicatePhrase,
  place: ThingPhrase | undefined,
  isFree: boolean,
  { lexicon }: Site,
): PredicatesPhrase | null {
  const to = destination(verb.frame, lexicon)
  if (!place || to?.role == null || !to.type || verb.filled[to.role] || verb.from) return null
  if (verb.modal !== null || !isClosed(verb)) return null
  const there = narrowed(lexicon, place, [to.type.name])
  if (!there) return null
  const head = {
    ...verb,
    ...(may && { modal: 'may' as const }),
    ...(isFree && { free: true as const }),
  }
  const done = [...verb.done, verb.frame.complements.indexOf(to)].sort((a, b) => a - b)
  return {
    as: 'predicates',
    subject: null,
    parts: [
      { join: null, predicate: { ...head, filled: { ...verb.filled, [to.role]: there }, done } },
      { join: 'and', predicate: { ...head, from: there } },
    ],
  }
}

/** "was just lost from a place": where it was when it left play. */
function lastPlace({ frame, form, voice }: PredicatePhrase, lexicon: Lexicon): string | undefined {
  const isDone = form === 'past' || (voice === 'passive' && form !== 'base')
  const hasOwn = frame.complements.some(({ preposition }) => preposition === 'from')
  return isDone && !hasOwn && 'event' in frame.target ? placingOf(lexicon)?.place : undefined
}

export const departureRules: readonly Rule[] = [
  rule(
    'moves from a place',
    'predicate',
    ['predicate', "'from'", 'spot?', 'thing?'],
    (parts, { lexicon }) => {
      const [verb, , spot, thing] = parts
      const said = spot ?? thing
      const to = destination(verb.frame, lexicon)?.type?.name ?? lastPlace(verb, lexicon)
      if (!said || (spot && thing) || !to || verb.from || verb.open !== null) return null
      if (verb.modal !== null && verb.modal !== 'just') return null
      const from = narrowed(lexicon, said, [to])
      return from && { ...verb, from }
    },
  ),
  rule(
    'moves between here and a place',
    'predicates',
    ["'may'?", 'predicate', "'between'", 'spot', "'and'", 'thing', "'free|for free'?"],
    (parts, site) => ways(parts[0] !== undefined, parts[1], parts[3], parts[5], parts[6] !== undefined, site),
  ),
  rule(
    'moves between places',
    'predicates',
    ["'may'?", 'predicate', "'between'", 'thing', "'and'", 'thing', "'free|for free'?"],
    (parts, site) => ways(parts[0] !== undefined, parts[1], parts[3], parts[5], parts[6] !== undefined, site),
  ),
  rule(
    'moves to and from a place',
    'predicates',
    ["'may'?", 'predicate', "'to and from|to or from'", 'spot?', 'thing?', "'free|for free'?"],
    ([may, verb, , spot, thing, free], site) =>
      spot && thing ? null : toAndFrom(may !== undefined, verb, spot ?? thing, free !== undefined, site),
  ),
]
