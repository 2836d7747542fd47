/** Progress on the error stream: one line that rewrites itself on a terminal, plain lines elsewhere. */
import type { Io } from './io.js'

export interface Progress {
  step: (what: string) => void
  /** Clears the line. */
  done: () => void
}

export function progressOn(io: Io): Progress {
  if (!io.live) return { step: (what) => io.err(`${what} …\n`), done: () => undefined }
  return {
    step: (what) => io.err(`\r\u001b[2K${what} …`),
    done: () => io.err('\r\u001b[2K'),
  }
}
