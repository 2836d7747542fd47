/** Whose: possessives, zones, and who owns or controls a thing. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { NounPhrase } from '../../categories.js'
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Rule, RuledOut } from '../../chart/rule.js'
import type { Lexicon } from '../../lexicon.js'
import { and, compare, local } from '../../meaning/logic.js'
import { setName } from '../../meaning/names.js'
import { narrowed, pendingValue, unsaidOwner } from '../../meaning/pending.js'
import { holdsFor, isKnown, members } from '../../meaning/quantify.js'
import { one, several } from '../../meaning/types.js'
import type { Determiner, ThingPhrase } from '../../phrases.js'
import { determined, known } from './build.js'
import { placeOfThing } from './spots.js'

/** A zone of these players, or the shared one. */
function zoneOf(zone: string, owner: ThingPhrase, start: number, lexicon: Lexicon): ThingPhrase | RuledOut {
  if (!lexicon.zone(zone)?.each) return ruledOut(`the ${zone} belongs to nobody`)
  const player = narrowed(lexicon, owner, ['player'])
  if (!player) return ruledOut(`a ${zone} belongs to a player, not to a ${owner.type.name}`)
  const value: Expression = { op: 'zone', name: zone, of: members(player) }
  if (isKnown(player)) return known(one('zone'), value)
  const set = { name: setName(start), type: 'zone', among: value, where: null }
  return { ...known(one('zone'), value, player.determiner), value: null, set, type: one('zone') }
}

function playerOf(kind: string, thing: ThingPhrase, lexicon: Lexicon): ThingPhrase | RuledOut {
  const isOpponent = kind === 'opponent'
  if (isOpponent) {
    const player = narrowed(lexicon, thing, ['player'])
    if (!player || !isKnown(player)) return ruledOut(`the opponent of a ${thing.type.name}`)
    return known(one('player'), { op: 'opponent', of: members(player) })
  }
  if (thing.type.name === 'player') return ruledOut(`a player has no ${kind}`)
  if (!isKnown(thing)) return ruledOut(`the ${kind} of which ${thing.type.name}?`)
  return known(one('player'), { op: kind === 'owner' ? 'owner' : 'controller', of: members(thing) })
}

/** What nobody controls. */
const ownerless = new Set(['player', 'square', 'edge', 'corner'])

const ownedWays: Readonly<Record<string, Determiner>> = {
  any: 'any',
  another: 'another',
  each: 'each',
  no: 'no',
  all: 'all',
  both: 'all',
}

const isYou = ({ value }: ThingPhrase): boolean => value?.op === 'you'

/** What lies in a zone of all players: whose each thing is must still be said. */
const isShared = (among: Expression): boolean =>
  among.op === 'contents' && among.of.op === 'zone' && among.of.of === undefined

/** Such things of a player. */
function ownedBy(thing: ThingPhrase, noun: NounPhrase, lexicon: Lexicon): NounPhrase | RuledOut {
  const player = narrowed(lexicon, thing, ['player'])
  if (ownerless.has(noun.type.name) || (noun.set.among && !isShared(noun.set.among)) || !player)
    return ruledOut(`a ${noun.type.name} belongs to a player, not to a ${thing.type.name}`)
  const where = and(
    noun.set.where,
    holdsFor(player, (owner) => compare('=', { op: 'controller', of: local(noun.set.name) }, owner)),
  )
  return { ...noun, plain: false, set: { ...noun.set, where } }
}

