/** Diagnostics: what is wrong, where, and what would have worked. */
import { distance } from 'fastest-levenshtein'
import type { Span } from '../../grammar/tree.js'
import type { Problem } from '../reading/api.js'
import { problems, type ProblemName } from './problems.js'

export interface Diagnostic {
  code: string
  severity: 'error' | 'warning'
  file: string
  span: Span
  message: string
  hints: string[]
}

export interface Reporter {
  /** In the order in which they were reported. */
  readonly found: Diagnostic[]
  /** Whether an error is among them; to ask is cheap, where to say what is wrong is not. */
  readonly failed: boolean
  /** Reports a problem of the catalogue, once for each place; `facts` fill the places of its message. */
  report(
    problem: ProblemName,
    file: string,
    span: Span,
    facts?: Record<string, string>,
    hints?: string[],
  ): void
  /** Reports what a reader found, under its own codes: at least one problem, worked out when somebody asks for it. */
  pass(problems: () => readonly Problem[], file: string): void
}

export function createReporter(): Reporter {
  const found: Diagnostic[] = []
  const waiting: (() => readonly Diagnostic[])[] = []
  let failed = false
  const known = new Set<string>()
  const add = (diagnostic: Diagnostic): void => {
    const { code, file, span, message } = diagnostic
    const same = [code, file, span.start, message].join(' ')
    if (!known.has(same)) found.push(diagnostic)
    known.add(same)
  }
  return {
    get found() {
      for (const told of waiting.splice(0)) for (const one of told()) add(one)
      return found
    },
    get failed() {
      return failed
    },
    pass(problems, file) {
      failed = true
      waiting.push(() =>
        problems().map(({ code, ...told }): Diagnostic => ({ code, severity: 'error', file, ...told })),
      )
    },
    report(problem, file, span, facts = {}, hints = []) {
      const { code, severity, message } = said(problem, facts)
      if (severity === 'error') failed = true
      waiting.push(() => [{ code, severity, file, span, message, hints }])
    },
  }
}

/** A problem of the catalogue in words. */
export function said(
  problem: ProblemName,
  facts: Record<string, string>,
): Pick<Diagnostic, 'code' | 'severity' | 'message'> {
  const { code, severity, message } = problems[problem]
  return {
    code,
    severity,
    message: message.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole),
  }
}

/** The words of a list that are spelt much like this one, nearest first; at most three. */
export function nearest(word: string, known: Iterable<string>): string[] {
  const most = word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3))
  const near = [...known].map((candidate) => ({ candidate, far: distance(word, candidate) }))
  return near
    .filter(({ candidate, far }) => far <= most && candidate !== word)
    .sort((a, b) => a.far - b.far || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({ candidate }) => candidate)
}

export function didYouMean(word: string, known: Iterable<string>): string[] {
  return nearest(word, known).map((candidate) => `Did you mean "${candidate}"?`)
}
