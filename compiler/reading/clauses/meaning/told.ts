/**
 * Cards whose orders are carried out once, at a moment that the game names: `convention: what a plot tells to do is done
 * when a player lays it`.
 */
import type { MeaningClause } from '../../phrases.js'
import type { Lexicon } from '../../lexicon.js'
import { compare } from '../../meaning/logic.js'
import { descends } from '../../meaning/types.js'

const kind = 'told '

/** The key of the convention for a type; its decision is the verb, with what is said behind it. */
export const toldConvention = (type: string): string => `${kind}${type}`

/** The event at which the orders of such a card are carried out, and the role that the card has in it. */
export function toldEvent(type: string, lexicon: Lexicon): { event: string; role: string } | null {
  const [, said] =
    [...lexicon.conventions].find(
      ([id]) => id.startsWith(kind) && descends(lexicon, type, id.slice(kind.length)),
    ) ?? []
  const [word = ''] = said?.split(' ') ?? []
  for (const sense of lexicon.senses(word)) {
    if (sense.cat !== 'verb') continue
    for (const { target, complements } of lexicon.frames(sense.stem)) {
      const card = complements.find((one) => one.type && descends(lexicon, type, one.type.name))
      if ('event' in target && card?.role != null) return { event: target.event, role: card.role }
    }
  }
  return null
}

/** What such a card only tells to do, as what that event triggers where it is done with this card; all else as it is. */
export function whenTold(clause: MeaningClause, type: string, lexicon: Lexicon): MeaningClause {
  if (clause.op !== 'instruction' || clause.label !== undefined) return clause
  const told = toldEvent(type, lexicon)
  if (!told) return clause
  const bind = 'told'
  const where = compare('=', { op: 'participant', event: bind, role: told.role }, { op: 'this' })
  const pattern = { bind, event: told.event, stage: 'just' as const, where }
  return { ...clause, op: 'trigger', pattern, optional: false }
}
