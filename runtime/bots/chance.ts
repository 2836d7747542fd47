import seedrandom from 'seedrandom'
import type { Chance } from './random-bot.js'

/** Random numbers of a bot's own, from a seed. */
export function chanceFrom(seed: string): Chance {
  return seedrandom.alea(seed)
}
