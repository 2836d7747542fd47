import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../../compiler/command/run.js'
import { gametextIn } from './gametext.js'
import type { Simulation } from '../../compiler/command/simulation/report.js'

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

let cwd: string
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'simulate-'))
  await cp(resolve('test/command/project'), cwd, { recursive: true })
})
afterAll(() => rm(cwd, { recursive: true }))

const simulate = (...words: string[]) => gametextIn(cwd, 'simulate', '--game', 'pebbles', ...words)

async function simulation(...words: string[]): Promise<{ code: number; data: Simulation }> {
  const { code, out, err } = await simulate(...words, '--json')
  if (out === '') throw new Error(err)
  return { code, data: JSON.parse(out) as Simulation }
}

const rules = 'cards-src/pebbles/play.rules'
async function withRules<T>(change: (text: string) => string, act: () => Promise<T>): Promise<T> {
  const text = await readFile(join(cwd, rules), 'utf8')
  await writeFile(join(cwd, rules), change(text))
  try {
    return await act()
  } finally {
    await writeFile(join(cwd, rules), text)
  }
}

describe('simulate', () => {
  it('plays the games and tells what was executed and what never was', async () => {
    const { code, data } = await simulation('--games', '4')
    expect(code).toBe(0)
    expect(data).toMatchObject({ games: 4, won: { North: 4 }, wonByBot: { random: 4 }, faults: [] })
    expect(data.ends).toEqual({ won: 4, drawn: 0, unfinished: 0, faults: 0 })
    expect(data.pairings).toEqual({ 'Beach Walk against Beach Walk': 4 })
    expect(data.clauses).toMatchObject({
      all: 1,
      executed: 0,
      never: [{ title: 'Old Pebble', sentence: 'Each of your other stones is weight +1.', line: 3 }],
    })
    expect(data.statements.executed).toBe(data.statements.all)
    const { out } = await simulate('--games', '1')
    expect(out).toContain('0 of 1 clauses of the cards in the decks were executed (0.0%)')
    expect(out).toContain('Old Pebble: Each of your other stones is weight +1.')
  }, 60_000)

  it('counts what no game came to', async () => {
    await withRules(
      (text) => `${text}\nprocedure: tide at the end\n  North draws 1 card`,
      async () => {
        const { data } = await simulation('--games', '2')
        expect(data.statements.all - data.statements.executed).toBe(1)
        expect(data.statements.never).toMatchObject([{ title: 'tide at the end', inScenario: false }])
      },
    )
  }, 60_000)

  it('tells a game that can not be played to its end, with its seed', async () => {
    const endless = (text: string) =>
      `${text.replace('the mover draws 1 card', 'do endless')}\nprocedure: endless\n  do endless`
    await withRules(endless, async () => {
      const { code, data } = await simulation('--games', '1')
      expect(code).toBe(1)
      expect(data.faults).toMatchObject([{ seed: '1 1' }])
      expect(data.faults[0]?.fault).toContain('without end')
    })
  }, 60_000)

  it.each([
    ['the game is a draw', { won: 0, drawn: 2, unfinished: 0, faults: 0 }, 'by rule, 2 without a winner'],
    ['the game is unfinished', { won: 0, drawn: 0, unfinished: 2, faults: 0 }, '2 games stopped unfinished'],
  ])(
    'tells how games end: %s',
    async (end, ends, said) => {
      await withRules(
        (text) => text.replace('North wins', end),
        async () => {
          expect((await simulation('--games', '2')).data.ends).toEqual(ends)
          expect((await simulate('--games', '2')).out).toContain(said)
        },
      )
    },
    60_000,
  )

  it('comes to the same with several processes', async () => {
    const self = [process.execPath, '--import', tsx, resolve('compiler/command/main.ts')]
    const told = async (...words: string[]) => {
      let out = ''
      const io = { out: (text: string) => (out += text), err: () => undefined, live: false, cwd, self }
      await run(['simulate', '--game', 'pebbles', '--games', '5', '--json', ...words], {
        ...io,
        colour: { out: false, err: false },
      })
      return JSON.parse(out) as Simulation
    }
    expect(await told('--jobs', '3')).toEqual(await told())
  }, 120_000)

  it('says what it can not take', async () => {
    expect(await simulate('--games', 'many')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--games'),
    })
    expect((await simulate('--bots', 'clever')).err).toContain(
      'there is no bot "clever". There is: random, eager, greedy.',
    )
  }, 60_000)
})
