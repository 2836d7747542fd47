/** How far it is on the grid, going around what blocks. */
import type { Id } from '../state/state.js'
import { crossed, parseSquare, squareId, type Grid, type Square } from './squares.js'

/** The distance when there is no way: greater than any number a text compares it with. */
export const noWay = Number.MAX_SAFE_INTEGER

/**
 * The least cost of a way from one space to another: 1 for a straight step, `diagonal` for a diagonal one. Squares, edges
 * and corners that are blocked are not crossed, and no diagonal step passes a corner that a blocked square or edge touches.
 * The squares it starts from may themselves be blocked. `noWay` when there is none.
 */
export function gridDistance(
  grid: Grid,
  from: readonly Square[],
  to: readonly Square[],
  diagonal: number,
  blocked: ReadonlySet<Id>,
): number {
  if (blocked.size === 0) return openDistance(from, to, diagonal)
  const cost = new Map<Id, number>()
  const goals = new Set(to.map(({ x, y }) => squareId(x, y)))
  // Squares waiting, by cost; a square may wait more than once, and only its cheapest entry counts.
  const waiting: { cost: number; square: Square }[] = from.map((square) => ({ cost: 0, square }))
  for (const { x, y } of from) cost.set(squareId(x, y), 0)
  while (waiting.length > 0) {
    const next = takeCheapest(waiting)
    const id = squareId(next.square.x, next.square.y)
    if (next.cost > (cost.get(id) ?? noWay)) continue
    if (goals.has(id)) return next.cost
    for (const neighbour of neighbours(grid, next.square)) {
      const there = squareId(neighbour.x, neighbour.y)
      const straight = neighbour.x === next.square.x || neighbour.y === next.square.y
      const total = next.cost + (straight ? 1 : diagonal)
      if (total >= (cost.get(there) ?? noWay) || blocked.has(there)) continue
      if (crossed(next.square, neighbour).some((place) => blocked.has(place))) continue
      cost.set(there, total)
      push(waiting, { cost: total, square: neighbour })
    }
  }
  return noWay
}

/** Squares within a distance of a space are found by asking for each: this is the formula when nothing blocks. */
function openDistance(from: readonly Square[], to: readonly Square[], diagonal: number): number {
  let least = noWay
  for (const one of from) {
    for (const other of to) {
      const [dx, dy] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)]
      const slanted = Math.min(dx, dy)
      least = Math.min(least, Math.max(dx, dy) - slanted + slanted * Math.min(diagonal, 2))
    }
  }
  return least
}

function neighbours(grid: Grid, { x, y }: Square): Square[] {
  const found: Square[] = []
  for (let toY = Math.max(0, y - 1); toY <= Math.min(grid.height - 1, y + 1); toY++) {
    for (let toX = Math.max(0, x - 1); toX <= Math.min(grid.width - 1, x + 1); toX++) {
      if (toX !== x || toY !== y) found.push({ x: toX, y: toY })
    }
  }
  return found
}

interface Entry {
  cost: number
  square: Square
}

/** A binary heap: the cheapest entry first. */
function push(heap: Entry[], entry: Entry): void {
  heap.push(entry)
  for (let at = heap.length - 1; at > 0;) {
    const parent = (at - 1) >> 1
    if (costAt(heap, parent) <= costAt(heap, at)) return
    swap(heap, at, parent)
    at = parent
  }
}

function takeCheapest(heap: Entry[]): Entry {
  const top = heap[0] as Entry
  const last = heap.pop() as Entry
  if (heap.length === 0) return top
  heap[0] = last
  for (let at = 0; ;) {
    const left = 2 * at + 1
    if (left >= heap.length) return top
    const child = left + 1 < heap.length && costAt(heap, left + 1) < costAt(heap, left) ? left + 1 : left
    if (costAt(heap, at) <= costAt(heap, child)) return top
    swap(heap, at, child)
    at = child
  }
}

function costAt(heap: readonly Entry[], at: number): number {
  return heap[at]?.cost ?? Infinity
}

function swap(heap: Entry[], one: number, other: number): void {
  const held = heap[one] as Entry
  heap[one] = heap[other] as Entry
  heap[other] = held
}

/** The squares among ids. */
export function squaresOf(ids: Iterable<Id>): Square[] {
  const squares: Square[] = []
  for (const id of ids) {
    const square = parseSquare(id)
    if (square) squares.push(square)
  }
  return squares
}
