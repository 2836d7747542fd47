/** Makers of noun phrases, used by the rules of this folder. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Type } from '../../api.js'
import type { NounPhrase, PropertyPhrase } from '../../categories.js'
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut } from '../../chart/rule.js'
import type { Lexicon } from '../../lexicon.js'
import { and, local } from '../../meaning/logic.js'
import { about } from '../../meaning/subject.js'
import { descends, fitsOne, listed } from '../../meaning/types.js'
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
  const narrower =
    said.type !== null && descends(lexicon, said.type, noun.type.name) ? said.type : noun.type.name
  const isTypeOnly = said.type !== null && narrower === said.type && said.typeOnly === true
  const among = said.among && noun.set.among === null ? about(said.among, local(noun.set.name)) : null
  const test = isTypeOnly || among ? null : about(said.test, local(noun.set.name))
  return {
    ...noun,
    type: { name: narrower, many: noun.type.many },
    plain: false,
    set: {
      ...noun.set,
      type: narrower,
      among: among ?? noun.set.among,
      where: test ? and(noun.set.where, test) : noun.set.where,
    },
  }
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
