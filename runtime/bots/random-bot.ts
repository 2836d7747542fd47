import type { Answer, Decision } from '../state/state.js'

/** A stream of random numbers from 0 up to 1; a bot's own, so that it never touches the game's generator. */
export type Chance = () => number

/** Any legal answer, each with equal chance for how many and which. */
export function randomAnswer(decision: Decision, chance: Chance): Answer {
  const { least, most, options } = decision
  const count = least + Math.floor(chance() * (most - least + 1))
  const indexes = options.map((_, index) => index)
  for (let last = indexes.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1))
    const held = indexes[last] as number
    indexes[last] = indexes[other] as number
    indexes[other] = held
  }
  const picked = indexes.slice(0, count)
  return decision.kind === 'order' ? picked : picked.sort((one, other) => one - other)
}
