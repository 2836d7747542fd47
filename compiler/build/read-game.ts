/** From the files of a game to their trees. */
import { readFile as readBytes, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  decode,
  kindOfFile,
  readFile,
  unreadable,
  type AnyTree,
  type GrammarProblem,
} from '../../grammar/index.js'
import { severityOf, type Diagnostic } from '../diagnostics/index.js'
import type { GameFolder } from './project.js'

export interface SourceText {
  /** Below the project folder, with forward slashes. */
  file: string
  text: string
  problems: GrammarProblem[]
}

export interface GameTexts {
  id: string
  trees: AnyTree[]
  texts: ReadonlyMap<string, string>
  diagnostics: Diagnostic[]
}

/** Reads the bytes of every file of a game; one that cannot be read is empty and has a problem. */
export async function loadSources(
  root: string,
  { files }: Pick<GameFolder, 'id' | 'files'>,
): Promise<SourceText[]> {
  return Promise.all(
    files.map(async (file): Promise<SourceText> => {
      try {
        // A pipe or a device would be waited for without end.
        if (!(await stat(join(root, file))).isFile())
          return { file, text: '', problems: [unreadable('it is no plain file')] }
        return { file, ...decode(await readBytes(join(root, file))) }
      } catch (fault) {
        const reason = fault instanceof Error && 'code' in fault ? String(fault.code) : String(fault)
        return { file, text: '', problems: [unreadable(reason)] }
      }
    }),
  )
}

/**
 * Reads all texts of a game. Titles of its cards and names of their text sections are known only after a first look,
 * which everything else is then read with.
 */
export function readGame(id: string, sources: readonly SourceText[]): GameTexts {
  const readable = sources.filter(({ problems }) => !problems.some(({ code }) => code === 'GT-G01'))
  const sections = readable.filter(({ file }) => kindOfFile(file) === 'game').flatMap(sectionNames)
  const titles = readable.filter(({ file }) => kindOfFile(file) === 'cards').flatMap(titlesOf)
  const diagnostics: Diagnostic[] = sources.flatMap(({ file, problems }) =>
    problems.map((problem) => found(file, problem)),
  )
  const trees = readable.map(({ file, text }) => {
    const { tree, problems } = readFile(file, text, { titles, sections })
    diagnostics.push(...problems.map((problem) => found(file, problem)))
    return tree
  })
  return { id, trees, texts: new Map(sources.map(({ file, text }) => [file, text])), diagnostics }
}

const found = (file: string, problem: GrammarProblem): Diagnostic => ({
  ...problem,
  severity: severityOf(problem.code),
  file,
})

function titlesOf({ file, text }: SourceText): string[] {
  const { tree } = readFile(file, text)
  return tree.kind === 'cards' ? tree.items.map(({ title }) => title) : []
}

/** `live: the command of a card in the hand` makes `command:` a section of cards. */
function sectionNames({ file, text }: SourceText): string[] {
  const { tree } = readFile(file, text)
  if (tree.kind !== 'game') return []
  return tree.items.flatMap(({ keyword, parts: [first] }) => {
    const name = keyword.image === 'live' && first ? /^the (.+?) of /.exec(first.text)?.[1] : undefined
    return name === undefined ? [] : [name]
  })
}
