import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { loadSources } from '../../build/read-game.js'
import { namingFor } from '../../coverage/prepare.js'
import { cardsFiles, type CardsFile } from '../../importing/files.js'
import type { ListedCard } from '../../importing/list.js'
import { createReader } from '../../reading/reader.js'
import { isFileFault, json, line, plural, WrongUse, type ExitCode, type Io } from '../io.js'
import { loadList, tellProblems } from '../lists.js'
import { gameNamed } from '../project.js'

interface ImportOptions {
  game: string
  from: string
  to: string
  force?: boolean
  json?: boolean
}

/** `import`: a list of printed cards as `.cards` files, with everything that the list says of them. */
export async function importCommand(options: ImportOptions, io: Io): Promise<ExitCode> {
  const folder = await gameNamed(io.cwd, options.game)
  const { cards, problems } = await loadList(options.from, io)
  const naming = namingFor(options.game, await loadSources(io.cwd, folder), createReader())
  const files = cardsFiles(cards, naming)
  await write(resolve(io.cwd, options.to), files, options, io)
  tellProblems(io, options.from, problems)
  const shared = naming.sharesTitles ? 0 : titlesShared(cards)
  if (shared > 0) {
    const many = plural(shared, 'title is borne by several cards', 'titles are borne by several cards')
    io.err(line(`${many}. If that is as it should be, add to the .game file:`))
    io.err(line('convention: several cards may bear one title'))
  }
  const written = files.map(({ name, cards: count }) => ({ file: `${options.to}/${name}`, cards: count }))
  if (options.json) io.out(json({ cards: cards.length, files: written, problems }))
  else {
    io.out(written.map(({ file, cards: count }) => line(`${file}: ${plural(count, 'card')}`)).join(''))
    io.out(
      line(
        `${plural(cards.length, 'card')} in ${plural(files.length, 'file')}; \`gametext lint\` tells what is not understood`,
      ),
    )
  }
  return problems.length > 0 ? 1 : 0
}

async function write(
  folder: string,
  files: readonly CardsFile[],
  options: ImportOptions,
  io: Io,
): Promise<void> {
  const there = files.filter(({ name }) => existsSync(join(folder, name)))
  const [first] = there
  if (first && options.force !== true) {
    const more = there.length > 1 ? ` and ${String(there.length - 1)} more` : ''
    throw new WrongUse(`${options.to}/${first.name}${more} would be written over; --force does so.`)
  }
  try {
    await mkdir(folder, { recursive: true })
    for (const { name, text } of files) await writeFile(join(folder, name), text)
  } catch (fault) {
    if (!isFileFault(fault)) throw fault
    throw new WrongUse(`the cards can not be written to "${options.to}" in ${io.cwd}: ${fault.message}.`)
  }
}

function titlesShared(cards: readonly ListedCard[]): number {
  const counts = new Map<string, number>()
  for (const { front } of cards) counts.set(front.title, (counts.get(front.title) ?? 0) + 1)
  return [...counts.values()].filter((count) => count > 1).length
}
