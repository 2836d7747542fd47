import type { Linked } from '../link/linked.js'
import type { Setup } from '../play/setup.js'
import { fault } from '../state/fault.js'
import type { Answer, State } from '../state/state.js'
import { canonical, hashText } from './checksum.js'
import { changesSince, stampOf, type LibraryStamp } from './parts.js'
import { follow, type Difference, type Record, type Said } from './record.js'
import { fitting, parsed, saveSchema } from './schema.js'

/** A game as it is kept in a file: how it began, what was answered, where it stands. Plain JSON. */
export interface SaveFile {
  format: 2
  game: string
  /** A save plays on only with the rules it was made with. */
  library: LibraryStamp
  seed: string
  setup: Setup
  answers: Answer[]
  said: Said[]
  state: State
  /** Over everything above; tells a damaged or edited file. */
  checksum: string
}

/** The text of a save file. */
export function save(linked: Linked, record: Record): string {
  const { seed, setup, answers, said, state } = record
  const { library } = linked
  const file = {
    format: 2 as const,
    game: library.game,
    library: stampOf(library),
    seed,
    setup,
    answers,
    said,
    state,
  }
  return JSON.stringify({ ...file, checksum: checksumOf(file) } satisfies SaveFile)
}

/**
 * Reads a save file. Refuses with a fault (`save`) that says why: cut off, another form, edited, another game, or another
 * library, with what has changed in it. Where only the places of texts in their files differ, it is the same library.
 */
export function load(linked: Linked, text: string): Record {
  const file = read(linked, text)
  const changes = changesSince(file.library, linked.library)
  if (changes.length > 0) throw fault('save', otherLibrary(file.library, changes), changes)
  const { seed, setup, answers, said, state } = file
  return { seed, setup, answers, said, state: { ...state, library: linked.library.hash } }
}

/**
 * Reads a save file made with another library and plays its answers again with this one, up to the first difference. Null:
 * all answers mean the same. Faults as `load`, but for the library.
 */
export function reload(
  linked: Linked,
  text: string,
): { record: Record; changes: string[]; difference: Difference | null } {
  const file = read(linked, text)
  return { ...follow(linked, file), changes: changesSince(file.library, linked.library) }
}

/** Says what has changed since a game was saved. */
export function otherLibrary(saved: LibraryStamp, changes: readonly string[]): string {
  const some = changes.slice(0, 8).join('; ')
  const more = changes.length > 8 ? `; and ${changes.length - 8} more` : ''
  const version = saved.version === '' ? '' : ` (version ${saved.version})`
  return `The file was made with other rules or cards than these${version}: ${some}${more}.`
}

function read({ library }: Linked, text: string): SaveFile {
  const data = parsed(text, 'saved game')
  const file = fitting<SaveFile>(saveSchema, data, 'saved game')
  const { checksum, ...rest } = file
  if (checksum !== checksumOf(rest))
    throw fault('save', 'The file is damaged or was edited: its checksum does not fit.')
  if (file.game !== library.game)
    throw fault('save', `The file is of the game ${file.game}, not ${library.game}.`)
  return file
}

function checksumOf(file: Omit<SaveFile, 'checksum'>): string {
  return hashText(canonical(file))
}
