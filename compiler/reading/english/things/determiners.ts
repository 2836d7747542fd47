/** Which and how many: from a noun to a thing. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Rule, Site } from '../../chart/rule.js'
import type { ThingPhrase } from '../../phrases.js'
import { and, compare, local, number } from '../../meaning/logic.js'
import { setName } from '../../meaning/names.js'
import { pendingValue } from '../../meaning/pending.js'
import { members } from '../../meaning/quantify.js'
import { calledBy } from '../../resolve/called.js'
import { commonOf, descends, fitsOne, listed, one, overlaps } from '../../meaning/types.js'
import { valueOfQuantity } from '../numbers/quantities.js'
import { described, determined, known, noun } from './build.js'
import { contentsOf } from './places.js'
import { unsaidPlace } from './spots.js'

/** What stands behind "the" is a name in scope, as a whole: "the dark unit". */
function isName(site: Site): boolean {
  return site.found('name', site.start + 1, site.end)
}

/** "the unit just deployed" is rather one that was spoken of as deployed. */
function saysJust(site: Site): boolean {
  for (let at = site.start + 1; at < site.end; at++)
    if (site.found("'just'", at, at + 1) || site.found("'just-'", at, at + 1)) return true
  return false
}

/** The whole number next to it. */
function stepped(value: Expression, by: 1 | -1): Expression {
  return value.op === 'number' ? number(value.value + by) : { op: 'add', items: [value, number(by)] }
}

