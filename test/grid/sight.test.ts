import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passesEdge, passesSquare } from '../../runtime/grid/crossing.js'
import { hasClearLine } from '../../runtime/grid/sight.js'
import { boxOf, parseCorner, type Box } from '../../runtime/grid/squares.js'

function box(id: string): Box {
  const found = boxOf(id)
  if (!found) throw new Error(`${id} is neither a square nor an edge.`)
  return found
}

/** Whether there is a line of sight between two squares with these walls (squares or edges). */
const sees = (from: string, to: string, ...walls: string[]) =>
  hasClearLine(box(from), box(to), walls.map(box))

/** From which corners of a square a line to another passes through none of the places: cover needs that there is none. */
function freeCorners(from: string, to: string, ...places: string[]): string[] {
  const { x0, y0 } = box(from)
  return [`@${x0},${y0}`, `@${x0 + 1},${y0}`, `@${x0},${y0 + 1}`, `@${x0 + 1},${y0 + 1}`].filter((corner) => {
    const point = parseCorner(corner)
    if (!point) throw new Error(corner)
    return !places.map(box).some((place) => {
      const flat = place.x0 === place.x1 || place.y0 === place.y1
      return flat ? passesEdge(point, box(to), place) : passesSquare(point, box(to), place)
    })
  })
}

describe('clear lines', () => {
  it('end at a wall square between two squares in a row, and pass it one row on', () => {
    expect(sees('0,0', '4,0', '2,0')).toBe(false)
    expect(sees('0,0', '4,1', '2,0')).toBe(true)
  })

  it('pass between two wall squares', () => {
    expect(sees('0,0', '4,0', '2,-1', '2,1')).toBe(true)
  })

  it('pass one wall square at a corner but not two', () => {
    expect(sees('0,0', '1,1', '1,0')).toBe(true)
    expect(sees('0,0', '1,1', '1,0', '0,1')).toBe(false)
  })

  it('end at a wall edge between neighbours', () => {
    expect(sees('0,0', '1,0', '0,0|1,0')).toBe(false)
    expect(sees('0,0', '1,0')).toBe(true)
  })

  it('end at walls that only touch: a grazing line is blocked', () => {
    expect(sees('0,0', '2,2', '1,0', '0,1', '1,1')).toBe(false)
    // Two walls that meet in a corner leave no gap there.
    expect(sees('0,0', '3,0', '1,0|1,1', '1,0')).toBe(false)
    expect(sees('0,1', '2,1', '1,0', '1,2', '1,1|2,1')).toBe(false)
  })

  it('do not mind walls beside or behind', () => {
    expect(sees('1,0', '3,0', '0,0', '4,0', '1,0|1,1', '0,0|1,0')).toBe(true)
  })

  it('find a narrow gap that no corner or centre shows', () => {
    const ring = ['1,0', '1,2', '1,3', '3,0', '3,1', '3,3']
    expect(sees('0,1', '4,2', ...ring)).toBe(true)
    expect(sees('0,1', '4,2', ...ring, '2,1')).toBe(false)
  })

  it('see from any square of a large space', () => {
    const large: Box = { x0: 0, y0: 0, x1: 2, y1: 2 }
    expect(hasClearLine(large, box('4,0'), [box('2,0')])).toBe(true)
    expect(hasClearLine(large, box('4,0'), [box('2,0'), box('2,1')])).toBe(false)
  })

  const squares = fc
    .record({ x: fc.integer({ min: 0, max: 6 }), y: fc.integer({ min: 0, max: 6 }) })
    .map(({ x, y }) => `${x},${y}`)
  const walls = fc.array(
    fc.tuple(squares, fc.constantFrom('square', 'right', 'down')).map(([id, kind]) => {
      const { x0, y0 } = box(id)
      return kind === 'square' ? id : kind === 'right' ? `${id}|${x0 + 1},${y0}` : `${id}|${x0},${y0 + 1}`
    }),
    { maxLength: 12 },
  )

  it('are the same from both ends, and agree with lines tried one by one', () => {
    fc.assert(
      fc.property(squares, squares, walls, (from, to, all) => {
        const blocked = all.filter((wall) => wall !== from && wall !== to)
        const clear = sees(from, to, ...blocked)
        if (sees(to, from, ...blocked) !== clear) return false
        // A line found by trying can not be missing from the exact answer.
        return clear || !triedLines(box(from), box(to), blocked.map(box))
      }),
      { numRuns: 300 },
    )
  })
})

/** Tries lines between points inside both squares, exactly: coordinates in sevenths. */
function triedLines(from: Box, to: Box, blocked: Box[]): boolean {
  const parts = [1, 2, 3, 4, 5, 6]
  const points = ({ x0, y0 }: Box) =>
    parts.flatMap((dx) => parts.map((dy) => ({ x: 7 * x0 + dx, y: 7 * y0 + dy })))
  const scaled = blocked.map(({ x0, y0, x1, y1 }) => ({ x0: 7 * x0, y0: 7 * y0, x1: 7 * x1, y1: 7 * y1 }))
  return points(from).some((p) => points(to).some((q) => scaled.every((wall) => !meets(p, q, wall))))
}

/** Whether a segment meets a closed rectangle, exactly. */
function meets(p: { x: number; y: number }, q: { x: number; y: number }, { x0, y0, x1, y1 }: Box): boolean {
  if (
    Math.max(p.x, q.x) < x0 ||
    Math.min(p.x, q.x) > x1 ||
    Math.max(p.y, q.y) < y0 ||
    Math.min(p.y, q.y) > y1
  )
    return false
  const sides = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ].map(([x = 0, y = 0]) => (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x))
  return !(sides.every((side) => side > 0) || sides.every((side) => side < 0))
}

describe('lines through', () => {
  it('only run along the top of a wall: no cover', () => {
    expect(freeCorners('0,0', '4,1', '2,0')).toContain('@1,1')
    expect(freeCorners('0,0', '4,0', '2,-1', '2,1')).toContain('@1,0')
  })

  it('pass through what lies under the target', () => {
    expect(freeCorners('0,0', '4,0', '4,0')).toEqual([])
  })

  it('pass through a third figure in a row but not one row on', () => {
    expect(freeCorners('0,0', '3,0', '1,0')).toEqual([])
    expect(freeCorners('0,0', '3,1', '1,0')).toEqual(expect.arrayContaining(['@0,1', '@1,1']))
    expect(freeCorners('0,0', '3,1', '1,0', '1,1')).toEqual([])
  })

  it('of three covers each is enough', () => {
    for (const cover of ['1,0', '2,0', '3,0']) expect(freeCorners('0,0', '3,0', cover)).toEqual([])
  })

  it('cross the inside of an edge, not its ends, not along it', () => {
    const from = (x: number, y: number, edge: string, to = '4,0') => passesEdge({ x, y }, box(to), box(edge))
    expect(from(1, 0, '2,0|3,0')).toBe(true)
    expect(from(1, 0, '2,1|3,1')).toBe(false)
    expect(from(1, 1, '2,0|2,1')).toBe(false)
    expect(from(1, 0, '3,0|4,0')).toBe(true)
    expect(from(1, 0, '4,0|5,0')).toBe(false)
    expect(from(0, 0, '0,0|1,0')).toBe(true)
    expect(from(6, 0, '4,0|5,0')).toBe(true)
    expect(from(0, 5, '2,3|2,4', '4,2')).toBe(true)
  })
})
