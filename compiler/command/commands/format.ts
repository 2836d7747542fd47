import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatText } from '../../../grammar/format/format.js'
import { findGames, sourceFolder, strayTexts } from '../../build/project.js'
import { loadSources } from '../../build/read-game.js'
import { isFileFault, line, plural, WrongUse, type ExitCode, type Io } from '../io.js'
import { pathFilter } from '../paths.js'

/** `format`: lays texts out evenly. With `--check` writes nothing and fails if a text would change. */
export async function formatCommand(
  paths: string[],
  options: { check?: boolean },
  io: Io,
): Promise<ExitCode> {
  const wanted = pathFilter(paths, io)
  const games = (await findGames(io.cwd)).flatMap(({ files }) => files)
  const files = [...games, ...(await strayTexts(io.cwd))].filter(wanted)
  if (files.length === 0) throw new WrongUse(`there are no texts here: nothing below ${sourceFolder}/ fits.`)
  const sources = await loadSources(io.cwd, { id: '', files })
  const uneven: string[] = []
  const unreadable: string[] = []
  for (const { file, text, problems } of sources) {
    // What is no text in UTF-8 would be written back as something else.
    if (problems.length > 0) unreadable.push(file)
    else if (formatText(file, text) !== text) {
      uneven.push(file)
      if (options.check !== true) await write(join(io.cwd, file), formatText(file, text))
    }
  }
  for (const file of uneven) io.out(line(file))
  for (const file of unreadable) io.err(line(`${file} can not be read, and stays as it is.`))
  const even = sources.length - uneven.length - unreadable.length
  const done = options.check === true ? 'not laid out evenly' : 'laid out'
  io.err(
    line(
      `${plural(uneven.length, 'text')} ${done}, ${String(even)} as ${even === 1 ? 'it' : 'they'} should be`,
    ),
  )
  return unreadable.length > 0 || (options.check === true && uneven.length > 0) ? 1 : 0
}

async function write(file: string, text: string): Promise<void> {
  await writeFile(file, text).catch((fault: unknown) => {
    if (!isFileFault(fault)) throw fault
    throw new WrongUse(`a text can not be written: ${fault.message}.`)
  })
}
