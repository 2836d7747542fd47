import type { Id } from '../state/state.js'
import { valueOf, type LiveClause } from './ask.js'
import { settingOf } from './frames.js'
import { doerOf } from './instances.js'
import type { Table } from './play.js'
import { isRefused } from './refusal.js'

/**
 * Whether what somebody may do in answer, or instead, can begin: nobody is offered to pay what is not there, or to do first what is
 * forbidden, since all that follows would not happen either.
 */
export function canStart(
  table: Table,
  live: LiveClause<'trigger'> | LiveClause<'replace'>,
  instance: Id,
): boolean {
  const { pattern, do: steps } = live.resolved
  const [first] = steps
  if (first?.op !== 'perform') return true
  const outer = settingOf(live, instance)
  const setting = { ...outer, events: { ...outer.events, [pattern.bind]: instance } }
  const roles = Object.fromEntries(
    Object.entries(first.roles).map(([role, value]) => [role, valueOf(table, setting, value)]),
  )
  return !isRefused(table, first.event, roles, doerOf(table, first.event, roles) ?? setting.you, setting)
}
