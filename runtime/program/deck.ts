import type { SourceSpan } from './fields.js'

/** A deck of a file: its cards by id, in the order written. Parts with a zone begin the game in that zone. */
export interface DeckProgram {
  title: string
  game: string
  /** The player it is made for; null when anybody may play it. */
  player: string | null
  /** Nobody plays it: it is there for scenarios to speak of. */
  onlyInScenarios?: true
  parts: { zone: string | null; cards: { card: string; count: number }[] }[]
  source: SourceSpan
}
