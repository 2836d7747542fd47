/**
 * Whether some line from a point to a space passes through a square or an edge, exactly (whole numbers only). Lines that
 * merely run along a side or touch a corner do not pass through.
 */
import type { Box, Square } from './squares.js'

/** Whether the open square meets the hull of the point and the space. */
export function passesSquare(point: Square, space: Box, square: Box): boolean {
  const hull = [...cornerPoints(space), point]
  const corners = cornerPoints(square)
  // Two convex figures are apart if a line along a side of one of them separates them. Sides of the hull join two of its points.
  if (square.x1 <= Math.min(space.x0, point.x) || square.x0 >= Math.max(space.x1, point.x)) return false
  if (square.y1 <= Math.min(space.y0, point.y) || square.y0 >= Math.max(space.y1, point.y)) return false
  return !cornerPoints(space).some((corner) => separates(point, corner, hull, corners))
}

/** Whether some segment from the point crosses the inside of the edge and goes on beyond it into the space. */
export function passesEdge(point: Square, space: Box, edge: Box): boolean {
  if (edge.y0 === edge.y1) return passesEdge(flipPoint(point), flipBox(space), flipBox(edge))
  if (edge.x0 === point.x) return false
  if (edge.x0 < point.x) return passesEdge({ x: -point.x, y: point.y }, mirrorBox(space), mirrorBox(edge))
  const beyond: Box = { ...space, x0: Math.max(space.x0, edge.x0) }
  if (beyond.x0 >= beyond.x1) return false
  const far = cornerPoints(beyond)
  const lower = { x: edge.x0, y: edge.y0 }
  const upper = { x: edge.x0, y: edge.y1 }
  // Beyond the edge the wedge of lines through its inside must hold a part of the space: it lies wholly outside on neither side.
  return (
    far.some((corner) => side(point, lower, corner) > 0) &&
    far.some((corner) => side(point, upper, corner) < 0)
  )
}

/** Whether the line through two points has all of one figure on one side and all of the other on the other (or on the line). */
function separates(from: Square, to: Square, hull: readonly Square[], corners: readonly Square[]): boolean {
  if (from.x === to.x && from.y === to.y) return false
  const [hullSides, cornerSides] = [
    hull.map((other) => side(from, to, other)),
    corners.map((other) => side(from, to, other)),
  ]
  return (
    (hullSides.every((one) => one >= 0) && cornerSides.every((one) => one <= 0)) ||
    (hullSides.every((one) => one <= 0) && cornerSides.every((one) => one >= 0))
  )
}

/** Positive when `other` lies to the left of the way from `from` to `to` (in the direction of growing y for growing x). */
function side(from: Square, to: Square, other: Square): number {
  return (to.x - from.x) * (other.y - from.y) - (to.y - from.y) * (other.x - from.x)
}

function cornerPoints({ x0, y0, x1, y1 }: Box): Square[] {
  return [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ]
}

function flipPoint({ x, y }: Square): Square {
  return { x: y, y: x }
}

function flipBox({ x0, y0, x1, y1 }: Box): Box {
  return { x0: y0, y0: x0, x1: y1, y1: x1 }
}

function mirrorBox({ x0, y0, x1, y1 }: Box): Box {
  return { x0: -x1, y0, x1: -x0, y1 }
}
