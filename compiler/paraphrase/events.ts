/** Events in words: the header of the rule that describes the verb or procedure, with the roles filled in. */
import type { EventPattern } from '../../runtime/program/clauses.js'
import type { Expression } from '../../runtime/program/expressions.js'
import { verbStem } from '../reading/lexicon/inflection.js'
import { listed, say, withEvent, type Speaker } from './speaker.js'
import { isAbout, relativeClauses } from './relative.js'

/** "you lose 3 gold", from `verb: a player P loses N gold`. */
export function eventPhrase(event: string, roles: Record<string, Expression>, speaker: Speaker): string {
  const filled = new Map(Object.entries(roles).map(([name, value]) => [name, say(speaker, value)]))
  return fill(event, filled, speaker)
}

/** The event with what is known of each role: "a unit that you control attacks". Also says what no role tells. */
export function patternPhrase(pattern: EventPattern, speaker: Speaker): string {
  const inner = withEvent(speaker, pattern)
  const tests =
    pattern.where === undefined ? [] : pattern.where.op === 'and' ? pattern.where.items : [pattern.where]
  const filled = new Map<string, string>()
  const rest: Expression[] = []
  const described = new Map<string, Expression[]>()
  for (const test of tests) {
    const role = roleOf(test, pattern.bind)
    if (role === null) {
      rest.push(test)
    } else if (test.op === 'compare' && test.by === '=' && sameRole(test.left, pattern.bind, role)) {
      filled.set(role, say(inner, test.right))
    } else {
      described.set(role, [...(described.get(role) ?? []), test])
    }
  }
  for (const [role, about] of described) {
    const type =
      speaker.wordings.events[pattern.event]?.roles.find(({ name }) => name === role)?.type ?? 'thing'
    const subject: Expression = { op: 'participant', event: pattern.bind, role }
    const named = filled.get(role)
    const { text, left } = relativeClauses(about, subject, inner)
    filled.set(role, `${named ?? `some ${type}`}${text}`)
    rest.push(...left)
  }
  const main = fill(pattern.event, filled, inner)
  return rest.length === 0
    ? main
    : `${main}, provided that ${listed(
        rest.map((test) => say(inner, test)),
        'and',
      )}`
}

const stages = {
  would: (event: string) => `when it is about to happen that ${event}`,
  begin: (event: string) => `when it begins that ${event}`,
  just: (event: string) => `just after ${event}`,
  end: (event: string) => `when it ends that ${event}`,
}
/** "just after a unit attacks". */
export const momentPhrase = (pattern: EventPattern, speaker: Speaker): string =>
  stages[pattern.stage](patternPhrase(pattern, speaker))

const sameRole = (expression: Expression, bind: string, role: string): boolean =>
  expression.op === 'participant' && expression.event === bind && expression.role === role

/** The one role of the event that a test speaks about. */
function roleOf(test: Expression, bind: string): string | null {
  const roles = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { op, event, role } = value as { op?: unknown; event?: unknown; role?: unknown }
    if (op === 'participant' && event === bind && typeof role === 'string') roles.add(role)
    Object.values(value).forEach(visit)
  }
  visit(test)
  const [only] = roles
  return roles.size === 1 &&
    only !== undefined &&
    isAbout(test, { op: 'participant', event: bind, role: only })
    ? only
    : null
}

function fill(event: string, filled: ReadonlyMap<string, string>, speaker: Speaker): string {
  const program = Object.hasOwn(speaker.wordings.events, event) ? speaker.wordings.events[event] : undefined
  const header = /^\s*\w+:\s*([^\n]*?)\s*(?:\[[^\]\n]*\])?\s*(?:\n|$)/.exec(program?.text ?? '')?.[1]
  if (program === undefined || header === undefined) {
    const roles = [...filled].map(([name, value]) => `${name} is ${value}`)
    return roles.length === 0 ? `"${event}" happens` : `"${event}" happens, where ${listed(roles, 'and')}`
  }
  let text =
    program.kind === 'verb' || program.kind === 'action' ? header : `there is the procedure ${header}`
  const unsaid: string[] = []
  for (const { name, type } of program.roles) {
    const value = filled.get(name) ?? `any ${type}`
    const before = text
    text = replaceRole(text, name, value)
    if (text === before && filled.has(name)) unsaid.push(`${name} is ${value}`)
  }
  if (unsaid.length > 0) text += ` (${listed(unsaid, 'and')})`
  return agree(text)
}

/** `a player P` or `the attacker (a unit)` in a header, replaced by the words for who it is. */
function replaceRole(header: string, role: string, value: string): string {
  const escaped = role.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = /^[A-Z]\d*$/.test(role)
    ? new RegExp(`(?:\\b(?:an?|the)\\s+(?:[a-z][\\w'-]*\\s+)*)?\\b${escaped}\\b`)
    : new RegExp(`\\b(?:an?|the)\\s+${escaped}(?:\\s*\\([^)]*\\))?`)
  return header.replace(pattern, () => value)
}

/** "you loses" → "you lose". */
const agree = (text: string): string =>
  text.replace(/\byou (\w+)/, (whole, verb: string) => {
    const stem = verbStem(verb)
    return stem === verb || stem === '' ? whole : `you ${stem === 'be' ? 'are' : stem}`
  })
