/** Why a phrase has no reading, in words that help to write it right. */
import type { Problem, Scope } from './api.js'
import type { Chart } from './chart/chart.js'
import type { WordEdge } from './chart/edge.js'
import type { Grammar } from './chart/grammar.js'
import { categoryName } from './category-names.js'
import { isFixed } from './fixed-words.js'
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
  words: readonly WordEdge[],
  grammar: Grammar,
  scope: Scope,
): Problem[] {
  const inside = behindLabel(tokens)
  const isCovered = (at: number): boolean =>
    words.some(({ category, start, end }) => start <= at && at < end && !isFixed(category))
  return tokens.flatMap((token, at) => {
    const isWord = /^\p{L}/u.test(token.word) && token.image.length > 1
    if (at < inside || !isWord || grammar.words.has(token.word) || scope.lexicon.knows(token.image)) return []
    if (isCovered(at)) return []
    const near = [
      ...new Set([
        ...titleAt(tokens, at, scope),
        ...titlesNear(tokens, at, scope),
        ...scope.lexicon.near(token.image),
        ...nearest(token.image, grammar.words),
      ]),
    ]
    const hints = near.slice(0, 3).map((one) => `Did you mean "${one}"?`)
    return [problem('unknown-word', token.span, { word: token.image }, hints)]
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

/** Titles of several words near those around an unknown one. */
function titlesNear(tokens: readonly ReadToken[], at: number, scope: Scope): string[] {
  const starts = [at, at - 1, at - 2].filter((start) => start >= 0)
  return starts.flatMap((start) =>
    [3, 2].flatMap((length) => {
      const words = tokens.slice(start, start + length).map((token) => token.image)
      return start + length > at && words.length === length
        ? scope.lexicon.near(words.join(' '), ['title'])
        : []
    }),
  )
}

/** Where the sentence begins behind its label: "BA: …", "T (4+): …"; 0 without one. A label is right whatever it says. */
function behindLabel(tokens: readonly ReadToken[]): number {
  const at = tokens.findIndex(({ image }) => image === ':')
  const [first] = tokens
  if (at < 1 || !first?.capital) return 0
  const isLabel = at === 1 || (tokens[1]?.image === '(' && tokens[at - 1]?.image === ')' && at <= 5)
  return isLabel ? at + 1 : 0
}

/** How far the phrase was read from there, and as what. */
function longest(chart: Chart, from: number, length: number): { end: number; as: string } {
  for (let end = length; end > from; end--) {
    const best = chart.over(from, end).findLast((edge) => edge.rule !== null)
    if (best) return { end, as: best.category }
  }
  return { end: from, as: '' }
}

function textOf(tokens: readonly ReadToken[], start: number, end: number): string {
  return tokens
    .slice(start, end)
    .map((token) => token.image)
    .join(' ')
    .replaceAll(" '", "'")
}

/** At most this many things that could have followed are told. */
const mostExpected = 8

/** The problem of a phrase all of whose words are known: types that do not fit, or else how far it was read. */
export function notUnderstood(
  tokens: readonly ReadToken[],
  chart: Chart,
  what: string,
  whole: Span,
): Problem {
  const start = behindLabel(tokens)
  const { end, as } = longest(chart, start, tokens.length)
  const from = end < tokens.length ? end : start
  const span = spanOf(tokens, from, tokens.length, whole)
  const misfits = reasons(chart.ruledOut, tokens, 3)
  return problem(
    'not-understood',
    span,
    { what },
    misfits.length > 0 ? misfits : readSoFar(tokens, chart, start, end, as),
  )
}

/** What was tried and does not fit, the longest first. */
export function reasons(ruledOut: Chart['ruledOut'], tokens: readonly ReadToken[], most: number): string[] {
  const longestFirst = [...ruledOut].sort((a, b) => b.end - b.start - (a.end - a.start))
  const wrong = longestFirst.filter(({ unfinished }) => !unfinished)
  const told = new Map<string, string>()
  for (const { start, end, reason } of wrong.length > 0 ? wrong : longestFirst) {
    const words = textOf(tokens, start, end)
    if (!told.has(words)) told.set(words, `"${words}": ${reason}.`)
  }
  return [...told.values()].slice(0, most)
}

function readSoFar(
  tokens: readonly ReadToken[],
  chart: Chart,
  start: number,
  end: number,
  as: string,
): string[] {
  const name = categoryName(as)
  if (end === tokens.length) return name === null ? [] : [`It could only be ${name}.`]
  const expected = [...chart.expected(end)].flatMap((key) => categoryName(key) ?? [])
  const inOrder = [...new Set(expected)].sort(
    (one, other) => Number(one.startsWith('"')) - Number(other.startsWith('"')),
  )
  const told = end === start || name === null ? [] : [`"${textOf(tokens, start, end)}" was read as ${name}.`]
  const shown = inOrder.slice(0, mostExpected)
  return shown.length === 0
    ? told
    : [...told, `Could follow: ${shown.join(', ')}${shown.length < inOrder.length ? ', …' : ''}.`]
}
