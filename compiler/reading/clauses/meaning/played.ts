/**
 * Cards whose text is done by playing them: what it tells to do is an ability of whoever plays it, in answer to an event or
 * under a condition where the text names one. The game says which: `convention: what an omen says is done by playing it`.
 */
import type { MeaningClause } from '../../phrases.js'
import type { Statements } from '../../../../runtime/program/statements.js'
import type { Lexicon } from '../../lexicon.js'
import { descends } from '../../meaning/types.js'
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut } from '../../chart/rule.js'

const kind = 'played '

/** The key of the convention for a type. */
export const playedConvention = (type: string): string => `${kind}${type}`

export function isPlayed(lexicon: Lexicon, type: string): boolean {
  return [...lexicon.conventions.keys()].some(
    (id) => id.startsWith(kind) && descends(lexicon, type, id.slice(kind.length)),
  )
}

/** "If you have a scout, draw a card": it can be played only then. */
export function asPlayed(clause: MeaningClause): MeaningClause {
  if (clause.op !== 'instruction') return clause
  const [only] = clause.do
  const test = only?.op === 'if' && clause.do.length === 1 && !only.else ? only : null
  const { label } = clause
  const labelled = label === undefined ? {} : { label }
  return test
    ? { op: 'action', ...labelled, while: test.test, do: test.then }
    : { op: 'action', ...labelled, do: clause.do }
}

type Waiting = Extract<MeaningClause, { op: 'trigger' | 'replace' }>

/**
 * Who uses it decides whether it is used; its condition and its limit stay. What is said to happen instead happens when it is
 * used, and what was about to happen does not.
 */
export function answerOf(waiting: Waiting, label?: string): MeaningClause | RuledOut {
  const { pattern, if: test, by, do: effect, times, per } = waiting
  if (by !== undefined && by.op !== 'you') return ruledOut('only the player who uses it decides')
  const cancel: Statements =
    waiting.op === 'replace' && waiting.instead
      ? [{ op: 'cancel', what: { op: 'local', name: pattern.bind } }]
      : []
  return {
    op: 'action',
    ...(label === undefined ? {} : { label }),
    response: pattern,
    ...(test ? { while: test } : {}),
    ...(times === undefined ? {} : { times }),
    ...(per === undefined ? {} : { per }),
    do: [...cancel, ...effect],
  }
}
