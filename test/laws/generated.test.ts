import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { emitLibrary } from '../../compiler/emit/index.js'
import { validateLibrary } from '../../compiler/schema/index.js'
import { loadModules } from '../emit/load.js'
import { allGames } from './games.js'

const games = await allGames()
const folder = await mkdtemp(join(tmpdir(), 'games-'))
afterAll(() => rm(folder, { recursive: true }))

it.each(games.map(({ id, bound }) => [id, bound.library] as const))(
  '%s: the generated modules evaluate to exactly the library, which fits its schema',
  async (id, library) => {
    expect(validateLibrary(library)).toEqual([])
    const loaded = await loadModules(emitLibrary(library, '../kit.js').files, join(folder, id), library.game)
    expect(loaded).toEqual(library)
  },
)
