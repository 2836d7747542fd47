/** What "and", "or" and commas join, where several groupings are possible. */
import { expect, it } from 'vitest'
import { readings } from './harbour.js'

it.each([
  ['what is somewhere by itself', 'While a pilot at a place and a scout not at a place, power +1'],
  ['three ways', 'Draw a card, gain 2 gold, or destroy a unit'],
  ['each or both', 'Destroy a pilot and/or a scout'],
  ['what is excepted', 'Destroy each unit except pilots and scouts'],
  ['a kind and what it is of', 'Destroy a ready pilot or scout'],
])('joins in one way: %s', (_, text) => {
  expect(readings('sentence', text)).toHaveLength(1)
})
