/** How far it is on the grid, going around what blocks. */
import type { Id } from '../state/state.js'
import { around, boxOf, parseCorner, parseEdge, parseSquare, type Grid, type Square } from './squares.js'

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
  blocked: Iterable<Id>,
): number {
  const shut = isNear(from, to, blocked) ? barriers(grid, blocked) : null
  if (!shut) return openDistance(from, to, diagonal)
  const { width, height } = grid
  const inside = ({ x, y }: Square) => x >= 0 && y >= 0 && x < width && y < height
  const goals = new Set(to.filter(inside).map(({ x, y }) => y * width + x))
  const cost = new Float64Array(width * height).fill(noWay)
  // Squares waiting, by cost; one may wait more than once, and only its cheapest entry counts.
  const waiting: Entry[] = []
  for (const { x, y } of from.filter(inside)) {
    cost[y * width + x] = 0
    waiting.push({ cost: 0, x, y })
  }
  while (waiting.length > 0) {
    const next = takeCheapest(waiting)
    const cell = next.y * width + next.x
    if (next.cost > (cost[cell] ?? 0)) continue
    if (goals.has(cell)) return next.cost
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [x, y] = [next.x + dx, next.y + dy]
        if ((dx === 0 && dy === 0) || !inside({ x, y })) continue
        const total = next.cost + (dx !== 0 && dy !== 0 ? diagonal : 1)
        if (total >= (cost[y * width + x] ?? 0) || !mayStep(shut, width, next.x, next.y, dx, dy)) continue
        cost[y * width + x] = total
        push(waiting, { cost: total, x, y })
      }
    }
  }
  return noWay
}

/** Whether something blocked lies in, or touches, the rectangle around both spaces: elsewhere it lengthens no way. */
function isNear(from: readonly Square[], to: readonly Square[], blocked: Iterable<Id>): boolean {
  const reach = around([...from, ...to])
  if (!reach) return true
  for (const id of blocked) {
    const corner = parseCorner(id)
    const box = corner ? { x0: corner.x, y0: corner.y, x1: corner.x, y1: corner.y } : boxOf(id)
    if (!box) continue
    if (box.x1 >= reach.x0 && box.x0 <= reach.x1 && box.y1 >= reach.y0 && box.y0 <= reach.y1) return true
  }
  return false
}

/** The formula when nothing blocks. */
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

/** What is blocked: squares, the right and lower edges of squares, and lattice points (also those that a blocked one touches). */
interface Barriers {
  squares: Uint8Array
  right: Uint8Array
  below: Uint8Array
  corners: Uint8Array
}

/** Null when nothing on the grid is blocked. */
function barriers({ width, height }: Grid, blocked: Iterable<Id>): Barriers | null {
  const cells = width * height
  const shut: Barriers = {
    squares: new Uint8Array(cells),
    right: new Uint8Array(cells),
    below: new Uint8Array(cells),
    corners: new Uint8Array((width + 1) * (height + 1)),
  }
  let any = false
  const closeCorner = (x: number, y: number) => {
    if (x >= 0 && y >= 0 && x <= width && y <= height) shut.corners[y * (width + 1) + x] = 1
  }
  for (const id of blocked) {
    const corner = parseCorner(id)
    const square = corner ?? parseSquare(id)
    const edge = square ? null : parseEdge(id)
    if (corner) closeCorner(corner.x, corner.y)
    else if (square) {
      if (square.x < 0 || square.y < 0 || square.x >= width || square.y >= height) continue
      shut.squares[square.y * width + square.x] = 1
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const)
        closeCorner(square.x + dx, square.y + dy)
    } else if (edge) {
      const [one, other] = edge
      const beside = one.y === other.y
      if (one.x >= 0 && one.y >= 0 && one.x < width && one.y < height)
        (beside ? shut.right : shut.below)[one.y * width + one.x] = 1
      closeCorner(other.x, other.y)
      closeCorner(beside ? other.x : other.x + 1, beside ? other.y + 1 : other.y)
    } else continue
    any = true
  }
  return any ? shut : null
}

function mayStep(shut: Barriers, width: number, x: number, y: number, dx: number, dy: number): boolean {
  const to = (y + dy) * width + x + dx
  if (shut.squares[to]) return false
  if (dx !== 0 && dy !== 0) return !shut.corners[Math.max(y, y + dy) * (width + 1) + Math.max(x, x + dx)]
  const first = dx + dy > 0 ? y * width + x : to
  return !(dy === 0 ? shut.right : shut.below)[first]
}

interface Entry {
  cost: number
  x: number
  y: number
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
