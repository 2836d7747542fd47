/** Type-checks the code of understood cards, all in one run of the TypeScript compiler. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CardProgram } from '../../runtime/program/library.js'
import type { CompiledGame } from '../build/compile-game.js'
import { runtimeModule } from '../build/runtime-module.js'
import { typeCheck } from '../build/type-check.js'
import { emitLibrary, gameFolder } from '../emit/index.js'

/**
 * Writes the cards into a folder beside the rules of their game and checks them.
 * @param folder an empty one, for this only
 * @returns the cards whose code has type errors
 */
export function codeFaults(
  folder: string,
): (game: CompiledGame, cards: readonly CardProgram[]) => ReadonlySet<CardProgram> {
  return ({ bound }, cards) => {
    const library = { ...bound.library, cards: Object.fromEntries(cards.map((card) => [card.id, card])) }
    const runtime = runtimeModule(folder)
    const { files, map } = emitLibrary(library, runtime.specifier)
    for (const { path, text } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const home = gameFolder(library.game)
    const faults = typeCheck(folder, [`${home}/index.ts`], runtime.types)
    const faulty = new Set<unknown>(
      faults.flatMap(
        ({ file }) => map.files[file.slice(home.length + 1)]?.map(({ of }) => 'item' in of && of.item) ?? [],
      ),
    )
    return new Set(cards.filter(({ id }) => faulty.has(id)))
  }
}
