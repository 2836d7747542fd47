import { expect, it } from 'vitest'
import { chosenDecks } from '../../compiler/command/commands/play.js'
import { linkGame } from '../../runtime/play/may-begin.js'
import { allGames } from '../laws/games.js'
import { lookForLeaks } from './laws.js'

const games = (await allGames()).map((game) => {
  const linked = linkGame(game.bound.library)
  return { id: game.id, linked, setup: { decks: chosenDecks(game, linked, []) } }
})

it.each(games)('$id: what a player is told does not depend on what that player can not see', (game) => {
  const { leaks, views, answers } = lookForLeaks(game.linked, game.setup, 'leaks', 40)
  expect(leaks).toEqual([])
  const hides = Object.values(game.linked.library.zones).some(({ seen }) => seen !== 'all')
  // In a game with everything on the table there is nothing to compare.
  if (hides) expect(Math.min(views, answers)).toBeGreaterThan(10)
})
