/** Questions to a state: the way in for everyone else. */
import type { Linked } from '../link/linked.js'
import type { Id, State, Value } from '../state/state.js'
import { liveSetOf } from './collect.js'
import type { Context, Setting } from './context.js'
import type { LiveSet } from './live.js'
import { memoOf } from './memo.js'
import { reads } from './reads.js'

/** From where to ask: a state, and whose names, `this` and `you` are meant; a frame will do. */
export function contextOf(linked: Linked, state: State, setting: Setting = {}): Context {
  return {
    linked,
    state,
    memo: memoOf(linked, state, reads),
    names: setting.names ?? {},
    events: setting.events ?? {},
    self: setting.self ?? null,
    you: setting.you ?? null,
    instance: setting.instance ?? null,
    bound: setting.bound ?? null,
    reads,
  }
}

/** The current value of an attribute of a thing, a player or an event; `beside`: as to another thing. */
export function valueOf(
  linked: Linked,
  state: State,
  id: Id,
  attribute: string,
  beside: Id | null = null,
): Value {
  return reads.valueOf(contextOf(linked, state), id, attribute, beside)
}

/** The clauses in force. */
export function liveClauses(linked: Linked, state: State): LiveSet {
  return liveSetOf(memoOf(linked, state, reads))
}

export { evaluate } from './evaluate.js'
