/** Everything the bench finds out, as one object. */
import { bareLoop } from './bare-loop.js'
import { playPeer, type PeerResult } from './boardgameio.js'
import type { Game } from './games.js'
import { valueQuery, type QueryNanoseconds } from './modifiers.js'
import { growth, playGames } from './play.js'
import { positionCosts, type PositionCosts } from './positions.js'
import { readingCosts, type ReadingCosts } from './reading.js'

export interface GameResult extends PositionCosts {
  decisionsPerSecond: number
  gamesPerSecond: number
  decisionsPerGame: number
  /** What one of those decisions costs, and how it divides: listing what is asked, and carrying out answers. */
  decisionMicroseconds: number
  applyMicroseconds: number
  /** Cost of a decision late in the game over that at its beginning, and the turn that "late" ends with. */
  growth: { factor: number; turn: number }
  /** The bare loop and the peer make so many decisions while the game makes one. */
  timesBareLoop: number
  timesBoardgameio: number
}

export interface Results {
  node: string
  games: Record<string, GameResult>
  valueQueryNanoseconds: Record<string, QueryNanoseconds>
  boardgameio: PeerResult
  /** Choices a second over the option lists of each game, without any game. */
  bareLoop: Record<string, number>
  reading: (ReadingCosts & { game: string }) | null
}

export interface Wanted {
  /** CPU seconds of random play for each game. */
  seconds: number
  list: string | undefined
  reading: boolean
}

const modifierCounts = [10, 100, 1000]

export function allResults(games: readonly Game[], { seconds, list, reading }: Wanted): Results {
  const boardgameio = playPeer(Math.min(2, seconds))
  const results: Results = {
    node: process.version,
    games: {},
    valueQueryNanoseconds: Object.fromEntries(modifierCounts.map((count) => [count, valueQuery(count)])),
    boardgameio,
    bareLoop: {},
    reading: null,
  }
  for (const game of games) {
    const { result, bare } = gameResult(game, seconds, boardgameio)
    results.games[game.id] = result
    results.bareLoop[game.id] = bare
  }
  const [widest] = [...games].sort((one, other) => cardsOf(other) - cardsOf(one))
  if (reading && widest) results.reading = { game: widest.id, ...readingCosts(widest, list) }
  return results
}

function cardsOf({ linked }: Game): number {
  return Object.keys(linked.library.cards).length
}

function gameResult(game: Game, seconds: number, peer: PeerResult): { result: GameResult; bare: number } {
  // The first games pay for what is compiled on the way.
  playGames(game, seconds / 3)
  const played = playGames(game, seconds)
  const costs = positionCosts(game, played)
  const bare = bareLoop(played.shapes)
  const decisionMicroseconds = played.microseconds / played.decisions
  const decisionsPerSecond = 1e6 / decisionMicroseconds
  const result: GameResult = {
    decisionsPerSecond,
    gamesPerSecond: (played.games * 1e6) / played.microseconds,
    decisionsPerGame: played.decisions / played.games,
    decisionMicroseconds,
    applyMicroseconds: Math.max(0, decisionMicroseconds - costs.listMicroseconds),
    ...costs,
    growth: growth(played),
    timesBareLoop: bare / decisionsPerSecond,
    timesBoardgameio: peer.decisionsPerSecond / decisionsPerSecond,
  }
  return { result, bare }
}
