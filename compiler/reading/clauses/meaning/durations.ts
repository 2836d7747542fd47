/**
 * How long a change lasts when the text does not say: the game may settle it by a convention, for all changes or for those
 * under a label. Until it is known which, the end of such a change is a pattern that stands for "the usual time".
 */
import type { EventPattern } from '../../../../runtime/program/clauses.js'
import type { Statements } from '../../../../runtime/program/statements.js'
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut } from '../../chart/rule.js'
import type { Lexicon } from '../../lexicon.js'
import { replaced, walk } from '../../meaning/subject.js'
import type { DurationPhrase } from '../../phrases.js'

const usualName = '?usual'

export const usual: DurationPhrase = {
  as: 'duration',
  until: { bind: usualName, event: usualName, stage: 'end' },
}

/** Some duration is settled, so that a change may go without one. */
export function hasUsual(lexicon: Lexicon): boolean {
  return [...lexicon.conventions.keys()].some((id) => id === 'duration' || id.startsWith('duration '))
}

export function isUndated(meaning: unknown): boolean {
  let found = false
  walk(meaning, (node) => {
    if (node['bind'] === usualName) found = true
  })
  return found
}

/** Changes for the usual time and nothing else: what holds always reads the same. */
export function isOnlyUndated(statements: Statements): boolean {
  return statements.every((one) => one.op === 'apply' && one.until?.bind === usualName)
}

/** The meaning with the usual time under this label put in. */
export function dated<M>(meaning: M, label: string | null, lexicon: Lexicon): M | RuledOut {
  if (!isUndated(meaning)) return meaning
  const own = label === null ? undefined : lexicon.conventions.get(`duration ${label}`)
  const moment = own ?? lexicon.conventions.get('duration')
  const until = moment === undefined ? null : momentOf(moment, lexicon)
  if (!until) return label === null ? ruledOut('it is not said for how long this lasts') : meaning
  return replaced(meaning, (node) => (node['bind'] === usualName ? until : null)) as M
}

/** "the end of the turn" */
function momentOf(text: string, lexicon: Lexicon): EventPattern | null {
  const match = /^(?:the )?(start|end) of (?:(?:the|a) )?(.+)$/i.exec(text.trim())
  const procedure = lexicon.senses(match?.[2] ?? '').find((sense) => sense.cat === 'procedure')
  if (!match || procedure?.cat !== 'procedure') return null
  return {
    bind: 'event',
    event: procedure.event,
    stage: match[1]?.toLowerCase() === 'start' ? 'begin' : 'end',
  }
}
