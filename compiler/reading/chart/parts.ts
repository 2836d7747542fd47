/** From the whole of a sentence to its parts: all constituents that it may have, by what categories allow. */
import { firstBit } from './recogniser.js'
import type { Columns } from './recogniser.js'
import type { Guide } from './guide.js'
import { createRoom } from './room.js'
import type { Tables } from './tables.js'

const room = createRoom()

/**
 * Follows the goal over the whole text backwards, to its parts, and to what their rules ask for. Null when it does not
 * stand there. To be used before the next text is followed.
 */
export function partsOf(
  tables: Tables,
  { length, wide, size, bits, openings }: Columns,
  goal: number,
): Guide | null {
  const { nodes, symbols } = tables
  const whole = length * size + (nodes + goal) * wide
  if (((bits[whole] as number) & 1) === 0) return null
  const parts = room((length + 1) * size)
  const begun = new Uint8Array((length + 1) * symbols)

  /** Marks those of the starts that are there and not yet marked, and gives them back. */
  const marked = (at: number, starts: number): number => {
    const added = starts & (bits[at] as number) & ~(parts[at] as number)
    parts[at] = (parts[at] as number) | added
    return added
  }
  const markSymbol = (symbol: number, end: number, word: number, starts: number): void => {
    const added = marked(end * size + (nodes + symbol) * wide + word, starts)
    if (added === 0) return
    for (let rest = added; rest !== 0; rest &= rest - 1)
      begun[((word << 5) + firstBit(rest)) * symbols + symbol] = 1
    const endings = tables.endings[symbol] as Int32Array
    for (let i = 0; i < endings.length; i += 2) {
      const opening = endings[i + 1] as number
      const begun = opening < 0 ? added : added & (openings[opening * wide + word] as number)
      if (begun !== 0) markNode(endings[i] as number, end, word, begun)
    }
    const asked = tables.asked[symbol] as Int32Array
    for (let i = 0; i < asked.length; i++) markWithin(asked[i] as number, end, word, added)
  }
  const markNode = (node: number, end: number, word: number, starts: number): void => {
    const added = marked(end * size + node * wide + word, starts)
    if (added === 0) return
    const last = tables.last[node] as number
    const before = tables.before[node] as number
    if (before < 0) {
      markSymbol(last, end, word, added)
      return
    }
    const column = end * size + (nodes + last) * wide
    for (let other = word; other < wide; other++) {
      for (let rest = bits[column + other] as number; rest !== 0; rest &= rest - 1) {
        const middle = (other << 5) + firstBit(rest)
        const begins = (bits[middle * size + before * wide + word] as number) & added
        if (begins === 0) continue
        markSymbol(last, end, other, rest & -rest)
        markNode(before, middle, word, begins)
      }
    }
  }
  /** A rule may ask for what lies within its own stretch. */
  const markWithin = (symbol: number, end: number, word: number, starts: number): void => {
    const first = firstBit(starts)
    for (let inner = (word << 5) + first + 1; inner <= end; inner++)
      for (let other = word; other < wide; other++)
        markSymbol(symbol, inner, other, other === word ? -1 << first : -1)
  }

  markSymbol(goal, length, 0, 1)
  const has = (row: number, start: number, end: number): boolean =>
    ((parts[end * size + row * wide + (start >> 5)] as number) & (1 << (start & 31))) !== 0
  return {
    wants: (symbol, start, end) => has(nodes + symbol, start, end),
    follows: (node, start, end) => has(node, start, end),
    begins: (symbol, position) => begun[position * symbols + symbol] === 1,
  }
}
