import { sentenceOf, wordsOfCode, type Words } from '../link/sentences.js'
import type { Id, LiveRef, Value } from '../state/state.js'
import { matchesRoles, refOf, testClause, truthOf, valueOf, whileHolds, type LiveClause } from './ask.js'
import { dryRequire } from './dry-run.js'
import type { Expression } from '../program/expressions.js'
import { doerOf } from './instances.js'
import type { Setting } from './frames.js'
import { restrictionsOf } from './own-text.js'
import type { Table } from './play.js'
import type { Refused } from './worthwhile.js'

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
  const ban = banOn(table, event, roles)
  if (ban) return refusal(table, 'ban', ban)
  const requirement = requirementOf(table, event, roles)
  if (requirement) return refusal(table, 'requirement', requirement)
  return ownRequirement(table, event, roles, by, setting)
}

/** What may not begin as a table stands, whoever does it. */
export function refusedNow(table: Table): Refused {
  return (event, roles, setting) => isRefused(table, event, roles, null, setting)
}

/** Whether something forbids it; `from`: requirements of its own before that step are known to hold. */
export function isRefused(
  table: Table,
  event: string,
  roles: Record<string, Value>,
  by: Id | null,
  setting: Setting,
  from = 0,
): boolean {
  return (
    banOn(table, event, roles) !== null ||
    requirementOf(table, event, roles) !== null ||
    dryRequire(table, event, roles, by, setting, from) !== null
  )
}

/** What bans an event, as a reason. */
export function banRefusal(table: Table, event: string, roles: Record<string, Value>): Refusal | null {
  const ban = banOn(table, event, roles)
  return ban && refusal(table, 'ban', ban)
}

function banOn(table: Table, event: string, roles: Record<string, Value>): LiveClause | null {
  for (const live of restrictionsOf(table, 'ban', event, roles)) {
    if (
      !whileHolds(table, live, live.resolved.while) ||
      !matchesRoles(table, live, live.resolved.pattern, roles)
    )
      continue
    if (live.clause.of === 'rules' && permitted(table, event, roles)) continue
    return live
  }
  return null
}

function permitted(table: Table, event: string, roles: Record<string, Value>): boolean {
  return restrictionsOf(table, 'permit', event, roles).some(
    (live) =>
      whileHolds(table, live, live.resolved.while) && matchesRoles(table, live, live.resolved.pattern, roles),
  )
}

function requirementOf(table: Table, event: string, roles: Record<string, Value>): LiveClause | null {
  for (const live of restrictionsOf(table, 'require', event, roles)) {
    const { pattern, test } = live.resolved
    if (!matchesRoles(table, live, pattern, roles)) continue
    if (testClause(table, live, pattern, roles, test)) continue
    if (live.clause.of === 'rules' && permitted(table, event, roles)) continue
    return live
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
  const words = wordsOfCode(table.linked, { in: 'event', event, part: 'do' }, failed.step)
  const { title, sentence } = words
  return (
    deeper(table, failed.test, failed.scope) ?? {
      kind: 'requirement',
      text: `${title} requires more than there is: ${sentence}`,
      words,
      live: null,
    }
  )
}

/** Where a requirement is that another event may happen, what forbids that one is the reason. */
function deeper(table: Table, test: Expression, scope: Setting): Refusal | null {
  if (test.op === 'and') {
    const failed = test.items.find((item) => !truthOf(table, scope, item))
    return failed ? deeper(table, failed, scope) : null
  }
  if (test.op === 'or') {
    for (const item of test.items) {
      const found = deeper(table, item, scope)
      if (found) return found
    }
  }
  if (test.op !== 'can-be') return null
  const roles = Object.fromEntries(
    Object.entries(test.roles).map(([role, filler]) => [role, valueOf(table, scope, filler)]),
  )
  const doer = doerOf(table, test.event, roles) ?? scope.you
  return refusalOf(table, test.event, roles, doer, { ...scope, names: {}, you: doer })
}

function refusal(table: Table, kind: Refusal['kind'], live: Parameters<typeof refOf>[0]): Refusal {
  const words = sentenceOf(table.linked, live.clause)
  return { kind, text: `${words.title}: ${words.sentence}`, words, live: refOf(live) }
}
