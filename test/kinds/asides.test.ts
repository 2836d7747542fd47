/** What stands in brackets, in a row, or is left out: each part of a sentence has its effect. */
import { expect, test } from 'vitest'
import { failures, keep } from './game.js'

const crew = `card: Ox
type: unit
badges: scout
power: 3
shield: 1
cost: 1

card: Drum
type: unit
badges: pilot
power: 1
shield: 5
cost: 1
`
const flag = (text: string) =>
  keep(`${crew}\ncard: Flag\ntype: unit\npower: 1\nshield: 1\ntext:\n  ${text}\n`)

const table = (units: string, body: string) => `scenario: it
given
  North's deck has 9 cards
  South's deck has 9 cards
  it is North's turn
  Flag is in the field
  North's cards are Flag
${units
  .split(', ')
  .filter((unit) => unit !== '')
  .map((unit) => `  ${unit} is in the field\n  North's cards are ${unit}\n`)
  .join('')}${body}`

const power = (units: string, value: number) => table(units, `then\n  the power of Flag is ${value}\n`)

test('"both" is both of what the condition leaves open', () => {
  const game = flag('While you have a scout or a pilot, this unit is power +1 (+4 if both).')
  expect(game.findings).toEqual([])
  for (const [units, value] of [
    ['', 1],
    ['Ox', 2],
    ['Drum', 2],
    ['Ox, Drum', 5],
  ] as const)
    expect(failures(game, power(units, value)), units).toEqual([])
})

test('the number of what is done may be another in some case', () => {
  const game = flag('When this unit hits a unit, draw a card (3 if you have a scout).')
  expect(game.findings).toEqual([])
  // One card is drawn at the start of the turn.
  const drawn = (units: string, cards: number) =>
    table(
      units,
      `  Drum is in the field\n  South's cards are Drum\nwhen\n  North: attack\n  North: Flag\nthen\n  the number of cards in North's hand is ${cards}\n`,
    )
  expect(failures(game, drawn('', 2))).toEqual([])
  expect(failures(game, drawn('Ox', 4))).toEqual([])
})

test('a change in brackets is added, under its own condition', () => {
  const game = flag('This unit is power +1 (and shield +2 while you have a scout).')
  expect(game.findings).toEqual([])
  const shield = (units: string, value: number) =>
    table(units, `then\n  the power of Flag is 2\n  the shield of Flag is ${value}\n`)
  expect(failures(game, shield('', 1))).toEqual([])
  expect(failures(game, shield('Ox', 3))).toEqual([])
})

test('changes in a row all hold', () => {
  const game = flag(
    'Adds 1 to power of each of your scouts, is power +2 and, while you have a pilot, shield +1.',
  )
  expect(game.findings).toEqual([])
  const body = 'then\n  the power of Flag is 3\n  the shield of Flag is 2\n  the power of Ox is 4\n'
  expect(failures(game, table('Ox, Drum', body))).toEqual([])
})

test('an exception between commas is an exception', () => {
  const game = flag('Your units, except pilots, are power +2.')
  expect(game.findings).toEqual([])
  const body = 'then\n  the power of Flag is 3\n  the power of Ox is 5\n  the power of Drum is 1\n'
  expect(failures(game, table('Ox, Drum', body))).toEqual([])
})

test('of what was named by "and", each has to be there', () => {
  const game = flag('If Ox and Drum are in play, this unit is power +4.')
  expect(game.findings).toEqual([])
  for (const [units, value] of [
    ['', 1],
    ['Ox', 1],
    ['Ox, Drum', 5],
  ] as const)
    expect(failures(game, power(units, value)), units).toEqual([])
})
