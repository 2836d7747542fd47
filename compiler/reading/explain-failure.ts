/** Why a phrase has no reading, in words that help to write it right. */
import type { Problem, Scope } from './api.js'
import type { Chart } from './chart/chart.js'
import type { Grammar } from './chart/grammar.js'
import { nearest } from './lexicon/near.js'
import { readingProblems } from './problems.js'
import type { ReadingProblem } from './problems.js'
import type { ReadToken } from './tokens.js'
import type { Span } from '../../grammar/tree.js'

export function problem(
  kind: ReadingProblem,
  span: Span,
  values: Record<string, string> = {},
  hints: string[] = [],
): Problem {
  const { code, message } = readingProblems[kind]
  return { code, span, message: message.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? ''), hints }
}

/** The span of tokens [start, end). */
export function spanOf(tokens: readonly ReadToken[], start: number, end: number, whole: Span): Span {
  const first = tokens[start]?.span
  const last = tokens[end - 1]?.span
  return first && last
    ? { ...first, end: last.end }
    : { ...whole, start: Math.max(whole.start, whole.end - 1) }
}

/** Words that neither the grammar nor the game knows, with those that are near. */
export function unknownWords(
  tokens: readonly ReadToken[],
  chart: Chart,
  grammar: Grammar,
  scope: Scope,
): Problem[] {
  return tokens.flatMap((token, at) => {
    const isWord = /^\p{L}/u.test(token.word) && token.image.length > 1
    if (!isWord || grammar.words.has(token.word) || scope.lexicon.knows(token.image)) return []
    if (coveredByTerm(chart, at, tokens.length)) return []
    const near = [
      ...new Set([
        ...titleAt(tokens, at, scope),
        ...scope.lexicon.near(token.image),
        ...nearest(token.image, grammar.words),
      ]),
    ]
    return [problem('unknown-word', token.span, { word: token.image }, near.slice(0, 5))]
  })
}

/** A title whose capitals were left out. */
function titleAt(tokens: readonly ReadToken[], at: number, scope: Scope): string[] {
  const images = tokens.map((token) => token.image)
  return scope.lexicon
    .lengths(images, at)
    .flatMap((length) => {
      const words = images.slice(at, at + length)
      return [words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')]
    })
    .filter((term) => scope.lexicon.senses(term).some((sense) => sense.cat === 'title'))
}

function coveredByTerm(chart: Chart, at: number, length: number): boolean {
  for (let start = Math.max(0, at - 5); start <= at; start++) {
    for (let end = at + 1; end <= Math.min(length, start + 8); end++) {
      if (
        chart
          .over(start, end)
          .some((edge) => !edge.rule && edge.category !== 'token' && !edge.category.startsWith("'"))
      )
        return true
    }
  }
  return false
}

/** How far the phrase was read from its start, and the longest stretches with what they were taken for. */
function longest(
  chart: Chart,
  tokens: readonly ReadToken[],
  length: number,
): { end: number; as: string } | null {
  for (let end = length; end > 0; end--) {
    const edges = chart.over(0, end).filter((edge) => edge.rule !== null)
    const best = edges.at(-1)
    if (best) return { end, as: best.category }
  }
  return tokens.length > 0 ? { end: 0, as: 'nothing' } : null
}

function textOf(tokens: readonly ReadToken[], start: number, end: number): string {
  return tokens
    .slice(start, end)
    .map((token) => token.image)
    .join(' ')
}

/** The problem of a phrase all of whose words are known. */
export function notUnderstood(
  tokens: readonly ReadToken[],
  chart: Chart,
  what: string,
  whole: Span,
): Problem {
  const reached = longest(chart, tokens, tokens.length)
  const end = reached?.end ?? 0
  const hints: string[] = []
  if (reached && end > 0 && end < tokens.length)
    hints.push(`"${textOf(tokens, 0, end)}" was read as ${article(reached.as)}`)
  if (reached && end === tokens.length) hints.push(`all of it was read as ${article(reached.as)}`)
  const expected = [...chart.expected(end)].filter((key) => key !== 'token').sort()
  if (end < tokens.length && expected.length > 0)
    hints.push(`could follow: ${expected.slice(0, 24).join(', ')}`)
  const misfits = [...chart.ruledOut].sort((a, b) => b.end - b.start - (a.end - a.start)).slice(0, 4)
  for (const { start, end: stop, reason } of misfits)
    hints.push(`"${textOf(tokens, start, stop)}": ${reason}`)
  const from = end < tokens.length ? end : 0
  return problem('not-understood', spanOf(tokens, from, tokens.length, whole), { what }, [...new Set(hints)])
}

function article(category: string): string {
  return `${/^[aeiou]/.test(category) ? 'an' : 'a'} ${category}`
}
