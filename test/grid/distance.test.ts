import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gridDistance, noWay } from '../../runtime/grid/distance.js'
import { crossed, edgeId, parseSquare, spaceAt, stepsFrom, type Square } from '../../runtime/grid/squares.js'

/** The squares of ids that are squares. */
const squaresOf = (ids: string[]) =>
  ids.map(parseSquare).filter((square): square is Square => square !== null)

const grid = { width: 8, height: 6 }
const far = (from: string, to: string, blocked: string[] = [], diagonal = 2) =>
  gridDistance(grid, squaresOf([from]), squaresOf([to]), diagonal, new Set(blocked))

describe('distance', () => {
  it('is the sum of both differences when a diagonal step counts 2, the greater one when it counts 1', () => {
    expect(far('0,0', '3,4')).toBe(7)
    expect(far('0,0', '3,4', [], 1)).toBe(4)
    expect(far('1,1', '2,2')).toBe(2)
  })

  it('goes around blocked squares and edges', () => {
    const wall = ['3,0', '3,1', '3,2', '3,3', '3,4']
    expect(far('2,0', '4,0', wall)).toBe(12)
    expect(far('2,0', '3,0', ['2,0|3,0'])).toBe(3)
    expect(far('2,0', '4,0', [...wall, '3,5'])).toBe(noWay)
  })

  it('takes no diagonal step past a corner that a wall touches', () => {
    expect(far('0,0', '1,1', ['1,0'], 1)).toBe(2)
    expect(far('0,0', '1,1', ['1,1|2,1'], 1)).toBe(1)
    expect(far('0,0', '1,1', ['0,1|1,1'], 1)).toBe(2)
    expect(far('0,0', '1,1', ['@1,1'], 1)).toBe(2)
    expect(far('0,0', '1,1', ['0,0|1,0', '@1,1', '0,0|0,1'], 1)).toBe(noWay)
  })

  it('of a large space is that of its nearest square', () => {
    expect(gridDistance(grid, spaceAt({ x: 0, y: 0 }, 2), squaresOf(['4,1']), 2, new Set(['7,5']))).toBe(3)
  })

  it('by search equals the formula where nothing is in the way', () => {
    const square = fc
      .tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 4 }))
      .map(([x, y]) => `${x},${y}`)
    fc.assert(
      fc.property(square, square, fc.constantFrom(1, 1.5, 2), (from, to, diagonal) => {
        // A blocked edge at the rim, which no way needs, makes it search.
        return far(from, to, ['6,5|7,5'], diagonal) === far(from, to, [], diagonal)
      }),
      { numRuns: 200 },
    )
  })
})

describe('steps', () => {
  it('lead to the squares beside a space, on the grid only', () => {
    expect(stepsFrom(grid, squaresOf(['0,0']), 'straight')).toEqual(['1,0', '0,1'])
    expect(stepsFrom(grid, squaresOf(['0,0']), 'diagonal')).toEqual(['1,1'])
    expect(stepsFrom(grid, spaceAt({ x: 2, y: 2 }, 2), 'any')).toHaveLength(12)
  })

  it('cross an edge, or a corner with all that touches it', () => {
    const [from, to] = [parseSquare('1,1'), parseSquare('0,1')]
    if (!from || !to) throw new Error('These are squares.')
    expect(crossed(from, to)).toEqual(['0,1|1,1'])
    expect(edgeId(to, from)).toBe('0,1|1,1')
    expect(crossed({ x: 0, y: 1 }, { x: 1, y: 0 })).toEqual([
      '@1,1',
      '0,1|1,1',
      '0,0|0,1',
      '1,0|1,1',
      '0,0|1,0',
      '1,1',
      '0,0',
    ])
  })
})
