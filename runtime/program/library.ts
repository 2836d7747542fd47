/** The library: what a game and its cards compile to, and all that the runtime needs to play. Plain JSON data. */
import type { Clause, EventPattern } from './clauses.js'
import type { Expression } from './expressions.js'
import type { SourceSpan } from './fields.js'
import type { Steps } from './steps.js'

export interface Library {
  format: 1
  game: string
  title: string
  /** As the game states it (`version:`), for people and saved games. */
  version?: string
  /** Hash of everything else: two libraries with equal hashes play alike. */
  hash: string
  players: { id: string; title: string }[]
  types: Record<string, TypeProgram>
  attributes: Record<string, AttributeProgram>
  zones: Record<string, ZoneProgram>
  positions: Record<string, PositionProgram>
  counters: Record<string, { of: string[]; least: number | null; initial: number }>
  relations: Record<string, RelationProgram>
  definitions: Record<string, Definition>
  events: Record<string, EventProgram>
  windows: Record<string, WindowProgram>
  /** Clauses of the rules themselves: always in force. */
  rules: TextProgram
  keywords: Record<string, KeywordProgram>
  /** Where which text of a card is in force. */
  live: LiveText[]
  /** Steps of the fold of a value, in order. */
  layers: string[]
  stacking: StackingRule[]
  /** Tried in order after every step of play until none applies: `when` for each thing of the set, `do`. */
  checks: {
    name: string
    each: Expression
    bind: string
    do: Steps
    source: SourceSpan
    spans: SourceSpan[]
    sentences?: string[]
  }[]
  /** How simultaneous mandatory triggers are ordered: by whom. */
  ordering: {
    by: 'turn' | 'seat' | 'controller'
    /**
     * A condition of a trigger must hold when it triggers, and again when its effect is carried out. Otherwise each counts
     * where it stands: before the trigger, then; in its effect, when that comes.
     */
    twice?: true
  }
  /** What a player may use so often in the game counts for all cards of the title; otherwise for each thing by itself. */
  perGame?: 'title'
  /** The procedure that the runtime runs when a player uses an ability; it says when targets, cost and effect come. */
  use: string | null
  /** Other such procedures, for abilities under a label. */
  uses?: Record<string, string>
  /** Other such procedures, for the abilities under no label that are used in a window. */
  usesIn?: Record<string, string>
  /** The procedure that sets the game up and plays it to its end. */
  start: string
  /**
   * Run when the same position comes back so often with no player deciding anything between, as mandatory effects that feed
   * each other can have it: the game's own end of a loop. Without it, or if the loop goes on, that is a fault.
   */
  repetition?: { procedure: string; times: number }
  /** What a bot tries to make large. */
  score: Expression | null
  decks: DeckRule[]
  /** `terrain`, `edges`: the words that squares and edges may carry; `map`: those they carry when a game begins. */
  grid: {
    width: number
    height: number
    terrain: string[]
    edges: string[]
    map?: Record<string, string[]>
    /** The attribute that says how many squares a thing is wide and deep; without it each covers one. */
    size?: string
  } | null
  /** What "draws" means: the attribute that is read from the top card of the zone. */
  draws: { attribute: string; zone: string } | null
  cards: Record<string, CardProgram>
}

/** A section of the text of cards that is in force in some zones. */
export interface LiveText {
  type: string
  zones: string[]
  section: string
  /** The player whom it speaks to as "you"; without it, whoever controls the card. */
  for?: string
  /** The positions that the card must have: the side that is up. */
  positions?: { group: string; is: string }[]
  /** Of the section, and of keywords that are not named, no more than this is in force there. */
  only?: LivePart
}

/** A part of a text: labels of abilities and names of keywords, and events in answer to which the card itself does something. */
export interface LivePart {
  names: string[]
  answers: string[]
}

export interface TypeProgram {
  parent: string | null
}

export interface AttributeProgram {
  of: string[]
  holds: 'number' | 'word' | 'words' | 'text'
  least: number | null
  most: number | null
  /** The base value by rule; without it the printed value, or 0. The thing is bound to `it`. */
  base: Expression | null
  round: 'up' | 'down' | null
  /** What stands before what has it, where that is not "of": "against a player". */
  preposition?: string
  /** The other thing, when it is a value of one thing as to another ("of a player at a place"); in the base it is `beside`. */
  beside?: { prepositions: string[]; type: string }
  /**
   * The verb for which it is the price: "what it costs to deploy". What the text of a card says of its own price counts
   * wherever the card is, and changes of a price reach cards that are not in play.
   */
  price?: string
}

