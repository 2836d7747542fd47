/**
 * A pause: when a procedure that a scenario entered has ended, play stands still, so that what must be so then can be
 * checked before the rules go on. It is a decision like any other, of an event that only libraries of scenarios have.
 */
import type { EventProgram, Library, SourceSpan } from '../program/library.js'
import type { CodeRef, State } from '../state/state.js'

const pause = 'the scenario goes on'

export const pauseCode: CodeRef = { in: 'event', event: pause, part: 'do' }

/** The event that pauses, for the library of a scenario. */
export function pauseEvent(library: Library, source: SourceSpan): Record<string, EventProgram> {
  const program: EventProgram = {
    kind: 'verb',
    roles: [],
    by: null,
    offered: [],
    candidates: {},
    cost: [],
    do: [{ op: 'ask', by: { op: 'word', value: library.players[0]?.id ?? '' }, otherwise: 1 }],
    windows: { before: null, after: null },
    limit: null,
    text: pause,
    source,
    spans: [],
  }
  return { [pause]: program }
}

export function isPaused(state: State): boolean {
  const code = state.frames.at(-1)?.code
  return state.decision !== null && code?.in === 'event' && code.event === pause
}
