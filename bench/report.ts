/** The results as a table for people. */
import type { GameResult, Results } from './results.js'

const columns: { head: string; of: (game: GameResult) => number }[] = [
  { head: 'decisions/s', of: (game) => game.decisionsPerSecond },
  { head: 'games/s', of: (game) => game.gamesPerSecond },
  { head: 'decisions/game', of: (game) => game.decisionsPerGame },
  { head: 'µs/decision', of: (game) => game.decisionMicroseconds },
  { head: 'listing', of: (game) => game.listMicroseconds },
  { head: 'applying', of: (game) => game.applyMicroseconds },
  { head: 'fork µs', of: (game) => game.forkMicroseconds },
  { head: 'fork+1 µs', of: (game) => game.forkAndDecideMicroseconds },
  { head: 'save µs', of: (game) => game.saveMicroseconds },
  { head: 'load µs', of: (game) => game.loadMicroseconds },
  { head: 'bytes', of: (game) => game.bytesPerState },
  { head: 'growth', of: (game) => game.growth.factor },
  { head: '× bare', of: (game) => game.timesBareLoop },
  { head: '× bgio', of: (game) => game.timesBoardgameio },
]

export function report(results: Results): string {
  const games = table(
    ['game', ...columns.map(({ head }) => head)],
    Object.entries(results.games).map(([id, game]) => [id, ...columns.map(({ of }) => short(of(game)))]),
  )
  const queries = table(
    ['modifiers', 'warm ns', 'after a change ns', 'after a move ns'],
    Object.entries(results.valueQueryNanoseconds).map(([count, { warm, afterChange, afterMove }]) => [
      count,
      short(warm),
      short(afterChange),
      short(afterMove),
    ]),
  )
  const { boardgameio, reading } = results
  const peer = `boardgame.io: ${short(boardgameio.decisionsPerSecond)} decisions/s, ${short(boardgameio.gamesPerSecond)} games/s of a trivial game`
  const read =
    reading &&
    `reading ${String(reading.cards)} cards (${reading.game}): ${short(reading.seconds)} s, ${String(reading.understood)} understood, ${short(100 * reading.repeated)}% of sentences said before; ` +
      `${short(reading.timesJson)} × JSON.parse, ${short(reading.timesTokens)} × tokens; ` +
      `an edited card ${short(reading.editedCardMilliseconds)} ms, the slowest ${short(reading.slowestCardMilliseconds)} ms`
  return [games, queries, peer, ...(read ? [read] : [])].join('\n\n') + '\n'
}

function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  )
  return [head, ...rows]
    .map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '))
    .join('\n')
}

/** Three figures are all that such a measurement is worth. */
function short(value: number): string {
  if (!Number.isFinite(value)) return '-'
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)))
}
