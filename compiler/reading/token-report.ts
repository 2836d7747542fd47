/** What each token of a reading was taken for. */
import type { Reading } from './api.js'
import type { Edge } from './chart/edge.js'
import { isFixed } from './fixed-words.js'
import type { ReadToken } from './tokens.js'

/** Follows a derivation to its words. */
export function tokenReport(edge: Edge, tokens: readonly ReadToken[]): Reading<unknown>['tokens'] {
  const report: Reading<unknown>['tokens'] = []
  const visit = (at: Edge, above: string): void => {
    if (at.rule) {
      for (const child of at.children) visit(child, at.rule.name)
      return
    }
    const as = at.category.startsWith("'") || isFixed(at.category) ? above : at.category.replace('-word', '')
    for (const token of tokens.slice(at.start, at.end))
      report.push({ span: token.span, image: token.image, as })
  }
  visit(edge, '')
  return report
}
