/** How long effects last, when conditions count, what is paid for what is cancelled, and what can not be settled. */
import { describe, expect, test } from 'vitest'
import { failures, keep } from './game.js'

const unit = (title: string, text = '', power = 1) =>
  `card: ${title}\ntype: unit\npower: ${power}\nshield: 1\ncost: 1\n${text === '' ? '' : `text:\n  ${text}\n`}\n`
const ruse = (title: string, text: string) => `card: ${title}\ntype: ruse\ncost: 0\ntext:\n  ${text}\n\n`
const table = (north: string[], south: string[], body: string) => {
  const placed = (player: string, cards: string[]) =>
    cards.map((one) => {
      const [title = '', hand] = one.split(' in ')
      return hand
        ? `  ${title} is in ${player}'s hand\n`
        : `  ${title} is in the field\n  ${player}'s cards are ${title}\n`
    })
  return `scenario: it
given
  North's deck has 9 cards
  South's deck has 9 cards
  it is North's turn
${[...placed('North', north), ...placed('South', south)].join('')}${body}`
}

describe('an effect with an end', () => {
  const cards = keep(
    unit('Ox', '', 3) +
      ruse('Zeal', 'F: Ox gets +2 power until the end of the turn.') +
      unit('Horn', 'F: Discard this unit: Ox gets +4 power until the end of the turn.') +
      unit('Yak'),
  )

  test.each([
    ['Zeal', ['Ox', 'Zeal in hand'], 5],
    ['Horn', ['Ox', 'Horn'], 7],
  ])('ends exactly then, although its source has left: %s', (name, north, power) => {
    const lines = table(
      north,
      ['Yak'],
      `when
  North: ${name}
then
  the power of Ox is ${power}
  ${name} is in North's grave
`,
    )
    expect(failures(cards, lines)).toEqual([])
    const later = `${lines}when
  all pass until North's turn ends
then
  as North's turn ends: the power of Ox is ${power}
  the power of Ox is 3
`
    expect(failures(cards, later)).toEqual([])
    expect(failures(cards, later.replace('the power of Ox is 3', `the power of Ox is ${power}`))).not.toEqual(
      [],
    )
  })
})

describe('a condition of a trigger', () => {
  const cards = (text: string) =>
    unit('Bell', text) +
    unit('Bank', 'When a unit is destroyed, gain 3 gold.') +
    unit('Ox', '', 3) +
    unit('Yak')
  const lines = (gold: number, order = '  North: Bank\n') =>
    table(
      ['Ox', 'Bell', 'Bank'],
      ['Yak'],
      `when
  North: attack
  North: Ox
${order}then
  North's gold is ${gold}
`,
    )
  const twice = (file: string) =>
    file.replace('ordering: by the turn player', 'ordering: by the turn player; conditions are checked twice')

  test.each([
    'While you have less than 5 gold, when a unit is destroyed, gain 2 gold.',
    'When a unit is destroyed, if you have at least 5 gold, gain 2 gold.',
  ])('counts where it stands, or at both moments, as the game says: %s', (text) => {
    expect(failures(keep(cards(text)), lines(8))).toEqual([])
    // What does not trigger is not ordered either.
    const order = text.startsWith('While') ? '  North: Bank\n' : ''
    expect(failures(keep(cards(text), twice), lines(6, order))).toEqual([])
  })
})

describe('what is cancelled', () => {
  test('keeps its costs paid, and its card goes where the game says', () => {
    const cards = keep(
      ruse('Gift', 'F: Pay 2 gold: draw 2 cards.') +
        ruse('Hush', 'If opponent just played a ruse, cancel that ruse.') +
        unit('Ox'),
    )
    expect(
      failures(
        cards,
        table(
          ['Ox', 'Gift in hand'],
          ['Hush in hand'],
          `when
  North: Gift
  South: Hush
  all pass
then
  North's gold is 1
  Gift is in North's deck
  Hush is in South's grave
`,
        ),
      ),
    ).toEqual([])
  })
})

describe('texts that take each other away', () => {
  test('are an error that names both, where a value is asked for', () => {
    const cards = keep(
      unit('Mute', 'Each other unit loses its text.') +
        unit('Hush', 'Each other unit loses its text.') +
        unit('Drum', 'Each other unit gets +1 power.') +
        unit('Ox'),
    )
    const found = failures(
      cards,
      `scenario: it
given
  North's cards are Mute, Hush, Ox
  Mute is in the field
  Hush is in the field
  Ox is in the field
then
  the power of Ox is 1
`,
    )
    expect(found.join()).toContain('Mute')
    expect(found.join()).toContain('Hush')
  })

  test('in a row settle: what is silenced silences nothing', () => {
    const cards = keep(
      unit('Ox', 'Each other unit loses its text.') +
        unit('Yak', 'Ox is power +5.') +
        unit('Elk', 'Yak is power +3.'),
    )
    expect(
      failures(
        cards,
        `scenario: it
given
  North's cards are Ox, Yak, Elk
  Ox is in the field
  Yak is in the field
  Elk is in the field
then
  the power of Ox is 1
  the power of Yak is 1
`,
      ),
    ).toEqual([])
  })
})
