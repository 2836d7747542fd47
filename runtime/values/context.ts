/** From where a question is asked. */
import type { Linked } from '../link/linked.js'
import type { Id, State, Value } from '../state/state.js'
import type { Memo } from './memo.js'

/** A name bound for the time of one evaluation: a member of a set, or an event with its roles. */
export interface Binding {
  name: string
  value: Value
  /** Roles of an event that a pattern looks at, which may not have begun. */
  roles: Readonly<Record<string, Value>> | null
  next: Binding | null
}

export interface Context {
  readonly linked: Linked
  readonly state: State
  /** What is remembered of this version of the state. */
  readonly memo: Memo
  readonly names: Readonly<Record<string, Value>>
  /** Events bound by patterns: instance ids by name. */
  readonly events: Readonly<Record<string, Id>>
  readonly self: Id | null
  readonly you: Id | null
  /** The event the code works for. */
  readonly instance: Id | null
  readonly bound: Binding | null
  readonly reads: Reads
}

/** Questions that need the live clauses; handed through the context so that evaluating knows nothing of folding. */
export interface Reads {
  /** Current value of an attribute of a thing, player or instance; `beside`: as to another thing. */
  valueOf(context: Context, id: Id, attribute: string, beside?: Id | null): Value
  /** Whether a thing is of a type now. */
  isOfType(context: Context, id: Id, type: string): boolean
  /** Whether a list attribute holds a word now. */
  hasWord(context: Context, id: Id, attribute: string, word: Value): boolean
}

/** What a value is asked of: a thing and, where the attribute is of one thing as to another, that other thing. */
export interface Asked {
  id: Id
  beside: Id | null
  attribute: string
}

/** From nowhere: nothing is named, and nobody asks. */
export function nowhere(memo: Memo): Context {
  const { linked, state, reads } = memo
  return {
    linked,
    state,
    memo,
    names: nothing,
    events: nothing,
    self: null,
    you: null,
    instance: null,
    bound: null,
    reads,
  }
}

const nothing = {}

export type Setting = Partial<Pick<Context, 'names' | 'events' | 'self' | 'you' | 'instance' | 'bound'>>

/** The same place with one more name. Change `value` of `bound` to go on to the next member. */
export function bind(context: Context, name: string, value: Value): Context & { bound: Binding } {
  return within(context, context.names, context.events, { name, value, roles: null, next: context.bound })
}

/** The same place with other names. Written out, since this is done for every member of every set. */
export function within<B extends Binding | null>(
  { linked, state, memo, reads, self, you, instance }: Context,
  names: Context['names'],
  events: Context['events'],
  bound: B,
): Context & { bound: B } {
  return { linked, state, memo, names, events, self, you, instance, bound, reads }
}

/** The same place with an event bound under a name. `instance` is null when it has not begun. */
export function bindEvent(
  context: Context,
  name: string,
  instance: Id | null,
  roles: Readonly<Record<string, Value>>,
): Context {
  return within(context, context.names, context.events, { name, value: instance, roles, next: context.bound })
}
