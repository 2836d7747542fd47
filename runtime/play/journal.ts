import type { ClauseRef, Id, Value } from '../state/state.js'

/** How a card that an event speaks of looked at that moment. */
export interface Sight {
  /** Its name at the table afterwards, and before if that was another. */
  name: Id
  before?: Id
  /** Players who may know neither before nor afterwards which card it is. */
  hiddenFrom: readonly Id[]
}

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
    | 'succeeded'
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
    | 'stopped'
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
  /** Cards that are spoken of, by id: what `eventsFor` needs to tell each player no more than they may know. */
  sights?: Record<Id, Sight>
  /** What began is a turn: no other procedure that a player acts in is around it. */
  turn?: true
  /** Why it was refused, or how it went. */
  reason?: string
  /** The text that did it: the card, the clause, its sentence and place. */
  source: { thing: Id | null; clause: ClauseRef | null; text: string; file: string; line: number }
}
