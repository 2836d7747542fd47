/** The known things that a derivation mentions. */
import type { Edge } from '../chart/chart.js'
import type { ThingPhrase } from '../phrases.js'
import type { Mention } from './resolve.js'

function isThing(payload: object): payload is ThingPhrase {
  return 'as' in payload && payload.as === 'thing'
}

/** In the order of the text. */
export function mentionsIn(edge: Edge): Mention[] {
  const found: Mention[] = []
  const visit = (at: Edge): void => {
    for (const child of at.children) visit(child)
    const { payload } = at
    if (!isThing(payload) || payload.pending || !payload.value) return
    found.push({ value: payload.value, type: payload.type, end: at.end })
  }
  visit(edge)
  return found
}
