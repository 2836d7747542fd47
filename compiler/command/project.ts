/** Reads and compiles the games of the project for a command, with progress and with findings shown. */
import { brokenDecks } from '../build/broken-decks.js'
import { compileGame, type CompiledGame } from '../build/compile-game.js'
import { findGames, sourceFolder, strayTexts, type GameFolder } from '../build/project.js'
import { gameFolder } from '../emit/index.js'
import { buildProblem } from '../build/problem.js'
import { loadSources } from '../build/read-game.js'
import { unusedWords } from '../build/unused-words.js'
import { printDiagnostics, type Diagnostic } from '../diagnostics/index.js'
import { createReader } from '../reading/reader.js'
import type { Reader } from '../reading/api.js'
import { line, WrongUse, type Io } from './io.js'
import { progressOn } from './progress.js'

/** Findings shown in full on the error stream; a text full of mistakes should not scroll them all away. */
const mostShown = 40

export interface Project {
  games: CompiledGame[]
  findings: Diagnostic[]
  reader: Reader
  textOf: (file: string) => string | null
}

/**
 * Compiles all games, the one of that id, or those that have a file among the wanted.
 * @throws WrongUse when there are no games, or none of that id
 */
export async function compileProject(io: Io, only?: string | ((file: string) => boolean)): Promise<Project> {
  const stray = typeof only === 'string' ? [] : (await strayTexts(io.cwd)).filter(only ?? (() => true))
  const folders = await chosenGames(io.cwd, only, stray)
  const reader = createReader()
  const progress = progressOn(io)
  const games: CompiledGame[] = []
  const findings: Diagnostic[] = stray.map((file) => buildProblem('GT-E07', file, null, {}))
  const texts = new Map<string, string>()
  for (const folder of folders) {
    progress.step(`reading ${folder.id}`)
    const sources = await loadSources(io.cwd, folder)
    for (const { file, text } of sources) texts.set(file, text)
    try {
      const game = compileGame(folder.id, sources, reader)
      if (folder.clash !== null) game.diagnostics.push(clashOf(folder, folder.clash))
      games.push(game)
      findings.push(...game.diagnostics)
    } catch (fault) {
      // A fault of one game's compilation must not hide the others.
      const reason = fault instanceof Error ? `${fault.message} ${faultPlace(fault)}` : String(fault)
      findings.push(buildProblem('GT-E04', folder.files[0] ?? folder.id, null, { reason }))
    }
  }
  progress.done()
  return { games, findings, reader, textOf: (file) => texts.get(file) ?? null }
}

/** All that is to be told of a project: of its texts, of words without use, and every rule that a deck breaks. */
export function allFindings({ games, findings }: Project): Diagnostic[] {
  return [...findings, ...games.flatMap((game) => [...unusedWords(game), ...brokenDecks(game)])]
}

/** Where in the program a fault came up, for the report that the finding asks for. */
function faultPlace({ stack }: Error): string {
  const at = /\n\s+at (.*)/.exec(stack ?? '')?.[1]
  return at === undefined ? '' : `(${at})`
}

function clashOf({ id, files }: GameFolder, other: string): Diagnostic {
  const facts = { game: id, other, folder: gameFolder(id) }
  return buildProblem('GT-E06', files[0] ?? id, null, facts)
}

async function chosenGames(
  root: string,
  only: string | ((file: string) => boolean) | undefined,
  stray: readonly string[],
): Promise<GameFolder[]> {
  const folders = await findGames(root)
  if (folders.length === 0 && stray.length === 0)
    throw new WrongUse(`there are no games here: no texts below ${sourceFolder}/ in ${root}.`)
  if (only === undefined) return folders
  if (typeof only === 'function') {
    const held = folders.filter(({ files }) => files.some(only))
    if (held.length === 0 && stray.length === 0)
      throw new WrongUse(`no text of a game below ${sourceFolder}/ is among the files and folders given.`)
    return held
  }
  return [oneOf(folders, only)]
}

function oneOf(folders: readonly GameFolder[], id: string): GameFolder {
  const chosen = folders.find((folder) => folder.id === id)
  if (chosen) return chosen
  throw new WrongUse(`there is no game "${id}" here. There is: ${folders.map((one) => one.id).join(', ')}.`)
}

/**
 * The files of one game.
 * @throws WrongUse when there is no such game
 */
export async function gameNamed(root: string, id: string): Promise<GameFolder> {
  return oneOf(await chosenGames(root, undefined, []), id)
}

/** The one game that a command is about. */
export async function compileOne(io: Io, id: string): Promise<{ project: Project; game: CompiledGame }> {
  const project = await compileProject(io, id)
  const [game] = project.games
  if (!game) {
    showFindings(io, project, project.findings)
    throw new WrongUse(`the game "${id}" could not be compiled.`)
  }
  return { project, game }
}

export function showFindings(io: Io, { textOf }: Project, findings: readonly Diagnostic[]): void {
  if (findings.length === 0) return
  io.err(line(printDiagnostics(findings, { colour: io.colour.err, textOf, most: mostShown })))
  io.err('\n')
}

export const hasErrors = (findings: readonly Diagnostic[]): boolean =>
  findings.some(({ severity }) => severity === 'error')
