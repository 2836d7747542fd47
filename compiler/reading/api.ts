/**
 * Reading: from a phrase to all its readings. This is the border between the sentence grammar (lexicon, chart, English)
 * and whoever has a phrase to be read: the binder of games and rules, the compiler of cards, scenarios, the `read` command.
 */
import type { Phrase, Span } from '../../grammar/tree.js'
import type { Clause, EventPattern } from '../../runtime/program/clauses.js'
import type { Expression } from '../../runtime/program/expressions.js'
import type { Statements } from '../../runtime/program/statements.js'
import type { Lexicon } from './lexicon.js'

/**
 * A semantic type: `number`, `truth`, `word:<attribute or position group>`, `text`, `player`, `zone`, `square`, `edge`,
 * `corner`, `die`, `instance:<event>`, `thing`, or a declared card type. `many` marks a list of these.
 */
export interface Type {
  name: string
  many: boolean
}

/** A name that a phrase may use: a parameter, a local, a role of a procedure. */
export interface Named {
  words: string[]
  type: Type
  value: Expression
  /** What the card is placed on, meant where nothing else fits. */
  host?: true
}

/** What a phrase may refer to where it stands. */
export interface Scope {
  lexicon: Lexicon
  names: Named[]
  /** The phrase stands in the text of a card (or keyword): `this …`, `you` and `your` have a meaning. */
  self: { type: string } | null
  /** Procedures known to run here, innermost last; their roles may be named without saying whose. */
  running: string[]
  /** Things mentioned by earlier sentences of the same text, for `it`, `that card`; latest last. */
  mentioned: Named[]
}

export interface Readings<M> {
  /** All readings of different meaning, preferred first. Empty when the phrase could not be read. */
  readings: Reading<M>[]
  /** Readings that a documented preference rules out (see preferences.ts), for whoever looks for ambiguity. */
  setAside?: Reading<M>[]
  /** What was tried beside the readings, and why it does not fit by its types. */
  ruledOut?: string[]
  /** There may be more readings than were found, as the problems say. */
  more?: true
  /** Its words can not stand in this order, so that it has no reading behind other sentences either. */
  stuck?: true
  /** Without a reading, and nothing at its end may stand before a full stop: it has none with more sentences behind it either. */
  shut?: true
  /** Filled when there is no reading, or as warnings beside one. To find out what is wrong takes as long as to read. */
  readonly problems: Problem[]
}

export interface Reading<M> {
  meaning: M
  /** Names the phrase brings in for what follows ("chooses a card C"), and things later pronouns may mean. */
  binds: Named[]
  mentions: Named[]
  /** So many references mean the card itself because nothing else that fits is spoken of in the phrase. */
  ownCard?: number
  /** Choices made by a documented rule or a convention of the game, in words. */
  defaults: string[]
  /** What each token was taken for. */
  tokens: { span: Span; image: string; as: string }[]
}

export interface Problem {
  code: string
  span: Span
  message: string
  hints: string[]
}

export interface ThingMeaning {
  type: Type
  value: Expression
}

/** Reads one phrase as what it stands for. `spans` of nodes (`at`) index the table that `placeSpan` fills. */
export interface Reader {
  thing(phrase: Phrase, scope: Scope): Readings<ThingMeaning>
  number(phrase: Phrase, scope: Scope): Readings<Expression>
  condition(phrase: Phrase, scope: Scope): Readings<Expression>
  event(phrase: Phrase, scope: Scope): Readings<EventPattern>
  /** An effect: a line of a body, or an instruction. */
  effect(phrase: Phrase, scope: Scope): Readings<Statements>
  /** A sentence of game text; several clauses when it states several things. */
  sentence(phrase: Phrase, scope: Scope): Readings<Clause<Statements>[]>
}
