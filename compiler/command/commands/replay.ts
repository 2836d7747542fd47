import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Linked } from '../../../runtime/link/linked.js'
import { linkGame } from '../../../runtime/play/may-begin.js'
import { readJournal } from '../../../runtime/save/journal.js'
import { replay, type Difference, type Record as Game } from '../../../runtime/save/record.js'
import { load, reload } from '../../../runtime/save/save.js'
import { isFault } from '../../../runtime/state/fault.js'
import { hashOf } from '../../../runtime/state/hash.js'
import { json, line, plural, WrongUse, type ExitCode, type Io } from '../io.js'
import { compileOne } from '../project.js'

interface ReplayOptions {
  to?: string
  anyway?: boolean
  json?: boolean
}

interface Read {
  game: Game
  changes: string[]
  difference: Difference | null
}

/** `replay`: plays a saved game or a journal again. Ends with 1 where it goes another way than it did. */
export async function replayCommand(file: string, options: ReplayOptions, io: Io): Promise<ExitCode> {
  const text = await readFile(resolve(io.cwd, file), 'utf8').catch(() => {
    throw new WrongUse(`the file "${file}" can not be read.`)
  })
  const { game } = await compileOne(io, gameOf(text, file))
  const linked = linkGame(game.bound.library)
  try {
    const read = readGame(linked, text, options.anyway === true)
    const count = Math.min(countOf(options.to), read.game.answers.length)
    const again = replay(linked, read.game, count)
    const whole = count === read.game.answers.length
    const same = read.difference === null && (!whole || hashOf(again.state) === hashOf(read.game.state))
    const result = {
      answers: count,
      winner: again.state.result?.winner ?? null,
      hash: hashOf(again.state),
      same,
      changes: read.changes,
      difference: read.difference,
    }
    if (options.json) io.out(json(result))
    else io.out(line(told(result)))
    return same ? 0 : 1
  } catch (fault) {
    if (!isFault(fault)) throw fault
    io.err(line(fault.message))
    return 1
  }
}

function told(result: {
  answers: number
  hash: string
  same: boolean
  changes: string[]
  difference: Difference | null
}): string {
  const { answers, hash, same, changes, difference } = result
  const head = `${plural(answers, 'answer')} played again (hash ${hash})`
  const news = changes.map((change) => `  ${change}`)
  if (difference) {
    const { answer, was, now } = difference
    return [`${head}; answer ${answer} goes another way:`, `  was ${was}`, `  now ${now}`, ...news].join('\n')
  }
  return [
    same ? `${head}: the same game.` : `${head}: it ends in another position than was saved.`,
    ...news,
  ].join('\n')
}

function readGame(linked: Linked, text: string, anyway: boolean): Read {
  if (isJournal(text)) {
    const { journal, changes, difference } = readJournal(linked, text, anyway)
    return { game: journal.record, changes, difference }
  }
  if (!anyway) return { game: load(linked, text), changes: [], difference: null }
  const { record, changes, difference } = reload(linked, text)
  return { game: record, changes, difference }
}

function isJournal(text: string): boolean {
  return /^\{"format":"journal/.test(text)
}

function gameOf(text: string, file: string): string {
  const found = /"game":"([^"\\]*)"/.exec(text)
  if (found?.[1] === undefined) throw new WrongUse(`"${file}" holds no saved game and no journal.`)
  return found[1]
}

function countOf(to: string | undefined): number {
  if (to === undefined) return Number.MAX_SAFE_INTEGER
  if (!/^\d+$/.test(to)) throw new WrongUse(`"${to}" is no number of answers.`)
  return Number(to)
}
