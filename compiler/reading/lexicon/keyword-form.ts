/** How a keyword is written behind its name: its numbers, and fixed words between and behind them: "Ward 2 for 3 gold". */
import type { Lexicon } from '../lexicon.js'

/** A parameter is a number unless it is a text: the title of a card. */
export type KeywordPart = { parameter: string; type?: 'text' } | { word: string }

/** The parts behind the name, in order; a keyword declared without words has its numbers alone. */
export function keywordForm(lexicon: Lexicon, name: string): readonly KeywordPart[] {
  const keyword = lexicon.keyword(name)
  return keyword?.form ?? (keyword?.parameters ?? []).map((parameter) => ({ parameter }))
}
