/** Many games between bots, one after the other: who won, what went wrong, and which nodes of the library took part. */
import { bots, type Bot } from '../bots/match.js'
import { chanceFrom } from '../bots/chance.js'
import type { Linked } from '../link/linked.js'
import { advance, start } from '../play/advance.js'
import type { Setup } from '../play/setup.js'
import { isFault } from '../state/fault.js'
import type { Id, State } from '../state/state.js'

export interface Contest {
  setup: Setup
  /** By player; who is not named plays at random. */
  bots: Readonly<Record<Id, Bot>>
  seed: string
}

export interface Outcome {
  winner: Id | null
  decisions: number
  turns: number
  /** Why the game could not be played to its end. */
  fault: string | null
}

/** Plays one game. A fault of a text ends it and is told; a game that has not ended after `mostDecisions` is a fault, too. */
export function playContest(linked: Linked, contest: Contest, mostDecisions: number): Outcome {
  const { setup, seed } = contest
  const chance = chanceFrom(`${seed} bots`)
  const told = { decisions: 0, turns: 0 }
  const note = (turn: { state: State; events: readonly { turn?: true }[] }): State => {
    told.turns += turn.events.filter((event) => event.turn === true).length
    return turn.state
  }
  try {
    let state = note(start(linked, seed, setup))
    while (state.decision) {
      if (told.decisions >= mostDecisions)
        return { ...told, winner: null, fault: `it has not ended after ${mostDecisions} decisions` }
      const bot = contest.bots[state.decision.player] ?? bots.random
      told.decisions += 1
      state = note(advance(linked, state, bot(linked, state, chance)))
    }
    return { ...told, winner: state.result?.winner ?? null, fault: null }
  } catch (error) {
    if (!isFault(error)) throw error
    return { ...told, winner: null, fault: error.message }
  }
}

/** The same library, with a note kept of all that takes effect. */
export function watched(linked: Linked): { linked: Linked; ran: ReadonlySet<object> } {
  const ran = new Set<object>()
  return { linked: { ...linked, watch: (node) => ran.add(node) }, ran }
}
