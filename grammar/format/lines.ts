/** The lines of a text as the formatter sees them: where each stands in its blocks, and what may be changed in it. */
import { readFields } from '../fields.js'
import { layOut, makeSource, type Line } from '../layout.js'
import type { GrammarProblem } from '../problems.js'
import type { Source } from '../source.js'
import type { AnyTree } from '../tree.js'

/** One line of the file. */
export interface TextLine {
  /** `start`: of a statement, a field …; `more`: goes on with the line above; `raw`: can not be read, and stays. */
  role: 'blank' | 'comment' | 'start' | 'more' | 'raw'
  /** Levels of indentation, for `start` and `more`. */
  depth: number
  /** Without margin, comment and white space at the end. */
  content: string
  /** The comment at its end, or that it consists of; null without. */
  comment: string | null
  /** Several fields may stand on it, apart by two or more spaces. */
  fields: boolean
  /** Begins a block at the margin. */
  top: boolean
}

/** Problems that come from the margin only: the formatter mends them. */
const marginal = new Set(['GT-G02', 'GT-G06', 'GT-G07'])

interface Place {
  depth: number
  fields: boolean
}

/** The lines of a text, with problems that were found when it was read: lines that have one keep their words as they are. */
export function textLines(
  kind: AnyTree['kind'],
  text: string,
  problems: readonly GrammarProblem[],
): TextLine[] {
  const source = makeSource('', text)
  const places = new Map<number, Place>()
  const ends = new Map<number, number>()
  placeLines(source, kind, layOut(source), 0, false, (line, place) => {
    const first = lineAt(source, line.start)
    places.set(first, place)
    ends.set(first, lineAt(source, line.end))
  })
  const broken = brokenLines(source, problems)
  const comments = new Map(
    source.comments.map(({ text: comment, span }) => [span.line - 1, { comment, span }]),
  )
  let last: { place: Place; end: number } | null = null
  return source.lineStarts.map((start, index): TextLine => {
    const raw = source.text.slice(start, source.lineStarts[index + 1]).replace(/[\r\n]+$/u, '')
    const found = comments.get(index)
    const body = found ? raw.slice(0, found.span.start - start) : raw
    const comment = found?.comment.trimEnd() ?? null
    const place = places.get(index)
    if (place) last = { place, end: ends.get(index) ?? index }
    const goesOn = !place && last !== null && index <= last.end
    const line = { depth: last?.place.depth ?? 0, content: body.trim(), comment, fields: false, top: false }
    if (broken.has(index)) {
      // What can not be read may hold anything, a comment sign in quotes too.
      if (!place && !goesOn) return { ...line, role: 'raw', content: raw.trimEnd(), comment: null }
      const role = place ? 'start' : 'more'
      return { ...line, role, content: raw.trim(), comment: null, top: place?.depth === 0 }
    }
    if (body.trim() === '') return { ...line, role: comment === null ? 'blank' : 'comment', content: '' }
    if (!place && !goesOn) return { ...line, role: 'raw', content: raw.trimEnd(), comment: null }
    const fields = last?.place.fields ?? false
    return {
      ...line,
      role: place ? 'start' : 'more',
      content: evenly(body.trim(), fields),
      fields,
      top: place?.depth === 0,
    }
  })
}

/** Every line of the tree with its depth. */
function placeLines(
  source: Source,
  kind: AnyTree['kind'],
  lines: readonly Line[],
  depth: number,
  inText: boolean,
  take: (line: Line, place: Place) => void,
): void {
  for (const line of lines) {
    const last = inText ? undefined : readFields(source, line).at(-1)
    const withFields = kind === 'cards' || kind === 'deck' || kind === 'scenario'
    take(line, { depth, fields: withFields && last !== undefined })
    const text = inText || !withFields || last === undefined || (kind === 'cards' && last.name !== 'card')
    placeLines(source, kind, line.children, depth + 1, text, take)
  }
}

function brokenLines(source: Source, problems: readonly GrammarProblem[]): Set<number> {
  const broken = new Set<number>()
  for (const { code, span } of problems) {
    if (marginal.has(code)) continue
    const end = lineAt(source, Math.max(span.start, span.end - 1))
    for (let line = span.line - 1; line <= end; line++) broken.add(line)
  }
  return broken
}

function lineAt({ lineStarts }: Source, offset: number): number {
  let low = 0
  let high = lineStarts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((lineStarts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

const fieldAhead = /^[\p{L}][\p{L}\p{N}_'’-]*(?: [\p{L}\p{N}][\p{L}\p{N}_'’-]*){0,3} ?:(?:\s|$)/u

/** Single spaces between words, three between fields. */
function evenly(content: string, fields: boolean): string {
  return content.replace(/\s{2,}|[^\S ]/gu, (run: string, at: number) =>
    fields && (run.length > 1 || run === '\t') && fieldAhead.test(content.slice(at + run.length))
      ? '   '
      : ' ',
  )
}
