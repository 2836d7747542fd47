import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { gametextIn } from './gametext.js'

let cwd: string
const file = 'cards-src/tiny/a.cards'
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'format-'))
  await mkdir(join(cwd, 'cards-src/tiny'), { recursive: true })
  await writeFile(join(cwd, file), 'card:  Pier\ntext:\n   Draw a   card.\n')
  await writeFile(join(cwd, 'cards-src/tiny/b.cards'), new Uint8Array([0x63, 0xff, 0x20, 0x20, 0x0a]))
})
afterAll(() => rm(cwd, { recursive: true }))

const gametext = (...words: string[]) => gametextIn(cwd, ...words)

it('format --check names what is uneven and changes nothing; format mends it, and leaves what it can not read', async () => {
  const checked = await gametext('format', file, '--check')
  expect(checked).toMatchObject({ code: 1, out: `${file}\n` })
  expect(await readFile(join(cwd, file), 'utf8')).toContain('card:  Pier')
  expect(await gametext('format', file)).toMatchObject({ code: 0, out: `${file}\n` })
  expect(await readFile(join(cwd, file), 'utf8')).toBe('card: Pier\ntext:\n  Draw a card.\n')
  expect(await gametext('format', file, '--check')).toMatchObject({ code: 0, out: '' })
  const all = await gametext('format')
  expect(all.code).toBe(1)
  expect(all.err).toContain('b.cards can not be read, and stays as it is.')
  expect([...(await readFile(join(cwd, 'cards-src/tiny/b.cards')))]).toEqual([0x63, 0xff, 0x20, 0x20, 0x0a])
})
