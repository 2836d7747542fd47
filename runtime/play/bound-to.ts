import type { EventPattern } from '../program/library.js'
import type { Frame, Id } from '../state/state.js'
import { matches } from './ask.js'
import { runningChain } from './instances.js'
import type { Table } from './play.js'

/**
 * The procedure whose end is meant: "until the end of the battle" and "at the end of the battle" mean the battle that is
 * running, of several inside each other the innermost. Null: none is, so the next that ends is meant.
 */
export function boundTo(table: Table, frame: Frame, moment: EventPattern): Id | null {
  if (moment.stage !== 'end') return null
  const running = runningChain(table).find(
    ({ id, event }) => event === moment.event && matches(table, frame, moment, id, 'end'),
  )
  return running?.id ?? null
}
