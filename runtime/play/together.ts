import type { Frame } from '../state/state.js'
import { pushAftermath } from './life.js'
import type { Play } from './play.js'

/** `together` begins: events named from here on wait for each other. */
export function stepBegin(_play: Play, frame: Frame): void {
  if (frame.batch) frame.batch.depth += 1
  else frame.batch = { depth: 1, waiting: [], done: [] }
}

/** All choices are made: now all of it happens, and triggers see it at once. */
export function stepEnd(play: Play, frame: Frame): void {
  const { batch } = frame
  if (!batch) return
  batch.depth -= 1
  if (batch.depth > 0) return
  frame.batch = null
  if (batch.waiting.length + batch.done.length > 0) pushAftermath(play, batch.waiting, batch.done, frame)
}
