import type { Linked } from '../../../runtime/link/linked.js'
import { linkGame } from '../../../runtime/play/may-begin.js'
import { readJournal } from '../../../runtime/save/journal.js'
import { replay, type Difference, type Record as Game } from '../../../runtime/save/record.js'
import { load, reload } from '../../../runtime/save/save.js'
import { isFault } from '../../../runtime/state/fault.js'
import { hashOf } from '../../../runtime/state/hash.js'
import { json, line, plural, WrongUse, type ExitCode, type Io } from '../io.js'
import { compileOne } from '../project.js'
import { savedFile, takenUp } from '../saved-file.js'

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
  const saved = await savedFile(file, io)
  const { game } = await compileOne(io, saved.game)
  const linked = linkGame(game.bound.library)
  const read = takenUp(() => readGame(linked, saved.text, options.anyway === true))
  try {
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

function countOf(to: string | undefined): number {
  if (to === undefined) return Number.MAX_SAFE_INTEGER
  if (!/^\d+$/.test(to)) throw new WrongUse(`"${to}" is no number of answers.`)
  return Number(to)
}
