/**
 * Lines and indentation. Two spaces make a level; a line indented by four or more beyond the line above goes on with it.
 * `#` starts a comment at the start of a line, or between white space: so "#3" is a word of a text.
 */
import { noTitles, type TitleIndex } from './titles.js'
import { report, spanOf, trimmed, type Range, type Source } from './source.js'

/** A line with its continuations, and the lines indented below it. */
export interface Line extends Range {
  indent: number
  children: Line[]
}

/** Longest line that is read, in characters. */
export const longestLine = 20_000

/** Most levels of indentation. */
const deepest = 32

const lineEnd = /\r\n|\n|\r/gu
// eslint-disable-next-line no-control-regex -- finding control characters is its purpose
const control = /[\u0000-\u0008\u000e-\u001f\u007f]+/gu

export function makeSource(file: string, text: string, titles: TitleIndex = noTitles): Source {
  const lineStarts = [0]
  for (const end of text.matchAll(lineEnd)) lineStarts.push(end.index + end[0].length)
  const source: Source = { file, text, clean: '', lineStarts, comments: [], problems: [], titles }
  source.clean = lineStarts.map((start, index) => cleanLine(source, start, lineStarts[index + 1])).join('')
  return source
}

/** A line with its line end as one or two characters, of unchanged length. */
function cleanLine(source: Source, start: number, next: number | undefined): string {
  const raw = source.text.slice(start, next)
  const body = raw.replace(/[\r\n]+$/u, '')
  const ending = next === undefined ? '' : '\n'.padStart(raw.length - body.length)
  if (body.length > longestLine) {
    report(
      source,
      'GT-G08',
      { start, end: start + body.length },
      { length: String(body.length), longest: String(longestLine) },
    )
    return ' '.repeat(body.length) + ending
  }
  const at = commentStart(body)
  let kept = body
  if (at !== null) {
    const end = start + body.length
    source.comments.push({ text: body.slice(at), span: spanOf(source, start + at, end) })
    kept = body.slice(0, at)
  }
  kept = kept.replace(control, (found, offset: number) => {
    const codes = [...found].map(
      (one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
    )
    report(
      source,
      'GT-G05',
      { start: start + offset, end: start + offset + found.length },
      { codes: codes.slice(0, 5).join(' ') },
    )
    return ' '.repeat(found.length)
  })
  return kept.padEnd(body.length) + ending
}

function commentStart(line: string): number | null {
  const first = line.search(/\S/u)
  if (first >= 0 && line[first] === '#') return first
  const found = /\s#(?=\s|$)/u.exec(line)
  return found ? found.index + 1 : null
}

/** The lines of a source as a tree of blocks; empty lines and comments are gone. */
export function layOut(source: Source): Line[] {
  const top: Line[] = []
  const open: Line[] = []
  let joinable = false
  source.lineStarts.forEach((lineStart, index) => {
    const lineStop = source.lineStarts[index + 1] ?? source.clean.length
    const range = trimmed(source, { start: lineStart, end: lineStop })
    if (range.start === range.end) {
      // A blank line ends a sentence; a line that only holds a comment does not.
      joinable &&= source.text.slice(lineStart, lineStop).trim() !== ''
      return
    }
    const indent = measure(source, lineStart, range.start)
    const last = open[open.length - 1]
    if (last && joinable && indent >= last.indent + 4) {
      last.end = range.end
      return
    }
    while (open.length > 0 && (open[open.length - 1]?.indent ?? 0) >= indent) open.pop()
    if (open.length > deepest) {
      report(source, 'GT-G11', range, { depth: String(deepest) })
      open.length = deepest
    }
    const parent = open[open.length - 1]
    const expected = parent ? parent.indent + 2 : 0
    if (indent !== expected) {
      report(
        source,
        'GT-G07',
        { start: lineStart, end: range.start },
        { found: String(indent), expected: String(expected) },
      )
    }
    const line: Line = { ...range, indent, children: [] }
    ;(parent ? parent.children : top).push(line)
    open.push(line)
    joinable = true
  })
  return top
}

function measure(source: Source, lineStart: number, start: number): number {
  const margin = source.clean.slice(lineStart, start)
  const tab = margin.indexOf('\t')
  if (tab < 0) return margin.length
  report(source, 'GT-G06', { start: lineStart + tab, end: lineStart + tab + 1 })
  return margin.replaceAll('\t', '  ').length
}

/** From the start of a line to the end of the last line below it. */
export function blockRange(line: Line): Range {
  let last = line
  for (let below = last.children.at(-1); below; below = last.children.at(-1)) last = below
  return { start: line.start, end: last.end }
}
