/** What is offered is what can be done, and what is not offered has a reason in words. */
import { describe, expect, test } from 'vitest'
import { start } from '../../runtime/play/advance.js'
import { whyNot, type Wish } from '../../runtime/play/why-not.js'
import { failures, keep, type Keep } from './game.js'

const unit = (title: string, text = '', cost = 1) =>
  `card: ${title}\ntype: unit\npower: 1\nshield: 1\ncost: ${cost}\n${text === '' ? '' : `text:\n  ${text}\n`}\n`

const table = (north: string[], south: string[], body: string) => {
  const placed = (player: string, cards: string[]) =>
    cards.map((title) => `  ${title} is in the field\n  ${player}'s cards are ${title}\n`)
  return `scenario: it
given
  North's deck has 9 cards
  South's deck has 9 cards
  it is North's turn
${[...placed('North', north), ...placed('South', south)].join('')}${body}`
}

describe('a ban on what the body of an action does', () => {
  const cards = (text: string) => keep(unit('Ox') + unit('Drum') + unit('Yak') + unit('Saint', text))

  test('hides the action, or the choice, that it makes illegal', () => {
    const drum = cards('No unit may hit Drum.')
    expect(
      failures(
        drum,
        table(
          ['Ox'],
          ['Drum', 'Yak', 'Saint'],
          "when\n  North: attack\nthen\n  North's choices are Yak and Saint\n",
        ),
      ),
    ).toEqual([])
    const all = cards('No unit may hit a unit.')
    expect(
      failures(
        all,
        table(
          ['Ox'],
          ['Drum', 'Saint'],
          'then\n  North may not attack because "No unit may hit"\n  South may not attack\n',
        ),
      ),
    ).toEqual([])
  })

  test('but not what happens only by the way', () => {
    const hurt = cards('No unit may deal damage to Drum.')
    expect(
      failures(
        hurt,
        table(
          ['Ox'],
          ['Drum', 'Yak', 'Saint'],
          'when\n  North: attack Drum\nthen\n  the damage on Drum is 0\n  Ox is tapped\n',
        ),
      ),
    ).toEqual([])
  })
})

describe('a price of several ways', () => {
  const sage = 'F: Pay 2 gold or destroy another of your units -> This unit deals 1 damage to each ship.'
  const cards = keep(unit('Ox') + unit('Sage', sage) + unit('Brig').replace('type: unit', 'type: ship'))
  const gold = (amount: number) => `  North has ${amount} gold\n`
  const hit = 'then\n  Brig has 1 damage\n'

  test('is paid in the way in which it can be, and else as one likes', () => {
    const poor = `${gold(1)}when\n  North: Sage\n${hit}  North has 1 gold\n  Ox is in North's grave\n`
    expect(failures(cards, table(['Sage', 'Ox'], ['Brig'], poor))).toEqual([])
    const alone = `${gold(2)}when\n  North: Sage\n${hit}  North has 0 gold\n`
    expect(failures(cards, table(['Sage'], ['Brig'], alone))).toEqual([])
    const both = `${gold(2)}when\n  North: Sage\n  North: pay\n${hit}  Ox is in the field\n`
    expect(failures(cards, table(['Sage', 'Ox'], ['Brig'], both))).toEqual([])
    const neither = `${gold(1)}then\n  North may not Sage\n`
    expect(failures(cards, table(['Sage'], ['Brig'], neither))).toEqual([])
  })

  test('counts with what the rest of the price takes, and with ways inside of verbs', () => {
    const toll = (rules: string) =>
      `${rules}\nverb: a player P meets a toll\n  P chooses one\n    - pay:\n      P pays 2 gold\n    - destroy:\n      P chooses a unit U from units controlled by P\n      destroy U\n`
    const tolled = keep(
      unit('Ox') +
        unit('Brig').replace('type: unit', 'type: ship') +
        unit('Sage', 'F: Meet a toll, then pay 1 gold -> This unit deals 1 damage to each ship.'),
      (file) => (file.startsWith('game:') ? file : toll(file)),
    )
    const body = `${gold(2)}when\n  North: Sage\n  North: Ox\n${hit}  North has 1 gold\n`
    expect(failures(tolled, table(['Sage', 'Ox'], ['Brig'], body))).toEqual([])
  })

  test('for what one may do in answer is asked only where it is there', () => {
    const monk =
      'When this unit hits another unit, you may pay 2 gold or destroy another of your units to draw 2 cards.'
    const game = keep(unit('Ox') + unit('Monk', monk) + unit('Yak'))
    const hits = (given: string, north: string[], then: string) =>
      failures(game, table(north, ['Yak'], `${given}when\n  North: attack with Monk\n${then}`))
    expect(hits(gold(1), ['Monk'], "then\n  North's hand has 1 card\n")).toEqual([])
    expect(hits(gold(1), ['Monk', 'Ox'], "  North: Monk\nthen\n  North's hand has 3 cards\n")).toEqual([])
  })
})

describe('why not', () => {
  const game = keep(
    unit('Ox') +
      unit('Giant', '', 9) +
      unit('Sage', 'F: Tap this unit: draw 1 card.'.replace('Tap this unit', 'Pay 9 gold')) +
      unit('Monk', 'Once per turn, during your turn, you may pay 1 gold to draw 1 card.') +
      unit('Fog', 'Each other unit loses its text.'),
  )
  const begin = (north: Record<string, string[]>, of: Keep = game) => {
    const decks = Object.entries({ deck: ['ox', 'ox', 'ox', 'ox'], ...north }).map(([zone, cards]) => ({
      player: zone === 'southField' ? 'south' : 'north',
      zone: zone === 'southField' ? 'field' : zone,
      cards: cards.map((card) => ({ card, count: 1 })),
    }))
    const { state } = start(of.linked, 'seed', {
      decks: [...decks, { player: 'south', zone: 'deck', cards: [{ card: 'ox', count: 4 }] }],
    })
    const id = (card: string) =>
      Object.values(state.things).find((thing) => thing.card === card && thing.zone !== 'deck/north')?.id ??
      ''
    return { id, why: (wish: Wish) => whyNot(of.linked, state, 'north', wish) }
  }

  test('names the cost, the thing that does not fit, the text that silences, and the missing window', () => {
    const at = begin({ hand: ['giant'], field: ['sage', 'monk'] })
    expect(at.why({ event: 'deploy', roles: { U: at.id('giant') } })).toMatchObject({ kind: 'cost' })
    expect(at.why({ event: 'deploy', roles: { U: at.id('sage') } })).toMatchObject({
      kind: 'choice',
      words: { file: 'cards-src/keep/keep.rules' },
    })
    expect(at.why({ thing: at.id('sage') })).toMatchObject({ kind: 'cost', words: { title: 'Sage' } })
    expect(at.why({ thing: at.id('monk') })).toBeNull()
    const foggy = begin({ field: ['monk'], southField: ['fog'] })
    expect(foggy.why({ thing: foggy.id('monk') })).toMatchObject({
      kind: 'ban',
      words: { title: 'Fog', sentence: 'Each other unit loses its text.' },
    })
  })
})
