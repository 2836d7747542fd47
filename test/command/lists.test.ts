import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gametextIn } from './gametext.js'

let cwd: string
const list = [
  {
    title: 'Flat Pebble',
    type: 'Stone',
    text: 'Each of your other stones is weight +2.',
    weight: 2,
    maker: 'Ada',
  },
  {
    title: 'Odd Pebble',
    type: 'Stone',
    text: 'Each of your other stones is weight +2. Flummox the beach.',
    weight: 1,
  },
]
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'lists-'))
  await cp(resolve('test/command/project'), cwd, { recursive: true })
  await writeFile(join(cwd, 'list.jsonl'), list.map((one) => JSON.stringify(one)).join('\n'))
  await writeFile(join(cwd, 'torn.jsonl'), `${JSON.stringify(list[0])}\n{"title": "Torn\n`)
  await writeFile(join(cwd, 'no.json'), 'stones, mostly')
})
afterAll(() => rm(cwd, { recursive: true }))

const gametext = (...words: string[]) => gametextIn(cwd, ...words)
const cover = (file: string, ...more: string[]) =>
  gametext('coverage', '--game', 'pebbles', '--from', file, ...more)
const importTo = (...more: string[]) =>
  gametext(
    'import',
    '--game',
    'pebbles',
    '--from',
    'list.jsonl',
    '--to',
    'cards-src/pebbles/printed',
    ...more,
  )

describe('coverage', () => {
  it('prints data with the promised names', async () => {
    const { code, out } = await cover('list.jsonl', '--json')
    expect(code).toBe(0)
    const data = JSON.parse(out) as Record<string, unknown>
    const names = ['cards', 'sentences', 'parsed', 'confirmed', 'understood',
      'withoutRules', 'ambiguous', 'shuffledAccepted', 'byType', 'blockers'] // prettier-ignore
    expect(Object.keys(data).filter((name) => name !== 'shares').sort()).toEqual([...names].sort()) // prettier-ignore
    expect(data).toMatchObject({ cards: 2, sentences: 3, byType: { Stone: { cards: 2, sentences: 3 } } })
  })

  it('prints a table for people, with progress on the other stream', async () => {
    const { out, err } = await cover('list.jsonl', '--type-check')
    expect(out).toMatch(/^all +2 +3 /m)
    expect(out).toMatch(/^Stone +2 +3 /m)
    expect(out).toContain('What blocks most cards')
    expect(err).toContain('compiling pebbles with the words of 2 cards')
  }, 120_000)

  it('tells bad records with their place and measures the others', async () => {
    const { code, out, err } = await cover('torn.jsonl', '--json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ cards: 1 })
    expect(err).toMatch(/torn\.jsonl:2:\d+: This is no JSON/)
  })

  it('says what is wrong with a file that is no list', async () => {
    expect(await cover('none.json')).toMatchObject({ code: 2, out: '' })
    const { code, err } = await cover('no.json')
    expect(code).toBe(2)
    expect(err).toContain('no.json:1:1: This is no JSON')
    expect((await gametext('coverage', '--game', 'chess', '--from', 'list.jsonl')).err).toContain(
      'no game "chess"',
    )
  })
})

describe('import', () => {
  it('writes files that compile, with a finding for each sentence that is not understood', async () => {
    const { code, out } = await importTo()
    expect(code).toBe(0)
    expect(out).toContain('cards-src/pebbles/printed/stone.cards: 2 cards')
    const text = await readFile(join(cwd, 'cards-src/pebbles/printed/stone.cards'), 'utf8')
    expect(text).toContain('maker: Ada')
    for (const card of list) expect(text).toContain(`  ${card.text}\n`)
    const { out: lint } = await gametext('lint', 'cards-src/pebbles/printed', '--format', 'json')
    const { findings } = JSON.parse(lint) as {
      findings: { code: string; span: { start: number; end: number } }[]
    }
    const places = findings.map(({ span }) => text.slice(span.start, span.end))
    expect(places).toEqual(['Flummox'])
  })

  it('writes over nothing unless told to', async () => {
    const again = await importTo()
    expect(again.code).toBe(2)
    expect(again.err).toContain('stone.cards would be written over; --force does so.')
    expect((await importTo('--force')).code).toBe(0)
    expect(await readdir(join(cwd, 'cards-src/pebbles/printed'))).toEqual(['stone.cards'])
  })
})
