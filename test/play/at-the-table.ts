/** Sets up positions of the small game and answers in words. */
import { advance, start, type Turn } from '../../runtime/play/advance.js'
import type { GameEvent } from '../../runtime/play/journal.js'
import { linkGame } from '../../runtime/play/may-begin.js'
import type { Linked } from '../../runtime/link/linked.js'
import type { Expression } from '../../runtime/program/expressions.js'
import type { Library } from '../../runtime/program/library.js'
import type { Statements } from '../../runtime/program/statements.js'
import type { Decision, Id, State } from '../../runtime/state/state.js'
import { duel, event, n } from './duel.js'

export interface Game {
  readonly linked: Linked
  state: State
  /** What happened since the last answer, and since the beginning. */
  events: GameEvent[]
  all: GameEvent[]
}

/** Cards by place: `north field`, `south hand` … */
export type Position = Record<string, string[]>

/** Begins with cards in their places; the start procedure carries out `body` and nothing else. */
export function play(body: Statements, position: Position = {}, more: Parameters<typeof duel>[0] = {}): Game {
  return begin(
    duel({ ...more, events: { ...more.events, game: event({ kind: 'procedure', do: body }) } }),
    position,
  )
}

export function begin(library: Library, position: Position): Game {
  const linked = linkGame(library)
  const decks = Object.entries(position).map(([place, cards]) => {
    const [player = '', zone = ''] = place.split(' ')
    return { player, zone, cards: cards.map((card) => ({ card, count: 1 })) }
  })
  const turn = start(linked, 'seed', { decks })
  return { linked, state: turn.state, events: turn.events, all: turn.events }
}

/** North and South, as expressions. */
export const north: Expression = { op: 'first', of: { op: 'players' }, count: n(1) }
export const south: Expression = { op: 'opponent', of: north }

/** A turn of North and nothing else. */
export const turn: Statements = [{ op: 'perform', event: 'turn', roles: { P: north } }]

/** Answers with the options whose labels begin with these words, in this order. */
export function say(game: Game, ...words: string[]): Turn {
  const decision = asked(game)
  const answer = words.map((word) => {
    const index = decision.options.findIndex((option) => option.label.startsWith(word))
    if (index < 0) throw new Error(`"${word}" is not among: ${labels(game).join(' | ')}`)
    return index
  })
  const turn = advance(game.linked, game.state, answer)
  game.state = turn.state
  game.events = turn.events
  game.all = [...game.all, ...turn.events]
  return turn
}

export function asked(game: Game): Decision {
  if (!game.state.decision) throw new Error('Nobody is asked.')
  return game.state.decision
}

export function labels(game: Game): string[] {
  return asked(game).options.map(({ label }) => label)
}

/** The first card of that title. */
export function card(game: Game, title: string, owner?: Id): Id {
  const found = Object.values(game.state.things).find(
    (thing) => thing.card === title && (owner === undefined || thing.owner === owner),
  )
  if (!found) throw new Error(`There is no ${title}.`)
  return found.id
}

export function counterOf(game: Game, id: Id, counter: string): number {
  return game.state.things[id]?.counters[counter] ?? 0
}

/** What happened, as `what event` words. */
export function story(events: GameEvent[], ...kinds: GameEvent['what'][]): string[] {
  return events
    .filter(({ what }) => kinds.includes(what))
    .map(({ what, event: of }) => `${what} ${of ?? ''}`.trim())
}
