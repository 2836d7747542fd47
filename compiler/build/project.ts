/** Finds the games of a project: every folder below `cards-src/` that holds texts. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gameFolder } from '../emit/index.js'

export const sourceFolder = 'cards-src'
const textFile = /\.(game|rules|cards|deck|scenario)$/

export interface GameFolder {
  /** The name of the folder, and of the `.game` file in it. */
  id: string
  /** Paths below the project folder, with forward slashes, sorted. */
  files: string[]
  /** Another game whose generated code would stand in the same folder. */
  clash: string | null
}

/** @returns the games in alphabetic order; none when there is no `cards-src/`. */
export async function findGames(root: string): Promise<GameFolder[]> {
  const folders = (await entriesOf(join(root, sourceFolder))).filter((entry) => entry.isDirectory())
  const games = await Promise.all(
    folders.map(async ({ name }): Promise<GameFolder> => ({
      id: name,
      files: await textsBelow(root, `${sourceFolder}/${name}`),
      clash: null,
    })),
  )
  const taken = new Map<string, string>()
  return games
    .filter(({ files }) => files.length > 0)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((game) => {
      const clash = taken.get(gameFolder(game.id)) ?? null
      if (clash === null) taken.set(gameFolder(game.id), game.id)
      return { ...game, clash }
    })
}

/** Texts beside the folders of games, which belong to none. */
export async function strayTexts(root: string): Promise<string[]> {
  const entries = await entriesOf(join(root, sourceFolder))
  return entries
    .filter((entry) => !entry.isDirectory() && textFile.test(entry.name))
    .map(({ name }) => `${sourceFolder}/${name}`)
    .sort()
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