export const ownerRules: readonly Rule[] = [
  rule('owner with a sign', 'possessor', ['thing', "''s'"], ([thing]) => ({ as: 'possessor', thing })),
  rule('zone of its owner', 'thing', ['possessor', 'zone-word'], ([{ thing }, word], { start, lexicon }) =>
    word.many ? null : zoneOf(word.zone, thing, start, lexicon),
  ),
  rule(
    'zone of a player',
    'thing',
    ["'the'", 'zone-word', "'of'", 'thing'],
    ([, word, , thing], { start, lexicon }) => (word.many ? null : zoneOf(word.zone, thing, start, lexicon)),
  ),
  rule('shared zone', 'thing', ["'the'?", 'zone-word'], ([, word], { lexicon }) =>
    !word.many && lexicon.zone(word.zone)?.each === false
      ? known(one('zone'), { op: 'zone', name: word.zone })
      : null,
  ),
  rule('zone of someone', 'thing', ["'a|any'", 'zone-word'], ([, word], { lexicon, start }) => {
    if (word.many || lexicon.zone(word.zone)?.each !== true) return null
    const among: Expression = { op: 'zone', name: word.zone, of: { op: 'players' } }
    const set = { name: setName(start), type: 'zone', among, where: null }
    return { ...known(one('zone'), among, 'a'), value: null, set }
  }),
  rule('zone of whoever is spoken of', 'thing', ['zone-word'], ([word], { lexicon }) =>
    !word.many && lexicon.zone(word.zone)?.each === true
      ? known(one('zone'), { op: 'zone', name: word.zone, of: local(unsaidOwner) })
      : null,
  ),
  rule('zones of all', 'thing', ["'all'?", 'zone-word'], ([, word], { lexicon }) =>
    word.many && lexicon.zone(word.zone)?.each === true
      ? known(several('zone'), { op: 'zone', name: word.zone, of: { op: 'players' } }, 'all')
      : null,
  ),
  rule('things of a player', 'thing', ['possessor', 'noun'], ([{ thing }, noun], { lexicon }) => {
    const owned = ownedBy(thing, noun, lexicon)
    if ('ruledOut' in owned) return placeOfThing(thing, noun, lexicon) ?? owned
    return noun.type.many ? determined(owned, 'bare') : { ...determined(owned, 'the'), oneOfSeveral: true }
  }),
  rule(
    'one of the things of a player',
    'thing',
    ["'a|an|any|another|each|no|all|both'", 'possessor', 'noun'],
    ([word, { thing }, noun], { lexicon, scope }) => {
      // "a player's hand": the article may belong to the owner.
      if (thing.value === null || thing.type.many) return null
      const owned = ownedBy(thing, noun, lexicon)
      if ('ruledOut' in owned) return owned
      const way = ownedWays[word.word] ?? 'a'
      if (noun.type.many !== (way === 'all') && way !== 'no') return null
      if (way === 'all') return against('left-out-of', determined(owned, way))
      if (isYou(thing)) return ruledOut('what is yours is "one of your …"')
      if (way !== 'another') return determined(owned, way)
      const { set } = owned
      const others = and(set.where, compare('≠', local(set.name), { op: 'this' }))
      return scope.self ? determined({ ...owned, set: { ...set, where: others } }, way) : null
    },
  ),
  rule(
    'so many things of a player',
    'thing',
    ['factor', 'possessor', 'noun'],
    ([count, { thing }, noun], { lexicon }) => {
      const single = count.value.op === 'number' && count.value.value === 1
      if (count.before.length > 0 || noun.type.many === single || thing.value === null) return null
      if (isYou(thing)) return ruledOut('what is yours is "two of your …"')
      const owned = ownedBy(thing, noun, lexicon)
      return 'ruledOut' in owned ? owned : against('left-out-of', determined(owned, 'exactly', count.value))
    },
  ),
  rule('what was chosen secretly', 'thing', ['possessor', "'choice'"], ([{ thing }], { lexicon, scope }) => {
    const choice = scope.names.findLast(({ value }) => value.op === 'chosen')
    if (choice?.value.op !== 'chosen') return ruledOut('nothing was chosen secretly before')
    const player = narrowed(lexicon, thing, ['player'])
    if (!player || !isKnown(player)) return ruledOut(`the choice of which ${thing.type.name}?`)
    return known(choice.type, { ...choice.value, by: members(player) })
  }),
  rule(
    'player beside a thing',
    'thing',
    ['possessor', "'owner|controller|opponent'"],
    ([{ thing }, word], { lexicon }) => playerOf(word.word, thing, lexicon),
  ),
  rule(
    'player beside what is spoken of',
    'thing',
    ["'owner|controller'"],
    ([word], { lexicon, scope, start }) => {
      if (!scope.self) return null
      const value = pendingValue({ position: start, way: 'it', number: 'one', types: [] })
      const whose = { ...known(one('thing'), value), pending: true }
      const made = playerOf(word.word, whose, lexicon)
      return 'ruledOut' in made ? made : against('left-out-owner', made)
    },
  ),
  rule(
    'player beside a thing behind of',
    'thing',
    ["'the'", "'owner|controller|opponent'", "'of'", 'thing'],
    ([, word, , thing], { lexicon }) => playerOf(word.word, thing, lexicon),
  ),
  rule('the opponent', 'thing', ["'the'?", "'opponent'"], (_, { scope }) =>
    scope.self ? known(one('player'), { op: 'opponent', of: { op: 'you' } }) : null,
  ),
  rule('you', 'thing', ["'you'"], (_, { scope }) =>
    scope.self
      ? known(one('player'), { op: 'you' })
      : ruledOut('"you" has a meaning only in the text of a card'),
  ),
  rule('your', 'possessor', ["'your'"], (_, { scope }) =>
    scope.self
      ? { as: 'possessor', thing: known(one('player'), { op: 'you' }) }
      : ruledOut('"your" has a meaning only in the text of a card'),
  ),
  rule('declared player', 'thing', ["'the'?", 'player-word'], ([, { player }]) =>
    known(one('player'), { op: 'word', value: player }),
  ),
]
