import type { Linked } from '../link/linked.js'
import { advance } from '../play/advance.js'
import { isFault } from '../state/fault.js'
import type { Answer, Decision, Id, State } from '../state/state.js'
import { valueOf } from '../play/ask.js'
import type { Chance } from './random-bot.js'
import { randomAnswer } from './random-bot.js'

/** How much a greedy bot looks at: answers tried for one decision, and further decisions it plays on through for each. */
export interface Effort {
  tries: number
  depth: number
}

const usualEffort: Effort = { tries: 16, depth: 12 }

/**
 * The answer after which the game's score (library.score) is best for the player, playing on a few decisions at random;
 * where none is better than another, any. Its effort is counted in tries, never in time: the same state and chance give the same answer. Without a
 * score it answers at random. It looks into its copy of the game, hidden cards included: a sparring partner, not a fair one.
 */
export function greedyAnswer(
  linked: Linked,
  state: State,
  chance: Chance,
  effort: Effort = usualEffort,
): Answer {
  const { decision } = state
  if (!decision) return []
  const fallback = randomAnswer(decision, chance)
  if (linked.library.score === null || decision.options.length < 2) return fallback
  let best = fallback
  let bestScore = -Infinity
  for (const answer of candidates(state, fallback, chance, effort.tries)) {
    const score = scoreAfter(linked, state, answer, decision.player, chance, effort.depth)
    if (score > bestScore) {
      bestScore = score
      best = answer
    }
  }
  return best
}

function candidates(state: State, first: Answer, chance: Chance, tries: number): Answer[] {
  const { decision } = state
  if (!decision) return []
  if (decision.least <= 1 && decision.most === 1) {
    const single = decision.options.map((_, index) => [index])
    const others = decision.least === 0 ? [[], ...single] : single
    // What was drawn at random comes first: only what is better takes its place.
    return [first, ...others.filter(([index]) => index !== first[0])].slice(0, tries)
  }
  const answers = [first]
  while (answers.length < Math.min(tries, 8)) answers.push(randomAnswer(decision, chance))
  return answers
}

function scoreAfter(
  linked: Linked,
  state: State,
  answer: Answer,
  player: Id,
  chance: Chance,
  depth: number,
): number {
  try {
    let after = advance(linked, state, answer).state
    for (let step = 0; step < depth && after.decision && !isOpen(after.decision); step++) {
      after = advance(linked, after, randomAnswer(after.decision, chance)).state
    }
    return scoreOf(linked, after, player)
  } catch (error) {
    // A text that never comes to an end is no reason for a bot to stop playing; it avoids it.
    if (isFault(error)) return -Infinity
    throw error
  }
}

/** Where somebody may act as they like, what was begun has come to its end. */
const isOpen = ({ kind, options }: Decision): boolean => kind === 'act' && options.length > 1

/** What the game says a position is worth to a player; a won game is worth more than any score. */
export function scoreOf(linked: Linked, state: State, player: Id): number {
  if (state.result) return state.result.winner === player ? 1e9 : state.result.winner === null ? 0 : -1e9
  const { score } = linked.library
  if (score === null) return 0
  const setting = { names: { P: player }, instance: null, self: player, you: player, events: {} }
  const value = valueOf({ linked, state }, setting, score)
  return typeof value === 'number' ? value : 0
}
