/** The catalogue: the problem tables of all stages in one, by code. */
import { grammarProblems } from '../../grammar/problems.js'
import { problems as bindingProblems } from '../binding/problems.js'
import { readingProblems } from '../reading/problems.js'
import { scenarioProblems } from '../scenario/problems.js'
import type { Severity } from './diagnostic.js'
import { buildProblems } from './build-problems.js'
import { examples } from './examples/index.js'

export interface CatalogueEntry {
  code: string
  title: string
  severity: Severity
  /** The sentence a finding shows, where it is always the same; `{…}` is filled in. */
  explanation: string | null
  /** What gives it; a text where `in` is not null, else a description. */
  example: string
  /** The file of the small game to which the example is added. */
  in: string | null
  /** The line of that file in whose place the example stands; null where it only is added. */
  insteadOf: string | null
  /** The example mended: it gives no finding. */
  mended: string | null
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
  Object.entries(table).map(([key, kind]) => entryOf(kind.code ?? key, kind)),
)

function entryOf(code: string, kind: Kind): CatalogueEntry {
  const { title, severity = 'error', message, example, fix } = kind
  const shown = examples[code]
  return {
    code,
    title,
    severity,
    explanation: message ?? null,
    example: shown?.wrong ?? example,
    in: shown?.in ?? null,
    insteadOf: shown?.without ?? null,
    mended: shown?.right ?? null,
    fix,
  }
}

/** By code, sorted. */
export const catalogue: ReadonlyMap<string, CatalogueEntry> = new Map(
  entries.sort((a, b) => (a.code < b.code ? -1 : 1)).map((entry) => [entry.code, entry]),
)

export function severityOf(code: string): Severity {
  return catalogue.get(code)?.severity ?? 'error'
}
