/** What names stand for in an effect that lasts: things on the visits on which it was aimed at them. */
import type { Id, State, Value } from '../state/state.js'

/** Names to keep in an effect: with the visit on which each thing among them is. */
export function withVisits(state: State, names: Readonly<Record<string, Value>>): Record<string, Value> {
  const kept: Record<string, Value> = { ...names }
  for (const [name, value] of Object.entries(names)) {
    const thing = typeof value === 'string' ? state.things[value] : undefined
    if (thing) kept[visitName(name)] = thing.visit
  }
  return kept
}

/** The hidden name that keeps the visit on which a named thing was when an effect was aimed at it. */
export function visitName(name: string): string {
  return `visit of ${name}`
}

/** The same names with another thing, as it is now, wherever one stood that is still on the visit that was meant. */
export function withAnother(
  state: State,
  names: Readonly<Record<string, Value>>,
  one: Id,
  other: Id,
): Record<string, Value> {
  const changed: Record<string, Value> = { ...names }
  for (const [name, value] of Object.entries(names)) {
    const visit = names[visitName(name)]
    if (value !== one || visit === undefined) changed[name] = inPlaceOf(changed[name] ?? null, one, other)
    else if (visit === state.things[one]?.visit) {
      changed[name] = other
      changed[visitName(name)] = state.things[other]?.visit ?? 0
    }
  }
  return changed
}

/** A value with another thing wherever one stood. */
export function inPlaceOf(value: Value, one: Id, other: Id): Value {
  if (Array.isArray(value)) return value.map((part) => inPlaceOf(part, one, other))
  return value === one ? other : value
}
