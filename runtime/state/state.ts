/**
 * The whole game between two answers: plain JSON, also halfway through a response to a response. Nothing here is a class
 * instance, a function or a reference shared on purpose; two states with equal JSON are the same position.
 */
import type { Clause, EventPattern, Steps } from '../program/library.js'

/** Ids are strings: players by their declared id, cards `c1`, dice `d1`, instances `i1`, zones `hand` or `hand/north`, squares `3,4`. */
export type Id = string
export type Value = number | boolean | string | null | Value[]

export interface State {
  /** Hash of the library that this state plays by. */
  library: string
  seed: string
  random: RandomState
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
  result: { winner: Id | null } | null
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
  last: { values: Record<string, Value>; controller: Id | null; on: Id | null } | null
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
  /** Work that the runtime itself does here, step by step (an event's life, a window). */
  machine: Machine | null
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
  | { of: 'keyword'; keyword: string; clause: number }
  | { of: 'rules'; clause: number }
  | { of: 'applied'; code: CodeRef; step: number }
  | { of: 'granted'; by: ClauseRef; clause: number }

/** The runtime's own procedures (the life of an event, a window, an ability in use): a name, a step, plain data. */
export interface Machine {
  name: string
  step: number
  data: Record<string, Value>
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

export interface LiveEffect {
  clause: ClauseRef
  /** The thing it came from, with the visit it was on, and for whom it works. */
  source: Id | null
  visit: number
  you: Id | null
  names: Record<string, Value>
  events: Record<string, Id>
  /** It ends at the first such event; null: for the rest of the game. `within` limits it to an instance. */
  until: EventPattern | null
  within: Id | null
  /** A number that tells two applications apart. */
  number: number
}

export interface Scheduled {
  pattern: EventPattern
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

export type { Clause, Steps }
