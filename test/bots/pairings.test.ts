/** Every pairing of the decks of a game with four of them, by every kind of bot. */
import { describe, expect, it } from 'vitest'
import { compileGame } from '../../compiler/build/compile-game.js'
import { findGames } from '../../compiler/build/project.js'
import { loadSources } from '../../compiler/build/read-game.js'
import { createReader } from '../../compiler/reading/reader.js'
import { bots } from '../../runtime/bots/match.js'
import { brokenDeckRules, deckFor } from '../../runtime/decks/deck.js'
import { playContest } from '../../runtime/exercise/matches.js'
import { pairingsOf } from '../../runtime/exercise/pairings.js'
import { linkGame } from '../../runtime/play/may-begin.js'
import { root } from '../laws/games.js'

const folder = (await findGames(root)).find(({ id }) => id === 'swtcg') ?? { id: 'swtcg', files: [] }
const files = folder.files.filter((file) => !file.endsWith('.scenario'))
const game = compileGame('swtcg', await loadSources(root, { ...folder, files }), createReader())
const { library } = game.bound
const linked = linkGame(library)
const decks = game.decks.filter(({ onlyInScenarios }) => onlyInScenarios !== true)

it('has decks that keep the rules, two for each player', () => {
  expect(decks.length).toBe(4)
  for (const deck of decks) expect(brokenDeckRules(linked, deck, deck.player ?? '')).toEqual([])
  expect(pairingsOf(library, decks).length).toBe(4)
})

describe.each(pairingsOf(library, decks))('$0.title against $1.title', (...pairing) => {
  const piles = pairing.flatMap((deck, seat) => deckFor(deck, library.players[seat]?.id ?? ''))

  it.each(['random', 'eager', 'greedy'] as const)('is played to an end by %s bots', (name) => {
    const seats = Object.fromEntries(library.players.map(({ id }) => [id, bots[name]]))
    const { fault, decisions } = playContest(
      linked,
      { setup: { decks: piles }, bots: seats, seed: 'one' },
      20_000,
    )
    expect(fault).toBeNull()
    expect(decisions).toBeGreaterThan(10)
  })
})
