/** Kinds 22 to 30: when things happen, who is asked, and in which order. */
import { describe, expect, test } from 'vitest'
import { failures, keep, play } from './game.js'

const unit = (title: string, power: number, text = '', type = 'unit') =>
  `card: ${title}\ntype: ${type}\npower: ${power}\nshield: 1\ncost: 1\n${text === '' ? '' : `text:\n  ${text}\n`}\n`
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

describe('what is cancelled', () => {
  test('22: is the one use that was answered, and not the whole card', () => {
    const cards = keep(
      unit('Ox', 3) +
        ruse('Twofold', 'F: Draw 2 cards.\n  F: Gain 2 gold.') +
        ruse('Hush', 'If opponent just played a ruse, cancel that ruse.') +
        unit('Well', 1, 'F: Discard Ox: draw 2 cards.\n  F: Pay 1 gold: gain 5 gold.'),
    )
    expect(
      failures(
        cards,
        table(
          ['Ox', 'Well', 'Twofold in hand'],
          ['Hush in hand'],
          `when
  North: Twofold gain
  South: Hush
  all pass
then
  North's gold is 3
  South's deck has 9 cards
  North decides
when
  North: Well gain
then
  North's gold is 7
`,
        ),
      ),
    ).toEqual([])
  })

  test('24: is asked about before anything hidden is shown', () => {
    const cards = keep(
      ruse('Lamp', "F: Reveal all cards in opponent's hand to you.") +
        ruse('Hush', 'If opponent just played a ruse, cancel that ruse.') +
        unit('Ox', 3),
    )
    const hushed = play(
      cards,
      table(
        ['Lamp in hand'],
        ['Hush in hand', 'Ox in hand'],
        'when\n  North: Lamp\n  South: Hush\n  all pass\n',
      ),
    )
    expect(hushed.failures).toEqual([])
    expect(hushed.trace.join('\n')).not.toContain('revealed')
    const shown = play(
      cards,
      table(['Lamp in hand'], ['Hush in hand', 'Ox in hand'], 'when\n  North: Lamp\n  all pass\n'),
    )
    expect(shown.failures).toEqual([])
    expect(shown.trace.join('\n')).toContain('revealed')
  })
})

