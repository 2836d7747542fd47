import { spawn } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'tsup'
import { afterAll, describe, expect, it } from 'vitest'
import { openJournal } from '../../compiler/command/journal-file.js'
import { chanceFrom } from '../../runtime/bots/chance.js'
import { randomAnswer } from '../../runtime/bots/random-bot.js'
import { linkGame } from '../../runtime/play/may-begin.js'
import { beginJournal, readJournal, writeAnswer } from '../../runtime/save/journal.js'
import type { Record } from '../../runtime/save/record.js'
import { hashOf } from '../../runtime/state/hash.js'
import { decks, duel, unit } from '../play/duel.js'

const library = duel()
const linked = linkGame(library)
const setup = decks(library)
const folder = mkdtempSync(join(tmpdir(), 'journal-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A journal of so many answers. */
function written(count: number): { text: string; record: Record } {
  let { journal, text } = beginJournal(linked, 'killed', setup)
  while (journal.record.answers.length < count && journal.record.state.decision) {
    const chance = chanceFrom(`answer ${journal.record.answers.length}`)
    const next = writeAnswer(linked, journal, randomAnswer(journal.record.state.decision, chance))
    journal = next.journal
    text += next.text
  }
  return { text, record: journal.record }
}

describe('a journal', () => {
  it('brings back the game at its last whole line, wherever it is cut off', () => {
    const { text, record } = written(6)
    expect(readJournal(linked, text).journal.record).toEqual(record)
    for (let end = 1; end <= text.length; end += 211) {
      const part = text.slice(0, end)
      const lines = part.split('\n').length - 1
      if (lines === 0) expect(() => readJournal(linked, part)).toThrow('cut off before its first line ends')
      else
        expect(readJournal(linked, part).journal.record.answers).toEqual(record.answers.slice(0, lines - 1))
    }
  })

  it('is refused where a line was altered or left out, or the library is another', () => {
    const lines = written(6).text.split('\n')
    const without = lines.toSpliced(3, 1).join('\n')
    expect(() => readJournal(linked, without)).toThrow('the sum of line 4 does not fit')
    const [line = ''] = lines.slice(2, 3)
    const altered = lines.with(2, line.replace('"of":', '"of":9')).join('\n')
    expect(() => readJournal(linked, altered)).toThrow('the sum of line 3')
    expect(() => readJournal(linked, lines.with(2, line.slice(5)).join('\n'))).toThrow('not JSON')
    const more = linkGame(duel({ cards: [unit('More', 1, 1, 1)] }))
    expect(() => readJournal(more, lines.join('\n'))).toThrow('card More is new')
    expect(readJournal(more, lines.join('\n'), true)).toMatchObject({
      changes: ['card More is new'],
      difference: null,
    })
  })

  it('is cut back to its last whole line when the game goes on', () => {
    const file = join(folder, 'cut')
    const { text } = written(4)
    writeFileSync(file, text)
    appendFileSync(file, '{"answer":[0')
    const journal = openJournal(file, linked, 'killed', setup)
    expect(readFileSync(file, 'utf8')).toBe(text)
    journal.answer([0])
    journal.close()
    expect(readJournal(linked, readFileSync(file, 'utf8')).journal.record.answers).toHaveLength(5)
  })

  it('loses nothing when the program is killed, again and again', async () => {
    await build({
      entry: { play: 'test/save/journal-process.ts' },
      outDir: folder,
      format: 'cjs',
      noExternal: [/./],
      silent: true,
      config: false,
      clean: false,
      dts: false,
    })
    const game = join(folder, 'game.json')
    const file = join(folder, 'journal')
    const most = 80
    writeFileSync(game, JSON.stringify({ library, setup, most }))
    const kills = 10
    const size = () => (existsSync(file) ? statSync(file).size : 0)
    const { length } = Buffer.from(written(most).text)
    let killed = 0
    for (let kill = 1; kill <= kills; kill++) {
      const before = size()
      if (await running(game, file, () => size() >= (length * kill) / (kills + 1))) killed += 1
      expect(size()).toBeGreaterThanOrEqual(before)
    }
    expect(killed).toBeGreaterThan(kills / 2)
    await running(game, file, () => false)
    const { journal } = readJournal(linked, readFileSync(file, 'utf8'))
    expect(hashOf(journal.record.state)).toBe(hashOf(written(most).record.state))
    expect(journal.record.answers).toEqual(written(most).record.answers)
  })
})

/** Runs the program until it ends, or until it is time to kill it; tells whether it was killed. */
function running(game: string, file: string, due: () => boolean): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(folder, 'play.cjs'), game, file], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let told = ''
    child.stderr.on('data', (data: Buffer) => (told += data.toString()))
    const look = setInterval(() => {
      if (due()) child.kill('SIGKILL')
    }, 1)
    child.on('exit', (code, signal) => {
      clearInterval(look)
      if (code === 0 || signal === 'SIGKILL') resolve(signal !== null)
      else reject(new Error(told))
    })
  })
}
