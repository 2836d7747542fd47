/** Several clauses in one sentence: "A and B", "A, B and, once per turn, C", "A (and B)". */
import { against, rule } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import type { ClausePhrase } from '../../phrases.js'

/** Both hold, each by itself. */
function together(one: ClausePhrase, other: ClausePhrase): ClausePhrase | null {
  // A condition covers all that is said, wherever it stands.
  if (one.timed === 'front' || other.timed === 'behind' || other.terse) return null
  // "Each unit is power +1 and gains guard 1": both are said of each unit.
  if (one.subject === 'said' && other.subject === 'left out') return null
  const clauses = [...one.clauses, ...other.clauses]
  const isToldTime = other.timed === 'front'
  const areTold = clauses.every((each) => {
    if (each.op !== 'action') return each.op !== 'instruction'
    // What is offered at a time, or in answer to something, ends the row.
    const isLast = other.clauses.includes(each) && (each.response !== undefined || isToldTime)
    return each.times !== undefined || isLast
  })
  return areTold ? { as: 'clause', clauses, ...(one.subject && { subject: one.subject }) } : null
}

/** "…, and, if a card was just drawn, …": what waits for an event begins with it. */
const waits = ({ clauses }: ClausePhrase): boolean =>
  clauses.every(({ op }) => op === 'trigger' || op === 'replace')

export const rowRules: readonly Rule[] = [
  rule('two clauses', 'clause', ['clause', "', and|and|;|, but'", 'clause'], ([one, , other]) =>
    together(one, other),
  ),
  rule(
    'a clause and one with its time',
    'clause',
    ['clause', "', and ,|and ,'", 'clause'],
    ([one, , other]) => (other.timed === 'front' || waits(other) ? together(one, other) : null),
  ),
  rule(
    'clauses in a row',
    'clause',
    ['clause', "','", 'clause', "', and|and'", "','?", 'clause'],
    ([one, , other, , comma, last]) => {
      if (comma && last.timed !== 'front') return null
      const first = other.timed || last.timed === 'behind' ? null : together(one, other)
      return first && together(first, last)
    },
  ),
  rule('a clause and one in brackets', 'clause', ['clause', "'( and'", 'clause', "')'"], ([one, , other]) => {
    const said = {
      ...other,
      ...(other.terse && { terse: false }),
      ...(other.timed && { timed: 'front' as const }),
    }
    const both = together(one, said)
    // "Your units are power +1 (and defense +1 if tapped)": those that are, rather than this card.
    return both && other.timed && one.subject === 'said' ? against('own-card', both) : both
  }),
]
