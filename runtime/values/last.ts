/** What a thing last was, kept when it leaves play: texts about a thing that has just left ask for that. */
import type { Linked } from '../link/linked.js'
import { rootOf } from '../state/places.js'
import type { Id, State, Thing, Value } from '../state/state.js'
import { contextOf } from './values.js'

/** The values of all its attributes, who controlled it, and what it was placed on. */
export function remember(linked: Linked, state: State, id: Id): Thing['last'] {
  const thing = state.things[id]
  if (!thing) return null
  const context = contextOf(linked, state)
  const values: Record<string, Value> = {}
  for (const attribute of linked.attributes.get(thing.type) ?? [])
    if (linked.library.attributes[attribute]?.beside === undefined)
      values[attribute] = context.reads.valueOf(context, id, attribute)
  const { on, relation } = thing.placed ?? { on: rootOf(state, thing).square, relation: null }
  return { values, controller: thing.controller, on, relation }
}
