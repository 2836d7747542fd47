/** The words of a text as the chart takes them: each token by itself, and what the lexicon says of one or several. */
import type { WordEdge } from './edge.js'
import type { Grammar } from './grammar.js'
import type { Token } from './token.js'

export interface Entry extends Omit<WordEdge, 'against'> {
  /** The number of its category in the grammar; -1 when no rule speaks of it. */
  symbol: number
  against: WordEdge['against'] | null
}

/** In the order in which they are put into the chart. */
export function entriesOf(
  { symbols }: Grammar,
  tokens: readonly Token[],
  words: readonly WordEdge[],
): Entry[] {
  const entries: Entry[] = []
  tokens.forEach((payload, start) => {
    const category = `'${payload.word}'`
    const symbol = symbols.get(category)
    if (symbol !== undefined)
      entries.push({ category, symbol, start, end: start + 1, payload, against: null })
  })
  for (const { category, start, end, payload, against = null } of words)
    entries.push({ category, symbol: symbols.get(category) ?? -1, start, end, payload, against })
  return entries
}
