/** The position with a thing that has left play still where it last was: texts about what was just lost ask where it was. */
import type { Id, State, Thing } from '../state/state.js'
import type { Context } from './context.js'
import { memoOf, type Memo } from './memo.js'
import * as part from './parts.js'
import { lookAt } from './recorder.js'

/** Positions made for the present version of a state, by the thing put back. */
const made = new WeakMap<Memo, { version: number; states: Map<Id, State> }>()

/** From the same place, with the thing where it last was; the same context for what is still in play. */
export function asItStood(context: Context, id: Id): Context {
  if (!lastPlace(lookAt(context.state, id, part.place | part.last))) return context
  let known = made.get(context.memo)
  if (known?.version !== context.memo.version)
    made.set(context.memo, (known = { version: context.memo.version, states: new Map() }))
  let state = known.states.get(id)
  if (!state) known.states.set(id, (state = putBack(context.state, id)))
  return { ...context, state, memo: memoOf(context.linked, state, context.reads) }
}

/** Where it was, if it is not there any more. */
function lastPlace(thing: Thing | undefined): NonNullable<Thing['placed']> | null {
  if (!thing?.last || thing.placed) return null
  const { on, relation } = thing.last
  return on === null || relation === null ? null : { on, relation }
}

/** With it all on which it was. */
function putBack(before: State, first: Id): State {
  const state: State = { ...before, things: { ...before.things }, zones: { ...before.zones } }
  for (let id: Id | undefined = first; id !== undefined; id = state.things[id]?.placed?.on) {
    const thing: Thing | undefined = state.things[id]
    const placed = lastPlace(thing)
    if (!thing || !placed) continue
    if (thing.zone !== null)
      state.zones[thing.zone] = (state.zones[thing.zone] ?? []).filter((card) => card !== thing.id)
    state.things[id] = { ...thing, zone: null, placed }
  }
  return state
}
