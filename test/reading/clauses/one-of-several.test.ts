/** "Your scout", where there may be several scouts. */
import { expect, it } from 'vitest'
import { only, readings } from './harbour.js'

it.each([
  [
    'While your pilot is ready, power +1',
    '[change(affected: this, attribute: power, layer: add, amount: 1, while: count(of: things(name: it1, type: unit, where: and(items: [has(of: it1, attribute: traits, word: pilot), controller(of: it1) = you, position(of: it1, group: ready) = ready]))) > 0)]',
  ],
  [
    'Destroy your pilot',
    '[instruction(do: [choose(by: you, as: unit, from: things(name: unit, type: unit, where: and(items: [has(of: unit, attribute: traits, word: pilot), controller(of: unit) = you])), least: 1, most: 1), destroy(P: you, U: unit)])]',
  ],
])('is one of them: %s', (text, meaning) => {
  expect(only('sentence', text)).toBe(meaning)
})

it('has no value, as it is not said of which', () => {
  const less = (whose: string) => `While power is less than ${whose} power, power +1`
  expect(readings('sentence', less("this unit's"))).toHaveLength(1)
  expect(readings('sentence', less("your other pilot's"))).toEqual([])
})
