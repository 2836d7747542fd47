/** The catalogue: the problem tables of all stages in one, by code. */
import { grammarProblems } from '../../grammar/problems.js'
import { problems as bindingProblems } from '../binding/problems.js'
import { readingProblems } from '../reading/problems.js'
import { scenarioProblems } from '../scenario/problems.js'
import type { Severity } from './diagnostic.js'
import { buildProblems } from './build-problems.js'

export interface CatalogueEntry {
  code: string
  title: string
  severity: Severity
  /** The sentence a finding shows, where it is always the same; `{…}` is filled in. */
  explanation: string | null
  example: string
  fix: string
}

/** What every stage's table tells about a problem; where the code is not in the entry, it is the key. */
interface Kind {
  code?: string
  severity?: Severity
  title: string
  message?: string
  example: string
  fix: string
}

const tables: Readonly<Record<string, Kind>>[] = [
  grammarProblems,
  bindingProblems,
  readingProblems,
  scenarioProblems,
  buildProblems,
]

const entries: CatalogueEntry[] = tables.flatMap((table) =>
  Object.entries(table).map(([key, kind]) => ({
    code: kind.code ?? key,
    title: kind.title,
    severity: kind.severity ?? 'error',
    explanation: kind.message ?? null,
    example: kind.example,
    fix: kind.fix,
  })),
)

/** By code, sorted. */
export const catalogue: ReadonlyMap<string, CatalogueEntry> = new Map(
  entries.sort((a, b) => (a.code < b.code ? -1 : 1)).map((entry) => [entry.code, entry]),
)

export function severityOf(code: string): Severity {
  return catalogue.get(code)?.severity ?? 'error'
}
