/** Clauses that wait for events. */
import type { Statement, Statements } from '../../../../runtime/program/statements.js'
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut } from '../../chart/rule.js'
import { walk } from '../../meaning/subject.js'
import type { EventsPhrase, MeaningClause } from '../../phrases.js'
import { withAmounts } from './amounts.js'

type May = Extract<Statement, { op: 'may' }>

/** "you may …" as the whole effect makes the clause optional. */
function optionally(effect: Statements): { optional: boolean; by?: May['by']; do: Statements } {
  const [only] = effect
  if (only?.op === 'may' && effect.length === 1 && only.as === undefined)
    return { optional: true, by: only.by, do: only.do }
  return { optional: false, do: effect }
}

export function triggered(events: EventsPhrase, effect: Statements): MeaningClause[] | RuledOut {
  const clauses: MeaningClause[] = []
  for (const event of events.any) {
    const { pattern } = event
    if (pattern.stage === 'would')
      return ruledOut('what would happen is replaced or answered, it has not happened')
    const done = withAmounts(event, effect)
    if (cancels(effect)) clauses.push({ op: 'action', response: pattern, do: done })
    else clauses.push({ op: 'trigger', pattern, ...optionally(done) })
  }
  return clauses
}

/** Before it happens: `instead` of it, or first. */
export function replaced(
  events: EventsPhrase,
  effect: Statements,
  instead: boolean,
): MeaningClause[] | RuledOut {
  if (events.any.some(({ pattern }) => pattern.stage !== 'would'))
    return ruledOut('what has happened can not be replaced')
  return events.any.map((event) => ({
    op: 'replace',
    pattern: event.pattern,
    ...optionally(withAmounts(event, effect)),
    instead,
  }))
}

/** Before it happens, which then goes on: whoever is told to do something has no choice. */
export function answered(events: EventsPhrase, effect: Statements): MeaningClause[] {
  return events.any.map((event) => ({
    op: 'replace',
    pattern: event.pattern,
    optional: false,
    instead: false,
    do: withAmounts(event, effect),
  }))
}

/** Canceling is a decision of the player: such a text is used in answer. */
export function cancels(effect: Statements): boolean {
  let found = false
  walk(effect, (node) => {
    if (node['op'] === 'cancel') found = true
  })
  return found
}
