/** Random games: how many decisions and games a second of CPU time holds, and how the cost grows with the game. */
import { chanceFrom } from '../runtime/bots/chance.js'
import { randomAnswer } from '../runtime/bots/random-bot.js'
import { advance, start } from '../runtime/play/advance.js'
import type { Answer, State } from '../runtime/state/state.js'
import { cpu } from './clock.js'
import type { Game } from './games.js'

/** A decision as a bare loop needs it: how many options there were, and how many could be taken. */
export type Shape = Pick<NonNullable<State['decision']>, 'kind' | 'least' | 'most'> & { options: number }

export interface Played {
  games: number
  /** Only those with two or more options. */
  decisions: number
  microseconds: number
  /** Decisions and CPU time by turn, counted from 1; what comes before the first turn is under 0. */
  turns: ({ decisions: number; microseconds: number } | undefined)[]
  shapes: Shape[]
  /** Positions of the first game, evenly spread over it, each with an answer. */
  positions: { state: State; answer: Answer }[]
}

/** More positions than these tell nothing new. */
const mostPositions = 120

/** Plays whole games between random bots until `seconds` of CPU time are over, at least one; the seeds are 1, 2, 3 … */
export function playGames(game: Game, seconds: number): Played {
  const played: Played = { games: 0, decisions: 0, microseconds: 0, turns: [], shapes: [], positions: [] }
  while (played.microseconds < seconds * 1e6) playOne(game, String(played.games + 1), played)
  played.positions = spread(played.positions, mostPositions)
  return played
}

/** One game; stops counting time while it takes notes. */
function playOne({ linked, setup }: Game, seed: string, played: Played): void {
  const chance = chanceFrom(`${seed} bots`)
  const isFirst = played.games === 0
  let turn = 0
  let begun = cpu()
  let { state, events } = start(linked, seed, setup)
  const note = (decided: boolean) => {
    const spent = cpu() - begun
    turn += events.filter((event) => event.turn === true).length
    const there = (played.turns[turn] ??= { decisions: 0, microseconds: 0 })
    there.microseconds += spent
    played.microseconds += spent
    if (!decided) return
    there.decisions += 1
    played.decisions += 1
  }
  note(false)
  while (state.decision) {
    const { kind, least, most, options } = state.decision
    const isChoice = options.length > 1
    const answer = randomAnswer(state.decision, chance)
    if (isFirst) played.positions.push({ state, answer })
    if (isChoice) played.shapes.push({ kind, least, most, options: options.length })
    begun = cpu()
    ;({ state, events } = advance(linked, state, answer))
    note(isChoice)
  }
  played.games += 1
}

function spread<T>(all: readonly T[], many: number): T[] {
  if (all.length <= many) return [...all]
  return Array.from({ length: many }, (_, index) => all[Math.floor((index * all.length) / many)] as T)
}

/**
 * How much more a decision costs around turn 40 than in the first turns: the mean of turns 31 to 40 over that of turns 1
 * to 10. Games that end sooner are compared at their own last ten turns that games reached at least three times.
 */
export function growth({ turns, games }: Played): { factor: number; turn: number } {
  // A turn in which nobody had to decide is not in the list.
  const reached = turns.findLastIndex((turn) => (turn?.decisions ?? 0) >= Math.min(3, games))
  const last = Math.min(40, reached)
  const width = Math.min(10, Math.ceil(last / 2))
  const early = meanCost(turns, 1, width)
  const late = meanCost(turns, last - width + 1, last)
  return { factor: late / early, turn: last }
}

function meanCost(turns: Played['turns'], from: number, to: number): number {
  let [decisions, microseconds] = [0, 0]
  for (const turn of turns.slice(from, to + 1)) {
    decisions += turn?.decisions ?? 0
    microseconds += turn?.microseconds ?? 0
  }
  return microseconds / Math.max(1, decisions)
}
