/**
 * Finds the partner of each bracket and quote before parsing, without recursion. What has none, or lies too deep, becomes
 * a plain mark with a finding, so that one slip costs one finding and not the sentence.
 */
import type { IToken, TokenType } from 'chevrotain'
import { report, type Source } from './source.js'
import { Close, CloseIcon, CloseQuote, Open, OpenIcon, OpenQuote, Other, Quote, retag } from './tokens.js'

const deepest = 16

const openerOf = new Map<TokenType, TokenType>([
  [Close, Open],
  [CloseIcon, OpenIcon],
])

export function pairBrackets(source: Source, tokens: readonly IToken[]): void {
  const open: IToken[] = []
  const tooDeep = new Set<IToken>()
  for (const token of tokens) {
    const type = token.tokenType
    if (type === Open || type === OpenIcon) push(token)
    else if (type === Quote) {
      const at = open.findLastIndex((one) => one.tokenType === OpenQuote)
      if (at < 0) {
        retag(token, OpenQuote)
        push(token)
      } else close(token, at, CloseQuote)
    } else {
      const opener = openerOf.get(type)
      if (!opener) continue
      // A bracket never closes one that stands outside the quote it is in.
      const at = open.findLastIndex((one) => one.tokenType === opener || one.tokenType === OpenQuote)
      if (at >= 0 && open[at]?.tokenType === opener) close(token, at, type)
      else demote(token, 'GT-G10')
    }
  }
  for (const token of open) demote(token, 'GT-G09')

  function push(token: IToken) {
    open.push(token)
    if (open.length <= deepest) return
    if (open.length === deepest + 1) report(source, 'GT-G11', range(token), { depth: String(deepest) })
    tooDeep.add(token)
  }

  function close(token: IToken, at: number, type: TokenType) {
    const [opener, ...unclosed] = open.splice(at)
    for (const one of unclosed) demote(one, 'GT-G09')
    retag(token, type)
    if (!opener || !tooDeep.has(opener)) return
    retag(opener, Other)
    retag(token, Other)
  }

  function demote(token: IToken, code: 'GT-G09' | 'GT-G10') {
    const alreadyTold = tooDeep.has(token)
    retag(token, Other)
    if (!alreadyTold) report(source, code, range(token), { sign: token.image })
  }
}

function range(token: IToken) {
  return { start: token.startOffset, end: token.startOffset + token.image.length }
}
