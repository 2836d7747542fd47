/** From compiled games to checked files under `generated/`. */
import { join } from 'node:path'
import type { Library } from '../../runtime/program/library.js'
import type { Diagnostic } from '../diagnostics/index.js'
import {
  emitLibrary,
  gameFolder,
  writeFiles,
  type GeneratedFile,
  type GeneratedMap,
  type Written,
} from '../emit/index.js'
import { buildProblem } from './problem.js'
import type { RuntimeModule } from './runtime-module.js'
import { typeCheck } from './type-check.js'

export const generatedFolder = 'generated'
/** Lets Node and TypeScript take the generated files for ES modules, whatever the package around them. */
const packageFile: GeneratedFile = { path: 'package.json', text: '{ "type": "module" }\n' }

export interface Generated {
  game: string
  modules: number
  files: Written
  map: GeneratedMap
}

/** Writes the modules of each game. With `dry` nothing is written, only counted. */
export async function generate(
  root: string,
  libraries: readonly Library[],
  runtime: RuntimeModule,
  dry: boolean,
): Promise<Generated[]> {
  const folder = join(root, generatedFolder)
  const results: Generated[] = []
  if (libraries.length > 0) await writeFiles(folder, [], [packageFile], dry)
  for (const library of libraries) {
    const { files, map } = emitLibrary(library, runtime.specifier)
    const written = await writeFiles(folder, [gameFolder(library.game)], files, dry)
    const modules = files.filter(({ path }) => path.endsWith('.ts')).length
    results.push({ game: library.game, modules, files: written, map })
  }
  return results
}

/** Type-checks what was generated for all games at once; faults are findings at the sentence they come from. */
export function checkGenerated(
  root: string,
  generated: readonly Generated[],
  runtime: RuntimeModule,
): Diagnostic[] {
  if (generated.length === 0) return []
  const folder = join(root, generatedFolder)
  const entries = generated.map(({ game }) => `${gameFolder(game)}/index.ts`)
  return typeCheck(folder, entries, runtime.types)
    .slice(0, 50)
    .map(({ file, line, message }) => {
      const [game = '', ...rest] = file.split('/')
      const ranges = generated.find((one) => gameFolder(one.game) === game)?.map.files[rest.join('/')] ?? []
      const range = ranges.findLast(({ from, to }) => from <= line && line <= to)
      const reason = `${generatedFolder}/${file}:${String(line)}: ${message}`
      return buildProblem(
        'GT-E03',
        range?.source.file ?? `${generatedFolder}/${file}`,
        range?.source ?? null,
        { reason },
      )
    })
}
