/** What stands behind a noun, the extremes, and lists of things. */
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Against, Rule, Site } from '../../chart/rule.js'
import type { NounPhrase } from '../../categories.js'
import { and, compare, local, not } from '../../meaning/logic.js'
import { pendingOf, pendingOfName, pendingValue } from '../../meaning/pending.js'
import { exists, members } from '../../meaning/quantify.js'
import { walk } from '../../meaning/subject.js'
import { fitsOne, listed, several } from '../../meaning/types.js'
import { valueOfQuantity } from '../numbers/quantities.js'
import type { Determiner, ThingPhrase } from '../../phrases.js'
import { setName } from '../../meaning/names.js'
import { described, determined, known, noun } from './build.js'

/** A noun nearer to the part that begins at `from` could have taken it as well. */
function hasNearer(site: Site<'kind' | 'noun'>, from: number): boolean {
  // Nouns inside the head with its adjectives are the head itself.
  let head = site.start + 1
  for (let end = head + 1; end <= from; end++) if (site.found('kind', site.start, end)) head = end
  for (let start = head; start < from; start++)
    if (site.found('noun', start, from) && site.found('noun', start, site.end)) return true
  return false
}

/** "in battle with a pilot" is one state where the game knows it, not "with a pilot" said of what is in battle. */
export function isOneState(site: Site<'place'>, from: number): boolean {
  for (let start = site.start + 1; start < from; start++)
    if (site.found('place', start, from) && site.found('place', start, site.end)) return true
  return false
}

function attached(
  noun: NounPhrase,
  site: Site<'kind' | 'noun'>,
  from: number,
): NounPhrase | Against<NounPhrase> {
  return noun.joined !== true && hasNearer(site, from) ? against('nearest-attachment', noun) : noun
}

/** "them": several things that were spoken of. */
function asMany(thing: ThingPhrase): ThingPhrase {
  const pending = thing.value && pendingOf(thing.value)
  return pending?.way === 'they' && pending.number === 'any'
    ? {
        ...thing,
        type: { name: thing.type.name, many: true },
        value: pendingValue({ ...pending, number: 'many' }),
      }
    : thing
}

/** So many of a list: "two of your pilots". */
function someOf(said: ThingPhrase, determiner: Determiner, value: number): ThingPhrase | null {
  const thing = asMany(said)
  if (!thing.type.many || !['bare', 'the', 'all'].includes(thing.determiner)) return null
  const set = thing.set ?? { name: 'one', type: thing.type.name, among: members(thing), where: null }
  const count = determiner === 'a' ? null : ({ op: 'number', value } as const)
  return {
    ...thing,
    type: { name: thing.type.name, many: count !== null },
    set,
    value: null,
    determiner,
    count,
  }
}

/** What may be nearer. */
const nouns = ['kind', 'noun'] as const

