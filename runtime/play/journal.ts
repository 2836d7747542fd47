import type { ClauseRef, Id, Value } from '../state/state.js'

/** What happened on the way to the next decision, in order: for logs, traces and animations. Plain data. */
export interface GameEvent {
  what:
    | 'began'
    | 'happened'
    | 'ended'
    | 'refused'
    | 'canceled'
    | 'replaced'
    | 'altered'
    | 'moved'
    | 'placed'
    | 'turned'
    | 'controlled'
    | 'counted'
    | 'shuffled'
    | 'revealed'
    | 'rolled'
    | 'chose'
    | 'acted'
    | 'passed'
    | 'triggered'
    | 'applied'
    | 'expired'
    | 'finished'
    | 'won'
    | 'drawn'
  /** The game's event and its instance. */
  event?: string
  instance?: Id
  roles?: Record<string, Value>
  /** The things concerned and what became of them. */
  things?: Id[]
  to?: string
  amount?: number
  values?: Value[]
  player?: Id | null
  /** Only this player may know the particulars. */
  secretTo?: Id
  /** What began is a turn: no other procedure that a player acts in is around it. */
  turn?: true
  /** Why it was refused, or how it went. */
  reason?: string
  /** The text that did it: the card, the clause, its sentence and place. */
  source: { thing: Id | null; clause: ClauseRef | null; text: string; file: string; line: number }
}
