/** The excerpt of a text below a finding: the line, and carets under what is meant. */
import type { Span } from '../../grammar/tree.js'

const widest = 100

/**
 * Lines such as `12 | adds 2 to pwoer` and `   |           ^^^^^`. Long lines are cut around the place; what cannot be
 * seen is shown as a dot, so that carets stand under their characters.
 */
export function codeFrame(text: string, span: Span): { line: string; carets: string; gutter: string } | null {
  const start = text.lastIndexOf('\n', span.start - 1) + 1
  if (span.start > text.length || span.start < 0) return null
  const lineEnd = text.indexOf('\n', start)
  const line = text.slice(start, lineEnd < 0 ? text.length : lineEnd).replace(/\r$/, '')
  const column = span.start - start
  const from = Math.max(0, Math.min(column - 30, line.length - widest))
  const cut = line.slice(from, from + widest)
  const shown = `${from > 0 ? '…' : ''}${visible(cut)}${from + widest < line.length ? '…' : ''}`
  const before = column - from + (from > 0 ? 1 : 0)
  const length = Math.max(1, Math.min(span.end - span.start, line.length - column, widest - (column - from)))
  const gutter = String(span.line)
  return { line: shown, carets: ' '.repeat(Math.max(0, before)) + '^'.repeat(length), gutter }
}

function visible(text: string): string {
  return text
    .replace(/\t/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => '·'.repeat(character.length))
}
