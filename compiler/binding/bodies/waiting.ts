/** The clause that a block below "whenever E" makes. */
import type { Clause, EventPattern } from '../../../runtime/program/clauses.js'
import type { Statements } from '../../../runtime/program/statements.js'

/** What has happened triggers the block; what would happen waits until the block is done. */
export function waitingClause(pattern: EventPattern, body: Statements): Clause<Statements> {
  return pattern.stage === 'would'
    ? { op: 'replace', pattern, optional: false, instead: false, do: body }
    : { op: 'trigger', pattern, optional: false, do: body }
}
