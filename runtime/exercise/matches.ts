/** Many games between bots, one after the other: who won, what went wrong, and which nodes of the library took part. */
import { bots, playMatch, type Bot } from '../bots/match.js'
import { chanceFrom } from '../bots/chance.js'
import type { Linked } from '../link/linked.js'
import type { Setup } from '../play/setup.js'
import { fault, isFault } from '../state/fault.js'
import type { Id } from '../state/state.js'
import { afterwards, atEachDecision, cardsIn, nowAndThen, type Breach, type Looks } from './laws.js'

export interface Contest {
  setup: Setup
  /** By player; who is not named plays at random. */
  bots: Readonly<Record<Id, () => Bot>>
  seed: string
  /** The number of the game among all that are played: it says at which the dear laws are looked at. */
  nth?: number
}

export interface Outcome {
  winner: Id | null
  /** It stopped at a bound that is no rule of the game. */
  unfinished: boolean
  /** How long it was; 0 when it could not be played to its end. */
  decisions: number
  /** Those of them in which there was something to decide. */
  choices: number
  turns: number
  /** Why the game could not be played to its end, or which law of play did not hold. */
  fault: string | null
}

/** Whoever looks at the laws of play, with a library of its own so that nothing it tries counts as executed. */
export interface Watch {
  linked: Linked
  looks: Looks
}

/** Plays one game. A fault of a text ends it and is told; a game that has not ended after `mostDecisions` is a fault, too. */
export function playContest(
  linked: Linked,
  contest: Contest,
  mostDecisions: number,
  watch: Watch | null = null,
): Outcome {
  const { seed, setup, nth = 0 } = contest
  let choices = 0
  const seated = seatedBots(contest)
  const bot: Bot = (of, state, chance) => {
    if ((state.decision?.options.length ?? 0) > 1) choices += 1
    return seated(of, state, chance)
  }
  try {
    const match = playMatch(linked, seed, setup, watch ? underLaw(bot, watch, contest) : bot, mostDecisions)
    if (watch && nth % watch.looks.game === 0) keep(afterwards(watch.linked, setup, match))
    const { winner, unfinished, decisions, turns } = match
    return { winner, unfinished, decisions, choices, turns, fault: null }
  } catch (error) {
    if (!isFault(error)) throw error
    return { winner: null, unfinished: false, decisions: 0, choices: 0, turns: 0, fault: error.message }
  }
}

function seatedBots(contest: Contest): Bot {
  const seated = new Map(Object.entries(contest.bots).map(([player, bot]) => [player, bot()]))
  const other = bots.random()
  return (of, state, chance) => (seated.get(state.decision?.player ?? '') ?? other)(of, state, chance)
}

/** The same bot; each position that it is asked about is looked at. */
function underLaw(bot: Bot, { linked, looks }: Watch, { seed, nth = 0 }: Contest): Bot {
  const own = chanceFrom(`${seed} laws`)
  let asked = nth
  let cards = -1
  return (of, state, chance) => {
    if (cards < 0) cards = cardsIn(state)
    keep(atEachDecision(state, cards))
    const answer = bot(of, state, chance)
    asked += 1
    if (asked % looks.decision === 0) keep(nowAndThen(linked, state, answer, own))
    return answer
  }
}

function keep(breach: Breach): void {
  if (breach !== null) throw fault('law', `A law of play does not hold: ${breach}.`)
}

/** The same library, with a note kept of all that takes effect. */
export function watched(linked: Linked): { linked: Linked; ran: ReadonlySet<object> } {
  const ran = new Set<object>()
  return { linked: { ...linked, watch: (node) => ran.add(node) }, ran }
}
