/** Tokens: what the chart runs over. Groups, quotes and possessives are taken apart; see tokens.ts for how. */
import type { Span } from '../../../grammar/tree.js'

export interface Token {
  /** As written. */
  image: string
  /** Lower case; what a quoted word of a rule is compared with. */
  word: string
  capital: boolean
  span: Span
}
