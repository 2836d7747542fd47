import type { Linked } from '../link/linked.js'
import { advance, start } from '../play/advance.js'
import type { GameEvent } from '../play/journal.js'
import type { Setup } from '../play/setup.js'
import { fault } from '../state/fault.js'
import { hashOf } from '../state/hash.js'
import type { Answer, Id, State } from '../state/state.js'
import { chanceFrom } from './chance.js'
import { eagerBot } from './eager-bot.js'
import { greedyAnswer } from './greedy-bot.js'
import { randomAnswer, type Chance } from './random-bot.js'

/** Answers for a player in one match: a bot. */
export type Bot = (linked: Linked, state: State, chance: Chance) => Answer

/** Bots for one match each: what a bot remembers of a match is of no use in another. */
export const bots: { random: () => Bot; eager: () => Bot; greedy: () => Bot } = {
  random: () => (_linked, state, chance) => (state.decision ? randomAnswer(state.decision, chance) : []),
  eager: () => {
    const answer = eagerBot()
    return (_linked, state, chance) => answer(state, chance)
  },
  greedy: () => (linked, state, chance) => greedyAnswer(linked, state, chance),
}

export interface Match {
  winner: Id | null
  /** The game stopped at a bound that is no rule of it. */
  unfinished: boolean
  decisions: number
  turns: number
  answers: Answer[]
  hash: string
  seed: string
  state: State
}

/** Plays a whole game between bots. The same seed, setup and bots give the same game. Faults after too many decisions. */
export function playMatch(
  linked: Linked,
  seed: string,
  setup: Setup,
  bot: Bot = bots.random(),
  mostDecisions = 20_000,
): Match {
  const chance = chanceFrom(`${seed} bots`)
  let { state, events } = start(linked, seed, setup)
  const answers: Answer[] = []
  let turns = turnsIn(events)
  while (state.decision) {
    if (answers.length >= mostDecisions)
      throw fault('runaway', `No end after ${mostDecisions} decisions.`, [linked.library.title])
    const given = bot(linked, state, chance)
    answers.push(given)
    ;({ state, events } = advance(linked, state, given))
    turns += turnsIn(events)
  }
  return {
    winner: state.result?.winner ?? null,
    unfinished: state.result?.unfinished === true,
    decisions: answers.length,
    turns,
    answers,
    hash: hashOf(state),
    seed,
    state,
  }
}

const turnsIn = (events: readonly GameEvent[]): number => events.filter(({ turn }) => turn === true).length