export interface ZoneProgram {
  /** One for each player, or one for all. */
  each: boolean
  ordered: boolean
  /** Who may look at a face-down card or at the whole zone. */
  seen: 'all' | 'owner' | 'none'
  /** Cards in it are things in play. */
  play: boolean
}

export interface PositionProgram {
  of: string[]
  values: string[]
  initial: string
  /** Players who may not look see only the back while it has this position. */
  hidden: { position: string; from: 'others' | 'all' } | null
}

export interface RelationProgram {
  /** Stored relations hold because something was placed; the others by definition, with `left` and `right` bound. */
  stored: boolean
  test: Expression | null
  /** When the host leaves play, what is placed on it by this relation leaves too, by this event. */
  leavesBy: string | null
}

export interface Definition {
  parameters: string[]
  value: Expression
  source: SourceSpan
}

/** A verb, a procedure or an action of the rules: a named event with roles and a body. */
export interface EventProgram {
  kind: 'verb' | 'procedure' | 'action'
  roles: { name: string; type: string; optional: boolean }[]
  /** The role that acts; its controller is asked first, and is `you` in costs. */
  by: string | null
  /** Windows that offer it (actions only). */
  offered: { window: string; while: Expression | null }[]
  /** For actions: how the roles are chosen when a player takes it. */
  candidates: Record<string, Expression>
  cost: Steps
  do: Steps
  /** Windows opened by the runtime around it: before, when it is about to happen, and after. */
  windows: { before: string | null; after: string | null }
  /**
   * When triggers of cards come that are raised while it runs: when its body has ended, or at once even inside such a
   * procedure. Without it, as what runs around it says; else at once.
   */
  triggers?: 'afterwards' | 'at once'
  /** Limit: times per procedure. */
  limit: { times: number; per: string } | null
  text: string
  source: SourceSpan
  /** The span table that the `at` of its steps points into. */
  spans: SourceSpan[]
  /** The lines of the body as written, one for each span. */
  sentences?: string[]
}

export interface WindowProgram {
  /** Labels of abilities and names of actions that it offers. */
  offers: string[]
  /** Of abilities under no label, it offers only those whose cost does this to the card they are printed on. */
  paidBy?: string
  /** Offers abilities that answer the event it was opened for. */
  responses: boolean
  /** Passes in a row that close it. */
  passes: number
  /** A player who passed may act later. */
  again: boolean
  /** Opened before or after an event, it asks the opponent of whoever acts in it first; otherwise that player. */
  opponentFirst?: true
  /** Each ability may be used once in such a procedure; `window`: once each time the window is opened. */
  once?: string
  /** Cards with this keyword, or this word of a list of theirs, are exempt from that. */
  exempt?: string
  /** Every act is carried out by this procedure: its body says when. */
  around?: string
  /** Whoever can act has to. */
  must?: true
  /** While it is open, nothing is offered in another of its kind: answers can not be answered. */
  notNested?: true
  /** Players take turns; otherwise the first player acts until passing, then the next. */
  alternate: boolean
}

export interface KeywordProgram {
  parameters: string[]
  combine: 'add' | 'each' | 'once' | 'one'
  text: TextProgram
}

export interface StackingRule {
  /** Two changes conflict when all of these agree. */
  key: ('affected' | 'attribute' | 'title' | 'clause' | 'player' | 'kind' | 'source')[]
  /** Only changes of this kind; all when null. */
  kind: string | null
  keep: 'strongest' | 'first' | 'all'
  /** A clause marked cumulative is exempt. */
  unlessCumulative: boolean
}

export interface DeckRule {
  name: string
  test: Expression
  text: string
}

export interface TextProgram {
  clauses: Clause<Steps>[]
  /** The span table that the `at` of nodes points into. */
  spans: SourceSpan[]
  /** The sentences, by clause id, as written. */
  sentences: string[]
}

export interface CardProgram {
  id: string
  title: string
  type: string
  /** Values from the header, by attribute. */
  printed: Record<string, number | string | string[]>
  keywords: { name: string; parameters: Record<string, number>; at?: number }[]
  /** Game text by section; the section without a heading is `text`. */
  sections: Record<string, TextProgram>
  source: SourceSpan
}

export type { Clause, EventPattern, Expression, Steps, SourceSpan }
