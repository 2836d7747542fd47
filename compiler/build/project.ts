/** Finds the games of a project: every folder below `cards-src/` that holds texts. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

export const sourceFolder = 'cards-src'
const textFile = /\.(game|rules|cards|deck|scenario)$/

export interface GameFolder {
  /** The name of the folder, and of the `.game` file in it. */
  id: string
  /** Paths below the project folder, with forward slashes, sorted. */
  files: string[]
}

/** @returns the games in alphabetic order; none when there is no `cards-src/`. */
export async function findGames(root: string): Promise<GameFolder[]> {
  const folders = (await entriesOf(join(root, sourceFolder))).filter((entry) => entry.isDirectory())
  const games = await Promise.all(
    folders.map(async ({ name }): Promise<GameFolder> => ({
      id: name,
      files: await textsBelow(root, `${sourceFolder}/${name}`),
    })),
  )
  return games.filter(({ files }) => files.length > 0).sort((a, b) => (a.id < b.id ? -1 : 1))
}

async function textsBelow(root: string, folder: string): Promise<string[]> {
  const found: string[] = []
  for (const entry of await entriesOf(join(root, folder))) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) found.push(...(await textsBelow(root, path)))
    else if (textFile.test(entry.name)) found.push(path)
  }
  return found.sort()
}

async function entriesOf(folder: string) {
  return readdir(folder, { withFileTypes: true }).catch(() => [])
}
