import type { Id } from '../state/state.js'
import type { LiveClause } from './ask.js'
import { settingOf } from './frames.js'
import { doerOf } from './instances.js'
import { canBegin } from './open-ways.js'
import type { Table } from './play.js'
import { isRefused } from './refusal.js'
import type { Refused } from './worthwhile.js'

/**
 * Whether what somebody may do in answer, or instead, can begin: nobody is offered to pay what is not there, or to do first what is
 * forbidden, since all that follows would not happen either.
 */
export function canStart(
  table: Table,
  live: LiveClause<'trigger'> | LiveClause<'replace'>,
  instance: Id,
): boolean {
  const outer = settingOf(live, instance)
  const setting = { ...outer, events: { ...outer.events, [live.resolved.pattern.bind]: instance } }
  const refused: Refused = (event, roles, scope) =>
    isRefused(table, event, roles, doerOf(table, event, roles) ?? scope.you, scope)
  return canBegin(table, { in: 'clause', clause: live.clause, part: 'do' }, 0, setting, refused, false)
}
