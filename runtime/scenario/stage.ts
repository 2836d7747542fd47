/** The stage of a scenario: its state while it is set up and played, and the cards by their names. */
import type { Linked } from '../link/linked.js'
import type { GameEvent } from '../play/journal.js'
import type { CardProgram, Expression } from '../program/library.js'
import type { Answer, Id, State, Value } from '../state/state.js'
import { evaluate } from '../values/evaluate.js'
import { contextOf } from '../values/values.js'
import type { Line } from './program.js'

export interface Stage {
  /** Its library holds the cards made for the scenario as well. */
  linked: Linked
  state: State
  /** Cards of the position, by their names in the scenario. */
  names: Record<string, Id>
  /** Everything that happened, in order. */
  events: GameEvent[]
  /** Where in `events` the last `when` began. */
  since: number
  /** Where the last answer was given. */
  last: Since
  /** The answers since then, with the states in which they were given. */
  moves: Move[]
  /** Answers given, in words. */
  answers: string[]
  /** Actions that were taken: the depth of the stack at that decision, and the procedure it was in. */
  begun: { depth: number; within: Id | null }[]
}

/** A state and the answer that was given in it; null where play began. */
export interface Move {
  state: State
  answer: Answer | null
}

/** A point in play: how much had happened, and the next free number for ids. */
export interface Since {
  events: number
  next: number
}

/** A mistake in a scenario that only shows when it is run. */
export interface Trouble extends Error {
  expected: string
}

export function trouble(expected: string, found: string): Trouble {
  return Object.assign(new Error(found), { expected })
}

/** The value of an expression now. */
export function ask(stage: Stage, expression: Expression): Value {
  return evaluate(contextOf(stage.linked, stage.state, { names: stage.names }), expression)
}

/** The things that an expression stands for. */
export function askThings(stage: Stage, expression: Expression): Id[] {
  const value = ask(stage, expression)
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
}

/** The card of a scenario whose name this is, else its title. */
export function nameOf(stage: Stage, id: Id): string {
  const own = Object.keys(stage.names).find((name) => stage.names[name] === id)
  if (own !== undefined) return own
  const thing = stage.state.things[id]
  if (thing?.kind === 'die') return `a die showing ${thing.face}`
  const card = thing?.card ? stage.linked.library.cards[thing.card] : undefined
  const player = stage.linked.library.players.find((one) => one.id === id)
  return card?.title ?? player?.title ?? id
}

/** The cards of the library by id; scenarios add their own. */
export type Cards = Record<string, CardProgram>

/** A card without text, with these printed values; the same one every time. */
export function blankCard(
  cards: Cards,
  type: string,
  printed: CardProgram['printed'],
  line: Line,
): CardProgram {
  const values = Object.entries(printed).map(([name, value]) => `${name} ${String(value)}`)
  const title = ['Blank', ...values].join(' ')
  const id = `blank/${type}/${values.join('/')}`
  const source = { file: line.file, start: 0, end: 0, line: line.line, column: 1 }
  return (cards[id] ??= { id, title, type, printed, keywords: [], sections: {}, source })
}
