import type { Answer, Decision } from '../state/state.js'
import { randomAnswer, type Chance } from './random-bot.js'

/** How often it passes, or chooses nothing, where it could do something: often enough that windows close. */
const reluctance = 0.1

/**
 * A legal answer at random, but one that does something: it seldom passes and seldom declines. Games between such bots are
 * long and use much of the cards, where those of the random bot end before much is on the table.
 */
export function eagerAnswer(decision: Decision, chance: Chance): Answer {
  if (chance() < reluctance) return randomAnswer(decision, chance)
  const { options, least, most } = decision
  const acting = options.flatMap(({ value }, index) => (value === 'pass' ? [] : [index]))
  if (acting.length === 0 || acting.length < least) return randomAnswer(decision, chance)
  const among = acting.map((index) => options[index]).filter((option) => option !== undefined)
  const few = { ...decision, options: among, least: Math.max(least, 1), most: Math.min(most, among.length) }
  return few.least > few.most
    ? randomAnswer(decision, chance)
    : randomAnswer(few, chance).map((index) => acting[index] ?? index)
}
