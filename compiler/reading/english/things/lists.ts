/** Lists of things: "a unit, a ship or an asset"; "this unit and each of your pilots". */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { SeriesPhrase } from '../../categories.js'
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Built, Rule, RuledOut } from '../../chart/rule.js'
import { createIdentity } from '../../chart/identity.js'
import type { Type } from '../../api.js'
import type { Lexicon } from '../../lexicon.js'
import { and, compare, local, or } from '../../meaning/logic.js'
import { oneByOne, setName } from '../../meaning/names.js'
import { members } from '../../meaning/quantify.js'
import { substitute } from '../../meaning/subject.js'
import { commonOf, descends } from '../../meaning/types.js'
import type { Determiner, ThingPhrase } from '../../phrases.js'
import { known } from './build.js'
import { placingOf } from './spots.js'

const joinable: ReadonlySet<Determiner> = new Set<Determiner>(['bare', 'each', 'all', 'the'])

function all(things: readonly ThingPhrase[], type: string): ThingPhrase | RuledOut {
  if (things.some(({ determiner }) => determiner === 'no')) return ruledOut('"no" says what is not done')
  const whole: Type = { name: type, many: true }
  if (things.some((thing) => thing.value === null && !joinable.has(thing.determiner)))
    return { ...known(whole, local(oneByOne), 'all'), joined: [...things] }
  const items = things.map(members).flatMap((each) => (each.op === 'list' ? each.items : [each]))
  return { ...known(whole, { op: 'list', items }, 'all'), joined: [...things] }
}

/** One thing, or a description of which one is meant. */
const isOne = (thing: ThingPhrase): boolean =>
  !thing.type.many && !thing.pending && ['a', 'any', 'the', 'another'].includes(thing.determiner)

/** How the things of a list with "or" are taken together; null when they are too unlike. */
export function eitherOf(things: readonly ThingPhrase[]): Determiner | null {
  if (things.every(isOne)) return 'a'
  const [first] = things
  if (!first || first.value !== null || first.determiner === 'the') return null
  return things.every(({ determiner, value }) => determiner === first.determiner && value === null)
    ? first.determiner
    : null
}

/** That the thing called `name` is the one, or one of those described. */
function isAmong(thing: ThingPhrase, name: string, type: string): Expression {
  if (thing.value) return compare('=', local(name), thing.value)
  const { set } = thing
  return and(
    thing.type.name === type ? null : { op: 'is', of: local(name), type: thing.type.name },
    set?.where ? substitute(set.where, set.name, local(name)) : null,
  )
}

/** Whatever is one or the other: "a unit or your ship". */
function either(things: readonly ThingPhrase[], type: string, start: number): ThingPhrase | RuledOut | null {
  const determiner = eitherOf(things)
  const last = things.at(-1)
  if (determiner === null || !last || things.some(({ binds }) => binds !== null)) return null
  const identify = createIdentity()
  const among = last.set?.among ?? null
  if (things.some(({ set }) => identify(set?.among ?? null) !== identify(among)))
    return ruledOut('these are not looked for in the same place')
  const name = setName(start)
  const where = or(...things.map((thing) => isAmong(thing, name, type)))
  const many = things.some((thing) => thing.type.many)
  return { ...known({ name: type, many }, where, determiner), value: null, set: { name, type, among, where } }
}

/** "a pilot and/or a scout": whoever acts takes the one, the other, or both. */
function atWill(thing: ThingPhrase): ThingPhrase {
  const { value } = thing
  const named =
    value?.op === 'things'
      ? { name: value.name, type: value.type, among: value.among ?? null, where: value.where ?? null }
      : null
  const set = thing.set ?? named
  return set ? { ...thing, set, value: null, determiner: 'up to', count: { op: 'number', value: 1 } } : thing
}

function joined(
  first: ThingPhrase,
  more: SeriesPhrase<ThingPhrase>,
  start: number,
  lexicon: Lexicon,
): Built<ThingPhrase> {
  const things = [first, ...more.items]
  const types = things.map((thing) => thing.type.name)
  const players = types.filter((type) => type === 'player').length
  if (players > 0 && players < types.length) return ruledOut('players and things')
  const type = commonOf(lexicon, types)
  if (more.each && !things.every(isOne)) return null
  const made = more.join === 'and' ? all(things, type) : either(things, type, start)
  if (made === null || 'ruledOut' in made) return made
  if (more.each) return { ...made, value: local(oneByOne), joined: things.map(atWill) }
  // "a site with Ann or Ben": what is joined is of a kind.
  if (!types.includes(type)) {
    const place = placingOf(lexicon)?.place ?? null
    const isPlace = types.map((one) => place !== null && place !== 'thing' && descends(lexicon, one, place))
    // "a site with Ann, or Ben": a place and who may be there are quite unlike.
    const isMixed = isPlace.includes(true) && isPlace.includes(false)
    if (isMixed) return against('shared-qualifier', against('shared-qualifier', made))
    if (more.join === 'or') return against('shared-qualifier', made)
  }
  const last = more.items.at(-1)
  return last?.determiner === 'bare' && last.set ? against('shared-qualifier', made) : made
}

export const listRules: readonly Rule[] = [
  rule('one thing', 'list', ['thing'], ([thing]) => thing),
  rule('last of a list', 'more things', ["','?", "'and|or'", 'thing'], ([, word, thing]) => ({
    as: 'series',
    join: word.word === 'or' ? 'or' : 'and',
    items: [thing],
  })),
  rule('last of a list, at will', 'more things', ["','?", "'and / or'", 'thing'], ([, , thing]) => ({
    as: 'series',
    join: 'and',
    each: 'at will',
    items: [thing],
  })),
  rule('or another, in brackets', 'more things', ["'('", "'and|or'", 'thing', "')'"], ([, word, thing]) => ({
    as: 'series',
    join: word.word === 'or' ? 'or' : 'and',
    items: [thing],
  })),
  rule('one of a list', 'more things', ["','", 'thing', 'more things'], ([, thing, more]) => ({
    ...more,
    items: [thing, ...more.items],
  })),
  rule(
    'one of a list joined by words',
    'more things',
    ["'and|or'", 'thing', 'more things'],
    ([word, thing, more]) => (word.word === more.join ? { ...more, items: [thing, ...more.items] } : null),
  ),
  rule(
    'things joined',
    'list',
    ["'either'?", 'thing', 'more things'],
    ([, first, more], { lexicon, start, starts, found }) => {
      const made = joined(first, more, start, lexicon)
      // "units except pilots and scouts": neither is meant.
      const [, from = start, to = start] = starts
      for (let at = from; at < to; at++)
        if (found("'except'", at, at + 1) && made && 'as' in made && 'type' in made)
          return against('nearest-attachment', made)
      return made
    },
  ),
  rule(
    'some things or others',
    'list',
    ['thing', "'if'", 'condition', "', otherwise'", 'thing'],
    ([one, , test, , other], { lexicon, scope }) =>
      scope.self || one.determiner !== 'the' || other.determiner !== 'the'
        ? null
        : known(
            { name: commonOf(lexicon, [one.type.name, other.type.name]), many: one.type.many },
            { op: 'if', test: test.value, then: members(one), else: members(other) },
            'the',
          ),
  ),
]
