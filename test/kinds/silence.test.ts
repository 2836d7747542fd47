/** That nothing is asked, or that something is, must not tell what a player has in hand. */
import { expect, test } from 'vitest'
import { failures, keep } from './game.js'

const unit = (title: string, text = '') =>
  `card: ${title}\ntype: unit\npower: 1\nshield: 1\ncost: 1\n${text === '' ? '' : `text:\n  ${text}\n`}\n`
const ruse = (title: string, text: string) => `card: ${title}\ntype: ruse\ncost: 0\ntext:\n  ${text}\n\n`

const table = (hand: string, body: string) => `scenario: it
given
  North's deck has 9 cards
  South's deck has 9 cards
  it is North's turn
  Chief is in the field
  North's cards are Chief
${hand}${body}`

const chief = unit('Chief', 'F: Move a unit from your hand to the field.') + unit('Ox') + unit('Elk')

test('a choice from a hand is asked also when one card fits and must be taken', () => {
  const game = keep(chief + ruse('Hush', 'F: Earn 1 gold.'))
  const hand = "  Ox is in North's hand\n  Hush is in North's hand\n"
  expect(failures(game, table(hand, 'when\n  North: Chief\nthen\n  North decides\n'))).toEqual([])
  const moved = 'when\n  North: Chief\n  North: Ox\nthen\n  Ox is in the field\n'
  expect(failures(game, table(hand, moved))).toEqual([])
})

test('and is not when all cards must go: how many there are is public', () => {
  // One is drawn as the turn begins.
  const game = keep(unit('Chief', 'F: Discard 2 cards from your hand: Earn 1 gold.') + unit('Ox'))
  const hand = "  Ox is in North's hand\n"
  expect(failures(game, table(hand, "when\n  North: Chief\nthen\n  Ox is in North's grave\n"))).toEqual([])
})

const spring = ruse('Spring', 'When opponent deploys a unit, you may earn 2 gold.')
const oneAfterTheOther = (file: string) =>
  file.replace(
    'window: actions; offers abilities, F; closes after 2 passes',
    '$&; one player after the other',
  )

test('who may have a text that answers by choice is asked, having it or not', () => {
  const game = keep(chief + spring + ruse('Lull', 'F: Earn 1 gold.'), oneAfterTheOther)
  const hand = "  Elk is in North's hand\n"
  const after = (decides: string) => `when\n  North: deploy, Elk\nthen\n  ${decides} decides\n`
  for (const held of ['Spring', 'Lull'])
    expect(failures(game, table(`${hand}  ${held} is in South's hand\n`, after('South')))).toEqual([])
  expect(failures(game, table(hand, after('North')))).toEqual([])
})
