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
  found: Diagnostic[]
  /** Reports a problem of the catalogue, once for each place; `facts` fill the places of its message. */
  report(
    problem: ProblemName,
    file: string,
    span: Span,
    facts?: Record<string, string>,
    hints?: string[],
  ): void
  /** Reports what a reader found, under its own code. */
  pass(problem: Problem, file: string): void
}

export function createReporter(): Reporter {
  const found: Diagnostic[] = []
  const known = new Set<string>()
  const add = (diagnostic: Diagnostic): void => {
    const { code, file, span, message } = diagnostic
    const same = [code, file, span.start, message].join(' ')
    if (!known.has(same)) found.push(diagnostic)
    known.add(same)
  }
  return {
    found,
    pass({ code, span, message, hints }, file) {
      add({ code, severity: 'error', file, span, message, hints })
    },
    report(problem, file, span, facts = {}, hints = []) {
      const kind = problems[problem]
      const message = kind.message.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole)
      add({ code: kind.code, severity: kind.severity, file, span, message, hints })
    },
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
