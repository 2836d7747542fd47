import type { Linked } from '../link/linked.js'
import { advance, start, type Turn } from '../play/advance.js'
import type { Setup } from '../play/setup.js'
import { fault } from '../state/fault.js'
import { hashOf } from '../state/hash.js'
import type { Answer, State } from '../state/state.js'
import { canonical, hashText } from './checksum.js'

/** A game as it is kept in a file: how it began, what was answered, where it stands. Plain JSON. */
export interface SaveFile {
  format: 1
  game: string
  /** Hash of the library: a save plays on only with the rules it was made with. */
  library: string
  seed: string
  setup: Setup
  answers: Answer[]
  state: State
  /** Over everything above; tells a damaged or edited file. */
  checksum: string
}

/** A game in progress with the way it came: what saving, undo and replay need. */
export interface Record {
  seed: string
  setup: Setup
  answers: Answer[]
  state: State
}

/** Begins a game and its record. */
export function begin(linked: Linked, seed: string, setup: Setup): Record {
  return { seed, setup, answers: [], state: start(linked, seed, setup).state }
}

/** Answers and keeps the answer. Faults as `advance`; the record stays as it is. */
export function answer(linked: Linked, record: Record, given: Answer): { record: Record; turn: Turn } {
  const turn = advance(linked, record.state, given)
  return { record: { ...record, answers: [...record.answers, [...given]], state: turn.state }, turn }
}

/** The game after the first `count` answers, played again from the start: undo, or looking back. */
export function replay(
  linked: Linked,
  record: Pick<Record, 'seed' | 'setup' | 'answers'>,
  count = record.answers.length,
): Record {
  if (count < 0 || count > record.answers.length) {
    throw fault('save', `There are ${record.answers.length} answers; ${count} can not be replayed.`)
  }
  let { state } = start(linked, record.seed, record.setup)
  const answers = record.answers.slice(0, count)
  for (const given of answers) state = advance(linked, state, given).state
  return { seed: record.seed, setup: record.setup, answers, state }
}

/** The text of a save file. */
export function save(linked: Linked, record: Record): string {
  const { hash: library, game } = linked.library
  const file = { format: 1 as const, game, library, ...record }
  return JSON.stringify({ ...file, checksum: checksumOf(file) } satisfies SaveFile)
}

/** Reads a save file. Refuses, with a fault that says why: no JSON, another format, another game or library, damage. */
export function load(linked: Linked, text: string): Record {
  const file = parse(text)
  if (file.format !== 1)
    throw fault('save', `The file has format ${String(file.format)}; this version reads format 1.`)
  const { library } = linked
  if (file.game !== library.game) {
    throw fault('save', `The file is of the game ${String(file.game)}, not ${library.game}.`)
  }
  if (file.library !== library.hash)
    throw fault('save', 'The file was made with other rules or cards than these.')
  const { checksum, ...rest } = file
  if (checksum !== checksumOf(rest as Omit<SaveFile, 'checksum'>)) {
    throw fault('save', 'The file is damaged or was edited: its checksum does not fit.')
  }
  const { seed, setup, answers, state } = rest as SaveFile
  return { seed, setup, answers, state }
}

/** Whether a record's state is what its answers lead to. */
export function verify(linked: Linked, record: Record): boolean {
  return hashOf(replay(linked, record).state) === hashOf(record.state)
}

function checksumOf(file: Omit<SaveFile, 'checksum'>): string {
  return hashText(canonical(file))
}

function parse(text: string): Partial<SaveFile> {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw fault('save', 'The file is not JSON.')
  }
  if (data === null || typeof data !== 'object' || Array.isArray(data))
    throw fault('save', 'The file holds no saved game.')
  return data
}
