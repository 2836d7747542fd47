import { describe, expect, it } from 'vitest'
import { view } from '../../runtime/play/view.js'
import { card, north, play, say, turn } from './at-the-table.js'
import { contents, duel, n, name, units, zone } from './duel.js'

/** The positions of the small game, and one that hides units from the other player. */
const faceDown = () => ({
  ...duel().positions,
  'face up or face down': {
    of: ['unit'],
    values: ['face up', 'face down'],
    initial: 'face up',
    hidden: { position: 'face down', from: 'others' as const },
  },
})

describe('what a player may know', () => {
  it('is the own hand, not the other one, and no deck', () => {
    const game = play(turn, {
      'north hand': ['Guard'],
      'south hand': ['Wolf'],
      'north deck': ['Bomb', 'Shield'],
      'south deck': ['Mourner'],
    })
    const seen = view(game.linked, game.state, 'north')
    expect(seen.things[card(game, 'Guard')]?.card).toBe('Guard')
    expect(seen.zones['hand/south']).toEqual([null])
    expect(JSON.stringify(seen)).not.toMatch(/Wolf|Shield|Mourner/)
    expect(seen.zones['deck/north']).toEqual([null])
  })

  it('is not among how many cards another player chooses', () => {
    const choice = { op: 'choose', by: north, as: 'C', from: contents(zone('hand', north)) } as const
    const game = play([{ ...choice, least: n(0), most: n(9) }], { 'north hand': ['Guard', 'Wolf', 'Bomb'] })
    expect(game.state.decision).toMatchObject({ most: 3 })
    expect(view(game.linked, game.state, 'north').decision).toMatchObject({ most: 3 })
    expect(view(game.linked, game.state, 'south').decision).toMatchObject({ options: [], least: 0, most: 0 })
  })

  it('is no list of cards that were chosen from a hand', () => {
    const choice = { op: 'choose', by: north, as: 'chosen', from: contents(zone('hand', north)) } as const
    const game = play(
      [
        { ...choice, least: n(2), most: n(2) },
        { op: 'choose-number', by: north, as: 'N', least: n(0), most: n(1) },
      ],
      { 'north hand': ['Guard', 'Wolf', 'Bomb'] },
    )
    say(game, 'Guard', 'Wolf')
    const chosen = (player: string) =>
      view(game.linked, game.state, player).running.flatMap(({ roles }) => roles['chosen'] ?? [])
    expect(chosen('north')).toHaveLength(2)
    expect(chosen('south')).toEqual([])
  })

  it('is a revealed card until it moves on', () => {
    const top = { op: 'first', of: contents(zone('deck', north)), count: n(1) } as const
    const game = play(
      [
        { op: 'reveal', what: top, to: { op: 'opponent', of: north } },
        { op: 'choose-number', by: north, as: 'N', least: n(0), most: n(1) },
        { op: 'move', what: top, to: zone('hand', north), end: 'top' },
      ],
      {
        'north deck': ['Guard'],
      },
    )
    expect(view(game.linked, game.state, 'south').zones['deck/north']).toEqual([
      game.state.things[card(game, 'Guard')]?.name,
    ])
    expect(view(game.linked, game.state, 'north').zones['deck/north']).toEqual([null])
    say(game, '0')
    expect(view(game.linked, game.state, 'south').zones['hand/north']).toEqual([null])
  })

  it('is not among which others a face-down card is told of or offered', () => {
    const move = (what: string) => ({ op: 'move', what: name(what), to: zone('field'), end: 'top' }) as const
    const hand = contents(zone('hand', north))
    const take = (as: string) =>
      ({ op: 'choose', by: north, as, from: hand, least: n(1), most: n(1) }) as const
    const seen = (down: string) => {
      const game = play(
        [
          take('A'),
          move('A'),
          { op: 'turn', what: units(), position: 'face down' },
          take('B'),
          move('B'),
          {
            op: 'choose',
            by: { op: 'opponent', of: north },
            as: 'C',
            from: units(),
            least: n(1),
            most: n(1),
          },
        ],
        { 'north hand': ['Wolf', 'Guard', 'Mourner'] },
        { change: { positions: faceDown() } },
      )
      say(game, down)
      say(game, 'Guard')
      return JSON.stringify(view(game.linked, game.state, 'south'))
    }
    expect(seen('Wolf')).toContain('"label":"a card"')
    expect(seen('Wolf')).toBe(seen('Mourner'))
  })

  it('is not what a face-down card is, unless it is the own', () => {
    const game = play(
      [
        { op: 'turn', what: units(), position: 'face down' },
        { op: 'choose-number', by: north, as: 'N', least: n(0), most: n(1) },
      ],
      { 'north field': ['Guard'] },
      { change: { positions: faceDown() } },
    )
    const id = card(game, 'Guard')
    expect(view(game.linked, game.state, 'south').things[id]).toMatchObject({
      card: null,
      type: null,
      zone: 'field',
    })
    expect(view(game.linked, game.state, 'north').things[id]?.card).toBe('Guard')
  })

  it('is not what another player is choosing from, or chose in secret', () => {
    const game = play([
      { op: 'choose-number', by: { op: 'players' }, as: 'bid', least: n(0), most: n(3), secret: true },
      { op: 'choose-number', by: north, as: 'N', least: n(0), most: n(1) },
    ])
    expect(view(game.linked, game.state, 'south').decision?.options).toEqual([])
    say(game, '3')
    expect(JSON.stringify(view(game.linked, game.state, 'south').running)).not.toContain('bid of north')
    expect(JSON.stringify(view(game.linked, game.state, 'north').running)).toContain('bid of north')
    say(game, '1')
    expect(view(game.linked, game.state, 'south').running[0]?.roles).toMatchObject({
      'bid of north': 3,
      'bid of south': 1,
    })
  })
})
