/** Random numbers from seedrandom's alea, whose whole state is four numbers in the state of the game. */
import seedrandom from 'seedrandom'
import type { RandomState, State } from '../state/state.js'

type Generator = (() => number) & { state: () => RandomState }

/** The generator at its start for a seed. */
export function seedRandom(seed: string): RandomState {
  return make(seed, true).state()
}

/** A whole number from 0 to `below` - 1. Advances the generator of the draft. */
export function randomBelow(draft: State, below: number): number {
  const generator = make('', draft.random)
  const value = Math.floor(generator() * below)
  draft.random = generator.state()
  return value
}

/** The list in a random order. Advances the generator of the draft. */
export function shuffled<T>(draft: State, list: readonly T[]): T[] {
  const generator = make('', draft.random)
  const result = shuffledBy(generator, list)
  draft.random = generator.state()
  return result
}

/** The list in an order by chance, numbers from 0 to below 1 (Fisher and Yates). */
export function shuffledBy<T>(chance: () => number, list: readonly T[]): T[] {
  const result = [...list]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1))
    const held = result[last] as T
    result[last] = result[other] as T
    result[other] = held
  }
  return result
}

/** The face of one die with so many sides: the next loaded face, or else a random one. */
export function rollFace(draft: State, sides: number): number {
  const loaded = draft.loaded.shift()
  return loaded ?? randomBelow(draft, sides) + 1
}

function make(seed: string, state: RandomState | true): Generator {
  return seedrandom.alea(seed, { state })
}
