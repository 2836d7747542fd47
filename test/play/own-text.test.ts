import { describe, expect, it } from 'vitest'
import { bind, found, tiny } from '../binding/bind.js'
import { linkGame } from '../../runtime/play/may-begin.js'
import { refusalOf } from '../../runtime/play/refusal.js'
import { start } from '../../runtime/index.js'

const texts = {
  ...tiny,
  'tiny.cards': `${tiny['tiny.cards']}
card: Home Bird
type: unit
power: 1
text:
  You may not play this unit.
  Opponent may not play units.
`,
}

describe('what a card in a hand says of itself', () => {
  it('is in force there; what it says of others is not', () => {
    const bound = bind(texts)
    expect(found(bound)).toEqual([])
    const linked = linkGame(bound.library)
    const cards = [
      { card: 'home-bird', count: 5 },
      { card: 'old-guard', count: 5 },
    ]
    const { state } = start(linked, '1', {
      decks: [
        { player: 'north', cards },
        { player: 'south', cards },
      ],
    })
    const refused = (card: string, player: string) => {
      const unit = Object.values(state.things).find((one) => one.card === card && one.owner === player)
      const setting = { names: {}, events: {}, instance: null, self: null, you: player }
      return refusalOf({ linked, state }, 'play', { P: player, U: unit?.id ?? null }, player, setting)?.text
    }
    expect(refused('home-bird', 'north')).toContain('may not play this unit')
    expect(refused('old-guard', 'north')).toBeUndefined()
    expect(refused('old-guard', 'south')).toBeUndefined()
  })
})
