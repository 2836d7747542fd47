/** Lines that say where the game stands: "it is P's action phase", "the turn of P is running", "a fight at L is starting". */
import type { Phrase } from '../../grammar/tree.js'
import type { Expression } from '../../runtime/program/expressions.js'
import { rolesOf } from '../../runtime/scenario/patterns.js'
import { scopeOf } from './names.js'
import { report } from './report.js'
import type { Setting } from './setting.js'
import { find, part, textOf, tokenize, withWords, type Token } from './tokens.js'

interface Procedure {
  event: string
  roles: Record<string, Expression>
}

/** Undefined for any other line; null when no procedure is called so. */
export function procedureLine(
  phrase: Phrase,
  tokens: readonly Token[],
  setting: Setting,
): (Procedure & { top: boolean }) | null | undefined {
  const now = tokens[0]?.word === 'it' && tokens[1]?.word === 'is'
  const starting = find(tokens, 'is', 'starting')
  const end = now ? tokens.length : Math.max(find(tokens, 'is', 'running'), starting)
  if (end < 1 || (!now && end !== tokens.length - 2)) return
  const named = part(phrase, tokens, now ? 2 : 0, end)
  const procedure = byEvent(named, setting) ?? byCondition(named, setting) ?? byName(named, setting)
  if (procedure) return { ...procedure, top: starting > 0 }
  const near = setting.names.base.near(named.text, ['procedure', 'head'])
  return report(setting.report, phrase.span, 'no-procedure', `No procedure is called "${named.text}".`, near)
}

/** Read as the event that it begins. */
function byEvent(named: Phrase, setting: Setting): Procedure | null {
  const { readings } = setting.reader.event(withWords(named, ['begins']), scopeOf(setting.names))
  const pattern = readings[0]?.meaning
  const roles = pattern ? rolesOf(pattern) : null
  return pattern && roles ? { event: pattern.event, roles } : null
}

/** Read as the condition that it is running. */
function byCondition(named: Phrase, setting: Setting): Procedure | null {
  const { readings } = setting.reader.condition(withWords(named, ['is', 'running']), scopeOf(setting.names))
  const test = readings[0]?.meaning
  const found: Procedure = { event: '', roles: {} }
  for (const item of test?.op === 'and' ? test.items : test ? [test] : []) {
    if (item.op !== 'compare') return null
    if (item.left.op === 'running') found.event = item.left.procedure
    else if (item.left.op === 'role') found.roles[item.left.name] = item.right
    else return null
  }
  return found.event === '' ? null : found
}

/** A procedure without roles, by its bare name. */
function byName(named: Phrase, setting: Setting): Procedure | null {
  const words = tokenize(named).filter(({ word }) => word !== 'a' && word !== 'the')
  const sense = setting.names.base.senses(textOf(words)).find((one) => one.cat === 'procedure')
  return sense?.cat === 'procedure' ? { event: sense.event, roles: {} } : null
}
