import type { Expression } from '../program/expressions.js'
import type { Frame, Happening, Id, LiveRef, Scheduled, Triggered } from '../state/state.js'
import {
  liveAbout,
  liveOf,
  matches,
  refOf,
  resolve,
  silencedAt,
  truthOf,
  visitOf,
  type LiveClause,
} from './ask.js'
import { canStart } from './first-deed.js'
import { pushMachine, settingOf } from './frames.js'
import { holderOf, isOfCard } from './held.js'
import { liveKey } from './keys.js'
import type { Play, Table } from './play.js'
import { usable } from './usage.js'

type TriggerClause = LiveClause<'trigger'>

/** Trigger clauses that could see an event: kept before its body, for texts that leave play while it happens. */
export function lookBack(table: Table, event: string): LiveRef[] {
  return liveAbout(table, 'trigger', event)
    .filter((live) => live.source !== null && live.resolved.pattern.stage === 'just')
    .map(refOf)
}

/**
 * Those of them whose thing has moved away since, or to where their text is not in force: it saw the event all the same. A
 * text that another took away meanwhile did not.
 */
export function leftSince(table: Table, before: readonly LiveRef[]): LiveRef[] {
  return before.filter((live) => {
    if (live.source === null) return false
    return visitOf(table, live.source) !== live.visit || !isThere(table, live)
  })
}

/** In force, or silenced. */
function isThere(table: Table, live: LiveRef): boolean {
  const { event } = resolve(table, live, 'trigger').resolved.pattern
  const key = liveKey(live)
  return (
    liveAbout(table, 'trigger', event).some((one) => liveKey(one) === key) ||
    silencedAt(table).some((one) => liveKey(one.live) === key)
  )
}

/** The same for whatever may happen. */
export function lookBackAtAll(table: Table): LiveRef[] {
  return liveOf(table, 'trigger')
    .filter((live) => live.source !== null && live.resolved.pattern.stage === 'just')
    .map(refOf)
}

/** An event with those of the triggers that speak of it and whose thing has moved away since. */
export function withLeft(table: Table, happening: Happening, before: readonly LiveRef[]): Happening {
  if (before.length === 0) return happening
  const event = table.state.instances[happening.instance]?.event
  const known = new Set(happening.left.map(liveKey))
  const more = leftSince(table, before).filter(
    (live) => !known.has(liveKey(live)) && resolve(table, live, 'trigger').resolved.pattern.event === event,
  )
  return more.length === 0 ? happening : { ...happening, left: [...happening.left, ...more] }
}

/** Runs the triggers of what has happened, mandatory ones first come by the game's order. */
export function triggersAt(play: Play, happened: Happening[], frame: Frame): void {
  const waiting = collect(play, happened, 'asked')
  if (waiting.length === 0) return
  const holder = holderOf(play)
  if (holder) holder.held.push(...waiting.filter(isOfCard))
  const now = holder ? waiting.filter((one) => !isOfCard(one)) : waiting
  const { scheduled } = play.state
  if (waiting.some((one) => one.scheduled))
    play.state.scheduled = scheduled.filter((one) => !waiting.some((other) => other.scheduled === one))
  if (now.length > 0) pushMachine(play, { name: 'triggers', waiting: now }, frame)
}

/** All triggers, and scheduled effects, that answer one of these; optional ones only where no window offers them. */
export function collect(table: Table, happened: Happening[], optional: 'asked' | 'offered'): Triggered[] {
  const found: Triggered[] = []
  for (const happening of happened) {
    const instance = table.state.instances[happening.instance]
    if (!instance) continue
    const offered = happening.stage !== 'begin' && windowAfter(table, instance.event) !== null
    const live = liveAbout(table, 'trigger', instance.event)
    const seen: TriggerClause[] = [...live, ...happening.left.map((ref) => resolve(table, ref, 'trigger'))]
    for (const clause of seen) {
      const byWindow = clause.resolved.optional && offered
      if (byWindow !== (optional === 'offered')) continue
      if (answers(table, clause, happening)) found.push({ live: refOf(clause), scheduled: null, happening })
    }
    if (optional === 'offered') continue
    for (const scheduled of table.state.scheduled) {
      if (isItsMoment(table, scheduled, happening)) found.push({ live: null, scheduled, happening })
    }
  }
  return found
}

/** Whether what was put off comes now. */
function isItsMoment(table: Table, scheduled: Scheduled, { instance, stage }: Happening): boolean {
  const { pattern, within } = scheduled
  if (within !== undefined) return within === instance && stage === pattern.stage
  return matches(table, { ...scheduled, instance: null }, pattern, instance, stage)
}

/** The window that the game opens after such an event. */
export function windowAfter(table: Table, event: string): string | null {
  return table.linked.library.events[event]?.windows.after ?? null
}

function answers(table: Table, clause: TriggerClause, happening: Happening): boolean {
  const { pattern, if: test } = clause.resolved
  const scope = settingOf(clause, happening.instance)
  if (!matches(table, scope, pattern, happening.instance, happening.stage)) return false
  if (!usable(table, clause, clause.resolved)) return false
  const here = bound(scope, pattern.bind, happening.instance)
  if (test !== undefined && !truthOf(table, here, test)) return false
  if (clause.resolved.optional && !canStart(table, clause, happening.instance)) return false
  const inside = table.linked.library.ordering.twice === true ? wholeCondition(clause) : null
  return inside === null || truthOf(table, here, inside)
}

/** The condition under which all of a trigger's effect stands, if there is one. */
function wholeCondition({ resolved }: TriggerClause): Expression | null {
  const [first] = resolved.do
  return first?.op === 'branch' && first.otherwise === resolved.do.length ? first.test : null
}

/** Whether a trigger that waits may still be carried out: by its limit, and, where the game says so, by its condition. */
export function stillAnswers(table: Table, live: TriggerClause, happening: Happening): boolean {
  const { pattern, if: test } = live.resolved
  if (!usable(table, live, live.resolved)) return false
  if (live.resolved.optional && !canStart(table, live, happening.instance)) return false
  if (test === undefined || table.linked.library.ordering.twice !== true) return true
  const scope = settingOf(live, happening.instance)
  return truthOf(table, bound(scope, pattern.bind, happening.instance), test)
}

/** A setting in which the pattern's event is bound. */
export function bound<S extends { events: Record<string, Id> }>(setting: S, bind: string, instance: Id): S {
  return { ...setting, events: { ...setting.events, [bind]: instance } }
}
