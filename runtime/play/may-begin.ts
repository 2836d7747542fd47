import { link } from '../link/link.js'
import type { Linked, MayBegin } from '../link/linked.js'
import type { Library } from '../program/library.js'
import { doerOf } from './instances.js'
import { isRefused } from './refusal.js'
import { isDemanded, isPossible } from './roles.js'

/**
 * Whether an event may begin (`can-be`): nothing bans it and its requirements hold. Of an action with roles left open
 * ("a unit that can shoot"), whether the open ones can be chosen and its cost paid.
 */
const mayBegin: MayBegin = (linked, state, event, roles, by) => {
  const table = { linked, state }
  if (by.must && !isDemanded(table, event, roles)) return false
  const program = linked.library.events[event]
  const doer = doerOf(table, event, roles) ?? by.you
  const open = program?.roles.some(
    ({ name, optional }) => !optional && !(name in roles) && program.candidates[name],
  )
  if (open && doer !== null) return isPossible(table, event, doer, roles)
  const setting = { names: {}, events: {}, instance: null, self: by.self, you: doer }
  return !isRefused(table, event, roles, doer, setting)
}

/** Prepares a library for play. Faults when its types go round in a circle. */
export function linkGame(library: Library): Linked {
  return link(library, mayBegin)
}
