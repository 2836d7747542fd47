/** What single positions of a game cost: a fork, a decision, listing options, saving, loading, and their size. */
import { advance, resume } from '../runtime/play/advance.js'
import { load, save } from '../runtime/save/save.js'
import { closeDraft, openDraft } from '../runtime/state/draft.js'
import { hashOf } from '../runtime/state/hash.js'
import { perRound } from './clock.js'
import type { Game } from './games.js'
import type { Played } from './play.js'

export interface PositionCosts {
  /** A copy of a position that may be changed. */
  forkMicroseconds: number
  /** The same, with one decision answered and everything played on to the next. */
  forkAndDecideMicroseconds: number
  /** Working out once more what a position asks, with all its options. */
  listMicroseconds: number
  saveMicroseconds: number
  loadMicroseconds: number
  hashMicroseconds: number
  /** As JSON, in UTF-8: the mean over a game, and the largest. */
  bytesPerState: number
  mostBytesPerState: number
}

export function positionCosts({ linked, setup }: Game, { positions }: Played): PositionCosts {
  const at = (number: number) => positions[number % positions.length] as Played['positions'][number]
  const over = (round: (position: Played['positions'][number]) => unknown) =>
    perRound((number) => round(at(number)))
  // Records without the answers: their cost is that of the state.
  const records = positions.map(({ state }) => ({ seed: state.seed, setup, answers: [], said: [], state }))
  const files = records.map((record) => save(linked, record))
  const undecided = positions.map(({ state }) => ({ ...state, decision: null }))
  const sizes = positions.map(({ state }) => Buffer.byteLength(JSON.stringify(state)))
  return {
    forkMicroseconds: over(({ state }) => closeDraft(openDraft(state))),
    forkAndDecideMicroseconds: over(({ state, answer }) => advance(linked, state, answer)),
    listMicroseconds: perRound((number) => resume(linked, undecided[number % undecided.length] as never)),
    saveMicroseconds: perRound((number) => save(linked, records[number % records.length] as never)),
    loadMicroseconds: perRound((number) => load(linked, files[number % files.length] as never)),
    hashMicroseconds: over(({ state }) => hashOf(state)),
    bytesPerState: Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length),
    mostBytesPerState: Math.max(...sizes),
  }
}
