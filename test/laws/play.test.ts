import { expect, it } from 'vitest'
import { chosenDecks } from '../../compiler/command/commands/play.js'
import { bots, playMatch } from '../../runtime/bots/match.js'
import { linkGame } from '../../runtime/play/may-begin.js'
import { describeLaws } from '../play/laws.js'
import { allGames } from './games.js'

const games = (await allGames()).map((game) => {
  const linked = linkGame(game.bound.library)
  return { id: game.id, linked, setup: { decks: chosenDecks(game, linked, []) } }
})

for (const game of games) {
  describeLaws(game.id, () => game, { decisions: 60, runs: 2 })

  it(`${game.id}: bots play to an end`, () => {
    for (const seed of ['one', 'two']) {
      const { state } = playMatch(game.linked, seed, game.setup, bots.random())
      expect(state.result, seed).not.toBeNull()
    }
  })
}
