/** Files that `play` wrote: saved games and journals. One that can not be taken up is told as a wrong use, with the reason. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isFault } from '../../runtime/state/fault.js'
import { WrongUse, type Io } from './io.js'

/**
 * The text of such a file, and the game that it names.
 * @throws WrongUse when it can not be read or holds no game
 */
export async function savedFile(file: string, io: Io): Promise<{ text: string; game: string }> {
  const raw = await readFile(resolve(io.cwd, file), 'utf8').catch((fault: unknown) => {
    const reason = fault instanceof Error && 'code' in fault ? String(fault.code) : 'unknown reason'
    throw new WrongUse(`the file "${file}" can not be read (${reason}).`)
  })
  // Some editors put a byte order mark before the first word.
  const text = raw.replace(/^\uFEFF/, '')
  const game = /"game":\s*"([^"\\]*)"/.exec(text)?.[1]
  if (game === undefined)
    throw new WrongUse(
      `"${file}" holds no saved game and no journal; \`gametext play --save FILE\` writes one.`,
    )
  return { text, game }
}

/**
 * What the file holds.
 * @throws WrongUse when it is damaged, or of another library than the texts make
 */
export function takenUp<T>(read: () => T): T {
  try {
    return read()
  } catch (fault) {
    if (isFault(fault)) throw new WrongUse(fault.message)
    throw fault
  }
}
