/** Kinds 14 to 21: what adds up, what does not, and in which order changes of a value count. */
import { describe, expect, test } from 'vitest'
import { failures, keep } from './game.js'

const unit = (title: string, power: number, text: string, type = 'unit') =>
  `card: ${title}\ntype: ${type}\npower: ${power}\nshield: 1\ncost: 1\n${text === '' ? '' : `text:\n  ${text}\n`}\n`
const ox = unit('Ox', 3, '')
const given = (things: string[], body: string) => `scenario: it
given
  North's deck has 9 cards
  South's deck has 9 cards
${things.map((thing) => `  ${thing} is in the field\n  North's cards are ${thing.replace(/ and /g, ', ')}\n`).join('')}${body}`

describe('stacking', () => {
  test('14: copies of one sentence count once; another sentence, or "cumulatively", counts as well', () => {
    const cards = (how: string) =>
      keep(
        ox +
          unit('Horn', 1, `Each of your other units is ${how}power +3.`) +
          unit('Bell', 1, 'Ox is power +2. Each of your other units is power +1.'),
      )
    const three = ['Ox', 'Horn A', 'Horn B', 'Horn C']
      .map((name) => `  ${name} is in the field\n  North's cards are ${name}\n`)
      .join('')
    const lines = (power: number, more = '') => `scenario: it
given
  Horn A, Horn B and Horn C are copies of Horn
${three}${more}then
  the power of Ox is ${power}
`
    expect(failures(cards(''), lines(6))).toEqual([])
    expect(failures(cards('cumulatively '), lines(12))).toEqual([])
    // Two sentences of one card are two effects: the same title is not the same effect.
    expect(failures(cards(''), lines(9, "  Bell is in the field\n  North's cards are Bell\n"))).toEqual([])
  })

  test('15: "for each" counts each', () => {
    const cards = keep(
      ox + unit('Fleet', 1, 'This unit gets +2 power for each of your ships.') + unit('Skiff', 1, '', 'ship'),
    )
    const skiffs = ['Skiff A', 'Skiff B', 'Skiff C']
    expect(
      failures(
        cards,
        `scenario: it
given
  Skiff A, Skiff B and Skiff C are copies of Skiff
  Fleet is in the field
  North's cards are Fleet
${skiffs.map((name) => `  ${name} is in the field\n  North's cards are ${name}\n`).join('')}then
  the power of Fleet is 7
`,
      ),
    ).toEqual([])
  })

  test('16: a minus takes away', () => {
    const cards = keep(ox + unit('Fog', 1, 'Each other unit gets -2 power. Each other unit gets +2 shield.'))
    expect(
      failures(cards, given(['Ox', 'Fog'], 'then\n  the power of Ox is 1\n  the shield of Ox is 3\n')),
    ).toEqual([])
  })

  test('17: what one effect gave is not lost by what happens to another', () => {
    const cards = keep(
      ox +
        unit('Horn', 1, 'F: Tap this unit: a unit gets +2 power until the end of the turn.').replace(
          'Tap this unit',
          'Discard this unit',
        ) +
        unit('Bell', 1, 'Each of your other units is power +1.'),
    )
    expect(
      failures(
        cards,
        given(
          ['Ox', 'Horn', 'Bell'],
          `  it is North's turn
when
  North: Horn
  North: Ox
then
  Horn is in North's grave
  the power of Ox is 6
`,
        ),
      ),
    ).toEqual([])
  })

  test('18: a limit is kept, however many copies there are', () => {
    const cards = keep(ox + unit('Choir', 1, 'Each of your other units is cumulatively power +2 (limit +3).'))
    const lines = (power: number) => `scenario: it
given
  Choir A, Choir B and Choir C are copies of Choir
${['Ox', 'Choir A', 'Choir B', 'Choir C'].map((name) => `  ${name} is in the field\n  North's cards are ${name}\n`).join('')}then
  the power of Ox is ${power}
`
    expect(failures(cards, lines(6))).toEqual([])
    expect(failures(cards, lines(9))).toHaveLength(1)
  })
})

describe('changes that depend on each other', () => {
  const cards = keep(
    ox +
      unit('Badge', 1, 'Ox is also a scout.') +
      unit('Guide', 1, 'Each scout gets +2 power.') +
      unit('Anvil', 1, "Ox's power is doubled."),
  )
  const orders = [
    ['Badge', 'Guide', 'Anvil'],
    ['Badge', 'Anvil', 'Guide'],
    ['Guide', 'Badge', 'Anvil'],
    ['Guide', 'Anvil', 'Badge'],
    ['Anvil', 'Badge', 'Guide'],
    ['Anvil', 'Guide', 'Badge'],
  ]
  test.each(orders)('19: which came first makes no difference: %s, %s, %s', (...order) => {
    expect(failures(cards, given(['Ox', ...order], 'then\n  the power of Ox is 8\n'))).toEqual([])
  })

  test('20: counters and values by rule go through the same order', () => {
    const rules = (file: string) =>
      file.replace(
        'attribute: power; a number of a unit; at least 0',
        'counter: rank; on a unit\nattribute: might; a number of a unit; normally its power + the rank on it\nattribute: power; a number of a unit; at least 0',
      )
    const ranked = keep(
      ox +
        unit('Anvil', 1, "Ox's might is doubled.") +
        unit('Horn', 1, 'Ox gets +1 might. Ox gets +1 power.'),
      rules,
    )
    expect(
      failures(
        ranked,
        given(
          ['Ox', 'Anvil', 'Horn'],
          '  Ox has 2 rank\nthen\n  the power of Ox is 4\n  the might of Ox is 13\n',
        ),
      ),
    ).toEqual([])
  })

  test('21: what has just left counts as what it last was', () => {
    const last = keep(
      unit('Ox', 3, "When this unit is destroyed, gain X gold. X = this unit's power.") +
        unit('Horn', 1, 'Each of your other units is power +2.') +
        `card: Flood\ntype: ruse\ntext:\n  F: Destroy all units.\n`,
    )
    expect(
      failures(
        last,
        given(
          ['Ox', 'Horn'],
          `  it is North's turn
  Flood is in North's hand
when
  North: Flood
then
  Ox is in North's grave
  Horn is in North's grave
  North's gold is 8
`,
        ),
      ),
    ).toEqual([])
  })
})
