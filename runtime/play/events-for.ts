import type { Id, State, Value } from '../state/state.js'
import type { GameEvent, Sight } from './journal.js'

/** What one player may know of an event. Cards go by their names at the table; null stands for one that is hidden. */
export interface SeenEvent extends Omit<GameEvent, 'things' | 'sights' | 'source'> {
  things?: (Id | null)[]
  /** Which cards those are that the player may identify, by name. */
  cards: Record<Id, string>
  /** The names that cards had before, by their new ones, where the player could follow them. */
  before: Record<Id, Id>
  /** The text that did it; empty when its card is hidden. */
  source: { thing: Id | null; text: string; file: string; line: number }
}

/** What happened on the way to `state`, as far as a player may know it. */
export function eventsFor(state: State, events: readonly GameEvent[], player: Id): SeenEvent[] {
  return events.map((event) => eventFor(state, event, player))
}

function eventFor(
  state: State,
  { things, roles, values, to, reason, sights = {}, source, ...rest }: GameEvent,
  player: Id,
): SeenEvent {
  const cards: Record<Id, string> = {}
  const before: Record<Id, Id> = {}
  let hidden = false
  for (const [id, sight] of Object.entries(sights)) {
    if (!isHidden(sight, player)) {
      const card = state.things[id]?.card
      if (card != null) cards[sight.name] = card
      if (sight.before !== undefined) before[sight.name] = sight.before
    } else hidden ||= id !== source.thing
  }
  const named = (id: Id): Id | null => {
    const sight = sights[id]
    return !sight ? id : isHidden(sight, player) ? null : sight.name
  }
  const thing = source.thing === null ? null : named(source.thing)
  const silent = source.thing !== null && thing === null
  return {
    ...rest,
    ...(things && { things: things.map(named) }),
    ...(roles && { roles: rolesFor(roles, named) }),
    ...valuesFor(values, named),
    ...(to !== undefined && { to: named(to) ?? '' }),
    // A reason in words may name what is hidden.
    ...(reason !== undefined && !hidden && !silent && { reason }),
    cards,
    before,
    source: silent
      ? { thing: null, text: '', file: '', line: 0 }
      : { thing, text: source.text, file: source.file, line: source.line },
  }
}

function isHidden(sight: Sight, player: Id): boolean {
  return sight.hiddenFrom.includes(player)
}

/** Roles that speak of something hidden are left out. */
function rolesFor(roles: Record<string, Value>, named: (id: Id) => Id | null): Record<string, Value> {
  const shown: Record<string, Value> = {}
  for (const [role, value] of Object.entries(roles)) {
    const seen = valueFor(value, named)
    if (seen !== undefined) shown[role] = seen
  }
  return shown
}

function valuesFor(values: Value[] | undefined, named: (id: Id) => Id | null): { values?: Value[] } {
  const seen = values && valueFor(values, named)
  return Array.isArray(seen) ? { values: seen } : {}
}

/** Of a list with something hidden in it not even the length is told: it may be a choice. */
function valueFor(value: Value, named: (id: Id) => Id | null): Value | undefined {
  if (typeof value === 'string') return named(value) ?? undefined
  if (!Array.isArray(value)) return value
  const items = value.map((item) => valueFor(item, named))
  return items.some((item) => item === undefined) ? undefined : (items as Value[])
}
