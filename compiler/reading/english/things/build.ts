/** Makers of noun phrases, used by the rules of this folder. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Type } from '../../api.js'
import type { NounPhrase, PropertyPhrase } from '../../categories.js'
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut } from '../../chart/rule.js'
import type { Lexicon } from '../../lexicon.js'
import { and, local } from '../../meaning/logic.js'
import { about, substitute } from '../../meaning/subject.js'
import { descends, fitsOne, listed, overlaps } from '../../meaning/types.js'
import type { Determiner, ThingPhrase } from '../../phrases.js'

/** A known thing or list. */
export function known(type: Type, value: Expression, determiner: Determiner = 'the'): ThingPhrase {
  return { as: 'thing', type, determiner, count: null, value, set: null, binds: null, pending: false }
}

export function noun(type: Type, name: string, where: Expression | null, plain = where === null): NounPhrase {
  return { as: 'noun', type, set: { name, type: type.name, among: null, where }, plain, binds: null }
}

export function property(test: Expression, of: string[] = [], type: string | null = null): PropertyPhrase {
  return { as: 'property', of, test, type, among: null }
}

/** A noun of which also this is said. */
export function described(noun: NounPhrase, said: PropertyPhrase, lexicon: Lexicon): NounPhrase | RuledOut {
  if (!fitsOne(lexicon, noun.type.name, said.of))
    return ruledOut(`this is said of a ${listed(said.of)}, not of a ${noun.type.name}`)
  if (said.type !== null && hasOtherType(noun, said.type, lexicon))
    return ruledOut(`not each of these is a ${said.type}`)
  const narrower =
    said.type !== null && descends(lexicon, said.type, noun.type.name) ? said.type : noun.type.name
  const isTypeOnly = said.type !== null && narrower === said.type && said.typeOnly === true
  const among = said.among && noun.set.among === null ? about(said.among, local(noun.set.name)) : null
  const set = { ...noun.set, type: narrower }
  const made = { ...noun, type: { name: narrower, many: noun.type.many }, plain: false }
  if (among) return { ...made, set: withinList(set, among, lexicon) }
  return isTypeOnly
    ? { ...made, set }
    : {
        ...made,
        described: true,
        set: { ...set, where: and(set.where, about(said.test, local(set.name))) },
      }
}

/** One of the kinds that are joined can not be of this type. */
function hasOtherType({ joined, set }: NounPhrase, type: string, lexicon: Lexicon): boolean {
  if (!joined || set.where?.op !== 'or') return false
  return set.where.items.some((item) =>
    [item.op === 'and' ? item.items : item]
      .flat()
      .some((one) => one.op === 'is' && !overlaps(lexicon, one.type, type)),
  )
}

/** A set of which only the members of a list are meant; a list that is described itself adds its description. */
function withinList(set: NounPhrase['set'], list: Expression, lexicon: Lexicon): NounPhrase['set'] {
  if (list.op !== 'things') return { ...set, among: list }
  const inner = list.where ? substitute(list.where, list.name, local(set.name)) : null
  const among = list.among ?? null
  if (descends(lexicon, set.type, list.type)) return { ...set, among, where: and(inner, set.where) }
  if (descends(lexicon, list.type, set.type))
    return { ...set, type: list.type, among, where: and(inner, set.where) }
  return { ...set, among: list }
}

/** A noun with a determiner. */
export function determined(
  noun: NounPhrase,
  determiner: Determiner,
  count: Expression | null = null,
  many = noun.type.many,
): ThingPhrase {
  return {
    as: 'thing',
    type: { name: noun.type.name, many },
    determiner,
    count,
    value: null,
    set: noun.set,
    binds: noun.binds,
    pending: false,
  }
}
