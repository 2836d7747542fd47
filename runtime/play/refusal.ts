import { sentenceOf, type Words } from '../link/sentences.js'
import type { Id, LiveRef, Value } from '../state/state.js'
import { liveAbout, matchesRoles, refOf, testClause, whileHolds } from './ask.js'
import { dryRequire } from './dry-run.js'
import type { Setting } from './frames.js'
import type { Table } from './play.js'

/** Why an event may not begin: in words, with the text that says so. */
export interface Refusal {
  kind: 'ban' | 'requirement' | 'limit' | 'cost' | 'choice' | 'condition' | 'unknown'
  text: string
  words: Words | null
  live: LiveRef | null
}

/**
 * What forbids an event: a ban that no permission lifts, a requirement of a card in it, or of the event itself. Null when
 * it may begin. Permissions lift bans of the rules; a ban printed on a card beats every permission.
 */
export function refusalOf(
  table: Table,
  event: string,
  roles: Record<string, Value>,
  by: Id | null,
  setting: Setting,
): Refusal | null {
  return (
    banOn(table, event, roles) ??
    requirementOf(table, event, roles) ??
    ownRequirement(table, event, roles, by, setting)
  )
}

function banOn(table: Table, event: string, roles: Record<string, Value>): Refusal | null {
  for (const live of liveAbout(table, 'ban', event)) {
    if (
      !whileHolds(table, live, live.resolved.while) ||
      !matchesRoles(table, live, live.resolved.pattern, roles)
    )
      continue
    if (live.clause.of === 'rules' && permitted(table, event, roles)) continue
    return refusal(table, 'ban', live)
  }
  return null
}

function permitted(table: Table, event: string, roles: Record<string, Value>): boolean {
  return liveAbout(table, 'permit', event).some(
    (live) =>
      whileHolds(table, live, live.resolved.while) && matchesRoles(table, live, live.resolved.pattern, roles),
  )
}

function requirementOf(table: Table, event: string, roles: Record<string, Value>): Refusal | null {
  for (const live of liveAbout(table, 'require', event)) {
    const { pattern, test } = live.resolved
    if (!matchesRoles(table, live, pattern, roles)) continue
    if (testClause(table, live, pattern, roles, test)) continue
    if (live.clause.of === 'rules' && permitted(table, event, roles)) continue
    return refusal(table, 'requirement', live)
  }
  return null
}

function ownRequirement(
  table: Table,
  event: string,
  roles: Record<string, Value>,
  by: Id | null,
  setting: Setting,
): Refusal | null {
  const failed = dryRequire(table, event, roles, by, setting)
  if (failed === null) return null
  return {
    kind: 'requirement',
    text: `${failed.title} requires more than there is: ${failed.sentence}`,
    words: failed,
    live: null,
  }
}

function refusal(table: Table, kind: Refusal['kind'], live: Parameters<typeof refOf>[0]): Refusal {
  const words = sentenceOf(table.linked, live.clause)
  return { kind, text: `${words.title}: ${words.sentence}`, words, live: refOf(live) }
}
