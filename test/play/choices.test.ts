import { describe, expect, it } from 'vitest'
import { advance } from '../../runtime/play/advance.js'
import { isFault } from '../../runtime/state/fault.js'
import type { Statements } from '../../runtime/program/statements.js'
import { asked, counterOf, labels, north, play, say } from './at-the-table.js'
import { contents, n, name, units, zone, type choose } from './duel.js'

const setGold = (value: Parameters<typeof choose>[0]): Statements => [
  { op: 'tally', on: north, counter: 'gold', by: 'set', amount: value },
]
const units3 = { 'north field': ['Guard', 'Wolf', 'Captain'] }

describe('an order', () => {
  it('of one thing, or of none, is no question', () => {
    const body = [{ op: 'order', by: north, as: 'row', items: units() }] as const
    expect(play([...body], { 'north field': ['Guard'] }).state.decision).toBeNull()
    expect(play([...body], {}).state.decision).toBeNull()
    expect(play([...body], { 'north field': ['Guard', 'Wolf'] }).state.decision).toMatchObject({
      kind: 'order',
    })
  })
})

describe('decisions', () => {
  it('are complete, and not asked when there is one way', () => {
    const game = play([{ op: 'choose', by: north, as: 'U', from: units(), least: n(1), most: n(1) }], {
      'north field': ['Guard'],
    })
    expect(game.state.decision).toBeNull()
    expect(game.events.find(({ what }) => what === 'chose')?.values).toHaveLength(1)
  })

  it('want numbers where numbers are wanted', () => {
    expect(() => play(setGold(zone('hand', north)))).toThrow('A number is needed here')
  })

  it('take between the least and the most, no option twice', () => {
    const game = play(
      [
        { op: 'choose', by: north, as: 'U', from: units(), least: n(1), most: n(2) },
        ...setGold({ op: 'count', of: name('U') }),
      ],
      units3,
    )
    const { state, linked } = game
    const refusedWith = (answer: number[]) => {
      try {
        advance(linked, state, answer)
      } catch (error) {
        return isFault(error) ? `${error.code}: ${error.message}` : 'no fault'
      }
      return 'accepted'
    }
    const before = JSON.stringify(state)
    expect(refusedWith([])).toBe('bad-answer: The decision takes 1 to 2 of its options; the answer has 0.')
    expect(refusedWith([0, 1, 2])).toContain('the answer has 3')
    expect(refusedWith([0, 0])).toBe('bad-answer: Option 0 was given twice.')
    expect(refusedWith([7])).toBe('bad-answer: There is no option 7; they are 0 to 2.')
    expect(refusedWith([0.5])).toContain('There is no option 0.5')
    expect(JSON.stringify(state)).toBe(before)
    say(game, 'Guard', 'Captain')
    expect(counterOf(game, 'north', 'gold')).toBe(2)
  })

  it('without a decision there is nothing to answer', () => {
    const game = play([])
    expect(() => advance(game.linked, game.state, [0])).toThrow('There is nothing to decide.')
  })

  it('choose a number', () => {
    const game = play([
      { op: 'choose-number', by: north, as: 'N', least: n(2), most: n(5) },
      ...setGold(name('N')),
    ])
    expect(labels(game)).toEqual(['2', '3', '4', '5'])
    say(game, '4')
    expect(counterOf(game, 'north', 'gold')).toBe(4)
  })

  it('put things in order', () => {
    const game = play(
      [
        { op: 'order', by: north, as: 'row', items: units() },
        { op: 'move', what: name('row'), to: zone('deck', north), end: 'top' },
      ],
      units3,
    )
    expect(asked(game)).toMatchObject({ kind: 'order', least: 3, most: 3 })
    say(game, 'Wolf', 'Captain', 'Guard')
    expect(game.state.zones['deck/north']?.map((id) => game.state.things[id]?.card)).toEqual([
      'Wolf',
      'Captain',
      'Guard',
    ])
  })

  it('pick one of several ways, and say yes or no', () => {
    const body: Statements = [
      {
        op: 'ways',
        by: north,
        ways: [
          { label: 'little', do: setGold(n(1)) },
          { label: 'much', do: setGold(n(20)) },
        ],
      },
      { op: 'may', by: north, do: [{ op: 'tally', on: north, counter: 'gold', by: 'add', amount: n(5) }] },
    ]
    const game = play(body)
    say(game, 'much')
    say(game, 'no')
    expect(counterOf(game, 'north', 'gold')).toBe(20)
  })

  it('are made in secret by several players, and read back', () => {
    const chosen = (by: typeof north) => ({ op: 'chosen', name: 'bid', by }) as const
    const south = { op: 'opponent', of: north } as const
    const game = play([
      { op: 'choose-number', by: { op: 'players' }, as: 'bid', least: n(0), most: n(3), secret: true },
      ...setGold({ op: 'subtract', left: chosen(south), right: chosen(north) }),
    ])
    expect(asked(game)).toMatchObject({ player: 'north', secret: true })
    say(game, '1')
    expect(game.events.find(({ what }) => what === 'chose')).not.toHaveProperty('values')
    expect(asked(game)).toMatchObject({ player: 'south', secret: true })
    say(game, '3')
    expect(counterOf(game, 'north', 'gold')).toBe(2)
  })

  it('number options whose words are equal', () => {
    const game = play(
      [{ op: 'choose', by: north, as: 'C', from: contents(zone('hand', north)), least: n(1), most: n(1) }],
      {
        'north hand': ['Wolf', 'Guard', 'Wolf'],
      },
    )
    expect(labels(game)).toEqual(['Wolf (1)', 'Guard', 'Wolf (2)'])
  })

  it('show another player no titles that they may not know', () => {
    const game = play(
      [
        {
          op: 'choose',
          by: { op: 'opponent', of: north },
          as: 'C',
          from: contents(zone('hand', north)),
          least: n(1),
          most: n(1),
        },
      ],
      { 'north hand': ['Wolf', 'Guard'] },
    )
    expect(labels(game)).toEqual(['a card (1)', 'a card (2)'])
  })
})
