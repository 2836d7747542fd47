/** One form for everything that is found in texts, whatever stage finds it. */
import type { Span } from '../../grammar/tree.js'

export type Severity = 'error' | 'warning'

export interface Diagnostic {
  /** Stable, and known to `gametext explain`. */
  code: string
  severity: Severity
  /** As given on the command line or below the project folder, with forward slashes. */
  file: string
  span: Span
  /** A plain first sentence. */
  message: string
  /** What was tried, and what would have worked. */
  hints: string[]
}

/** By file, then by place, then by code. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
  return [...diagnostics].sort(
    (a, b) => compare(a.file, b.file) || a.span.start - b.span.start || compare(a.code, b.code),
  )
}

export function countOf(diagnostics: readonly Diagnostic[], severity: Severity): number {
  return diagnostics.filter((diagnostic) => diagnostic.severity === severity).length
}
