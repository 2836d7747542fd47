/** Which constituents are worth making. */
import type { Entry } from './entries.js'
import type { Grammar } from './grammar.js'
import { tablesOf } from './tables.js'
import type { Tables } from './tables.js'

export interface Guide {
  /** Whether the category is wanted over this stretch. */
  wants(symbol: number, start: number, end: number): boolean
  /** Whether the beginning of rules up to this node of their tree, over this stretch, may go on or be whole. */
  follows(node: number, start: number, end: number): boolean
  /** Whether something wanted may begin at a position with this category. */
  begins(symbol: number, position: number): boolean
}

const always = (): boolean => true

/** Everything that can be made is wanted; but nothing waits for what the next word can not begin. */
export function allOf(grammar: Grammar, length: number, entries: readonly Entry[]): Guide {
  const tables = tablesOf(grammar)
  const begun = beginnings(tables, length, entries)
  const begins = (symbol: number, position: number) => begun[position * tables.symbols + symbol] === 1
  return { wants: always, follows: always, begins }
}

/** By position and symbol: 1 when the words at the position may begin it. */
export function beginnings(
  { symbols, above }: Tables,
  length: number,
  entries: readonly Entry[],
): Uint8Array {
  const begun = new Uint8Array((length + 1) * symbols)
  for (const { symbol, start } of entries) {
    if (symbol < 0 || begun[start * symbols + symbol] === 1) continue
    const all = above[symbol] as Int32Array
    for (let i = 0; i < all.length; i++) begun[start * symbols + (all[i] as number)] = 1
  }
  return begun
}
