/** Where rules may begin that begin with certain words only. */
import type { Lexicon } from '../lexicon.js'
import type { Entry } from './entries.js'
import type { Grammar } from './grammar.js'

/** By opening of the grammar, a row of bits: at which positions of a text of this length there is such a word. */
export function openingsIn(
  { openings }: Grammar,
  length: number,
  entries: readonly Entry[],
  lexicon: Lexicon,
): Int32Array {
  const wide = ((length - 1) >> 5) + 1
  const bits = new Int32Array(openings.length * wide)
  openings.forEach((opens, number) => {
    for (const entry of entries) {
      if (!opens(entry, lexicon)) continue
      const at = number * wide + (entry.start >> 5)
      bits[at] = (bits[at] as number) | (1 << (entry.start & 31))
    }
  })
  return bits
}
