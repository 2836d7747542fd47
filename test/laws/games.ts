import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileGame, type CompiledGame } from '../../compiler/build/compile-game.js'
import { findGames } from '../../compiler/build/project.js'
import { loadSources } from '../../compiler/build/read-game.js'
import { createReader } from '../../compiler/reading/reader.js'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Every game under cards-src/, compiled. */
export async function allGames(): Promise<CompiledGame[]> {
  const games = await findGames(root)
  const reader = createReader()
  return Promise.all(games.map(async (game) => compileGame(game.id, await loadSources(root, game), reader)))
}
