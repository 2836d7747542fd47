/**
 * Whether the words of a text can stand one behind the other at all: a path through them on which each may follow the one
 * before by some rule. Where there is none, no chart is needed to know that the text has no reading, alone or behind others.
 */
import type { Entry } from './entries.js'
import type { Grammar } from './grammar.js'
import { tablesOf } from './tables.js'

/** False when it can not be the end of a `goal`, whatever stands before it. */
export function mayEnd(grammar: Grammar, length: number, entries: readonly Entry[], goal: number): boolean {
  const { following, ending, symbols } = tablesOf(grammar)
  const reached: number[][] = Array.from({ length: length + 1 }, () => [])
  const inOrder = entries.filter(({ symbol }) => symbol >= 0).sort((one, other) => one.start - other.start)
  for (const { symbol, start, end } of inOrder) {
    const before = reached[start] as number[]
    const at = reached[end] as number[]
    if (start === 0 || before.some((one) => following[one * symbols + symbol] === 1)) at.push(symbol)
  }
  return (reached[length] ?? []).some((symbol) => ending[symbol]?.has(goal) === true)
}
