/** Texts that feed each other end with the names of the cards, in play and in scenarios, and never hang. */
import { describe, expect, test } from 'vitest'
import { failures, keep } from '../kinds/game.js'

const unit = (title: string, text = '', power = 1) =>
  `card: ${title}\ntype: unit\npower: ${power}\nshield: 9\ncost: 1\n${text === '' ? '' : `text:\n  ${text}\n`}\n`
const table = (cards: string[], body: string) => `scenario: it
given
  North's deck has 9 cards
  South's deck has 9 cards
  it is North's turn
${cards.map((title) => `  ${title} is in the field\n  North's cards are ${title}\n`).join('')}${body}`

describe('two texts that feed each other', () => {
  test('and grow without end are an error that names them', () => {
    const game = keep(
      unit('Echo', 'When a player earns 1 gold, draw 1 card.') +
        unit('Chorus', 'When a player draws 1 card, you earn 1 gold.') +
        unit('Stone'),
    )
    const found = failures(game, table(['Echo', 'Chorus', 'Stone'], "then\n  North's gold is 3\n"))
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/without end|came back|steps for one answer/)
    expect(found[0]).toContain('Echo')
    expect(found[0]).toContain('Chorus')
    expect(found[0]).not.toContain('Stone')
  })

  const circle = (more: (file: string) => string = (file) => file) =>
    keep(
      unit('Dawn', 'When a unit is lulled, wake Stone.\n  F: Lull Stone.') +
        unit('Dusk', 'When a unit is woken, lull Stone.') +
        unit('Stone'),
      (file) =>
        more(file)
          .replace(
            'verb: lose a card C',
            'verb: wake a unit U\n  U becomes ready\n\nverb: lull a unit U\n  U becomes tapped\n\nverb: lose a card C',
          )
          .replace('use: use\n', 'word: wakes, woke, woken; the verb wake\nuse: use\n'),
    )
  const round = table(['Dawn', 'Dusk', 'Stone'], 'when\n  North: Dawn\n')

  test('and come back to the same position are told from those that grow', () => {
    const found = failures(circle(), round)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('Dawn')
    expect(found[0]).toContain('Dusk')
    expect(found[0]).not.toContain('Stone')
  })

  const standstill = (body: string) => (file: string) =>
    file
      .replace('start: game\n', 'start: game\nrepetition: standstill; after 4 times\n')
      .replace('procedure: game\n', `procedure: standstill\n  ${body}\n\nprocedure: game\n`)

  test('and come back to the same position end as the game declares it', () => {
    const game = circle(standstill('the game is a draw'))
    expect(failures(game, `${round}then\n  the game is a draw\n`)).toEqual([])
    expect(failures(game, `${round}then\n  the game is unfinished\n`).join()).toContain('the game is a draw')
    const stopped = circle(standstill('the game is unfinished'))
    expect(failures(stopped, `${round}then\n  the game is unfinished\n`)).toEqual([])
  })

  test('are an error all the same when what the game declares does not end it', () => {
    const found = failures(circle(standstill('North gains 1 gold')), round)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('Dawn')
  })

  test('as a check and what replaces its effect', () => {
    const game = keep(
      unit('Ox', '', 20) + unit('Shrine', 'If your unit would be destroyed, gain 1 gold instead.'),
    )
    const found = failures(
      game,
      `scenario: it
given
  North's deck has 9 cards
  South's deck has 9 cards
  it is North's turn
  Ox is in the field
  North's cards are Ox
  Shrine is in the field
  South's cards are Shrine
when
  North: attack
`,
    )
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('applies again and again')
    expect(found[0]).toContain('Shrine')
  })
})

describe('one text alone', () => {
  test('that repeats without end is an error that names it', () => {
    const endless = (file: string) =>
      file.replace(
        'verb: lose a card C',
        'verb: a player P dreams\n  repeat until P has at least 99 gold\n    P gains 0 gold\n\nverb: lose a card C',
      )
    const game = keep(unit('Poppy', 'F: Dream.'), endless)
    const found = failures(game, table(['Poppy'], 'when\n  North: Poppy\n'))
    expect(found[0]).toMatch(/steps for one answer|came back/)
    expect(found[0]).toContain('dream')
  })
})
