import { addPast } from '../state/draft.js'
import { clauseKey } from './keys.js'
import type { LiveRef, PastEvent } from '../state/state.js'
import type { Play, Table } from './play.js'
import { pastOf } from '../values/history.js'
import { runningCalled, runningChain } from './instances.js'

interface Limited {
  times?: number
  per?: string
}

/** The name under which the uses of a clause are kept in the history. */
export function useName(live: LiveRef): string {
  return `use ${clauseKey(live.clause)}`
}

/** Whether a clause with a limit (once per turn) may still be used by its thing. */
export function usable(table: Table, live: LiveRef, limit: Limited): boolean {
  if (limit.times === undefined) return true
  const { start, perGame } = table.linked.library
  const used =
    perGame === 'title' && (limit.per === undefined || limit.per === start)
      ? usedInGame(table, useName(live), live.you)
      : usedTimes(table, useName(live), live.source, live.visit, limit.per)
  return used < limit.times
}

/** By a player, with whichever card it is printed on, also one that has left and come back. */
function usedInGame(table: Table, name: string, by: PastEvent['by']): number {
  return pastOf(table.state, name).filter((past) => past.by === by).length
}

/** How often it was used within the innermost running procedure of that name; within the game without a name. */
export function usedTimes(
  table: Table,
  name: string,
  self: PastEvent['self'],
  visit: number,
  per: string | undefined | null,
): number {
  const uses = pastOf(table.state, name)
  const procedure = per ? runningCalled(table, per) : null
  if (per && !procedure) return 0
  return uses.filter(
    (past) =>
      past.self === self &&
      past.roles['visit'] === visit &&
      (procedure === null || past.within.includes(procedure.id)),
  ).length
}

/** Keeps a use in the history, if some limit could count it: its own, or that of a window (each ability once). */
export function noteUse(play: Play, live: LiveRef, limit: Limited, byWindow = false): void {
  const windows = Object.values(play.linked.library.windows)
  if (limit.times === undefined && !(byWindow && windows.some(({ once }) => once !== undefined))) return
  noteNamed(play, useName(live), live.source, live.visit, live.you)
}

export function noteNamed(
  play: Play,
  name: string,
  self: PastEvent['self'],
  visit: number,
  by: PastEvent['by'],
): void {
  addPast(play.state, {
    // Ids of instances grow with time, in the history too.
    instance: `i${play.state.next++}`,
    event: name,
    stage: 'just',
    roles: { visit },
    within: runningChain(play)
      .map((instance) => instance.id)
      .reverse(),
    by,
    self,
  })
}

/** Whether an entry of the history counts a use. */
export function isUse(past: PastEvent): boolean {
  return past.event.startsWith('use ') || past.event.startsWith('take ')
}
