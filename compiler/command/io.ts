/** What a command may touch of the world around it, so that tests can look at all of it. */
export interface Io {
  /** Data: what a pipe gets. */
  out: (text: string) => void
  /** Everything else: progress, findings, mistakes in use. */
  err: (text: string) => void
  /** Colours, for each of the two. */
  colour: { out: boolean; err: boolean }
  /** A terminal that can rewrite a line. */
  live: boolean
  /** The project folder. */
  cwd: string
  /** How this command is started, program first, where it can start itself again. */
  self?: readonly string[]
}

/** How a command ended: 0 fine, 1 errors in texts or failing scenarios, 2 wrong use or a fault. */
export type ExitCode = 0 | 1 | 2

/** A mistake in how a command is used. It ends with code 2 and its sentence, without a stack trace. */
export class WrongUse extends Error {}

/** A file or folder that can not be read or written: nothing that a text or this program could help. */
export function isFileFault(fault: unknown): fault is Error {
  // Not all of them tell the path: a folder that was to be read as a file does not. A link that is refused calls no system.
  return fault instanceof Error && 'code' in fault && ('syscall' in fault || 'path' in fault)
}

export const line = (text: string): string => `${text}\n`
export const json = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`
export const plural = (count: number, word: string, more = `${word}s`): string =>
  `${String(count)} ${count === 1 ? word : more}`
