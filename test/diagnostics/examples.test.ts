/** Every finding can be shown: its example gives it, and the example mended gives none. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileGame } from '../../compiler/build/compile-game.js'
import { brokenDecks } from '../../compiler/build/broken-decks.js'
import { unusedWords } from '../../compiler/build/unused-words.js'
import { run } from '../../compiler/command/run.js'
import { examples, smallGame, withExample } from '../../compiler/diagnostics/examples/index.js'
import { catalogue } from '../../compiler/diagnostics/index.js'
import { createReader } from '../../compiler/reading/reader.js'
import { decode, unreadable } from '../../grammar/index.js'

const reader = createReader()

/** The codes found in the texts of the small game. That a word has no use counts where it is the point. */
function codesIn(texts: Record<string, string>, code: string): string[] {
  const sources = Object.entries(texts).map(([file, text]) => ({
    file: `cards-src/harbour/${file}`,
    text,
    problems: [],
  }))
  const game = compileGame('harbour', sources, reader)
  const found = [...game.diagnostics, ...(code === 'GT-L01' ? unusedWords(game) : []), ...brokenDecks(game)]
  return found.map((one) => one.code)
}

/** Findings about folders, bytes and the compiler itself, which no text of a game shows. */
const elsewhere: Record<string, string> = {
  'GT-G01': 'below',
  'GT-G04': 'below',
  'GT-E01': 'below',
  'GT-E05': 'below',
  'GT-E06': 'below',
  'GT-E07': 'below',
  'GT-E02': 'a fault of the compiler: no text is known that gives it',
  'GT-E03': 'a fault of the compiler: no text is known that gives it',
  'GT-E04': 'a fault of the compiler: no text is known that gives it',
  'GT-S01': 'a fault of the reader, which has to say why it could not read',
}

describe('examples', () => {
  it('are there for every finding that a text can give, and for no other', () => {
    expect([...Object.keys(examples), ...Object.keys(elsewhere)].sort()).toEqual([...catalogue.keys()].sort())
  })

  it('belong to a game without any finding', () => {
    expect(codesIn(smallGame, 'GT-L01')).toEqual([])
  })

  it.each(Object.keys(examples))('%s', (code) => {
    const example = examples[code]
    if (!example) throw new Error(code)
    expect(codesIn(withExample(example, 'wrong'), code)).toContain(code)
    expect(codesIn(withExample(example, 'right'), code)).toEqual([])
  })

  it('many mistakes of one run are all told', () => {
    const some = ['GT-B29', 'GT-B32', 'GT-B33', 'GT-G09', 'GT-B40', 'GT-B35']
    const wrong = some.map((code) => examples[code]?.wrong.replace('New Tub', `Tub ${code}`) ?? '')
    const texts = { ...smallGame, 'more.cards': wrong.join('\n\n') }
    expect(codesIn(texts, '')).toEqual(expect.arrayContaining(some))
  })
})

describe('bytes', () => {
  it('GT-G01 and GT-G04', () => {
    expect(unreadable('EACCES').code).toBe('GT-G01')
    expect(decode(new Uint8Array([0x4f, 0xe9])).problems.map(({ code }) => code)).toEqual(['GT-G04'])
    expect(decode(new TextEncoder().encode('Oé')).problems).toEqual([])
  })
})

describe('folders', () => {
  async function linted(files: Record<string, string>): Promise<string[]> {
    const cwd = await mkdtemp(join(tmpdir(), 'errors-'))
    try {
      for (const [file, text] of Object.entries(files)) {
        await mkdir(join(cwd, 'cards-src', file, '..'), { recursive: true })
        await writeFile(join(cwd, 'cards-src', file), text)
      }
      let out = ''
      const io = {
        out: (text: string) => (out += text),
        err: () => undefined,
        colour: { out: false, err: false },
        live: false,
        cwd,
      }
      await run(['lint', '--format', 'json'], io)
      const { findings } = JSON.parse(out) as { findings: { code: string }[] }
      return findings.map(({ code }) => code)
    } finally {
      await rm(cwd, { recursive: true })
    }
  }
  const inFolder = (folder: string, texts: Record<string, string> = smallGame) =>
    Object.fromEntries(Object.entries(texts).map(([file, text]) => [`${folder}/${file}`, text]))
  const game = inFolder('harbour')

  it('GT-E01, GT-E05, GT-E06 and GT-E07, and none where all is in its place', async () => {
    expect(await linted(game)).toEqual([])
    expect(await linted({ ...game, 'ships.cards': 'card: Raft\n' })).toEqual(['GT-E07'])
    expect(await linted({ ...game, 'harbour/more.game': 'type: raft; a ship\n' })).toContain('GT-E05')
    expect(await linted({ 'port/a.cards': 'card: Raft\n' })).toContain('GT-E01')
    const twins = { ...inFolder('old-harbour'), ...inFolder('Old Harbour') }
    expect(await linted(twins)).toContain('GT-E06')
  })
})