export const nounRules: readonly Rule[] = [
  rule(
    'described behind',
    'noun',
    ['noun', 'modifier'],
    ([noun, said], site) => {
      const made = described(noun, said, site.lexicon)
      if ('ruledOut' in made) return made
      if (said.like !== undefined && said.like !== noun.type.name) return against('same-kind', made)
      const from = site.starts[1] ?? 0
      const told = attached(made, site, from)
      return told === made && isOneState(site, from) ? against('known-term', made) : told
    },
    ['kind', 'noun', 'place'],
  ),
  rule(
    'with something that stands in relation to it',
    'noun',
    ['noun', "'with|without'", 'thing'],
    ([noun, word, thing], site) => {
      const { set } = thing
      if (!set || thing.determiner === 'the' || !speaksOf(set, noun)) return null
      const test = exists(thing)
      const where = and(noun.set.where, word.word === 'with' ? test : not(test))
      return attached({ ...noun, plain: false, set: { ...noun.set, where } }, site, site.starts[1] ?? 0)
    },
    nouns,
  ),
  rule('for which', 'noun', ['noun', "'for which|such that'", 'condition'], ([noun, , test]) =>
    noun.binds === null
      ? ruledOut('what is said of it needs a name: "a card C for which …"')
      : { ...noun, plain: false, set: { ...noun.set, where: and(noun.set.where, test.value) } },
  ),
  rule(
    'the extreme',
    'thing',
    ["'the'", 'noun', "'with the'", "'highest|greatest|most|lowest|least|fewest'", 'quantity', 'modifier?'],
    ([, plain, , word, quantity, said], { lexicon }) => {
      const noun = said ? described(plain, said, lexicon) : plain
      if ('ruledOut' in noun) return noun
      if (!fitsOne(lexicon, noun.type.name, quantity.of))
        return ruledOut(`${quantity.name} is of a ${listed(quantity.of)}, not of a ${noun.type.name}`)
      const kind = ['highest', 'greatest', 'most'].includes(word.word) ? 'greatest' : 'least'
      const { name } = noun.set
      const value = valueOfQuantity(quantity, local(name))
      const of = members(determined(noun, 'all'))
      return known(noun.type, { op: 'extreme', kind, of, name, value })
    },
  ),
  rule('some of', 'thing', ["'exactly'?", 'integer', "'of'", 'thing'], ([, { value }, , thing]) =>
    value === 1 ? someOf(thing, 'a', 1) : someOf(thing, 'exactly', value),
  ),
  rule(
    'some or more of',
    'thing',
    ['integer', "'or'", "'more|fewer'", "'of'", 'thing'],
    ([{ value }, , word, , thing]) => someOf(thing, word.word === 'more' ? 'at least' : 'up to', value),
  ),
  rule(
    'bounded number of',
    'thing',
    ["'at'", "'least|most'", 'integer', "'of'", 'thing'],
    ([, word, { value }, , thing]) => someOf(thing, word.word === 'least' ? 'at least' : 'up to', value),
  ),
  rule('one of what was spoken of', 'thing', ["'one'"], (_, { start, scope }) => {
    const them = pendingValue({ position: start, way: 'they', number: 'many', types: [] })
    const one = scope.self && someOf({ ...known(several('thing'), them), pending: true }, 'a', 1)
    return one && against('left-out-of', one)
  }),
  rule(
    'the others of what was spoken of',
    'thing',
    ["'the other|the others|the rest'"],
    (_, { start, scope }) => {
      if (!scope.self) return null
      const among = pendingValue({ position: start, way: 'they', number: 'many', types: [] })
      const name = setName(start)
      const taken = pendingValue({ position: start, way: 'it', number: 'one', types: [], not: name })
      const where = compare('≠', local(name), taken)
      const rest = noun(several('thing'), name, where)
      return determined({ ...rest, set: { ...rest.set, among } }, 'all')
    },
  ),
  rule('up to so many of', 'thing', ["'up to'", 'integer', "'of'", 'thing'], ([, { value }, , thing]) =>
    someOf(thing, 'up to', value),
  ),
  rule('another of', 'thing', ["'another of'", 'thing'], ([, thing], { scope }) => {
    const { set } = thing
    if (!scope.self || !set || !thing.type.many || thing.determiner !== 'bare') return null
    const where = and(set.where, compare('≠', local(set.name), { op: 'this' }))
    return { ...thing, determiner: 'another', set: { ...set, where }, type: { ...thing.type, many: false } }
  }),
  rule('things in brackets', 'thing', ["'('", 'list', "')'"], ([, list]) => list),
]

/** "a site S with a card at S", "a site with a card at it". */
function speaksOf(set: object, noun: NounPhrase): boolean {
  let found = false
  walk(set, (node) => {
    const { op, name } = node
    if (op !== 'local' || typeof name !== 'string') return
    if (name === noun.binds || pendingOfName(name)?.way === 'it') found = true
  })
  return found
}
