/**
 * The whole game between two answers: plain JSON, also halfway through a response to a response. Nothing here is a class
 * instance, a function or a reference shared on purpose; two states with equal JSON are the same position.
 */
import type { EventPattern, Steps } from '../program/library.js'

/** Ids are strings: players by their declared id, cards `c1`, dice `d1`, instances `i1`, zones `hand` or `hand/north`, squares `3,4`. */
export type Id = string
export type Value = number | boolean | string | null | Value[]

export interface State {
  /** Hash of the library that this state plays by. */
  library: string
  seed: string
  random: RandomState
  /** Faces that the next dice will show, first roll first; a die is only random when there is none left. Scenarios fill it. */
  loaded: number[]
  things: Record<Id, Thing>
  /** Cards of every zone, top first. */
  zones: Record<Id, Id[]>
  /** Terrain words of squares (`3,4`) and edges (`3,4|4,4`); empty without a grid. */
  terrain: Record<Id, string[]>
  /** The stack: what is being carried out, innermost last. */
  frames: Frame[]
  /** Procedures and events that are running or that something still refers to. */
  instances: Record<Id, Instance>
  /** Clauses put into force by `apply`, oldest first. */
  effects: LiveEffect[]
  scheduled: Scheduled[]
  /** Events that have happened and may still be asked about, oldest first. */
  history: PastEvent[]
  decision: Decision | null
  /** How the game ended; `unfinished`: not by its rules, but at a bound for play without people. */
  result: { winner: Id | null; unfinished?: true } | null
  /** The next free number for ids. */
  next: number
  /** How many answers have been given. */
  answers: number
}

export interface RandomState {
  c: number
  s0: number
  s1: number
  s2: number
}

export interface Thing {
  id: Id
  /**
   * What it is called at the table: a card that comes out of a place where somebody could not follow it has a new name
   * from then on. Players learn names and never ids.
   */
  name: Id
  kind: 'player' | 'card' | 'die'
  /** Key into `library.cards`; null for players and dice. */
  card: string | null
  type: string
  owner: Id | null
  controller: Id | null
  /** The zone it is in; null while placed on another thing or a square. */
  zone: Id | null
  placed: { relation: string; on: Id } | null
  /** Position by group. */
  positions: Record<string, string>
  counters: Record<string, number>
  /** Players to whom it was revealed since it last changed zone. */
  known: Id[]
  /** The face of a die. */
  face: number
  /** How often it has changed zone: effects aimed at an earlier visit do not follow it. */
  visit: number
  /** What it last was, when it left play: values by attribute, controller and place. */
  last: {
    values: Record<string, Value>
    controller: Id | null
    /** The thing or square it was on, and by which relation; null for a square it merely covered. */
    on: Id | null
    relation: string | null
  } | null
}

export interface Frame {
  /** Whose code: an event's body or cost, an ability's, an applied effect's. Resolved by `codeOf` in the linked library. */
  code: CodeRef
  /** The next step. */
  step: number
  /** Names and their values; loop counters too. */
  names: Record<string, Value>
  /** The instance this frame works for. */
  instance: Id | null
  /** The thing whose text is carried out, and the player who is `you`. */
  self: Id | null
  you: Id | null
  /** Events bound by patterns, by name: instance ids. */
  events: Record<string, Id>
  /** Guards installed by this frame that wait for their test. */
  guards: number[]
  /** Events collected by a `begin` that waits for its `end`. */
  batch: Batch | null
  /** Work that the runtime itself does here, step by step (an event's life, a window). */
  machine: Machine | null
}

/** What happens together: events that wait for the end of the choices, and those done whose triggers wait. */
export interface Batch {
  depth: number
  waiting: Id[]
  done: Happening[]
}

/** An event at the moment at which triggers see it. `left`: live clauses whose thing left play while it happened. */
export interface Happening {
  instance: Id
  stage: 'begin' | 'just' | 'end'
  left: LiveRef[]
}

/** Where code is, by path: never the code itself. */
export type CodeRef =
  | { in: 'event'; event: string; part: 'do' | 'cost' }
  | { in: 'clause'; clause: ClauseRef; part: 'do' | 'cost' | 'targets' }
  | { in: 'check'; check: number }
  /** A guard or scheduled body inside other code, by the index of its step. */
  | { in: 'nested'; code: CodeRef; step: number }
  | { in: 'machine' }

/** A clause by where it is written: a card's section, a keyword, the rules, an `apply` step; nested grants by index. */
export type ClauseRef =
  | { of: 'card'; card: string; section: string; clause: number }
  /** `nth`: which of several keywords of that name on a thing, when it is not the first. */
  | { of: 'keyword'; keyword: string; clause: number; nth?: number }
  | { of: 'rules'; clause: number }
  | { of: 'applied'; code: CodeRef; step: number }
  | { of: 'granted'; by: ClauseRef; clause: number }

/** A clause in force: where it is written, whose it is, for whom it works and what its names stand for. */
export interface LiveRef {
  clause: ClauseRef
  /** The thing it came from, with the visit it was on, and for whom it works. */
  source: Id | null
  visit: number
  you: Id | null
  names: Record<string, Value>
  events: Record<string, Id>
  /** A number that tells two applications of one clause apart; 0 for printed text. */
  number: number
}

