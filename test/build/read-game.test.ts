import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findGames } from '../../compiler/build/project.js'
import { loadSources, readGame } from '../../compiler/build/read-game.js'

let root: string
const put = async (path: string, content: string | Uint8Array): Promise<void> => {
  await mkdir(join(root, path, '..'), { recursive: true })
  await writeFile(join(root, path), content)
}
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'project-'))
  await put('cards-src/harbour/harbour.game', 'game: Harbour\nlive: the command of a card in the hand\n')
  await put(
    'cards-src/harbour/sets/one.cards',
    'card: Mr. Pier\ntext:\n  Draw a card.\ncommand: Draw 2 cards.\n',
  )
  await put('cards-src/harbour/notes.txt', 'no text of the game')
  await put('cards-src/harbour/empty.rules', '')
  await put('cards-src/harbour/broken.cards', new Uint8Array([0x63, 0xff, 0x0a]))
  await put('cards-src/harbour/nul.cards', 'card: A\u0000B\n')
  await put('cards-src/harbour/long.cards', `card: Long\ntext: ${'x'.repeat(10_000_000)}\n`)
  await put('cards-src/atoll/atoll.game', 'game: Atoll\n')
  await mkdir(join(root, 'cards-src/harbour/folder.cards'))
  await mkdir(join(root, 'cards-src/empty'))
})
afterAll(() => rm(root, { recursive: true }))

describe('a project', () => {
  it('is every folder with texts, in order', async () => {
    const games = await findGames(root)
    expect(games.map(({ id }) => id)).toEqual(['atoll', 'harbour'])
    expect(games[1]?.files).toContain('cards-src/harbour/sets/one.cards')
    expect(games[1]?.files.join()).not.toContain('notes')
    expect(await findGames(join(root, 'nowhere'))).toEqual([])
  })

  it('gives a place for every kind of bad input, and reads the rest', async () => {
    const [, harbour] = await findGames(root)
    const sources = await loadSources(root, harbour ?? { id: '', files: [] })
    const { trees, diagnostics, texts } = readGame('harbour', sources)
    const codes = (name: string) =>
      diagnostics.filter(({ file }) => file.endsWith(name)).map(({ code }) => code)
    expect(codes('empty.rules')).toEqual(['GT-G02'])
    expect(codes('broken.cards')).toContain('GT-G04')
    expect(codes('nul.cards')).toContain('GT-G05')
    expect(codes('long.cards')).toEqual(['GT-G08'])
    const one = trees.find(({ file }) => file.endsWith('one.cards'))
    expect(one?.kind === 'cards' && one.items.map(({ title }) => title)).toEqual(['Mr. Pier'])
    expect(one?.kind === 'cards' && one.items[0]?.sections.map(({ name }) => name)).toEqual([
      'text',
      'command',
    ])
    expect(texts.get('cards-src/atoll/atoll.game')).toBeUndefined()
  })

  it('tells of a file that cannot be read', async () => {
    const [source] = await loadSources(root, { id: 'x', files: ['cards-src/none.cards'] })
    const { diagnostics, trees } = readGame('x', source ? [source] : [])
    expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([['GT-G01', 'cards-src/none.cards']])
    expect(trees).toEqual([])
  })
})
