import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gametextIn } from './gametext.js'

let cwd: string
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'command-'))
  await cp(resolve('test/command/project'), cwd, { recursive: true })
})
afterAll(() => rm(cwd, { recursive: true }))

const gametext = (...words: string[]) => gametextIn(cwd, ...words)
const cards = 'cards-src/pebbles/stones.cards'
async function withCards<T>(change: (text: string) => string, act: () => Promise<T>): Promise<T> {
  const text = await readFile(join(cwd, cards), 'utf8')
  await writeFile(join(cwd, cards), change(text))
  try {
    return await act()
  } finally {
    await writeFile(join(cwd, cards), text)
  }
}

describe('gametext', () => {
  it('start compiles, checks and plays everything, and sums up', async () => {
    const { code, out, err } = await gametext('start')
    expect(err).toContain('reading pebbles')
    expect(out).toMatch(
      /^All well: 1 game, 2 cards, 3 rules, 1 clause, \d+ modules, 1 scenario \(all passed\), 4 warnings, [\d.]+ s$/m,
    )
    expect(code).toBe(0)
    expect(await readFile(join(cwd, 'generated/pebbles/cards/old-pebble.ts'), 'utf8')).toContain(
      '// Each of your other stones is weight +1.',
    )
  }, 120_000)

  it('build --check fails until generated code is what the texts say', async () => {
    expect((await gametext('build', '--game', 'pebbles')).code).toBe(0)
    expect((await gametext('build', '--check')).code).toBe(0)
    await withCards(
      (text) => text.replace('weight: 3', 'weight: 4'),
      async () => {
        const { code, out } = await gametext('build', '--check', '--json')
        expect(code).toBe(1)
        expect(JSON.parse(out)).toMatchObject({
          stale: true,
          errors: 0,
          games: [{ id: 'pebbles', written: 2, deleted: 0 }],
        })
      },
    )
  }, 120_000)

  it('lint tells errors with a place and what would have worked, as text and as data', async () => {
    await withCards(
      (text) => text.replace('weight +1', 'wieght +1'),
      async () => {
        const pretty = await gametext('lint', cards)
        expect(pretty.code).toBe(1)
        expect(pretty.out).toContain(`${cards}:3:`)
        expect(pretty.out).toContain('wieght')
        expect(pretty.out).toMatch(/\| +\^+/)
        expect(pretty.out).toMatch(/= .*weight/)
        const data = JSON.parse((await gametext('lint', '--format', 'json')).out) as {
          errors: number
          findings: object[]
        }
        expect(data.errors).toBe(1)
        expect(data.findings[0]).toMatchObject({ severity: 'error', file: cards, span: { line: 3 } })
      },
    )
    const fine = await gametext('lint')
    expect(fine.code).toBe(0)
    expect(fine.out).toContain('The counter "chip" is declared, and no rule, card or scenario uses it.')
  })

  it('every rule that a deck breaks is told by lint, simulate and play', async () => {
    const game = join(cwd, 'cards-src/pebbles/pebbles.game')
    const text = await readFile(game, 'utf8')
    const broken = ['at least 9 cards', 'at most 2 copies of a card']
    await writeFile(game, `${text}${broken.map((rule) => `deck: ${rule}\n`).join('')}`)
    try {
      const lint = await gametext('lint', 'cards-src/pebbles/decks.deck')
      expect(lint.code).toBe(1)
      const simulate = await gametext('simulate', '--game', 'pebbles', '--games', '1')
      const play = await gametext('play', '--game', 'pebbles', '--deck', 'Beach Walk')
      expect(play.code).toBe(2)
      for (const rule of broken) {
        expect(lint.out).toContain(`The deck "Beach Walk" breaks a rule for decks: ${rule}.`)
        expect(simulate.err).toContain(`The deck "Beach Walk" breaks a rule for decks: ${rule}.`)
        expect(play.err).toContain(rule)
      }
      expect(lint.out).toContain('cards-src/pebbles/decks.deck:1:1 error GT-L02')
    } finally {
      await writeFile(game, text)
    }
  })

  it('test gives the outcome of every scenario', async () => {
    const { code, out } = await gametext('test', '--json', '--filter', 'weighs')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({
      passed: 1,
      failed: 0,
      scenarios: [
        {
          id: 'pebbles/a-stone-weighs-what-is-printed',
          name: 'a stone weighs what is printed',
          file: 'cards-src/pebbles/turns.scenario',
          line: 3,
          ok: true,
        },
      ],
    })
    await withCards(
      (text) => text.replace('weight: 3', 'weight: 4'),
      async () => {
        const failing = await gametext('test', 'cards-src/pebbles')
        expect(failing.code).toBe(1)
        expect(failing.out).toContain('a stone weighs what is printed')
        expect(failing.out).toContain('0 scenarios passed, 1 failed')
      },
    )
  })

  it('play gives the same game for the same seed, and why explains a value in it', async () => {
    const first = await gametext(
      'play',
      '--game',
      'pebbles',
      '--deck',
      'Beach Walk',
      '--deck',
      'Beach Walk',
      '--seed',
      'tide',
      '--save',
      'save.json',
      '--json',
    )
    expect(first.code).toBe(0)
    expect(JSON.parse(first.out)).toMatchObject({ winner: 'north', turns: 6, seed: 'tide' })
    expect((await gametext('play', '--game', 'pebbles', '--seed', 'tide', '--json')).out).toBe(first.out)
    const why = await gametext('why', '--state', 'save.json', 'c1', 'weight', '--json')
    expect(JSON.parse(why.out)).toMatchObject({
      title: 'Old Pebble',
      value: 3,
      base: { value: 3, from: 'printed' },
      changes: [],
    })
  })

  it('read shows tokens, readings, canonical form and paraphrase', async () => {
    const { code, out } = await gametext(
      'read',
      '--game',
      'pebbles',
      '--json',
      'Each of your other stones is weight +1.',
    )
    expect(code).toBe(0)
    const { sentences } = JSON.parse(out) as {
      sentences: {
        as: string
        readings: { canonical: string; paraphrase: string; tokens: { image: string }[] }[]
      }[]
    }
    expect(sentences[0]?.as).toBe('sentence')
    expect(sentences[0]?.readings).toHaveLength(1)
    expect(sentences[0]?.readings[0]?.paraphrase).toContain('is 1 higher')
    expect(sentences[0]?.readings[0]?.canonical).toMatch(
      /^the weight of \(every stone called it1 where .*\) changes by add \(1\)$/,
    )
    expect(sentences[0]?.readings[0]?.tokens.map(({ image }) => image).join(' ')).toBe(
      'Each of your other stones is weight +1',
    )
    expect((await gametext('read', '--game', 'pebbles', 'Stones fly blue.')).code).toBe(1)

    const exact = sentences[0]?.readings[0]?.canonical ?? ''
    const back = await gametext('read', '--game', 'pebbles', '--canonical', '--json', exact)
    expect(JSON.parse(back.out)).toMatchObject({
      sentences: [{ as: 'sentence', readings: [{ canonical: exact }] }],
    })
    const wrong = await gametext(
      'read',
      '--game',
      'pebbles',
      '--canonical',
      'the wieght of this changes by add (1)',
    )
    expect(wrong.code).toBe(1)
    expect(wrong.out).toContain('Behind "the" could have stood: a declared attribute')
  })

  it('explain tells about a finding', async () => {
    const { code, out } = await gametext('explain', 'gt-b05')
    expect(code).toBe(0)
    expect(out).toContain('GT-B05')
    expect(JSON.parse((await gametext('explain', '--json')).out)).toContainEqual(
      expect.objectContaining({ code: 'GT-L01', severity: 'warning' }),
    )
  })
})

describe('wrong use', () => {
  const cases: [string[], RegExp][] = [
    [['fly'], /unknown command/],
    [['play'], /--game/],
    [['read', '--game', 'nowhere', 'x'], /no game "nowhere" here. There is: pebbles/],
    [['lint', 'nowhere.cards'], /no file or folder "nowhere.cards"/],
    [['lint', '--format', 'xml'], /Allowed choices/],
    [['explain', 'GT-X99'], /no finding has the code/],
    [['format', 'nowhere.cards'], /no file or folder "nowhere.cards"/],
    [['why', '--state', 'none.json', 'a', 'b'], /can not be read/],
    [['why', '--state', cards, 'a', 'b'], /holds no saved game/],
    [['play', '--game', 'pebbles', '--deck', 'None'], /no deck "None". There is: Beach Walk/],
  ]
  it.each(cases)('%j ends with 2 and a sentence, without a stack trace', async (words, message) => {
    const { code, out, err } = await gametext(...words)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toMatch(message)
    expect(err).not.toMatch(/\n\s+at /)
  })

  it('in a folder without games says so', async () => {
    expect(await gametextIn(tmpdir(), 'start')).toMatchObject({
      code: 2,
      err: expect.stringContaining('no games here') as string,
    })
  })
})
