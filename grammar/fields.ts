/** Lines of fields: `name: value`, several on a line when two or more spaces stand between them. */
import { spanOf, trimmed, writtenText, type Range, type Source } from './source.js'
import type { Field } from './tree.js'

/** A few words and a colon that is followed by space. */
const fieldName = String.raw`[\p{L}][\p{L}\p{N}_'’-]*(?: [\p{L}\p{N}][\p{L}\p{N}_'’-]*){0,3}`
const first = new RegExp(`^(${fieldName}) ?:(?=\\s|$)`, 'u')
/** White space on one line: a value that goes on in the next line is still one value. */
const next = new RegExp(`(?:[^\\S\\n]{2,}|\\t)(?=${fieldName} ?:(?:\\s|$))`, 'gu')

/** The fields of a line; empty if it does not begin with one. */
export function readFields(source: Source, line: Range): Field[] {
  const text = source.clean.slice(line.start, line.end)
  if (!first.test(text)) return []
  const starts = [0, ...afterLineStart(text)]
  return starts.map((start, index) =>
    readField(source, { start: line.start + start, end: line.start + (starts[index + 1] ?? text.length) }),
  )
}

function afterLineStart(text: string): number[] {
  return [...text.matchAll(next)]
    .filter((gap) => gap.index > 0 && text[gap.index - 1] !== '\n')
    .map((gap) => gap.index + gap[0].length)
}

function readField(source: Source, range: Range): Field {
  const text = source.clean.slice(range.start, range.end)
  const [heading = '', name = ''] = first.exec(text) ?? []
  const value = trimmed(source, { start: range.start + heading.length, end: range.end })
  const at =
    text.trimEnd() === heading
      ? { start: range.start + heading.length, end: range.start + heading.length }
      : value
  return {
    name,
    value: writtenText(source, at),
    nameSpan: spanOf(source, range.start, range.start + name.length),
    valueSpan: spanOf(source, at.start, at.end),
    span: spanOf(source, range.start, at.end),
  }
}
