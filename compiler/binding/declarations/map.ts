/** What lies on a grid when a game begins: "wall at 5,4 and 5,5", "door between 2,3 and 2,4", "start area from 0,0 to 3,11". */
import type { Phrase } from '../../../grammar/tree.js'
import { isWord, slice, term } from '../phrases.js'

type Square = readonly [x: number, y: number]

/** The size of the grid, and the words that its squares and edges may carry. */
interface Ground {
  width: number
  height: number
  terrain: readonly string[]
  edges: readonly string[]
}

export interface Laid {
  word: string
  /** Ids of squares and edges. */
  places: string[]
}

/** What the part says, in words of the grid; null when it is no part of a map. */
export function laidOut(part: Phrase, grid: Ground): Laid | null {
  const { terrain: squares, edges } = grid
  const at = part.chunks.findIndex((chunk) => isWord(chunk, 'at', 'between', 'from'))
  const word = term(slice(part, 0, Math.max(at, 0)))
  const named = squaresIn(slice(part, at + 1))
  if (at < 1 || !named?.every(([x, y]) => x < grid.width && y < grid.height)) return null
  const [from, to] = named
  if (isWord(part.chunks[at], 'at')) return squares.includes(word) ? { word, places: named.map(id) } : null
  if (!from || !to || named.length > 2) return null
  if (isWord(part.chunks[at], 'between'))
    return edges.includes(word) && isBeside(from, to) ? { word, places: [edgeId(from, to)] } : null
  return squares.includes(word) ? { word, places: area(from, to).map(id) } : null
}

/** Pairs of numbers, joined by "and", "to" or commas. */
function squaresIn(phrase: Phrase): Square[] | null {
  const numbers: number[] = []
  for (const chunk of phrase.chunks) {
    if (chunk.kind === 'number') numbers.push(chunk.value)
    else if (chunk.image !== ',' && !isWord(chunk, 'and', 'to')) return null
  }
  if (numbers.length === 0 || numbers.length % 2 !== 0) return null
  return numbers.flatMap((x, index): Square[] => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : []))
}

function area([x0, y0]: Square, [x1, y1]: Square): Square[] {
  const squares: Square[] = []
  for (let y = Math.min(y0, y1); y <= Math.max(y0, y1); y++)
    for (let x = Math.min(x0, x1); x <= Math.max(x0, x1); x++) squares.push([x, y])
  return squares
}

const id = ([x, y]: Square): string => `${x},${y}`

const isBeside = (one: Square, other: Square): boolean =>
  Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) === 1

/** The square with the lower numbers first. */
function edgeId(one: Square, other: Square): string {
  const inOrder = one[1] < other[1] || (one[1] === other[1] && one[0] < other[0])
  return inOrder ? `${id(one)}|${id(other)}` : `${id(other)}|${id(one)}`
}
