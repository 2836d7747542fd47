/** From a library to the files of `generated/<game>/`. */
import type { GeneratedFile } from './files.js'
import type { Library } from '../../runtime/program/library.js'
import { modulesOf } from './modules.js'
import { slug } from './names.js'
import { printFile, printModule, type MappedRange } from './print.js'
import { vocabularyStatements } from './vocabulary.js'

export type { GeneratedFile } from './files.js'
export { writeFiles, type Written } from './write.js'

/** `map.json`: what each range of each generated file was compiled from. */
export interface GeneratedMap {
  format: 1
  files: Record<string, MappedRange[]>
}

/**
 * All files of a game. They evaluate to exactly the library given.
 * @param runtimeModule what the modules import the constructors from, as seen from the folder of the game
 */
export function emitLibrary(
  library: Library,
  runtimeModule: string,
): { files: GeneratedFile[]; map: GeneratedMap } {
  const folder = gameFolder(library.game)
  const modules = modulesOf(library).map(printModule)
  const map: GeneratedMap = {
    format: 1,
    files: Object.fromEntries(
      modules.filter(({ ranges }) => ranges.length > 0).map(({ path, ranges }) => [path, ranges]),
    ),
  }
  const files = [
    { path: `${folder}/vocabulary.ts`, text: printFile(vocabularyStatements(library, runtimeModule)) },
    ...modules.map(({ path, text }) => ({ path: `${folder}/${path}`, text })),
    { path: `${folder}/map.json`, text: `${JSON.stringify(map)}\n` },
  ]
  return { files, map }
}

/** The folder of a game under `generated/`. */
export const gameFolder = (game: string): string => slug(game, 'game')
