import { findGames } from '../../build/project.js'
import { loadSources, readGame } from '../../build/read-game.js'
import { json, line, WrongUse, type ExitCode, type Io } from '../io.js'

/** A ruling or term of a game: what it is called, in all languages, what it says, and the rules it belongs to. */
export interface Note {
  names: string[]
  sources: string[]
  file: string
  line: number
}

/** `notes`: the rulings and terms of a game, all or those about a rule, a name or a word. */
export async function notesCommand(
  about: string | undefined,
  options: { game: string; json?: boolean },
  io: Io,
): Promise<ExitCode> {
  const all = await notesOf(io.cwd, options.game)
  const found = about === undefined ? all : notesAbout(all, about)
  if (found.length === 0) throw new WrongUse(`"${options.game}" has no note about "${about ?? 'anything'}".`)
  if (options.json) io.out(json(found))
  else io.out(found.map(described).join(''))
  return 0
}

/** @throws WrongUse when there is no game of that id */
export async function notesOf(cwd: string, id: string): Promise<Note[]> {
  const folder = (await findGames(cwd)).find((one) => one.id === id)
  if (!folder) throw new WrongUse(`there is no game "${id}".`)
  const { trees } = readGame(id, await loadSources(cwd, folder))
  return trees.flatMap((tree) =>
    tree.kind !== 'rules'
      ? []
      : tree.items
          .filter(({ kind }) => kind === 'note')
          .map(({ header, sources, span }) => ({
            names: header.text.split(';').map((name) => name.trim()),
            sources,
            file: tree.file,
            line: span.line,
          })),
  )
}

/** Those of that rule or name; if there are none, those in which the word stands. */
export function notesAbout(notes: readonly Note[], about: string): Note[] {
  const wanted = about.toLowerCase()
  const named = notes.filter(({ names, sources }) =>
    [...names, ...sources].some((one) => one.toLowerCase() === wanted),
  )
  if (named.length > 0) return named
  return notes.filter(({ names }) => names.some((name) => name.toLowerCase().includes(wanted)))
}

function described({ names, sources, file, line: at }: Note): string {
  const rules = sources.length > 0 ? ` [${sources.join(', ')}]` : ''
  return line(`${names.join('; ')}${rules}  (${file}:${String(at)})`)
}
