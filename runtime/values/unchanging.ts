/**
 * Values that nothing changes: of cards, where no text of the library changes the attribute and no rule says where it starts.
 * They are as printed, whatever the position, and are neither folded nor kept.
 */
import type { Linked } from '../link/linked.js'
import type { Value } from '../state/state.js'
import { bounded } from './layers.js'
import { emptyValue } from './written.js'

/** What an attribute always is, by card; null when something may change it. */
export function unchanging(linked: Linked, attribute: string): ((card: string) => Value) | null {
  const program = linked.library.attributes[attribute]
  if (!program || program.base || linked.altered.change.has(attribute)) return null
  const values = new Map<string, Value>()
  return (card) => {
    let value = values.get(card)
    if (value === undefined) values.set(card, (value = asPrinted(linked, card, attribute)))
    return value
  }
}

function asPrinted(linked: Linked, card: string, attribute: string): Value {
  const program = linked.library.attributes[attribute]
  const printed = linked.library.cards[card]?.printed[attribute] ?? emptyValue(linked, attribute)
  if (program?.holds !== 'number') return printed
  const number = Number(printed)
  return bounded(program, Number.isFinite(number) ? number : 0)
}
