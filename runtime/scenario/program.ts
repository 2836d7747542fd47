/**
 * A scenario as data: a position, answers in words, and what must be so afterwards. Conditions and events are the same
 * expressions and patterns as in the rules; cards of the scenario are locals, by their name in it.
 */
import type { CardProgram, EventPattern, Expression, SourceSpan } from '../program/library.js'
import type { DeckProgram } from '../program/deck.js'
import type { Id } from '../state/state.js'

export interface ScenarioProgram {
  /** Game and title, in lower case with hyphens; unique within a game. */
  id: string
  game: string
  title: string
  /** Numbers of the rules it tests. */
  sources: string[]
  source: SourceSpan
  /** Cards made for it. */
  cards: CardProgram[]
  actors: Actor[]
  given: Given[]
  steps: ScenarioStep[]
}

/** A card of the position, by its name in the scenario. `owner` is null where zones or words of the card tell; `free`: it is nobody's. */
export interface Actor {
  name: string
  card: string
  owner: Id | null
  free: boolean
}

/** A line of the scenario, as written. */
export interface Line {
  text: string
  file: string
  line: number
}

/** `shared`: the line holds for every scenario of its file, and a scenario may overrule it. */
export type Given = { line: Line; shared: boolean } & (
  | { given: 'fact'; test: Expression }
  /** `top`: on top of what is running; otherwise it runs inside the procedures that carry it out. */
  | { given: 'procedure'; event: string; roles: Record<string, Expression>; top: boolean }
  | { given: 'dice'; faces: number[] }
  | { given: 'draws'; player: Id; values: number[] }
  /** Squares `3,4` or edges `3,4|4,4`. */
  | { given: 'terrain'; word: string; places: Id[] }
  | { given: 'holds'; zone: Expression; actors: string[] }
  | { given: 'deck'; player: Id; deck: DeckProgram }
)

/** A word of an answer: plain, the name of a card of the scenario, or a title of the game (ids of the cards that bear it). */
export type AnswerWord =
  | { is: 'word'; text: string }
  | { is: 'actor'; name: string }
  | { is: 'title'; text: string; cards: string[] }

export type ScenarioStep = { line: Line } & (
  | { step: 'answer'; player: Id; words: AnswerWord[] }
  | { step: 'pass'; until: EventPattern | null }
  | { step: 'dice'; faces: number[] }
  | { step: 'draws'; player: Id; values: number[] }
  | { step: 'expect'; expectation: Expectation }
)

export type Expectation =
  | { expect: 'fact'; test: Expression; because: Reason[] }
  /** `because`: words that the rule which forbids it must have, in its title or text. */
  | { expect: 'offer'; player: Id; words: AnswerWord[]; offered: boolean; because: string | null }
  | { expect: 'choices'; player: Id; choices: AnswerWord[][] }
  | { expect: 'decides'; player: Id | null }
  | { expect: 'events'; patterns: { pattern: EventPattern; text: string }[]; none: boolean }
  /** The condition held when such an event first happened since the last `when`. */
  | { expect: 'moment'; pattern: EventPattern; test: Expression }
  | { expect: 'holds'; zone: Expression; actors: string[] }
  /** Whether a player may know which card it is. */
  | { expect: 'known'; player: Id; actor: string; known: boolean }
  /** `because`: words of the rule for decks that it breaks; `only`: it breaks no other. */
  | { expect: 'legal'; player: Id; deck: DeckProgram; legal: boolean; because: string | null; only?: true }
  | { expect: 'result'; winner: Id | null; over: boolean; unfinished?: true }

/** A change in the explanation of a value: words of its title or sentence, and what it does; `counts`: it was applied. */
export interface Reason {
  words: string
  counts: boolean
  layer: 'add' | 'multiply' | 'set' | null
  amount: number | null
}

/** The outcome of a scenario; plain data for every front end. */
export interface ScenarioResult {
  id: string
  ok: boolean
  failures: ScenarioFailure[]
  /** What happened, one line an event, with the sentence that acted. */
  trace: string[]
  /** The answers that were given, one line each. */
  decisions: string[]
  /** Verbs, procedures and actions that were carried out. */
  happened: string[]
}

export interface ScenarioFailure {
  line: Line
  expected: string
  found: string
  /** Who had what where, when it failed. */
  position: string[]
}
