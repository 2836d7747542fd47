/**
 * What is done to several things, some of which are chosen or looked for: "deploy the Harbour and a ship", "take Ann and a
 * pilot into hand from your deck". It is done to one after the other.
 */
import { rule } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import type { PredicatePhrase, PredicatesPhrase, ThingPhrase } from '../../phrases.js'
import { fitted, isClosed, objectOf, takeFiller } from '../complements.js'

/** Nothing says which it is but its description. */
const isSought = ({ value, pending }: ThingPhrase): boolean => value === null && !pending

/** All that is described or known together, which a list can hold. */
const isTogether = ({ determiner }: ThingPhrase): boolean =>
  ['bare', 'each', 'all', 'the'].includes(determiner)

/** Of which parts a predicate stands for: one for each of the things. */
export function eachByItself(predicate: PredicatePhrase): PredicatePhrase[] {
  const { others, ...plain } = predicate
  if (others) return each(plain, others.role, others.things)
  // "take Ann and Ben from your deck": each is looked for there.
  const role = objectOf(plain.frame)?.role ?? null
  const object = role === null ? undefined : plain.filled[role]
  const isFrom = plain.frame.complements.some(
    ({ preposition, role: source, type }) =>
      preposition === 'from' && type?.name === 'zone' && source !== null && plain.filled[source],
  )
  return role !== null && isFrom && object?.as === 'thing' && object.joined?.every(isSought)
    ? each(
        { ...plain, filled: { ...plain.filled, [role]: object.joined[0] as ThingPhrase } },
        role,
        object.joined.slice(1),
      )
    : [plain]
}

function each(first: PredicatePhrase, role: string, more: readonly ThingPhrase[]): PredicatePhrase[] {
  const also = more.map((thing) => ({ ...first, modal: null, filled: { ...first.filled, [role]: thing } }))
  return [first, ...also]
}

/** A verb phrase for each, all of them of one subject. */
export function verbPhrase(predicate: PredicatePhrase): PredicatesPhrase | null {
  const parts = eachByItself(predicate)
  if (!parts.every(isClosed)) return null
  return {
    as: 'predicates',
    subject: null,
    parts: parts.map((one, index) => ({ join: index === 0 ? null : 'and', predicate: one })),
  }
}

export const oneByOneRules: readonly Rule[] = [
  rule('things one by one', 'one by one', ['thing', 'more things'], ([first, { join, items }]) => {
    const things = [first, ...items]
    const isMixed = things.some((thing) => isSought(thing) && !isTogether(thing))
    return join === 'and' && isMixed && things.every(({ determiner }) => determiner !== 'no')
      ? { as: 'series', join, items: things }
      : null
  }),
  rule(
    'verb with things one by one',
    'predicate',
    ['predicate', 'one by one'],
    ([verb, { items }], { lexicon }) => {
      const [first, ...more] = items
      const object = objectOf(verb.frame)
      if (!first || verb.others || verb.modal !== null || verb.voice !== 'active' || object?.role == null)
        return null
      const { role, type } = object
      const things = more.map((thing) => (type ? fitted(thing, type, lexicon) : thing))
      return things.every((thing): thing is ThingPhrase => thing?.as === 'thing')
        ? takeFiller(verb, first, lexicon).next.flatMap((one) =>
            one.filled[role] === undefined ? [] : [{ ...one, others: { role, things } }],
          )
        : null
    },
  ),
]
