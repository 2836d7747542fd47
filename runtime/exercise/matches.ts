/** Many games between bots, one after the other: who won, what went wrong, and which nodes of the library took part. */
import { bots, playMatch, type Bot } from '../bots/match.js'
import type { Linked } from '../link/linked.js'
import type { Setup } from '../play/setup.js'
import { isFault } from '../state/fault.js'
import type { Id } from '../state/state.js'

export interface Contest {
  setup: Setup
  /** By player; who is not named plays at random. */
  bots: Readonly<Record<Id, () => Bot>>
  seed: string
}

export interface Outcome {
  winner: Id | null
  /** It stopped at a bound that is no rule of the game. */
  unfinished: boolean
  /** How long it was; 0 when it could not be played to its end. */
  decisions: number
  turns: number
  /** Why the game could not be played to its end. */
  fault: string | null
}

/** Plays one game. A fault of a text ends it and is told; a game that has not ended after `mostDecisions` is a fault, too. */
export function playContest(linked: Linked, contest: Contest, mostDecisions: number): Outcome {
  const seated = new Map(Object.entries(contest.bots).map(([player, bot]) => [player, bot()]))
  const other = bots.random()
  const bySeat: Bot = (of, state, chance) =>
    (seated.get(state.decision?.player ?? '') ?? other)(of, state, chance)
  try {
    const { winner, unfinished, decisions, turns } = playMatch(
      linked,
      contest.seed,
      contest.setup,
      bySeat,
      mostDecisions,
    )
    return { winner, unfinished, decisions, turns, fault: null }
  } catch (error) {
    if (!isFault(error)) throw error
    return { winner: null, unfinished: false, decisions: 0, turns: 0, fault: error.message }
  }
}

/** The same library, with a note kept of all that takes effect. */
export function watched(linked: Linked): { linked: Linked; ran: ReadonlySet<object> } {
  const ran = new Set<object>()
  return { linked: { ...linked, watch: (node) => ran.add(node) }, ran }
}
