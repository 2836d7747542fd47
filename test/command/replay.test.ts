import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { gametextIn } from './gametext.js'

let cwd: string
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'replay-'))
  await cp(resolve('test/command/project'), cwd, { recursive: true })
  // The small project asks nobody anything.
  await cp(resolve('cards-src/gloamdeep'), join(cwd, 'cards-src/gloamdeep'), { recursive: true })
})
afterAll(() => rm(cwd, { recursive: true }))

const gametext = (...words: string[]) => gametextIn(cwd, ...words)

it('a journal that was cut off is taken up, and is the same game again', async () => {
  const whole = await gametext('play', '--game', 'gloamdeep', '--journal', 'a.journal')
  const text = await readFile(join(cwd, 'a.journal'), 'utf8')
  const lines = text.split('\n')
  await writeFile(join(cwd, 'b.journal'), `${lines.slice(0, -2).join('\n')}\n{"answ`)
  const taken = await gametext('play', '--game', 'gloamdeep', '--journal', 'b.journal')
  const hash = (told: string) => /hash (\w+)/.exec(told)?.[1]
  expect(taken.err).toContain('Taken up after')
  expect(hash(taken.out)).toBe(hash(whole.out))
  expect(await readFile(join(cwd, 'b.journal'), 'utf8')).toBe(text)
  const again = await gametext('replay', 'b.journal')
  expect([again.code, again.out]).toEqual([0, expect.stringContaining('the same game')])
})

it('another library is told, refused, and followed up to the first difference with --anyway', async () => {
  await gametext('play', '--game', 'pebbles', '--save', 'game.json')
  expect((await gametext('replay', 'game.json', '--json')).out).toContain('"same": true')
  const cards = join(cwd, 'cards-src/pebbles/stones.cards')
  const before = await readFile(cards, 'utf8')
  await writeFile(cards, before.replace('+1', '+2'))
  const refused = await gametext('replay', 'game.json')
  expect(refused.code).toBe(2)
  expect(refused.err).toMatch(/other rules or cards than these: card old-pebble has changed/)
  expect((await gametext('replay', 'game.json', '--anyway')).out).toContain('card old-pebble has changed')
  await writeFile(cards, before)
  await writeFile(join(cwd, 'cut.json'), (await readFile(join(cwd, 'game.json'), 'utf8')).slice(0, 900))
  expect((await gametext('replay', 'cut.json')).err).toContain('cut off')
  expect((await gametext('replay', 'none.json')).code).toBe(2)
})

it('a file that is no journal stays as it is, and one that can not be kept is told of', async () => {
  const play = (file: string) => gametext('play', '--game', 'pebbles', '--journal', file)
  await writeFile(join(cwd, 'notes'), 'notes without an end of line')
  expect(await play('notes')).toMatchObject({ code: 1, err: expect.stringContaining('no journal') })
  expect(await readFile(join(cwd, 'notes'), 'utf8')).toBe('notes without an end of line')
  await play('cut.journal')
  const whole = await readFile(join(cwd, 'cut.journal'), 'utf8')
  await writeFile(join(cwd, 'cut.journal'), whole.slice(0, 40))
  expect((await play('cut.journal')).code).toBe(0)
  expect(await readFile(join(cwd, 'cut.journal'), 'utf8')).toBe(whole)
  for (const file of ['cards-src', 'no-folder/a.journal']) {
    const { code, err } = await play(file)
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/^gametext: the journal ".*" can not be kept: .*\.\n$/m),
    ])
    expect(err).not.toContain('a fault of the program')
  }
  await writeFile(join(cwd, 'huge.json'), `{"game":"${'a'.repeat(9_000_000)}"}`)
  expect((await gametext('replay', 'huge.json')).err).toContain('there is no game "aaa')
})
