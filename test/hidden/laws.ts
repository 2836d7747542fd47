/** The law of hidden cards, over games with random answers: what a player is told does not depend on what that player can not see. */
import { chanceFrom } from '../../runtime/bots/chance.js'
import { randomAnswer } from '../../runtime/bots/random-bot.js'
import type { Linked } from '../../runtime/link/linked.js'
import { advance, start } from '../../runtime/play/advance.js'
import { eventsFor } from '../../runtime/play/events-for.js'
import type { GameEvent } from '../../runtime/play/journal.js'
import { knows } from '../../runtime/play/knowledge.js'
import type { Setup } from '../../runtime/play/setup.js'
import { view } from '../../runtime/play/view.js'
import { openWindow } from '../../runtime/play/why-not.js'
import { isFault } from '../../runtime/state/fault.js'
import type { Answer, Id, State } from '../../runtime/state/state.js'
import { withOtherCards } from '../../runtime/exercise/other-cards.js'

/** How one answer was looked at: by whom, and what differed although it should not. */
export interface Leak {
  player: Id
  answer: number
  about: string
  here: string
  there: string
}

export interface Looked {
  leaks: Leak[]
  /** Positions compared, and answers carried out in both. */
  views: number
  answers: number
}

/** Plays on from the same table with other hidden cards, as long as the player who looks can not tell. */
export function lookForLeaks(linked: Linked, setup: Setup, seed: string, decisions: number): Looked {
  const chance = chanceFrom(seed)
  const looked: Looked = { leaks: [], views: 0, answers: 0 }
  let { state } = start(linked, seed, setup)
  for (let count = 0; state.decision && count < decisions; count++) {
    const answer = randomAnswer(state.decision, chance)
    const turn = advance(linked, state, answer)
    for (const { id: player } of linked.library.players) {
      lookAs(linked, state, turn, player, answer, count, chance, looked)
    }
    state = turn.state
  }
  return looked
}

function lookAs(
  linked: Linked,
  state: State,
  turn: { state: State; events: GameEvent[] },
  player: Id,
  answer: Answer,
  count: number,
  chance: () => number,
  looked: Looked,
): void {
  const told = (what: string, here: unknown, there: unknown): void => {
    const [one, other] = [JSON.stringify(here), JSON.stringify(there)]
    if (one === other) return
    const at = [...one].findIndex((letter, place) => letter !== other[place])
    const part = (text: string): string => text.slice(Math.max(0, at - 120), at + 120)
    looked.leaks.push({ player, answer: count, about: what, here: part(one), there: part(other) })
  }
  const other = withOtherCards(linked, state, player, new Set(), chance)
  if (!other) return
  told('view', view(linked, state, player), view(linked, other, player))
  looked.views += 1
  // What the others do depends on their cards: go on only where it is this player who answers, or somebody passes.
  const picked = answer.map((index) => state.decision?.options[index]?.value)
  if (state.decision?.player !== player && picked[0] !== 'pass') return
  const shown = learned(linked, turn, player)
  const same = withOtherCards(linked, state, player, shown, chance)
  if (!same) return
  try {
    const next = advance(linked, same, answer)
    // Where the rules say that who can act must, being asked tells that something can be done.
    if (inMust(linked, turn.state) || inMust(linked, next.state)) return
    told('events', eventsFor(turn.state, turn.events, player), eventsFor(next.state, next.events, player))
    told('next view', view(linked, turn.state, player), view(linked, next.state, player))
    looked.answers += 1
  } catch (error) {
    if (!isFault(error)) throw error
    told('fault', '', error.message)
  }
}

function inMust(linked: Linked, state: State): boolean {
  const window = openWindow(state)?.window
  return window !== undefined && linked.library.windows[window]?.must === true
}

/** Cards that the player came to know on the way. */
function learned(
  linked: Linked,
  { state, events }: { state: State; events: GameEvent[] },
  player: Id,
): Set<Id> {
  const known = new Set<Id>()
  for (const { sights = {} } of events) {
    for (const [id, { hiddenFrom }] of Object.entries(sights)) if (!hiddenFrom.includes(player)) known.add(id)
  }
  for (const id of Object.keys(state.things)) if (knows({ linked, state }, player, id)) known.add(id)
  return known
}
