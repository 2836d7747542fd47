/** "While aboard a ship, adds 1 to speed": whose speed is not said; it is that of the ship, as the condition tells. */
import type { MeaningClause } from '../../phrases.js'
import type { Expression } from '../../../../runtime/program/expressions.js'
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut, Site } from '../../chart/rule.js'
import { isExpression } from '../../resolve/bindings.js'
import type { Lexicon } from '../../lexicon.js'
import { mentionsName, substitute, walk } from '../../meaning/subject.js'
import { fitsOne, listed } from '../../meaning/types.js'

/** Stands for whoever has the values, until a condition or the end of the sentence tells. */
export const hostName = '?host'

/** The clauses with what this condition says that the card is on; as they are where it says nothing of the kind. */
export function withHost(clauses: MeaningClause[], condition: Expression, lexicon: Lexicon): MeaningClause[] {
  return clauses.map((clause) => {
    if (clause.op !== 'change' || !mentionsName(clause.affected, hostName)) return clause
    const host = hostIn(condition, lexicon.attribute(clause.attribute)?.of ?? [], lexicon)
    return host ? substitute(clause, hostName, host) : clause
  })
}

/** Things with such values to which the condition says that this card stands in a relation. */
function hostIn(condition: Expression, of: readonly string[], lexicon: Lexicon): Expression | null {
  const sets: Expression[] = []
  const related: Expression[] = []
  walk(condition, (node) => {
    if (!isExpression(node)) return
    if (node.op === 'things') sets.push(node)
    if (node.op === 'holds' && node.left.op === 'this') related.push(node.right)
  })
  const hosts = related.map((one) =>
    one.op === 'local' ? sets.find((set) => set.op === 'things' && set.name === one.name) : one,
  )
  return hosts.find((host) => host?.op === 'things' && fitsOne(lexicon, host.type, of)) ?? null
}

/** Whoever was not told is the card itself, or its owner for what only players have. */
export function withoutHost(clauses: MeaningClause[], { lexicon, scope }: Site): MeaningClause[] | RuledOut {
  const made: MeaningClause[] = []
  for (const clause of clauses) {
    if (clause.op !== 'change' || !mentionsName(clause.affected, hostName)) {
      made.push(clause)
      continue
    }
    const of = [...(lexicon.attribute(clause.attribute)?.of ?? [])]
    const isOwn = scope.self === null || fitsOne(lexicon, scope.self.type, of)
    if (!isOwn && !of.includes('player'))
      return ruledOut(`${clause.attribute} is a value of a ${listed(of)}, not of a ${scope.self?.type ?? ''}`)
    made.push(substitute(clause, hostName, isOwn ? { op: 'this' } : { op: 'you' }))
  }
  return made
}
