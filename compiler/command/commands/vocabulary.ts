import { readGame, loadSources } from '../../build/read-game.js'
import { vocabularyPage } from '../../handbook/index.js'
import type { ExitCode, Io } from '../io.js'
import { gameNamed } from '../project.js'

/** `vocabulary`: the page of all words that the texts of a game may use, as Markdown. */
export async function vocabularyCommand({ game }: { game: string }, io: Io): Promise<ExitCode> {
  const folder = await gameNamed(io.cwd, game)
  io.out(vocabularyPage(folder.id, readGame(folder.id, await loadSources(io.cwd, folder)).trees))
  return 0
}