describe('the order of answers', () => {
  const saved = keep(
    unit('Ox', 3) +
      unit('Drum', 1) +
      unit('Shrine', 1, 'If your unit would be destroyed, you may pay 1 gold instead.') +
      unit('Crow', 1, 'Whenever a unit is destroyed, you may draw a card.'),
  )
  const hit = (yes: string, then: string) =>
    table(
      ['Ox'],
      ['Drum', 'Shrine', 'Crow'],
      `  Drum has 1 damage
when
  North: attack Ox Drum
  South: ${yes}
then
${then}`,
    )

  test('23: what saves a thing is asked before what answers its end', () => {
    expect(
      failures(
        saved,
        hit('yes', "  Drum is in the field\n  South's gold is 2\n  no events: South draws 1 card\n"),
      ),
    ).toEqual([])
    expect(
      failures(saved, hit('no\n  South: Crow', "  Drum is in South's grave\n  events: South draws 1 card\n")),
    ).toEqual([])
  })

  test('25: what must happen comes without a question, before what may', () => {
    const cards = keep(
      unit('Ox', 3) +
        unit('Drum', 1) +
        unit('Crow', 1, 'Whenever a unit is destroyed, you may draw a card.') +
        unit('Debt', 1, 'When a unit is destroyed, pay 3 gold.'),
    )
    const asked = table(
      ['Ox'],
      ['Drum', 'Crow', 'Debt'],
      `when
  North: attack Ox Drum
then
  South's gold is 0
  South decides
  South's deck has 9 cards
`,
    )
    expect(failures(cards, asked)).toEqual([])
  })

  test('26: where both players act at once, the game says who orders', () => {
    const twice =
      unit('Ox', 3) +
      unit('Drum', 1) +
      unit('Knell', 1, 'When a unit is destroyed, gain 1 gold.') +
      unit('Debt', 1, 'When a unit is destroyed, opponent gains 2 gold.')
    const lines = (who: string) =>
      table(['Ox', 'Knell'], ['Drum', 'Debt'], `when\n  North: attack Ox Drum\nthen\n  ${who} decides\n`)
    expect(failures(keep(twice), lines('North'))).toEqual([])
    // Each orders their own: with one each, nobody has anything to order.
    const own = keep(twice, (file) =>
      file.replace('ordering: by the turn player', 'ordering: by the controller'),
    )
    expect(
      failures(
        own,
        table(
          ['Ox', 'Knell'],
          ['Drum', 'Debt'],
          "when\n  North: attack Ox Drum\nthen\n  North's gold is 6\n  events: Drum is destroyed; North attacks\n",
        ),
      ),
    ).toEqual([])
  })

  test('27: "would", "is about to", "when" and "at the start of" are different moments', () => {
    const cards = keep(
      unit('Ox', 3) +
        unit('Drum', 1) +
        unit('Early', 1, 'At the start of your turn, gain 1 gold.') +
        unit('Late', 1, 'At the end of each turn, each player draws 1 card.'),
    )
    const result = play(
      cards,
      `scenario: it
given
  North's deck has 9 cards
  South's deck has 9 cards
  it is North's turn
  Early is in the field
  North's cards are Early
  Late is in the field
  North's cards are Late
then
  as North draws 1 card: North's gold is 4
  no events: South draws 1 card
when
  all pass
then
  as North's turn ends: South's deck has 9 cards
`,
    )
    expect(result.failures.map(({ found }) => found)).toEqual([])
  })
})

describe('at the same time', () => {
  test('28: what happens to each player happens to both before anything answers', () => {
    const cards = keep(
      unit('Gate', 1, 'F: Pay 1 gold: destroy all units.') +
        unit('Ox', 3) +
        unit('Drum', 1) +
        unit('Knell', 9, 'Whenever a unit is destroyed, gain 1 gold.'),
    )
    // Knell goes with the others and still sees all four of them go.
    expect(
      failures(
        cards,
        table(['Gate', 'Knell'], ['Ox', 'Drum'], "when\n  North: Gate\nthen\n  North's gold is 6\n"),
      ),
    ).toEqual([])
  })

  test('29: one text that triggers twice is carried out twice, in the same order every time', () => {
    const cards = keep(
      unit('Ox', 3) + unit('Drum', 1) + unit('Knell', 1, 'When a unit is destroyed, put 1 damage on a unit.'),
    )
    const lines = table(['Ox', 'Knell'], ['Drum'], 'when\n  North: attack Ox Drum\nthen\n  North decides\n')
    const runs = [play(cards, lines), play(cards, lines.replace('scenario: it', 'scenario: another'))]
    expect(runs.map(({ failures: found }) => found)).toEqual([[], []])
    expect(runs[0]?.trace).toEqual(runs[1]?.trace)
  })

  test('30: nobody is asked to order what says the same, or what only one text says', () => {
    const cards = keep(
      unit('Ox', 3) +
        unit('Drum', 1) +
        unit(
          'Shrine',
          1,
          'If your unit would be destroyed, remove all damage from that unit and gain 1 gold instead.',
        ),
    )
    expect(
      failures(
        cards,
        `scenario: it
given
  North's deck has 9 cards
  South's deck has 9 cards
  it is North's turn
  Shrine A and Shrine B are copies of Shrine
  Ox is in the field
  North's cards are Ox
  Drum is in the field
  South's cards are Drum
  Shrine A is in the field
  South's cards are Shrine A
  Shrine B is in the field
  South's cards are Shrine B
when
  North: attack Ox Drum
then
  South's gold is 4
  Drum is in the field
`,
      ),
    ).toEqual([])
  })
})
