import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { gametextIn } from './gametext.js'

let cwd: string
const pebbles = 'cards-src/pebbles'
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'clumsy-'))
  await cp(resolve('test/command/project'), cwd, { recursive: true })
})
afterEach(() => rm(cwd, { recursive: true }))

async function gametext(...words: string[]): ReturnType<typeof gametextIn> {
  const told = await gametextIn(cwd, ...words)
  expect(told.err).not.toMatch(/\n\s+at |fault of the program/)
  return told
}
async function codes(...paths: string[]): Promise<string[]> {
  const { out } = await gametext('lint', '--format', 'json', ...paths)
  const { findings } = JSON.parse(out) as { findings: { code: string; severity: string }[] }
  return findings.flatMap(({ code, severity }) => (severity === 'error' ? [code] : []))
}

describe('files in the wrong place', () => {
  it('a .game file named otherwise than its folder, and a second one, are found', async () => {
    await writeFile(join(cwd, pebbles, 'more.game'), 'game: More\nplayers: A; B\n')
    expect(await codes()).toEqual(['GT-E05'])
    await rm(join(cwd, pebbles, 'more.game'))
    await rename(join(cwd, pebbles, 'pebbles.game'), join(cwd, pebbles, 'other.game'))
    expect(await codes()).toEqual(['GT-E01'])
  })

  it('a text in the folder of no game is found', async () => {
    await writeFile(join(cwd, 'cards-src/stray.cards'), 'card: A\ntype: stone\n')
    expect(await codes()).toEqual(['GT-E07'])
    expect(await codes('cards-src/stray.cards')).toEqual(['GT-E07'])
  })

  it('a scenario of another game is found', async () => {
    await writeFile(join(cwd, pebbles, 'chess.scenario'), 'game: chess\n\nscenario: x\nthen\n  1 = 1\n')
    expect(await codes()).toEqual(['GT-E08'])
  })

  it('two folders whose generated code would be the same folder are found', async () => {
    for (const id of ['Old Harbour', 'old-harbour']) {
      await cp(join(cwd, pebbles), join(cwd, 'cards-src', id), { recursive: true })
      await rename(join(cwd, 'cards-src', id, 'pebbles.game'), join(cwd, 'cards-src', id, `${id}.game`))
    }
    expect(await codes('cards-src/old-harbour', 'cards-src/Old Harbour')).toContain('GT-E06')
  })

  it('pipes and links to nothing are findings, not a wait without end', async () => {
    execFileSync('mkfifo', [join(cwd, pebbles, 'pipe.cards')])
    await symlink('/nowhere', join(cwd, pebbles, 'link.cards'))
    expect(await codes()).toEqual(['GT-G01', 'GT-G01'])
  })

  it('a path that holds no text of a game is wrong use; the folder above holds all', async () => {
    await mkdir(join(cwd, 'docs'))
    expect((await gametext('lint', 'docs')).code).toBe(2)
    expect((await gametext('test', '..')).out).toContain('1 scenario passed')
  })
})

describe('files that can not be written', () => {
  it('nothing is written or deleted through a link below generated/', async () => {
    await mkdir(join(cwd, 'outside'))
    await writeFile(join(cwd, 'outside/precious.txt'), 'x')
    await mkdir(join(cwd, 'generated'))
    await symlink(join(cwd, 'outside'), join(cwd, 'generated/pebbles'))
    const { code, err } = await gametext('build')
    expect(code).toBe(2)
    expect(err).toContain('is a link')
    expect(await readdir(join(cwd, 'outside'))).toEqual(['precious.txt'])
  })

  it('generated/ that is a file, and a save in a folder that is not there, end with a sentence', async () => {
    await writeFile(join(cwd, 'generated'), 'x')
    expect(await gametext('build')).toMatchObject({
      code: 2,
      err: expect.stringContaining('can not be written') as string,
    })
    expect(await gametext('play', '--game', 'pebbles', '--save', 'no/such/save.json')).toMatchObject({
      code: 2,
      err: expect.stringContaining('can not be saved') as string,
    })
  })
})

describe('words that objects have anyway', () => {
  it('are no names of things, and no cards of a saved game', async () => {
    await gametext('play', '--game', 'pebbles', '--save', 'save.json')
    for (const word of ['__proto__', 'constructor', 'toString'])
      expect(await gametext('why', '--state', 'save.json', word, 'weight')).toMatchObject({
        code: 2,
        err: expect.stringContaining(`no card of this game is called "${word}"`) as string,
      })
    await writeFile(
      join(cwd, pebbles, 'odd.rules'),
      'procedure: constructor\n  North wins\n\nprocedure: __proto__\n  North wins\n',
    )
    expect(await codes()).toEqual(['GT-B37', 'GT-B37'])
  })
})