/**
 * The runtime's own procedures, as plain data: the life of an event, the triggers of events, a window, taking an action,
 * using an ability, state checks, and what follows events that happened together.
 */
export type Machine =
  | {
      name: 'life'
      step: 'start' | 'would' | 'before' | 'open' | 'begin' | 'body' | 'held' | 'after' | 'close'
      /** The name in the calling frame that takes the result. */
      as: string | null
      result: Value
      /** Replacement clauses already applied to this event, by key. */
      applied: string[]
      /** Replacement clauses that a player is asked about. */
      offered: LiveRef[]
      /** Trigger clauses that were live before the body. */
      before: LiveRef[]
      /** Triggers that wait for the end of its body. */
      held: Triggered[]
      /** Requirements were checked when the action was taken. */
      checked: boolean
    }
  | { name: 'triggers'; waiting: Triggered[] }
  | {
      name: 'window'
      window: string
      event: { instance: Id; stage: EventPattern['stage'] } | null
      /** Who may act, in order, and whose turn it is; those who are out may not act any more. */
      players: Id[]
      turn: number
      passes: number
      out: Id[]
      /** Optional triggers that may still be used here. */
      optional: Triggered[]
      /** Someone acted and it is to be seen who goes on. */
      acted: boolean
      /** What the player does, until the procedure around it carries it out. */
      act: Act | null
      /** Abilities used since it was opened, by key. */
      used: string[]
    }
  | {
      name: 'take'
      step: 'roles' | 'cost' | 'event' | 'close'
      event: string
      by: Id
      roles: Record<string, Value>
    }
  | {
      name: 'use'
      step: 'start' | 'targets' | 'pay' | 'carry-out' | 'close'
      live: LiveRef
      by: Id
      /** The event it answers. */
      answers: Id | null
      /** The game's own procedure for using an ability. */
      instance: Id | null
    }
  | {
      name: 'checks'
      rounds: number
      check: number
      waiting: { thing: Value; visit: number }[]
      /** Checks that texts of cards make and that were carried out in this sweep. */
      done?: string[]
    }
  | {
      name: 'aftermath'
      step: 'start' | 'perform' | 'settled' | 'window'
      waiting: Id[]
      happened: Happening[]
      /** Triggers that were live before several events began that happen as one. */
      before: LiveRef[]
    }

/** What a player chose to do in a window: an action of the rules, or an ability that may answer an event. */
export type Act =
  { kind: 'action'; event: string; by: Id } | { kind: 'ability'; live: LiveRef; answers: Id | null }

/** A trigger that waits for its turn: the clause, or a scheduled body, and the event it answers. */
export interface Triggered {
  live: LiveRef | null
  scheduled: Scheduled | null
  happening: Happening
}

export interface Instance {
  id: Id
  event: string
  roles: Record<string, Value>
  by: Id | null
  /** The instance inside which it happens. */
  within: Id | null
  status: 'pending' | 'running' | 'done' | 'canceled' | 'replaced'
  /** The card whose text caused it, and the clause. */
  source: { thing: Id | null; clause: ClauseRef | null }
  /** Numbers that the game's rules keep for it, by attribute of the procedure. */
  values: Record<string, Value>
}

export interface LiveEffect extends LiveRef {
  /** It ends at the first such event; null: for the rest of the game. `within` limits it to an instance. */
  until: EventPattern | null
  within: Id | null
}

export interface Scheduled {
  pattern: EventPattern
  /** The instance whose end is meant; without it, that of the next such event. */
  within?: Id
  /** The ability in whose use it was put off, when its body carries out the effect of that ability. */
  use?: { live: LiveRef; by: Id; names: Record<string, Value> }
  code: CodeRef
  self: Id | null
  you: Id | null
  names: Record<string, Value>
  events: Record<string, Id>
}

export interface PastEvent {
  instance: Id
  event: string
  stage: 'begin' | 'just' | 'end'
  roles: Record<string, Value>
  /** Instances it happened inside, outermost first. */
  within: Id[]
  by: Id | null
  self: Id | null
}

/** One type for every front end: who is asked, about what, which options, and how many may be taken. */
export interface Decision {
  player: Id
  /** The thing whose text asks; null when the rules ask. */
  source: Id | null
  kind: 'choose' | 'number' | 'order' | 'yes-no' | 'way' | 'act'
  /** The sentence that asks, as written, with its place. */
  about: { text: string; file: string; line: number }
  options: Option[]
  least: number
  most: number
  /** The others learn only that an answer was given. */
  secret: boolean
}

export interface Option {
  /** What the option is in words; unique within the decision. */
  label: string
  value: Value
  /** The thing it is about, for front ends that show a table. */
  thing: Id | null
  /** The text that offers it. */
  source: { thing: Id | null; clause: ClauseRef | null; event: string | null }
}

/** Indexes into `options`, in the order chosen. */
export type Answer = number[]

export type { Steps }
