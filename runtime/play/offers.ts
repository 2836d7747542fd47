import { sentenceOf } from '../link/sentences.js'
import type { Act, Id, LiveRef, Machine, Option, Value } from '../state/state.js'
import { keepers, kept } from '../values/kept.js'
import type { Memo } from '../values/memo.js'
import { runningInstance } from '../values/running.js'
import { liveOf, matches, memoOn, refOf, truthOf, type LiveClause } from './ask.js'
import { dryRun } from './dry-run.js'
import { settingOf, type Setting } from './frames.js'
import { liveKey } from './keys.js'
import { titleOf, wordsInForce } from './labels.js'
import type { Table } from './play.js'
import { isRefused, refusalOf, type Refusal } from './refusal.js'
import { indexOf, offerIn } from './library-index.js'
import { canComplete, isPossible } from './roles.js'
import { bound } from './triggers-live.js'
import { usable, usedTimes } from './usage.js'
import { useFor } from './use-for.js'

export type WindowAt = Pick<Extract<Machine, { name: 'window' }>, 'window' | 'event'> & { used?: string[] }

/** The word by which a window offers abilities that are printed under no label. */
export const unlabelled = 'abilities'

/** Everything a player may do in a window now: actions of the rules, then abilities of texts in force. Complete. */
export function offersIn(table: Table, player: Id, at: WindowAt): Option[] {
  const offers = actionsIn(table, player, at.window).map(actionOption)
  for (const live of liveOf(table, 'action')) {
    if (live.you !== player || !fitsWindow(table, live, at)) continue
    if (abilityRefusal(table, live, at) === null) offers.push(abilityOption(table, live, at))
  }
  return offers
}

/** The actions of the rules that a player may take in a window. */
function actionsIn(table: Table, player: Id, window: string): string[] {
  const memo = memoOn(table)
  const found: string[] = []
  for (const { event, during } of indexOf(table.linked.library).offered.get(window) ?? []) {
    if (during && !isOneRunning(memo, during)) continue
    if (untimely(table, event, player, window) === null && mayTake(memo, event, player)) found.push(event)
  }
  return found
}

function isOneRunning(memo: Memo, procedures: readonly string[]): boolean {
  for (const procedure of procedures) if (runningInstance(memo, procedure)) return true
  return false
}

const possible = keepers<boolean>()

function mayTake(memo: Memo, event: string, player: Id): boolean {
  return kept(memo, possible(event), [player], (now) =>
    isPossible(now, event, player, ownRole(now, event, player)),
  )
}

/** Why a player may not take an action of the rules in a window; null when it may be taken. */
export function actionRefusal(table: Table, event: string, player: Id, at: WindowAt): Refusal | null {
  return (
    untimely(table, event, player, at.window) ??
    canComplete(table, event, player, ownRole(table, event, player))
  )
}

/** It is not offered, not the time for it, or it was done too often. */
function untimely(table: Table, event: string, player: Id, window: string): Refusal | null {
  const program = table.linked.library.events[event]
  const offer = program && offerIn(program, window)
  if (!program || !offer) return because('unknown', `${event} is not offered here.`)
  const names = { ...actionSetting(player), names: ownRole(table, event, player) }
  if (offer.while && !truthOf(table, names, offer.while))
    return because('condition', `${event}: this is not the time for it.`)
  const { limit } = program
  if (limit && usedTimes(table, takeName(event), player, 0, limit.per) >= limit.times)
    return because('limit', `${event}: at most ${limit.times} per ${limit.per}.`)
  return null
}

/** Why an ability of a text in force may not be used; null when it may. */
export function abilityRefusal(table: Table, live: LiveClause<'action'>, at: WindowAt): Refusal | null {
  const clause = live.resolved
  const setting = abilitySetting(live, at.event?.instance ?? null)
  const words = sentenceOf(table.linked, live.clause)
  const no = (kind: Refusal['kind'], why: string): Refusal => ({
    kind,
    text: `${words.title}: ${words.sentence} (${why})`,
    words,
    live: refOf(live),
  })
  if (clause.while && !truthOf(table, setting, clause.while))
    return no('condition', 'its condition does not hold')
  if (!usable(table, live, clause)) return no('limit', `at most ${clause.times} per ${clause.per ?? 'game'}`)
  const once = usedUp(table, live, at)
  if (once !== null) return no('limit', `once per ${once}`)
  const use = useFor(table.linked.library, clause.label, at.window)
  if (use !== null) {
    const refusal = refusalOf(table, use, useRoles(table, use, live), live.you, setting)
    if (refusal) return refusal
  }
  const refused = (event: string, roles: Record<string, Value>, inner: Setting) =>
    isRefused(table, event, roles, null, inner)
  if (
    clause.targets &&
    dryRun(table, { in: 'clause', clause: live.clause, part: 'targets' }, setting, refused)
  ) {
    return no('choice', 'nothing it could choose')
  }
  if (clause.cost && dryRun(table, { in: 'clause', clause: live.clause, part: 'cost' }, setting, refused)) {
    return no('cost', 'its cost can not be paid')
  }
  return null
}

