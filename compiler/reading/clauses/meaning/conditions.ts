/** Conditions, limits and answers joined to clauses: what "while …", "once per turn", "play only if …" do to each kind. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut } from '../../chart/rule.js'
import { and } from '../../meaning/logic.js'
import type { EventPhrase, TimePhrase, MeaningClause } from '../../phrases.js'
import { withAmounts } from './amounts.js'
import type { Lexicon } from '../../lexicon.js'
import { withBoth } from './both.js'
import { withHost } from './hosts.js'
import { answerOf, asPlayed } from './played.js'

/** `played`: on a card that is played, what is told to do may be done only then. */
export function conditioned(
  clauses: MeaningClause[],
  time: TimePhrase,
  lexicon: Lexicon,
  played = false,
): MeaningClause[] | RuledOut {
  const made: MeaningClause[] = []
  const told = time.while ? withBoth(withHost(clauses, time.while, lexicon), time.while) : clauses
  if (!Array.isArray(told)) return told
  for (const clause of told) {
    const one = played && clause.op === 'instruction' ? playedThen(clause, time) : withTest(clause, time)
    if ('ruledOut' in one) return one
    made.push(one)
  }
  return made
}

const both = (one: Expression | undefined, other: Expression): Expression => and(one ?? null, other)

function withTest(clause: MeaningClause, time: TimePhrase): MeaningClause | RuledOut {
  const limited = time.times !== null && time.per !== null ? { times: time.times, per: time.per } : {}
  const limits = time.times !== null
  switch (clause.op) {
    case 'action':
      if (limits && clause.times !== undefined) return ruledOut('it is limited already')
      return { ...clause, ...limited, ...(time.while ? { while: both(clause.while, time.while) } : {}) }
    case 'trigger':
    case 'replace':
      if (limits && clause.times !== undefined) return ruledOut('it is limited already')
      return { ...clause, ...limited, ...(time.while ? { if: both(clause.if, time.while) } : {}) }
    case 'change':
    case 'grant':
    case 'add':
    case 'silence':
    case 'ban':
    case 'permit':
    case 'must':
      if (time.only && clause.op === 'permit') return ruledOut('"only if" restricts what may be done')
      if (limits || !time.while) return ruledOut('what holds all the time happens no number of times')
      return { ...clause, while: both(clause.while, time.while) }
    case 'check':
      if (limits || !time.while) return ruledOut('what is so is looked for all the time')
      return { ...clause, test: both(clause.test, time.while) }
    case 'require':
      if (limits || !time.while) return ruledOut('a restriction is not limited to a number of times')
      return ruledOut('a restriction holds always')
    case 'instruction':
      return ruledOut('it is not said who may do this then')
  }
}

/** An ability that answers an event: "play only when …", "R: when …, …". */
export function answering(clauses: MeaningClause[], event: EventPhrase): MeaningClause[] | RuledOut {
  const [only] = clauses
  if (!only || clauses.length > 1) return ruledOut('only one ability can answer an event')
  if (only.op === 'instruction')
    return [
      { op: 'action', response: event.pattern, do: withAmounts(event, only.do), ...labelled(only.label) },
    ]
  if (only.op !== 'action' || only.response)
    return ruledOut('only an ability that answers nothing yet can answer an event')
  return [{ ...only, response: event.pattern, do: withAmounts(event, only.do) }]
}

/** A trigger or replacement under a label is used by a player: it becomes an action in answer to its event. */
export function underLabel(clauses: MeaningClause[], label: string): MeaningClause[] | RuledOut {
  const [only] = clauses
  // "Cancel a fate", which may be drawn in several ways: an answer to each of them.
  const areAnswers = clauses.every((one) => one.op === 'action' && one.response && one.label === undefined)
  if (areAnswers) return clauses.map((one) => ({ ...one, label }))
  if (!only || clauses.length > 1) return ruledOut('several clauses under one label')
  switch (only.op) {
    case 'action':
      return only.label === undefined ? [{ ...only, label }] : ruledOut('it has a label already')
    case 'instruction':
      return only.label === undefined ? [asPlayed({ ...only, label })] : ruledOut('it has a label already')
    case 'trigger':
    case 'replace':
      return answerUnder(only, label)
    default:
      return ruledOut('it is not said for how long this lasts')
  }
}

/** A limit makes it an ability; with a condition alone it may also go on from the sentence before. */
function playedThen(
  clause: Extract<MeaningClause, { op: 'instruction' }>,
  time: TimePhrase,
): MeaningClause | RuledOut {
  if (time.times !== null || !time.while) return withTest(asPlayed(clause), time)
  return { ...clause, do: [{ op: 'if', test: time.while, then: clause.do }] }
}

function answerUnder(
  waiting: Extract<MeaningClause, { op: 'trigger' | 'replace' }>,
  label: string,
): MeaningClause[] | RuledOut {
  const made = answerOf(waiting, label)
  return 'ruledOut' in made ? made : [made]
}

function labelled(label: string | undefined): { label?: string } {
  return label === undefined ? {} : { label }
}
