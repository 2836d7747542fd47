/**
 * boardgame.io at a game that is as small as can be: two players in turn take one of the cards of a hand and one of
 * three places to lay it, until the hands are empty. Random bots, through its own client, without network.
 */
import { createRequire } from 'node:module'
import { chanceFrom } from '../runtime/bots/chance.js'
import { cpu } from './clock.js'

interface TrivialState {
  hands: Record<string, number[]>
  places: number[][]
}

interface Client {
  start(): void
  stop(): void
  getState(): { G: TrivialState; ctx: { currentPlayer: string; gameover?: unknown } }
  moves: { lay(card: number, place: number): void }
}

interface Move {
  G: TrivialState
  ctx: { currentPlayer: string }
  events: { endTurn(): void }
}

const { Client: createClient } = createRequire(import.meta.url)('boardgame.io/client') as {
  Client(options: { game: unknown; debug: false }): Client
}

const handSize = 40
const places = 3

const game = {
  name: 'trivial',
  setup: (): TrivialState => ({
    hands: { 0: numbers(handSize), 1: numbers(handSize) },
    places: Array.from({ length: places }, () => []),
  }),
  moves: {
    lay({ G, ctx, events }: Move, card: number, place: number) {
      const [laid] = G.hands[ctx.currentPlayer]?.splice(card, 1) ?? []
      if (laid !== undefined) G.places[place]?.push(laid)
      events.endTurn()
    },
  },
  endIf: ({ G }: Pick<Move, 'G'>) =>
    G.hands['0']?.length === 0 && G.hands['1']?.length === 0 ? true : undefined,
}

export interface PeerResult {
  decisionsPerSecond: number
  gamesPerSecond: number
}

/** Whole games for `seconds` of CPU time. A card and its place count as two decisions, as they would here. */
export function playPeer(seconds: number): PeerResult {
  const chance = chanceFrom('peer')
  let [decisions, games] = [0, 0]
  let spent: number
  playOne(chance)
  const begun = cpu()
  do {
    decisions += playOne(chance)
    games += 1
    spent = cpu() - begun
  } while (spent < seconds * 1e6)
  return { decisionsPerSecond: (decisions * 1e6) / spent, gamesPerSecond: (games * 1e6) / spent }
}

function playOne(chance: () => number): number {
  const client = createClient({ game, debug: false })
  client.start()
  let decisions = 0
  for (let { G, ctx } = client.getState(); ctx.gameover === undefined; { G, ctx } = client.getState()) {
    const hand = G.hands[ctx.currentPlayer]?.length ?? 0
    client.moves.lay(Math.floor(chance() * hand), Math.floor(chance() * places))
    decisions += hand > 1 ? 2 : 1
  }
  client.stop()
  return decisions
}

function numbers(many: number): number[] {
  return Array.from({ length: many }, (_, index) => index)
}