export const determinerRules: readonly Rule[] = [
  rule('a', 'thing', ["'a|an'", 'noun'], ([article, noun]) => {
    if (noun.type.many) return ruledOut(`"${article.word}" before a plural`)
    return determined(noun, 'a')
  }),
  rule('bare plural', 'thing', ['noun'], ([noun]) => (noun.type.many ? determined(noun, 'bare') : null)),
  rule('what is spoken of', 'topic', ['list'], ([list]) => list),
  rule('each', 'thing', ["'each|every'", 'noun'], ([, noun]) =>
    noun.type.many ? ruledOut('"each" before a plural') : determined(noun, 'each', null, false),
  ),
  rule('each of', 'thing', ["'each of'", 'thing'], ([, thing]) =>
    thing.type.many && ['bare', 'the', 'all'].includes(thing.determiner)
      ? { ...thing, determiner: 'each', type: { ...thing.type, many: thing.value !== null } }
      : null,
  ),
  rule('any of', 'thing', ["'any of|either of'", 'thing'], ([, thing]) =>
    thing.type.many && thing.set && ['bare', 'the', 'all'].includes(thing.determiner)
      ? { ...thing, determiner: 'any', type: { ...thing.type, many: false } }
      : null,
  ),
  rule('all of', 'thing', ["'all of|both of'", 'thing'], ([, thing]) =>
    thing.type.many && ['bare', 'the'].includes(thing.determiner) ? { ...thing, determiner: 'all' } : null,
  ),
  rule('all', 'thing', ["'all'", "'of the'?", 'noun'], ([, , noun]) =>
    noun.type.many ? determined(noun, 'all') : ruledOut('"all" before a singular'),
  ),
  rule('both', 'thing', ["'both'", 'noun'], ([, noun]) => (noun.type.many ? determined(noun, 'all') : null)),
  rule('any number of', 'thing', ["'any number of'", 'noun'], ([, noun]) =>
    noun.type.many ? determined(noun, 'any number of') : null,
  ),
  rule('any', 'thing', ["'any'", 'noun'], ([, noun]) => determined(noun, 'any')),
  rule('no', 'thing', ["'no'", 'noun'], ([, noun]) => determined(noun, 'no')),
  rule('neither', 'thing', ["'neither'", 'noun'], ([, noun]) =>
    noun.type.many ? null : determined(noun, 'no'),
  ),
  rule('another', 'thing', ["'another'", 'noun'], ([, noun], site) => {
    if (noun.type.many) return null
    const { set, type } = noun
    const but = (than: Expression) => {
      const where = and(set.where, compare('≠', local(set.name), than))
      return determined({ ...noun, set: { ...set, where } }, 'another')
    }
    const { self } = site.scope
    if (self && overlaps(site.lexicon, self.type, type.name)) return but({ op: 'this' })
    const types = [type.name]
    const other = but(
      pendingValue({ position: site.start, way: 'that', number: 'one', types, not: set.name }),
    )
    if (!self) return other
    // On a card that is no such thing itself: other than where the card is.
    const own = unsaidPlace(site)
    const isPlace = own !== null && descends(site.lexicon, type.name, own.type.name)
    return [other, against('own-card', but(isPlace ? members(own) : { op: 'this' }))]
  }),
  rule('a number of', 'thing', ['factor', 'noun'], ([count, noun]) => {
    if (count.before.length > 0) return null
    const single = count.value.op === 'number' && count.value.value === 1
    if (noun.type.many === single)
      return count.value.op === 'number' ? ruledOut('number and noun do not agree') : null
    return determined(noun, 'exactly', count.value)
  }),
  rule('any so many', 'thing', ["'any'", 'integer', 'noun'], ([, { value }, noun]) =>
    noun.type.many === (value === 1) ? null : determined(noun, 'exactly', number(value)),
  ),
  rule('up to', 'thing', ["'up to'", 'factor', 'noun'], ([, count, noun]) => {
    const single = count.value.op === 'number' && count.value.value === 1
    return noun.type.many === single ? null : determined(noun, 'up to', count.value, true)
  }),
  rule('one or two', 'thing', ['integer', "'or'", 'integer', "'of'?", 'noun'], ([least, , most, , noun]) =>
    noun.type.many && most.value === least.value + 1
      ? { ...determined(noun, 'up to', number(most.value)), least: least.value }
      : null,
  ),
  rule(
    'one or two of',
    'thing',
    ['integer', "'or'", 'integer', "'of'", 'thing'],
    ([least, , most, , thing]) =>
      thing.type.many && thing.set && thing.determiner === 'bare' && most.value === least.value + 1
        ? { ...thing, determiner: 'up to', count: number(most.value), least: least.value }
        : null,
  ),
  rule(
    'the extreme, said before',
    'thing',
    ["'the'?", "'highest-|greatest-|lowest-|least-'", 'quantity', 'noun'],
    ([, word, quantity, noun], { lexicon, scope }) => {
      if (quantity.holds !== 'number' || !scope.self) return null
      if (!fitsOne(lexicon, noun.type.name, quantity.of))
        return ruledOut(`${quantity.name} is of a ${listed(quantity.of)}, not of a ${noun.type.name}`)
      const kind = ['highest-', 'greatest-'].includes(word.word) ? 'greatest' : 'least'
      const { name } = noun.set
      const of = members(determined(noun, 'all'))
      return known(noun.type, {
        op: 'extreme',
        kind,
        of,
        name,
        value: valueOfQuantity(quantity, local(name)),
      })
    },
  ),
  rule('exactly', 'thing', ["'exactly'", 'factor', 'noun'], ([, count, noun]) => ({
    ...determined(noun, 'exactly', count.value, true),
    strict: true,
  })),
  rule('at least', 'thing', ["'at least'", 'factor', 'noun'], ([, count, noun]) =>
    determined(noun, 'at least', count.value, true),
  ),
  rule('at most', 'thing', ["'at most'", 'factor', 'noun'], ([, count, noun]) =>
    determined(noun, 'up to', count.value, true),
  ),
  rule(
    'or more, or fewer',
    'thing',
    ['factor', "'or more|or fewer'", "'of'?", 'noun'],
    ([count, word, , noun]) =>
      determined(noun, word.word === 'more' ? 'at least' : 'up to', count.value, true),
  ),
  rule(
    'more or fewer than',
    'thing',
    ["'more than|fewer than|less than'", 'factor', 'noun'],
    ([word, count, noun]) =>
      determined(
        noun,
        word.word === 'more' ? 'at least' : 'up to',
        stepped(count.value, word.word === 'more' ? 1 : -1),
        true,
      ),
  ),
  rule('either', 'thing', ["'either'", 'noun'], ([, noun]) =>
    noun.type.many ? ruledOut('"either" before a plural') : determined(noun, 'a'),
  ),
  rule(
    'anything',
    'thing',
    ["'anything|anyone|something|someone'", 'modifier?'],
    ([word, said], { lexicon, start }) => {
      const made = noun(one('thing'), setName(start), null)
      const whole = said ? described(made, said, lexicon) : made
      if ('ruledOut' in whole) return whole
      return determined(whole, word.word.startsWith('any') ? 'any' : 'a')
    },
  ),
  rule('the only one', 'thing', ["'the'", 'noun'], ([, noun], site) => {
    const made = determined(noun, 'the')
    if (isName(site)) return against('known-term', made)
    return noun.plain || saysJust(site) ? against('refers-back', made) : made
  }),
  rule('the one mentioned', 'thing', ["'the'", 'noun'], ([, noun], site) => {
    if (!noun.plain) return null
    const number = noun.type.many ? 'many' : 'one'
    const value = pendingValue({ position: site.start, way: 'the', number, types: [noun.type.name] })
    const made: ThingPhrase = { ...known(noun.type, value), pending: true }
    return isName(site) ? against('known-term', made) : made
  }),
  rule('one without an article', 'thing', ['kind'], ([kind], { scope, lexicon, start }) => {
    if (!scope.self || kind.type.many || !kind.plain || kind.type.name === 'player' || kind.set.among)
      return null
    const types = [kind.type.name]
    const made = {
      ...known(kind.type, pendingValue({ position: start, way: 'that', number: 'one', types })),
      pending: true,
    }
    const isOwn = descends(lexicon, scope.self.type, kind.type.name)
    return [
      against('left-out-article', made),
      ...(isOwn ? [against('own-card', against('left-out-article', known(kind.type, { op: 'this' })))] : []),
    ]
  }),
  rule('that one', 'thing', ["'that|those'", 'noun'], ([word, noun], { start }) => {
    if ((word.word === 'those') !== noun.type.many) return null
    if (!noun.plain) return ruledOut(`"${word.word}" refers back by a type alone`)
    const number = noun.type.many ? 'many' : 'one'
    return {
      ...known(noun.type, pendingValue({ position: start, way: 'that', number, types: [noun.type.name] })),
      pending: true,
    }
  }),
  // "Choose a scout. That scout …"
  rule('that one, by its word', 'thing', ["'that|those'", 'value-word'], ([{ word: which }, word], site) => {
    const { lexicon, start } = site
    const { many } = word
    const name = commonOf(lexicon, word.of ?? lexicon.attribute(word.attribute)?.of ?? [])
    if (!site.scope.self || name === 'thing' || (which === 'those') !== many) return null
    const number = many ? 'many' : 'one'
    const called = calledBy(word.attribute, word.word)
    const value = pendingValue({ position: start, way: 'that', number, types: [name], called })
    return { ...known({ name, many }, value), pending: true }
  }),
  rule('the other', 'thing', ["'the other'", 'noun'], ([, noun], { start }) => {
    const than = pendingValue({
      position: start,
      way: 'that',
      number: 'one',
      types: [noun.type.name],
      not: noun.set.name,
    })
    const { set } = noun
    const where = and(set.where, compare('≠', local(set.name), than))
    return determined({ ...noun, plain: false, set: { ...set, where } }, 'the')
  }),
  rule(
    'top cards of a zone',
    'thing',
    ["'the'?", "'top|bottom'", 'factor?', 'kind', "'of|from'", 'list'],
    ([the, end, count, noun, , place], { scope }) => {
      const among = contentsOf(place)
      const single = count === undefined || (count.value.op === 'number' && count.value.value === 1)
      if (!among) return ruledOut(`a ${place.type.name} has no ${end.word}`)
      const isShort = the === undefined && single
      if (single === noun.type.many || (isShort && !scope.self)) return null
      const { set } = noun
      const of: Expression = set.where
        ? { op: 'things', name: set.name, type: set.type, among, where: set.where }
        : among
      const value: Expression = {
        op: end.word === 'top' ? 'first' : 'last',
        of,
        count: count?.value ?? number(1),
      }
      const made = { ...known({ name: noun.type.name, many: !single }, value), binds: noun.binds }
      return isShort ? against('left-out-article', made) : made
    },
  ),
]
