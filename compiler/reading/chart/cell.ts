/** What one stretch of tokens holds: each meaning once, with its cheapest derivation. */
import type { Edge, Ranking } from './edge.js'
import type { Node } from './grammar.js'

/** The beginning of rules, read up to a node of their tree: its last part, and what stands before that. */
export interface Active {
  node: Node
  edge: Edge
  before: Active | null
}

export interface Cell {
  /** Constituents by symbol. */
  edges: Map<number, Edge[]>
  /** Where a symbol has several meanings, by their identity. */
  meanings: Map<number, Map<unknown, Edge>> | null
  /** All constituents in the order in which they were found. */
  all: Edge[]
  /** Beginnings of rules by the symbol that they wait for. */
  waiting: Map<number, Active[]>
  /** The lowest cost of each symbol, where costs decide. */
  best: Map<number, number> | null
}

export function createCell(): Cell {
  return { edges: new Map(), meanings: null, all: [], waiting: new Map(), best: null }
}

/** Tells meanings apart: equal for equal ones. */
export type Identify = (payload: object) => unknown

/**
 * Puts an edge in. Gives back the edge from which more may be made, because it is new there or got cheaper where costs
 * decide; null when there is none.
 */
export function put(cell: Cell, edge: Edge, identify: Identify, ranking: Ranking | null): Edge | null {
  const { symbol } = edge
  const same = cell.edges.get(symbol)
  if (!same) cell.edges.set(symbol, [edge])
  else {
    const meanings = meaningsOf(cell, symbol, same, identify)
    const identity = identify(edge.payload)
    const known = meanings.get(identity)
    if (known) return isReplaced(known, edge) && ranking ? cheaper(cell, known) : null
    const least = cell.best?.get(symbol)
    if (ranking && least !== undefined && least + ranking.margin < edge.cost) return null
    meanings.set(identity, edge)
    same.push(edge)
  }
  cell.all.push(edge)
  return ranking ? cheaper(cell, edge) : edge
}

/** Meanings are compared only where there are two. */
function meaningsOf(
  cell: Cell,
  symbol: number,
  same: readonly Edge[],
  identify: Identify,
): Map<unknown, Edge> {
  cell.meanings ??= new Map()
  let meanings = cell.meanings.get(symbol)
  if (!meanings) {
    meanings = new Map(same.map((edge) => [identify(edge.payload), edge]))
    cell.meanings.set(symbol, meanings)
  }
  return meanings
}

/** A cheaper derivation of a known meaning takes its place, and so does one that goes against less. */
function isReplaced(known: Edge, edge: Edge): boolean {
  const { payload, rule, children, against, cost } = edge
  if (cost > known.cost || (cost === known.cost && against.length >= known.against.length)) return false
  Object.assign(known, { payload, rule, children, against, cost })
  return true
}

function cheaper(cell: Cell, edge: Edge): Edge {
  const best = (cell.best ??= new Map<number, number>())
  best.set(edge.symbol, Math.min(edge.cost, best.get(edge.symbol) ?? edge.cost))
  return edge
}
