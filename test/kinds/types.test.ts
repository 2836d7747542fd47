/** What is of a type besides the one that is printed on it. */
import { expect, test } from 'vitest'
import { failures, keep } from './game.js'

const unit = (title: string, power: number, text = '') =>
  `card: ${title}\ntype: unit\npower: ${power}\nshield: 1\n${text === '' ? '' : `text:\n  ${text}\n`}\n`

const fleet =
  unit('Badge', 0, 'Each unit with power 2 or more is also a ship.') + unit('Ox', 2) + unit('Yak', 1)
const laid = (then: string, titles = ['Badge', 'Ox', 'Yak', 'Guide', 'Brig']) =>
  `scenario: it\ngiven\n${titles.map((title) => `  ${title} is in the field\n  North's cards are ${title}\n`).join('')}${then}`
const brig = unit('Brig', 0).replace('type: unit', 'type: ship')

test('texts that speak of the type mean it, those that speak of what it was go on to', () => {
  const cards = keep(fleet + brig + unit('Guide', 0, 'Each ship gets +3 shield. Each unit gets +1 shield.'))
  const shields = { Ox: 5, Brig: 5, Yak: 2, Badge: 2 }
  const then = Object.entries(shields).map(([title, shield]) => `  the shield of ${title} is ${shield}\n`)
  expect(failures(cards, laid(`then\n${then.join('')}`))).toEqual([])
})

test('it is of the type only while the text that says so is there, and as long as it fits', () => {
  const cards = keep(fleet + brig + unit('Guide', 0, 'F: Pay 1 gold -> Destroy each ship.'))
  const when = 'when\n  North: Guide\nthen\n  Brig is in the grave\n  Yak is in the field\n'
  const at = "  it is North's turn\n  North's deck has 9 cards\n  South's deck has 9 cards\n"
  expect(
    failures(cards, laid(`${at}${when.replaceAll('the grave', "North's grave")}  Ox is in North's grave\n`)),
  ).toEqual([])
  const without = ['Ox', 'Yak', 'Guide', 'Brig']
  expect(
    failures(
      cards,
      laid(`${at}${when.replaceAll('the grave', "North's grave")}  Ox is in the field\n`, without),
    ),
  ).toEqual([])
})

test('nothing becomes what it can not be', () => {
  const wrong = (text: string) => keep(brig + unit('Badge', 1, text)).findings
  expect(wrong('Each unit is also a player.')).not.toEqual([])
  expect(wrong('Each ruse is also a ship.').join()).toContain('to be a ship')
})
