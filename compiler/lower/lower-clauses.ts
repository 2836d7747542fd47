/** Clauses of a meaning become clauses of a program: the effects inside them are lowered, everything else stays. */
import type { Clause } from '../../runtime/program/clauses.js'
import type { Statements } from '../../runtime/program/statements.js'
import type { Steps } from '../../runtime/program/steps.js'

export type LowerBody = (statements: Statements) => Steps
export type LowerClause = (clause: Clause<Statements>) => Clause<Steps>

export function clauseLowerer(lowerBody: LowerBody): LowerClause {
  const body = (statements: Statements): { do: Steps } => ({ do: lowerBody(statements) })

  function lower(clause: Clause<Statements>): Clause<Steps> {
    switch (clause.op) {
      case 'grant':
        return { ...clause, clauses: clause.clauses.map(lower) }
      case 'trigger':
      case 'replace':
      case 'check':
      case 'instruction':
        return { ...clause, ...body(clause.do) }
      case 'action': {
        const { targets, cost, ...rest } = clause
        return {
          ...rest,
          ...(targets === undefined ? {} : { targets: lowerBody(targets) }),
          ...(cost === undefined ? {} : { cost: lowerBody(cost) }),
          ...body(clause.do),
        }
      }
      default:
        return clause
    }
  }
  return lower
}
