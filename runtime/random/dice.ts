/** Dice are things: they can be asked about, changed by texts and rolled again. */
import { freshId, setThing, thingOf } from '../state/draft.js'
import type { Id, State } from '../state/state.js'
import { rollFace } from './random.js'

/** The counter that says how many sides a die has. */
const sides = 'sides'

/** Rolls new dice. Returns their ids, in the order rolled. */
export function rollDice(draft: State, count: number, faces: number, by: Id | null): Id[] {
  const dice: Id[] = []
  for (let rolled = 0; rolled < count; rolled++) {
    const id = freshId(draft, 'd')
    setThing(draft, {
      id,
      name: id,
      kind: 'die',
      card: null,
      type: 'die',
      owner: by,
      controller: by,
      zone: null,
      placed: null,
      positions: {},
      counters: { [sides]: faces },
      known: [],
      face: rollFace(draft, faces),
      visit: 0,
      last: null,
    })
    dice.push(id)
  }
  return dice
}

/** Rolls dice again. */
export function rerollDice(draft: State, dice: readonly Id[]): void {
  for (const id of dice) {
    const die = thingOf(draft, id)
    setThing(draft, { ...die, face: rollFace(draft, die.counters[sides] ?? 6) })
  }
}
