/**
 * Values that nothing changes: of cards, where no text of the library changes the attribute and no rule says where it starts.
 * They are as printed, whatever the position, and are neither folded nor kept.
 */
import type { Linked } from '../link/linked.js'
import type { Value } from '../state/state.js'
import type { Context } from './context.js'
import { bounded } from './layers.js'
import { perLibrary } from './per-library.js'
import { emptyValue } from './written.js'

/** The value of an attribute of a card that no text of the library changes; undefined for all others. */
export function unchanging({ linked, state }: Context, id: string, attribute: string): Value | undefined {
  const card = state.things[id]?.card
  if (card === null || card === undefined) return undefined
  const known = valuesIn(linked)
  let values = known.get(attribute)
  if (values === undefined)
    known.set(attribute, (values = isUnchanging(linked, attribute) ? new Map() : null))
  if (values === null) return undefined
  let value = values.get(card)
  if (value === undefined) values.set(card, (value = asPrinted(linked, card, attribute)))
  return value
}

/** By attribute, and by card; null for an attribute that may change. */
const valuesIn = perLibrary(() => new Map<string, Map<string, Value> | null>())

function isUnchanging({ library, altered }: Linked, attribute: string): boolean {
  const program = library.attributes[attribute]
  return program !== undefined && !program.base && !altered.change.has(attribute)
}

function asPrinted(linked: Linked, card: string, attribute: string): Value {
  const program = linked.library.attributes[attribute]
  const printed = linked.library.cards[card]?.printed[attribute] ?? emptyValue(linked, attribute)
  if (program?.holds !== 'number') return printed
  const number = Number(printed)
  return bounded(program, Number.isFinite(number) ? number : 0)
}
