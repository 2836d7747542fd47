/** From a range of a file to tokens that are ready for the parser. */
import type { IToken } from 'chevrotain'
import { longestLine } from './layout.js'
import { pairBrackets } from './pairing.js'
import { report, type Range, type Source } from './source.js'
import { protectTitles } from './titles.js'
import { tokenize } from './tokens.js'

export interface LineTokens {
  tokens: IToken[]
  /** Where tokens that are part of a title start. */
  titled: Set<number>
}

export function lineTokens(source: Source, range: Range): LineTokens {
  const length = range.end - range.start
  if (length > longestLine) {
    report(source, 'GT-G08', range, { length: String(length), longest: String(longestLine) })
    return { tokens: [], titled: new Set() }
  }
  const tokens = tokenize(source.clean.slice(range.start, range.end), range.start)
  const titled = protectTitles(tokens, source.titles)
  pairBrackets(source, tokens)
  return { tokens, titled }
}
