/** One file while it is being read: its text, places in it, and what is found on the way. */
import { type GrammarProblem, type ProblemCode, makeProblem } from './problems.js'
import type { TitleIndex } from './titles.js'
import type { Comment, Span } from './tree.js'

export interface Source {
  file: string
  text: string
  /** The text with comments, control characters and lines that are given up replaced by as many spaces. */
  clean: string
  lineStarts: number[]
  comments: Comment[]
  problems: GrammarProblem[]
  titles: TitleIndex
}

/** A piece of a source: [start, end). */
export interface Range {
  start: number
  end: number
}

export function spanOf(source: { lineStarts: readonly number[] }, start: number, end: number): Span {
  const starts = source.lineStarts
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= start) low = middle
    else high = middle - 1
  }
  return { start, end, line: low + 1, column: start - (starts[low] ?? 0) + 1 }
}

export function report(
  source: Source,
  code: ProblemCode,
  range: Range,
  values: Record<string, string> = {},
  hints: string[] = [],
): void {
  source.problems.push(makeProblem(code, spanOf(source, range.start, range.end), values, hints))
}

/** The words of a range as written, on one line, with single spaces. */
export function writtenText(source: Source, range: Range): string {
  return source.clean.slice(range.start, range.end).replace(/\s+/gu, ' ').trim()
}

/** The range without white space at its ends. */
export function trimmed(source: Source, range: Range): Range {
  const text = source.clean.slice(range.start, range.end)
  const start = range.start + (text.length - text.trimStart().length)
  return { start, end: Math.max(start, range.start + text.trimEnd().length) }
}
