/** How a card says that it comes into play: "Deploy to a place or pay 2 gold to deploy to a place you occupy". */
import type { EventPattern } from '../../runtime/program/clauses.js'
import type { Expression } from '../../runtime/program/expressions.js'
import type { Statements } from '../../runtime/program/statements.js'
import type { PredicatePhrase } from './phrases.js'

/** One way in which a card says that it comes into play. */
export interface PlayWay {
  predicate: PredicatePhrase
  /** What it costs besides, and whether that can be paid. */
  price: Statements | null
  payable: Expression | null
  /** Its own play in this way, and by this verb in any way. */
  such: EventPattern
  any: EventPattern
  /** Whether such an event goes this way. */
  test: Expression
}

export interface OwnPlayPhrase {
  as: 'own-play'
  ways: PlayWay[]
}
