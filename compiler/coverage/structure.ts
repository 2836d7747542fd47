/** How far the structure of a sentence is known: parsed, and confirmed by frames and types. */
import type { Phrase } from '../../grammar/index.js'
import { confirm, readOutline, type FaultKind } from '../outline/index.js'
import type { Lexicon } from '../reading/lexicon.js'

/** What keeps a sentence, and so its card, from the next level. */
export interface Blocker {
  kind: FaultKind | 'effect' | 'several readings' | 'field' | 'code'
  what: string
}

export interface Structure {
  /** Every token is part of an outline. */
  parsed: boolean
  /** Frames, roles and types of an outline fit. */
  confirmed: boolean
  blockers: Blocker[]
}

export function structureOf(phrase: Phrase, lexicon: Lexicon): Structure {
  const { outlines, stopped } = readOutline(phrase, lexicon)
  if (outlines.length === 0)
    return { parsed: false, confirmed: false, blockers: [stoppedAt(phrase, stopped)] }
  const faults = outlines.map((outline) => confirm(outline, lexicon))
  if (faults.some((one) => one.length === 0)) return { parsed: true, confirmed: true, blockers: [] }
  const blockers = (faults[0] ?? []).map(({ kind, blocker }): Blocker => ({ kind, what: blocker }))
  return { parsed: true, confirmed: false, blockers }
}

/** The word at which no shape went on. */
function stoppedAt(phrase: Phrase, stopped: ReturnType<typeof readOutline>['stopped']): Blocker {
  const at = stopped?.span.start ?? phrase.span.start
  const chunk = phrase.chunks.find(({ span }) => span.end > at)
  return { kind: 'shape', what: `at "${chunk?.image.toLowerCase() ?? ''}"` }
}
