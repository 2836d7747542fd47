/** The games of the project, compiled and ready to be played. */
import { compileGame, type CompiledGame } from '../compiler/build/compile-game.js'
import { findGames } from '../compiler/build/project.js'
import { loadSources } from '../compiler/build/read-game.js'
import { chosenDecks } from '../compiler/command/commands/play.js'
import { createReader } from '../compiler/reading/reader.js'
import type { Linked } from '../runtime/link/linked.js'
import { linkGame } from '../runtime/play/may-begin.js'
import type { Setup } from '../runtime/play/setup.js'

export interface Game {
  id: string
  compiled: CompiledGame
  linked: Linked
  /** The first deck of each player. */
  setup: Setup
}

/** All games below `cards-src/` of the project in which the bench is run, or only that one. */
export async function loadGames(only?: string): Promise<Game[]> {
  const root = process.cwd()
  const reader = createReader()
  const games: Game[] = []
  for (const folder of await findGames(root)) {
    if (only !== undefined && folder.id !== only) continue
    const compiled = compileGame(folder.id, await loadSources(root, folder), reader)
    const linked = linkGame(compiled.bound.library)
    games.push({ id: folder.id, compiled, linked, setup: { decks: chosenDecks(compiled, linked, []) } })
  }
  return games
}
