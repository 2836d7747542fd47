/** What a chart holds, and what is put into it. */
import type { PreferenceId } from '../preferences.js'
import type { Rule } from './rule.js'

export interface Edge {
  /** A category, or a word in quotes; and its number in the grammar. */
  category: string
  symbol: number
  start: number
  end: number
  payload: object
  /** Null for words. */
  rule: Rule | null
  children: readonly Edge[]
  /** Preferences that this derivation goes against, each time once. */
  against: readonly PreferenceId[]
  cost: number
}

/** A word edge from the lexicon: what the tokens from `start` to `end` may be. */
export interface WordEdge {
  /** A category of the grammar, which says what the payload is. */
  category: string
  start: number
  end: number
  payload: object
  against?: PreferenceId
}

/**
 * How a grammar ranks its constituents, where it does not keep every meaning: of those with one key over one stretch
 * only the cheapest stays.
 */
export interface Ranking {
  key(payload: object): string
  cost(payload: object): number
  /** What costs more than the best of its category over the same stretch by more than this is dropped. */
  margin: number
  /** The most by which a whole may cost less than its parts together. */
  gain: number
}
