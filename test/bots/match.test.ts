import { describe, expect, it } from 'vitest'
import { bots, playMatch } from '../../runtime/bots/match.js'
import { linkGame } from '../../runtime/play/may-begin.js'
import { decks, duel } from '../play/duel.js'

const library = duel()
const linked = linkGame(library)
const setup = decks(library)

describe('bots', () => {
  it('play a game to its end, the same again with the same seed', () => {
    const one = playMatch(linked, 'one', setup)
    expect(one.winner).not.toBeNull()
    expect(playMatch(linked, 'one', setup)).toEqual(one)
    expect(playMatch(linked, 'two', setup).hash).not.toBe(one.hash)
  })

  it('win more often when greedy than at random', () => {
    let won = 0
    for (let game = 0; game < 6; game++) {
      const [greedy, random] = [bots.greedy(), bots.random()]
      const mixed = playMatch(linked, `mixed ${game}`, setup, (of, state, chance) =>
        state.decision?.player === 'south' ? greedy(of, state, chance) : random(of, state, chance),
      )
      if (mixed.winner === 'south') won += 1
    }
    expect(won).toBeGreaterThanOrEqual(4)
  })
})
