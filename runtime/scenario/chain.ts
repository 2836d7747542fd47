/** How the rules come to a procedure: the procedures around it, from the start of the game, and the steps that call. */
import type { Expression, Library } from '../program/library.js'

/** A call of one event by another: the index of its step. */
export interface Call {
  event: string
  step: number
  roles: Record<string, Expression>
}

/** Steps in the body of an event that carry out another. */
export function callsIn(library: Library, event: string): Call[] {
  return (library.events[event]?.do ?? []).flatMap((step, index) =>
    step.op === 'perform' ? [{ event: step.event, step: index, roles: step.roles }] : [],
  )
}

/**
 * All shortest ways from the start of the game to an event, as events, outermost first, both ends included. Empty when
 * rules reach it only through what players choose to do.
 */
export function waysTo(library: Library, target: string): string[][] {
  let ways: string[][] = [[library.start]]
  const seen = new Set([library.start])
  while (ways.length > 0) {
    const found = ways.filter((way) => way.at(-1) === target)
    if (found.length > 0) return found
    const longer = ways.flatMap((way) => {
      const calls = callsIn(library, way.at(-1) ?? '').map((call) => call.event)
      return [...new Set(calls)].filter((event) => !seen.has(event)).map((event) => [...way, event])
    })
    for (const way of longer) seen.add(way.at(-1) ?? '')
    ways = longer
  }
  return []
}
