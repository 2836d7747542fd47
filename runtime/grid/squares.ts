/**
 * Squares, edges and corners of a grid, as ids. Square `3,4` is the unit square from (3,4) to (4,5). Edge `3,4|4,4` lies
 * between two squares that share a side, the one with the lower numbers first. Corner `@3,4` is the lattice point (3,4).
 */
import type { Id } from '../state/state.js'

export interface Grid {
  width: number
  height: number
}

export interface Square {
  x: number
  y: number
}

/** A closed rectangle between lattice points; flat when it is an edge. */
export interface Box {
  x0: number
  y0: number
  x1: number
  y1: number
}

export function squareId(x: number, y: number): Id {
  return `${x},${y}`
}

export function cornerId(x: number, y: number): Id {
  return `@${x},${y}`
}

/** The edge between two squares that share a side. */
export function edgeId(one: Square, other: Square): Id {
  const ordered = one.x < other.x || one.y < other.y ? [one, other] : [other, one]
  return ordered.map(({ x, y }) => squareId(x, y)).join('|')
}

const nine = '9'.charCodeAt(0)

/** Null when the id is not that of a square. */
export function parseSquare(id: Id): Square | null {
  // Most ids that are asked are those of things, which begin with a letter.
  if (id.charCodeAt(0) > nine) return null
  const match = /^(-?\d+),(-?\d+)$/.exec(id)
  return match ? { x: Number(match[1]), y: Number(match[2]) } : null
}

/** Null when the id is not that of a corner. */
export function parseCorner(id: Id): Square | null {
  return id.startsWith('@') ? parseSquare(id.slice(1)) : null
}

/** The two squares of an edge; null when the id is not that of an edge. */
export function parseEdge(id: Id): [Square, Square] | null {
  const bar = id.indexOf('|')
  if (bar < 0) return null
  const [one, other] = [parseSquare(id.slice(0, bar)), parseSquare(id.slice(bar + 1))]
  return one && other ? [one, other] : null
}

/** The closed region of a square or an edge; null for anything else. */
export function boxOf(id: Id): Box | null {
  const square = parseSquare(id)
  if (square) return { x0: square.x, y0: square.y, x1: square.x + 1, y1: square.y + 1 }
  const edge = parseEdge(id)
  if (!edge) return null
  const [, second] = edge
  return edge[0].x === second.x
    ? { x0: second.x, y0: second.y, x1: second.x + 1, y1: second.y }
    : { x0: second.x, y0: second.y, x1: second.x, y1: second.y + 1 }
}

/** The smallest rectangle around squares; null without squares. */
export function around(squares: readonly Square[]): Box | null {
  if (squares.length === 0) return null
  const xs = squares.map(({ x }) => x)
  const ys = squares.map(({ y }) => y)
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs) + 1, y1: Math.max(...ys) + 1 }
}

/** The squares of a space of `size` by `size` whose square with the lowest numbers is given. */
export function spaceAt({ x, y }: Square, size: number): Square[] {
  const squares: Square[] = []
  for (let down = 0; down < size; down++)
    for (let right = 0; right < size; right++) squares.push({ x: x + right, y: y + down })
  return squares
}

/** Every square, row by row. */
export function allSquares({ width, height }: Grid): Id[] {
  const squares: Id[] = []
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) squares.push(squareId(x, y))
  return squares
}

/** Squares of the grid one step away from a space: by a side (`straight`), only by a corner (`diagonal`), or `any`. */
export function stepsFrom(grid: Grid, space: readonly Square[], kind: string): Id[] {
  const box = around(space)
  if (!box) return []
  const found: Id[] = []
  for (let y = Math.max(0, box.y0 - 1); y <= Math.min(grid.height - 1, box.y1); y++) {
    for (let x = Math.max(0, box.x0 - 1); x <= Math.min(grid.width - 1, box.x1); x++) {
      const besideX = x < box.x0 || x >= box.x1
      const besideY = y < box.y0 || y >= box.y1
      if (!besideX && !besideY) continue
      const diagonal = besideX && besideY
      if (kind === 'any' || kind === (diagonal ? 'diagonal' : 'straight')) found.push(squareId(x, y))
    }
  }
  return found
}

/** The four outer corners of a space. */
export function cornersOf(box: Box): Id[] {
  return [
    cornerId(box.x0, box.y0),
    cornerId(box.x1, box.y0),
    cornerId(box.x0, box.y1),
    cornerId(box.x1, box.y1),
  ]
}

/**
 * What a step from a square to a neighbour crosses: the edge between them; for a diagonal step the corner, the four edges
 * that meet there and the two squares beside it.
 */
export function crossed(from: Square, to: Square): Id[] {
  if (Math.abs(to.x - from.x) + Math.abs(to.y - from.y) === 1) return [edgeId(from, to)]
  if (Math.abs(to.x - from.x) !== 1 || Math.abs(to.y - from.y) !== 1) return []
  const [side, other] = [
    { x: to.x, y: from.y },
    { x: from.x, y: to.y },
  ]
  return [
    cornerId(Math.max(from.x, to.x), Math.max(from.y, to.y)),
    edgeId(from, side),
    edgeId(from, other),
    edgeId(side, to),
    edgeId(other, to),
    squareId(side.x, side.y),
    squareId(other.x, other.y),
  ]
}