/** The procedure in which a window lets each ability be used once, when this one has been. */
function usedUp(table: Table, live: LiveClause<'action'>, at: WindowAt): string | null {
  const { once, exempt } = table.linked.library.windows[at.window] ?? {}
  if (once === undefined || (exempt !== undefined && isCalled(table, live, exempt))) return null
  const free =
    once === 'window'
      ? at.used?.includes(liveKey(live)) !== true
      : usable(table, live, { times: 1, per: once })
  return free ? null : once
}

/** Whether a word stands on the card: a keyword, or one in a list of words. */
function isCalled(table: Table, live: LiveClause<'action'>, word: string): boolean {
  const lists = Object.entries(table.linked.library.attributes).filter(([, { holds }]) => holds === 'words')
  return ['keywords', ...lists.map(([name]) => name)].some((attribute) =>
    truthOf(table, settingOf(live, null), {
      op: 'has',
      of: { op: 'this' },
      attribute,
      word: { op: 'word', value: word },
    }),
  )
}

/** Whether an ability belongs into a window at all: by its label, or as an answer to the window's event. */
export function fitsWindow(table: Table, live: LiveClause<'action'>, at: WindowAt): boolean {
  const program = table.linked.library.windows[at.window]
  const { response, label } = live.resolved
  if (!program) return false
  if (!response) {
    const paid = label !== undefined || program.paidBy === undefined || isPaidBy(live, program.paidBy)
    return paid && program.offers.includes(label ?? unlabelled)
  }
  if (!program.responses || at.event === null) return false
  return matches(table, settingOf(live, at.event.instance), response, at.event.instance, at.event.stage)
}

/** Whether the cost of an ability does this to the card it is printed on. */
function isPaidBy({ resolved: { cost = [] } }: LiveClause<'action'>, event: string): boolean {
  return cost.some(
    (step) =>
      step.op === 'perform' &&
      step.event === event &&
      Object.values(step.roles).some(({ op }) => op === 'this'),
  )
}

/** How an ability sees the world: the event it answers is bound under the name of its pattern. */
export function abilitySetting(live: LiveClause<'action'>, answers: Id | null): Setting {
  const setting = settingOf(live, null)
  const { response } = live.resolved
  return response && answers !== null ? bound(setting, response.bind, answers) : setting
}

/** Fills the roles of the game's procedure for using an ability: players by the user, things by the card. */
export function useRoles(table: Table, use: string, live: LiveRef): Record<string, Value> {
  const roles: Record<string, Value> = {}
  for (const role of table.linked.library.events[use]?.roles ?? []) {
    if (role.type === 'player') roles[role.name] = live.you
    else roles[role.name] = live.source
  }
  return roles
}

/** Under this name the history counts how often a player took an action. */
export function takeName(event: string): string {
  return `take ${event}`
}

export function actionSetting(player: Id): Setting {
  return { names: {}, instance: null, self: null, you: player, events: {} }
}

/** The acting role, when a player fills it. */
export function ownRole(table: Table, event: string, player: Id): Record<string, Value> {
  const program = table.linked.library.events[event]
  const role = program?.roles.find(({ name }) => name === program.by)
  return role?.type === 'player' ? { [role.name]: player } : {}
}

/** What an option of a window stands for, by its value; null for what is none. */
export function actOf(table: Table, player: Id, at: WindowAt, value: Value): Act | null {
  if (typeof value !== 'string') return null
  if (table.linked.library.events[value]) return { kind: 'action', event: value, by: player }
  const live = liveOf(table, 'action').find((one) => liveKey(one) === value)
  if (!live) return null
  const answers = live.resolved.response ? (at.event?.instance ?? null) : null
  return { kind: 'ability', live: refOf(live), answers }
}

function actionOption(event: string): Option {
  return { label: event, value: event, thing: null, source: { thing: null, clause: null, event } }
}

function abilityOption(table: Table, live: LiveClause<'action'>, at: WindowAt): Option {
  const words = wordsInForce(table, live)
  const title = titleOf(table, live.source) || words.title
  const event = at.event === null ? null : (table.state.instances[at.event.instance]?.event ?? null)
  return {
    label: `${title}: ${words.sentence}`,
    value: liveKey(live),
    thing: live.source,
    source: { thing: live.source, clause: live.clause, event },
  }
}

function because(kind: Refusal['kind'], text: string): Refusal {
  return { kind, text, words: null, live: null }
}
