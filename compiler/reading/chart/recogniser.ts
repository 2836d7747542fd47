/**
 * The recogniser goes from left to right as Earley's does. What is known at a position is kept for all starts at once: bit s
 * of a row is set when something that began at s reaches the position. One step of a rule then is a union of rows.
 */
import type { Entry } from './entries.js'
import { beginnings } from './guide.js'
import { createRoom } from './room.js'
import type { Tables } from './tables.js'

/** What reaches each position of a text; to be used before the next text is recognised. */
export interface Columns {
  length: number
  /** Numbers in a row of bits. */
  wide: number
  /** Numbers in a column: rows of the nodes of the tree of rules, then rows of the symbols. */
  size: number
  /** Columns by position. */
  bits: Int32Array
  /** Where rules with an opening may begin: rows of bits. */
  openings: Int32Array
}

export const firstBit = (bits: number): number => 31 - Math.clz32(bits & -bits)

const room = createRoom()
const waitingRoom = createRoom()
const soughtRoom = createRoom()

/**
 * What categories allow at each position, from the words on: of what may come next on the way to a goal, all that the next
 * word can begin.
 */
export function recognise(
  tables: Tables,
  length: number,
  entries: readonly Entry[],
  goal: number,
  openings: Int32Array,
): Columns {
  const { nodes, symbols } = tables
  const wide = ((length - 1) >> 5) + 1
  const size = (nodes + symbols) * wide
  const bits = room((length + 1) * size)
  const begun = beginnings(tables, length, entries)
  /** By position and symbol, the first link of those that wait for it: node, the node behind it, and the next link. */
  const links: number[] = [0, 0, 0]
  const waiting = waitingRoom((length + 1) * symbols)
  /** By symbol, at which positions it is looked for. */
  const sought = soughtRoom(symbols * wide)
  const fresh = new Int32Array(symbols * wide)
  const stack: number[] = []

  const seek = (symbol: number, position: number): void => {
    const word = position >> 5
    const bit = 1 << (position & 31)
    if (((sought[symbol * wide + word] as number) & bit) !== 0) return
    const all = tables.below[symbol] as Int32Array
    for (let i = 0; i < all.length; i++) {
      const at = (all[i] as number) * wide + word
      sought[at] = (sought[at] as number) | bit
    }
  }

  /** Something with this symbol is whole at `end`, for these starts. */
  const complete = (end: number, symbol: number, word: number, starts: number): void => {
    const at = end * size + (nodes + symbol) * wide + word
    const known = bits[at] as number
    const added = starts & (sought[symbol * wide + word] as number) & ~known
    if (added === 0) return
    bits[at] = known | added
    const row = symbol * wide + word
    if (fresh[row] === 0) stack.push(row)
    fresh[row] = (fresh[row] as number) | added
  }
  /** Rules have been read up to this node at `end`, for these starts. */
  const advance = (end: number, node: number, word: number, starts: number): void => {
    const column = end * size + node * wide
    const known = bits[column + word] as number
    const added = starts & ~known
    if (added === 0) return
    if (known === 0 && isEmpty(bits, column, wide)) wait(end, node)
    bits[column + word] = known | added
    const results = tables.results[node] as Int32Array
    for (let i = 0; i < results.length; i += 2) {
      const opening = results[i + 1] as number
      const begun = opening < 0 ? added : added & (openings[opening * wide + word] as number)
      if (begun !== 0) complete(end, results[i] as number, word, begun)
    }
  }
  const wait = (end: number, node: number): void => {
    const next = tables.next[node] as Int32Array
    for (let i = 0; i < next.length; i += 2) {
      const symbol = next[i] as number
      if (begun[end * symbols + symbol] === 0) continue
      seek(symbol, end)
      const place = end * symbols + symbol
      links.push(node, next[i + 1] as number, waiting[place] as number)
      waiting[place] = links.length - 3
    }
  }
  /** All that becomes possible at `end` by something whole with these starts. */
  const follow = (end: number, symbol: number, word: number, starts: number): void => {
    const first = tables.first[symbol] as number
    if (first >= 0) advance(end, first, word, starts)
    for (let rest = starts; rest !== 0; rest &= rest - 1) {
      const start = (word << 5) + firstBit(rest)
      for (
        let link = waiting[start * symbols + symbol] as number;
        link > 0;
        link = links[link + 2] as number
      ) {
        const column = start * size + (links[link] as number) * wide
        for (let other = 0; other <= word; other++) {
          const before = bits[column + other] as number
          if (before !== 0) advance(end, links[link + 1] as number, other, before)
        }
      }
    }
  }

  seek(goal, 0)
  for (const symbol of tables.anywhere) sought.fill(-1, symbol * wide, (symbol + 1) * wide)
  const byEnd = endingAt(length, entries)
  for (let end = 1; end <= length; end++) {
    for (const { symbol, start } of byEnd[end] as Entry[])
      complete(end, symbol, start >> 5, 1 << (start & 31))
    for (let row = stack.pop(); row !== undefined; row = stack.pop()) {
      const starts = fresh[row] as number
      fresh[row] = 0
      const word = row % wide
      follow(end, (row - word) / wide, word, starts)
    }
  }
  return { length, wide, size, bits, openings }
}

function endingAt(length: number, entries: readonly Entry[]): Entry[][] {
  const byEnd: Entry[][] = Array.from({ length: length + 1 }, () => [])
  for (const entry of entries) if (entry.symbol >= 0) byEnd[entry.end]?.push(entry)
  return byEnd
}

function isEmpty(bits: Int32Array, from: number, wide: number): boolean {
  for (let word = 0; word < wide; word++) if (bits[from + word] !== 0) return false
  return true
}
