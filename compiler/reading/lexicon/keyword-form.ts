/** How a keyword is written behind its name: its numbers, and fixed words between and behind them: "Ward 2 for 3 gold". */
import type { Lexicon } from '../lexicon.js'

export type KeywordPart = { parameter: string } | { word: string }

/** The parts behind the name, in order; a keyword declared without words has its numbers alone. */
export function keywordForm(lexicon: Lexicon, name: string): readonly KeywordPart[] {
  const keyword = lexicon.keyword(name)
  return keyword?.form ?? (keyword?.parameters ?? []).map((parameter) => ({ parameter }))
}
