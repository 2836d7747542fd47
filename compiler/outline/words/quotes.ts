/** Words in single quotes, or in braces: 'hit', 'nighttime conditions', {turned}. */
import type { ReadToken } from '../../reading/tokens.js'

interface QuotedRun {
  /** Indexes of the tokens of the two signs. */
  open: number
  close: number
}

const mostInside = 6

export function quotedRuns(tokens: readonly ReadToken[]): QuotedRun[] {
  const runs: QuotedRun[] = []
  for (let open = 0; open < tokens.length; open++) {
    if (!opens(tokens, open)) continue
    for (let close = open + 2; close < tokens.length && close <= open + mostInside + 1; close++) {
      if (!closes(tokens, close)) continue
      runs.push({ open, close })
      open = close
      break
    }
  }
  return runs
}

function opens(tokens: readonly ReadToken[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (token?.image === '{') return true
  if (!isSign(token) || next?.span.start !== token.span.end) return false
  return before?.span.end !== token.span.start || /^(?:\(|-|non-)$/u.test(before.image)
}

function closes(tokens: readonly ReadToken[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  return token?.image === '}' || (isSign(token) && before?.span.end === token.span.start)
}

/** A lone sign, which behind an s looks like that of an owner. */
function isSign(token: ReadToken | undefined): token is ReadToken {
  return token !== undefined && token.span.end - token.span.start === 1 && /^'s?$/u.test(token.image)
}
