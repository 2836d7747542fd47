/**
 * Whether some line between two spaces is clear of closed obstacles, exactly (whole numbers only).
 *
 * A line that only grazes an obstacle is not clear. So the clear lines form an open set, and it is enough to look at one
 * direction strictly between each two neighbouring critical ones, those in which a line can pass two lattice points. For
 * one direction a line is a number (its offset), every obstacle blocks a closed interval of offsets, and some line is clear
 * if the intervals leave a gap where the line meets the inside of both spaces.
 */
import type { Box } from './squares.js'

/** `blocked`: closed squares and edges. Spaces that overlap always see each other. */
export function hasClearLine(from: Box, to: Box, blocked: readonly Box[]): boolean {
  if (to.x0 >= from.x1) return clear(from, to, blocked)
  if (from.x0 >= to.x1) return clear(to, from, blocked)
  const [flippedFrom, flippedTo] = [transpose(from), transpose(to)]
  if (flippedTo.x0 >= flippedFrom.x1) return clear(flippedFrom, flippedTo, blocked.map(transpose))
  if (flippedFrom.x0 >= flippedTo.x1) return clear(flippedTo, flippedFrom, blocked.map(transpose))
  return true
}

function transpose({ x0, y0, x1, y1 }: Box): Box {
  return { x0: y0, y0: x0, x1: y1, y1: x1 }
}

/** `left` lies to the left of `right`: a line from one to the other goes up or down `rise` for each `run` > 0. */
function clear(left: Box, right: Box, blocked: readonly Box[]): boolean {
  const near = blocked.filter((box) => mayMatter(box, left, right))
  if (near.length === 0) return true
  const width = right.x1 - left.x0
  const highest = Math.max(left.y1, right.y1) - Math.min(left.y0, right.y0)
  let before: Slope | null = null
  for (const slope of criticalSlopes(width, highest)) {
    // The fraction between two neighbours with the smallest numbers.
    if (before && hasGap(left, right, near, { rise: before.rise + slope.rise, run: before.run + slope.run }))
      return true
    before = slope
  }
  return false
}

interface Slope {
  rise: number
  run: number
}

/** Whether lines in one direction that meet the inside of both spaces leave a gap between the obstacles. */
function hasGap(left: Box, right: Box, blocked: readonly Box[], slope: Slope): boolean {
  const [leftLow, leftHigh] = offsets(left, slope)
  const [rightLow, rightHigh] = offsets(right, slope)
  const low = Math.max(leftLow, rightLow)
  const high = Math.min(leftHigh, rightHigh)
  if (low >= high) return false
  const shut: [number, number][] = []
  for (const box of blocked) {
    if (!isBetween(box, left, right, slope.rise)) continue
    const [from, to] = offsets(box, slope)
    if (to > low && from < high) shut.push([from, to])
  }
  shut.sort((one, other) => one[0] - other[0])
  let reached = low
  for (const [from, to] of shut) {
    if (from > reached) return true
    reached = Math.max(reached, to)
  }
  return reached < high
}

/** Between which offsets lines in a direction meet a box. */
function offsets({ x0, y0, x1, y1 }: Box, { rise, run }: Slope): [number, number] {
  return rise >= 0
    ? [run * y0 - rise * x1, run * y1 - rise * x0]
    : [run * y0 - rise * x0, run * y1 - rise * x1]
}

/** Whether a line in that direction meets the obstacle after the left space and before the right one, if at all. */
function isBetween(box: Box, left: Box, right: Box, rise: number): boolean {
  return comesAfter(box, left, rise) && comesAfter(mirror(box), mirror(right), rise)
}

function mirror({ x0, y0, x1, y1 }: Box): Box {
  return { x0: -x1, y0: -y1, x1: -x0, y1: -y0 }
}

function comesAfter(box: Box, space: Box, rise: number): boolean {
  if (box.x0 >= space.x1) return true
  if (box.x1 <= space.x0) return false
  if (box.y0 >= space.y1) return rise > 0
  if (box.y1 <= space.y0) return rise < 0
  return false
}

/** Obstacles outside the rectangle around both spaces, or inside one of them, never matter. */
function mayMatter(box: Box, left: Box, right: Box): boolean {
  return (
    box.x1 >= left.x0 &&
    box.x0 <= right.x1 &&
    box.y1 >= Math.min(left.y0, right.y0) &&
    box.y0 <= Math.max(left.y1, right.y1) &&
    !isInside(box, left) &&
    !isInside(box, right)
  )
}

function isInside(box: Box, space: Box): boolean {
  const flat = box.x0 === box.x1 || box.y0 === box.y1
  const within = box.x0 >= space.x0 && box.x1 <= space.x1 && box.y0 >= space.y0 && box.y1 <= space.y1
  const onRim =
    (box.x0 === box.x1 && (box.x0 === space.x0 || box.x0 === space.x1)) ||
    (box.y0 === box.y1 && (box.y0 === space.y0 || box.y0 === space.y1))
  return within && (!flat || !onRim)
}

const slopesBySize = new Map<string, readonly Slope[]>()

/** Directions between lattice points of a rectangle, flattest first downwards to upwards; with the vertical at both ends. */
function criticalSlopes(width: number, height: number): readonly Slope[] {
  const key = `${width}x${height}`
  const known = slopesBySize.get(key)
  if (known) return known
  const slopes: Slope[] = []
  for (let run = 1; run <= width; run++) {
    for (let rise = -height; rise <= height; rise++)
      if (divisor(Math.abs(rise), run) === 1) slopes.push({ rise, run })
  }
  slopes.sort((one, other) => one.rise * other.run - other.rise * one.run)
  const all = [{ rise: -1, run: 0 }, ...slopes, { rise: 1, run: 0 }]
  slopesBySize.set(key, all)
  return all
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other)
}
