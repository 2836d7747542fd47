/** Findings of the build itself. */
import type { Span } from '../../grammar/tree.js'
import { buildProblems } from '../diagnostics/build-problems.js'
import type { Diagnostic } from '../diagnostics/index.js'

const start: Span = { start: 0, end: 0, line: 1, column: 1 }

/** @param span where; the start of the file when it is not known */
export function buildProblem(
  code: keyof typeof buildProblems,
  file: string,
  span: Span | null,
  facts: Record<string, string>,
): Diagnostic {
  const { message, severity, fix } = buildProblems[code]
  const filled = message.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole)
  return { code, severity, file, span: span ?? start, message: filled, hints: [fix] }
}
