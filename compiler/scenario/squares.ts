/** Squares and edges of the grid, and what lies on them. */
import type { Library } from '../../runtime/program/library.js'
import { textOf, type Token } from './tokens.js'

/** Squares written as pairs of numbers: "2,0 and 2,1"; null when there is anything else. */
export function squaresOf(tokens: readonly Token[]): string[] | null {
  const numbers = tokens.filter((token) => !['and', ',', ';'].includes(token.word))
  if (numbers.length % 2 !== 0 || numbers.some((token) => token.value === null)) return null
  return numbers.flatMap((token, index) =>
    index % 2 === 0 ? [`${token.value},${numbers[index + 1]?.value}`] : [],
  )
}

/** "wall at 2,0 and 2,1", "door between 0,0 and 1,0": words that the grid declares. */
export function terrainOf(
  tokens: readonly Token[],
  grid: Library['grid'],
): { word: string; places: string[] } | null {
  const at = tokens.findIndex((token) => token.word === 'at' || token.word === 'between')
  const squares = squaresOf(tokens.slice(at + 1))
  if (!grid || at < 1 || !squares || squares.length === 0) return null
  const between = tokens[at]?.word === 'between'
  const bare = tokens.slice(0, at).filter(({ word }) => word !== 'a' && word !== 'the')
  const written = textOf(bare).toLowerCase()
  const word = (between ? grid.edges : grid.terrain).find((one) => written === one || written === `${one}s`)
  if (word === undefined) return null
  return { word, places: between ? edgesOf(squares) : squares }
}

/** Pairs of neighbouring squares, the lower first, as ids of edges. */
function edgesOf(squares: readonly string[]): string[] {
  return squares.flatMap((square, index) => {
    const other = squares[index + 1]
    return index % 2 === 0 && other !== undefined ? [edgeId(square, other)] : []
  })
}

function edgeId(one: string, other: string): string {
  const [x = 0, y = 0] = one.split(',').map(Number)
  const [u = 0, v = 0] = other.split(',').map(Number)
  return y < v || (y === v && x < u) ? `${one}|${other}` : `${other}|${one}`
}
