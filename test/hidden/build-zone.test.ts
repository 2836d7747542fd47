/** Half-built cards of the trading card game: in the open, and yet secret. */
import { expect, it } from 'vitest'
import { chosenDecks } from '../../compiler/command/commands/play.js'
import { compileGame } from '../../compiler/build/compile-game.js'
import { loadSources } from '../../compiler/build/read-game.js'
import { findGames } from '../../compiler/build/project.js'
import { createReader } from '../../compiler/reading/reader.js'
import { chanceFrom } from '../../runtime/bots/chance.js'
import { randomAnswer } from '../../runtime/bots/random-bot.js'
import { advance, start } from '../../runtime/play/advance.js'
import { linkGame } from '../../runtime/play/may-begin.js'
import { view } from '../../runtime/play/view.js'
import type { State, Thing } from '../../runtime/state/state.js'
import { root } from '../laws/games.js'
import { lookForLeaks } from './laws.js'

const folder = (await findGames(root)).find(({ id }) => id === 'swtcg') ?? { id: 'swtcg', files: [] }
const files = folder.files.filter((file) => !file.endsWith('.scenario'))
const game = compileGame('swtcg', await loadSources(root, { ...folder, files }), createReader())
const linked = linkGame(game.bound.library)
const setup = { decks: chosenDecks(game, linked, []) }

const isSecret = ({ zone, positions }: Thing): boolean =>
  zone?.includes('build zone') === true && Object.values(positions).includes('face down')

/** Every state of a game with random answers in which some card is under construction, and those cards. */
function* underConstruction(seed: string, decisions: number): Generator<{ state: State; cards: Thing[] }> {
  const chance = chanceFrom(seed)
  let { state } = start(linked, seed, setup)
  for (let count = 0; state.decision && count < decisions; count++) {
    state = advance(linked, state, randomAnswer(state.decision, chance)).state
    const cards = Object.values(state.things).filter(isSecret)
    if (cards.length > 0) yield { state, cards }
  }
}

const seeds = ['builders', 'masons', 'riggers', 'sappers']

it('a card under construction is known to its owner, its build counters to everybody', () => {
  let hidden = 0
  const moments = seeds.flatMap((seed) => [...underConstruction(seed, 120)])
  for (const { state, cards } of moments) {
    const shown = new Map(linked.library.players.map(({ id }) => [id, view(linked, state, id).things]))
    for (const { name, owner, card, counters, known } of cards) {
      for (const [player, things] of shown) {
        expect(things[name]?.counters).toEqual(counters)
        // A unit that was left over when the game began was shown before it was turned over.
        const knows = player === owner || known.includes(player)
        expect(things[name]?.card).toBe(knows ? card : null)
        if (!knows) hidden += 1
      }
    }
  }
  expect(hidden).toBeGreaterThan(20)
})

it.each(seeds)('nothing that a player is told depends on what the other builds: %s', (seed) => {
  const { leaks, views, answers } = lookForLeaks(linked, setup, seed, 60)
  expect(leaks).toEqual([])
  expect(Math.min(views, answers)).toBeGreaterThan(5)
})
