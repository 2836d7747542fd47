/** A journal on the disk: each answer is there before the game goes on. */
import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  truncateSync,
} from 'node:fs'
import type { Linked } from '../../runtime/link/linked.js'
import type { Setup } from '../../runtime/play/setup.js'
import { beginJournal, readJournal, writeAnswer, type Journal } from '../../runtime/save/journal.js'
import { fault } from '../../runtime/state/fault.js'
import type { Answer } from '../../runtime/state/state.js'

export interface JournalFile {
  journal: Journal
  answer: (given: Answer) => ReturnType<typeof writeAnswer>
  close: () => void
}

/**
 * Goes on with the journal in a file, at its last whole answer, or begins one. Faults (`save`) on a file that is no journal
 * of this game and library.
 */
export function openJournal(file: string, linked: Linked, seed: string, setup: Setup): JournalFile {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  let text = ''
  let journal: Journal
  if (before.includes('\n')) {
    const read = readJournal(linked, before)
    journal = read.journal
    truncateSync(file, Buffer.byteLength(before.slice(0, read.length)))
  } else {
    ;({ journal, text } = beginJournal(linked, seed, setup))
    if (!text.startsWith(before))
      throw fault('save', 'The file is no journal of such a game; it stays as it is.')
    // Killed before the first line was there: nothing has been answered.
    if (before !== '') truncateSync(file, 0)
  }
  const open = openSync(file, 'a')
  const append = (more: string): void => {
    appendFileSync(open, more)
    fsyncSync(open)
  }
  if (text !== '') append(text)
  const kept: JournalFile = {
    journal,
    answer: (given) => {
      const written = writeAnswer(linked, kept.journal, given)
      append(written.text)
      kept.journal = written.journal
      return written
    },
    close: () => closeSync(open),
  }
  return kept
}
