/** What is done for free: what it costs becomes nothing where it is done so. */
import { besideBy } from '../../english/numbers/quantities.js'
import type { Lexicon } from '../../lexicon.js'
import { number } from '../../meaning/logic.js'
import type { Alteration } from '../../phrases.js'

/** What is allowed costs nothing where it is done so. */
export function freeOf(
  { force, predicate }: Extract<Alteration, { kind: 'event' }>,
  lexicon: Lexicon,
): Alteration[] {
  if (force !== 'permit') return []
  return lexicon.prices(predicate.frame.stem).flatMap((attribute): Alteration[] => {
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
      kind: 'change', of, attribute, layer: 'set', amount: number(0), before: [], cumulative: false, limit: null,
    } // prettier-ignore
    const priced = predicate.from ? { ...free, from: predicate.from } : free
    return [bearing ? { ...priced, beside: bearing } : priced]
  })
}
