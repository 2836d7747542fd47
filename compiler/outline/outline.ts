/**
 * Outlines: what the syntax of a sentence says, before it is known what it does. An outline is a tree over all tokens of
 * the sentence; its verbs, nouns and prepositions are those of the game, their frames and types are checked by `confirm`.
 */
import type { Span } from '../../grammar/tree.js'
import type { Token } from '../reading/chart/token.js'
import type { Sense } from '../reading/lexicon.js'

export type ClauseKind =
  | 'continuous'
  | 'permission'
  | 'ban'
  | 'duty'
  | 'trigger'
  | 'replacement'
  | 'action'
  | 'instruction'
  | 'definition'
  | 'heading'

/** A constituent over the tokens [from, to). Its parts, in order, cover each of them once. */
export interface Node {
  /** Category of the grammar, see shapes/. */
  cat: string
  from: number
  to: number
  /** The sum of what speaks against it: lower is better. */
  cost: number
  parts: readonly Part[]
  /** Of a word: its stem, or what the lexicon calls it. */
  stem: string
  /** Of a word of the game: what it stands for; null for general English and unknown words. */
  sense: Sense | null
  /** Verb form or other inner feature by which the grammar keeps alternatives apart. */
  form: string
  /** Semantic type of what it names; '' when it names nothing, '?' when that is not known. */
  type: string
  /** Grammatical number; null when the word does not tell. */
  many: boolean | null
}

/** `role` says what the part is in its whole: verb, subject, object, to, from, condition, owner … */
export interface Part {
  role: string
  node: Node
}

export interface Outline {
  root: Node
  cost: number
  tokens: readonly Token[]
}

/** A clause: what is said of whom is in its parts. */
export interface Clause {
  node: Node
  kind: ClauseKind
}

export type FaultKind = 'unknown word' | 'verb frame' | 'shape' | 'reference' | 'type'

export interface Fault {
  kind: FaultKind
  span: Span
  /** In plain words. */
  message: string
  /** What blocks, without the accidents of this sentence: "captive", "imprison … in". Equal blockers count together. */
  blocker: string
}

export interface OutlineReading {
  /** The best first, at most a few. */
  outlines: Outline[]
  /** Where reading stopped, when there is no outline: the words there, and what could have come next. */
  stopped: { span: Span; tried: string[] } | null
}
