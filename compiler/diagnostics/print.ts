/** Prints findings: for people with an excerpt and hints, for machines as JSON. */
import { createColors } from 'picocolors'
import { countOf, sortDiagnostics, type Diagnostic } from './diagnostic.js'
import { codeFrame } from './frame.js'

export interface PrintOptions {
  colour: boolean
  /** The text of a file, for excerpts; null when it cannot be had. */
  textOf: (file: string) => string | null
  /** How many findings to show in full; the others are only counted. */
  most?: number
}

/** Colours only for a terminal that wants them: NO_COLOR, pipes and CI are respected; FORCE_COLOR overrules. */
export function wantsColour(stream: { isTTY?: boolean }, environment: NodeJS.ProcessEnv): boolean {
  if (environment['NO_COLOR'] !== undefined && environment['NO_COLOR'] !== '') return false
  if (environment['FORCE_COLOR'] !== undefined && environment['FORCE_COLOR'] !== '0') return true
  return stream.isTTY === true && environment['CI'] === undefined && environment['TERM'] !== 'dumb'
}

export function printDiagnostics(diagnostics: readonly Diagnostic[], options: PrintOptions): string {
  const sorted = sortDiagnostics(diagnostics)
  const most = options.most ?? Infinity
  const shown = sorted.slice(0, most).map((diagnostic) => printDiagnostic(diagnostic, options))
  const more = sorted.length - shown.length
  return [...shown, ...(more > 0 ? [`… and ${String(more)} more.`] : [])].join('\n\n')
}

function printDiagnostic(diagnostic: Diagnostic, { colour, textOf }: PrintOptions): string {
  const paint = createColors(colour)
  const tone = diagnostic.severity === 'error' ? paint.red : paint.yellow
  const { file, span } = diagnostic
  const lines = [
    `${paint.cyan(`${file}:${String(span.line)}:${String(span.column)}`)} ${tone(diagnostic.severity)} ${paint.dim(diagnostic.code)}`,
    `  ${paint.bold(diagnostic.message)}`,
  ]
  const text = textOf(file)
  const frame = text === null ? null : codeFrame(text, span)
  if (frame) {
    const margin = ' '.repeat(frame.gutter.length)
    lines.push(
      `  ${paint.dim(`${frame.gutter} |`)} ${frame.line}`,
      `  ${paint.dim(`${margin} |`)} ${tone(frame.carets)}`,
    )
  }
  for (const hint of diagnostic.hints) lines.push(`  ${paint.dim('=')} ${hint}`)
  return lines.join('\n')
}

/** One line: `2 errors, 1 warning` or `no findings`. */
export function countLine(diagnostics: readonly Diagnostic[]): string {
  const many = (count: number, word: string): string[] =>
    count === 0 ? [] : [`${String(count)} ${word}${count === 1 ? '' : 's'}`]
  const parts = [
    ...many(countOf(diagnostics, 'error'), 'error'),
    ...many(countOf(diagnostics, 'warning'), 'warning'),
  ]
  return parts.length === 0 ? 'no findings' : parts.join(', ')
}

/** The JSON form of findings: `{ findings, errors, warnings }`. */
export function jsonDiagnostics(diagnostics: readonly Diagnostic[]): {
  findings: Diagnostic[]
  errors: number
  warnings: number
} {
  return {
    findings: sortDiagnostics(diagnostics),
    errors: countOf(diagnostics, 'error'),
    warnings: countOf(diagnostics, 'warning'),
  }
}
