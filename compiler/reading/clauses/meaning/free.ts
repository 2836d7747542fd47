/** What is done for free, or for less: what it costs changes where it is done so. */
import { besideBy } from '../../english/numbers/quantities.js'
import type { Frame, Lexicon } from '../../lexicon.js'
import { number } from '../../meaning/logic.js'
import type { Alteration, PredicatePhrase } from '../../phrases.js'

/** What it costs to do this, with the fixed words of the verb: "deploy", "deploy as a react". */
export function pricesOf({ stem, complements }: Frame, lexicon: Lexicon): readonly string[] {
  const fixed = complements.flatMap(({ role, preposition, words }) =>
    role === null ? [...(preposition?.split(' ') ?? []), ...words] : [],
  )
  return lexicon.prices(stem, fixed)
}

/** What is done or allowed costs nothing, or so much more or less, where it is done so. */
export function freeOf(
  predicate: PredicatePhrase,
  cost: NonNullable<PredicatePhrase['free']>,
  lexicon: Lexicon,
): Alteration[] {
  return pricesOf(predicate.frame, lexicon).flatMap((attribute): Alteration[] => {
    const { of = [], beside } = lexicon.attribute(attribute) ?? {}
    const place = predicate.frame.complements.find(
      ({ preposition, role }) =>
        preposition !== null && role !== null && predicate.filled[role]?.as === 'thing',
    )
    const where = place?.role == null ? undefined : predicate.filled[place.role]
    const bearing =
      beside && place?.preposition != null && where?.as === 'thing'
        ? besideBy({ as: 'bearing', prepositions: [place.preposition], thing: where }, attribute, lexicon)
        : null
    if (bearing && 'ruledOut' in bearing) return []
    const free: Alteration = {
      kind: 'change', of, attribute, before: [], cumulative: false, limit: null,
      ...(cost === true ? { layer: 'set', amount: number(0) } : { layer: 'add', amount: cost.more }),
    } // prettier-ignore
    const priced = predicate.from ? { ...free, from: predicate.from } : free
    return [bearing ? { ...priced, beside: bearing } : priced]
  })
}
