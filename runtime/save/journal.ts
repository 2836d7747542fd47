/**
 * A journal: a game written answer by answer, so that nothing is lost when the program is killed. One line tells how the
 * game began, each further line is one answer. Every line holds a sum over itself and all before it. Whoever keeps the
 * journal appends the text that is given here before anything else happens, and makes sure that it has reached the disk.
 */
import type { Linked } from '../link/linked.js'
import type { Turn } from '../play/advance.js'
import type { Setup } from '../play/setup.js'
import { fault } from '../state/fault.js'
import type { Answer } from '../state/state.js'
import { canonical, hashText } from './checksum.js'
import { changesSince, stampOf, type LibraryStamp } from './parts.js'
import { answer, begin, follow, type Difference, type Record, type Said } from './record.js'
import { otherLibrary } from './save.js'
import { fitting, headSchema, lineSchema, parsed } from './schema.js'

export interface Journal {
  record: Record
  /** The sum of the last line. */
  sum: string
}

interface Head {
  format: 'journal 1'
  game: string
  library: LibraryStamp
  seed: string
  setup: Setup
  sum: string
}

interface Line {
  answer: Answer
  said: Said
  sum: string
}

/** Begins a game and its journal. `text` is to be written first. */
export function beginJournal(linked: Linked, seed: string, setup: Setup): { journal: Journal; text: string } {
  const { library } = linked
  const head = { format: 'journal 1' as const, game: library.game, library: stampOf(library), seed, setup }
  const sum = hashText(canonical(head))
  return { journal: { record: begin(linked, seed, setup), sum }, text: line({ ...head, sum } satisfies Head) }
}

/** Answers. `text` is to be appended to the journal. Faults as `advance`. */
export function writeAnswer(
  linked: Linked,
  journal: Journal,
  given: Answer,
): { journal: Journal; text: string; turn: Turn } {
  const { record, turn } = answer(linked, journal.record, given)
  const said = record.said.at(-1)
  if (!said) throw fault('save', 'There was nothing to answer.')
  const sum = sumOf(journal.sum, given, said)
  return { journal: { record, sum }, text: line({ answer: given, said, sum } satisfies Line), turn }
}

/**
 * Reads a journal, also one that ends in the middle of a line: such a rest was never finished and does not count. `length` is
 * how much of the text does; cut the file there before going on. Faults (`save`) where a line was altered or
 * left out, and, unless `anyway`, when it was written with another library; then it is followed up to the first difference.
 */
export function readJournal(
  linked: Linked,
  text: string,
  anyway = false,
): { journal: Journal; length: number; changes: string[]; difference: Difference | null } {
  const end = text.lastIndexOf('\n') + 1
  const [first, ...rest] = text.slice(0, end).split('\n').slice(0, -1)
  if (first === undefined) throw fault('save', 'The journal is cut off before its first line ends.')
  const { sum: start, ...head } = fitting<Head>(headSchema, parsed(first, 'journal'), 'journal')
  if (start !== hashText(canonical(head))) throw damaged(1)
  const { library } = linked
  if (head.game !== library.game)
    throw fault('save', `The journal is of the game ${head.game}, not ${library.game}.`)
  const changes = changesSince(head.library, library)
  if (changes.length > 0 && !anyway) throw fault('save', otherLibrary(head.library, changes), changes)
  let sum = start
  const lines = rest.map((one, index): Line => {
    const read = fitting<Line>(lineSchema, parsed(one, 'journal'), `line ${index + 2} of the journal`)
    if (read.sum !== sumOf(sum, read.answer, read.said)) throw damaged(index + 2)
    sum = read.sum
    return read
  })
  const { record, difference } = follow(linked, {
    seed: head.seed,
    setup: head.setup,
    answers: lines.map((one) => one.answer),
    said: lines.map((one) => one.said),
  })
  if (difference && changes.length === 0)
    throw fault(
      'save',
      `The journal does not replay: answer ${difference.answer} was ${difference.was}, now ${difference.now}.`,
    )
  return { journal: { record, sum }, length: end, changes, difference }
}

function sumOf(before: string, given: Answer, said: Said): string {
  return hashText(before + canonical({ answer: given, said }))
}

function line(data: object): string {
  return `${JSON.stringify(data)}\n`
}

function damaged(at: number) {
  return fault('save', `The journal is damaged or was edited: the sum of line ${at} does not fit.`)
}
