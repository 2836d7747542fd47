import type { Linked } from '../link/linked.js'
import { versionOf } from '../state/draft.js'
import type { Frame, State } from '../state/state.js'
import { fault } from '../state/fault.js'
import type { GameEvent } from './journal.js'

/** A position and the library it is played by: enough for every question that changes nothing. */
export interface Table {
  readonly linked: Linked
  readonly state: State
}

/** One call of `advance` at work: the draft it may change, and what it tells its caller. */
export interface Play extends Table {
  readonly events: GameEvent[]
  /** Steps done for this answer, and the bound. */
  work: number
  readonly bound: number
  /** The version of the draft when guards were last tested. */
  guarded: number
  /** Who acted lately, by title or name, and how often: named when the bound is reached. */
  readonly acted: Map<string, number>
  /** Positions met while the work ran high, to tell a loop from a long text. */
  readonly met: Map<string, number>
  /** The game's own end of a loop was begun. */
  ended: boolean
}

/** Steps of work that one answer may cause. */
const workAtMost = 200_000

/** Begins the work on an open draft. */
export function openPlay(linked: Linked, draft: State): Play {
  return {
    linked,
    state: draft,
    events: [],
    work: 0,
    bound: workAtMost,
    guarded: versionOf(draft) - 1,
    acted: new Map(),
    met: new Map(),
    ended: false,
  }
}

/** Counts one step of work of a text; a runaway text becomes a fault that names it. */
export function spend(play: Play, frame: Frame, whoActs: (play: Play, frame: Frame) => string): void {
  play.work += 1
  // Who acts is only of interest when the end of the bound is near.
  if (play.work < play.bound / 2) return
  const who = whoActs(play, frame)
  play.acted.set(who, (play.acted.get(who) ?? 0) + 1)
  if (play.work > play.bound) {
    const texts = busiest(play)
    throw fault(
      'runaway',
      `More than ${play.bound} steps for one answer. Busiest: ${texts.join(', ')}.`,
      texts,
    )
  }
}

/** The texts that did most, busiest first. */
export function busiest(play: Play): string[] {
  return [...play.acted]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 5)
    .map(([who]) => who)
}
