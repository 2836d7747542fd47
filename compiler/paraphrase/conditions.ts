/** Conditions as sentences: "this card is at a Hoth site", "your opponent does not control a ship". */
import type { Expression } from '../../runtime/program/expressions.js'
import { patternPhrase } from './events.js'
import { frameOf, nounOf, saidOf, sentenceOf, unframed } from './frames.js'
import { comparisons, equal, isSo, testsOf } from './predicates.js'
import { placedAt, predicateOf } from './relative.js'
import { amountOf } from './sets.js'
import { lettered, say, type Speaker } from './speaker.js'
import { article, bracketed, listed } from './words.js'

/** Expressions that hold or do not. A definition may be a value instead, and what happened a number. */
const conditionOps = [
  'truth', 'is', 'has', 'holds', 'every', 'contains', 'compare', 'odd', 'and', 'or', 'not', 'can-be', 'canceled',
  'clear-line', 'line-through', 'call', 'happened',
] as const // prettier-ignore
export type ConditionOp = (typeof conditionOps)[number]
type Condition = Extract<Expression, { op: ConditionOp }>

export const isCondition = (expression: Expression): expression is Condition =>
  (conditionOps as readonly string[]).includes(expression.op)

/** A condition, or that it does not hold. */
export function conditionPhrase(test: Condition, speaker: Speaker, negated = false): string {
  switch (test.op) {
    case 'not':
      return anyCondition(test.of, speaker, !negated)
    case 'truth':
      return test.value === negated ? 'nothing allows it' : 'nothing more is asked'
    case 'and':
    case 'or':
      return joined(test, speaker, negated)
    case 'compare':
      return comparePhrase(test, speaker, negated)
    case 'odd':
      return `${say(speaker, test.of)} is ${negated ? 'even' : 'odd'}`
    case 'every': {
      const inner = lettered(speaker, test.name)
      const name = inner.called.get(test.name) ?? 'X'
      const said = `of every ${name} of ${say(speaker, test.of)} it is true that ${say(inner, test.where)}`
      return negated ? `it is not the case that ${said}` : said
    }
    case 'call':
      return callPhrase(test, speaker, negated)
    case 'happened':
      return happenedPhrase(test, speaker, negated)
    case 'can-be': {
      const said = unboundEvent(test.event, test.roles, speaker)
      return `the rules ${negated ? 'do not ' : ''}${test.must ? 'demand' : 'allow'} now that ${said}`
    }
    case 'canceled':
      return `${say(speaker, test.of)} was ${negated ? 'not ' : ''}canceled`
    case 'clear-line':
      return `${negated ? 'no' : 'some'} line from ${say(speaker, test.from)} to ${say(speaker, test.to)} touches none of ${say(speaker, test.blocked)}`
    case 'line-through':
      return `${negated ? 'no' : 'some'} line from ${say(speaker, test.from)} to ${say(speaker, test.to)} passes through one of ${say(speaker, test.through)}`
    case 'holds':
    case 'is':
    case 'has':
    case 'contains':
      return ofItsSubject(test, speaker, negated)
  }
}

/** What a player could do or not: whether it was done is a condition. */
export const offered = 'what was offered'

/** What a role, a name … stands for may be a truth as well. */
function anyCondition(test: Expression, speaker: Speaker, negated: boolean): string {
  if (isCondition(test)) return conditionPhrase(test, speaker, negated)
  const said = say(speaker, test)
  if (said === offered) return `that was ${negated ? 'not ' : ''}done`
  return `${said} ${negated ? 'does not hold' : 'holds'}`
}

const subjectOf = (test: Expression): Expression | null => {
  if (test.op === 'holds') return test.left
  if (test.op === 'is' || test.op === 'has') return test.of
  if (test.op === 'contains') return test.item
  if (test.op === 'compare') return 'of' in test.left && test.left.of !== undefined ? test.left.of : test.left
  return null
}

function ofItsSubject(
  test: Extract<Expression, { op: 'holds' | 'is' | 'has' | 'contains' }>,
  speaker: Speaker,
  negated: boolean,
): string {
  const subject = test.op === 'holds' ? test.left : test.op === 'contains' ? test.item : test.of
  const inPlay =
    test.op === 'contains' &&
    test.list.op === 'things' &&
    test.list.among === undefined &&
    test.list.where === undefined
  if (inPlay && subject.op === 'things') return `there is ${amountOf(subject, negated ? 'no' : 'a', speaker)}`
  const said = inPlay ? isSo('in play') : predicateOf(test, subject, speaker)
  return said?.sentence(speaker.some(subject, speaker), negated) ?? bare(test, speaker, negated)
}

/** What speaks of its subject twice. */
function bare(
  test: Extract<Expression, { op: 'holds' | 'is' | 'has' | 'contains' }>,
  speaker: Speaker,
  negated: boolean,
): string {
  const not = negated ? 'not ' : ''
  if (test.op === 'holds')
    return `${say(speaker, test.left)} is ${not}${test.relation} ${speaker.some(test.right, speaker)}`
  if (test.op === 'contains') return `${say(speaker, test.item)} is ${not}among ${say(speaker, test.list)}`
  if (test.op === 'is') return `${say(speaker, test.of)} is ${not}${article(test.type)}`
  return `${say(speaker, test.word)} is ${not}among the ${test.attribute} of ${say(speaker, test.of)}`
}

const opposite = { '=': '≠', '≠': '=', '<': '≥', '≤': '>', '>': '≤', '≥': '<' } as const

type Compare = Extract<Expression, { op: 'compare' }>

function comparePhrase(test: Compare, speaker: Speaker, negated: boolean): string {
  const by = negated ? opposite[test.by] : test.by
  const { left, right } = test
  const zero = right.op === 'number' && right.value === 0
  if (left.op === 'running' && right.op === 'nothing')
    return `${by === '=' ? `no ${left.procedure}` : article(left.procedure)} is going on`
  if (right.op === 'nothing') return `there is ${by === '=' ? 'no such thing as ' : ''}${say(speaker, left)}`
  if (left.op === 'count' && right.op === 'number') return countPhrase(left.of, by, right.value, speaker)
  if (left.op === 'happened' && zero && (by === '=' || by === '>'))
    return happenedPhrase(left, speaker, by === '=')
  const plain: Compare = { ...test, by }
  const subject = subjectOf(plain)
  const predicate = subject === null ? null : predicateOf(plain, subject, speaker)
  if (subject !== null && predicate !== null) return predicate.sentence(say(speaker, subject), false)
  return `${say(speaker, left)} is ${comparisons[by]}${bracketed(say(speaker, right))}`
}

function countPhrase(list: Expression, by: Compare['by'], value: number, speaker: Speaker): string {
  const none = (value === 0 && (by === '=' || by === '≤')) || (value === 1 && by === '<')
  const some = (value === 0 && (by === '>' || by === '≠')) || (value === 1 && by === '≥')
  const placed = none || some ? placedAt(list) : null
  if (placed !== null) return conditionPhrase(placed, speaker, none)
  const called = some ? calledAt(list, speaker) : null
  if (called !== null) return called
  if (none) return `there is ${amountOf(list, 'no', speaker)}`
  if (some) return `there is ${amountOf(list, 'a', speaker)}`
  const amount = by === '=' ? 'exactly ' : comparisons[by]
  if (value === 1 && by === '=') return `there is exactly one of ${amountOf(list, 'all', speaker)}`
  const are = value === 1 ? 'is' : 'are'
  return `there ${are} ${amountOf(list, { many: `${amount}${String(value)}` }, speaker)}`
}

/** "you outnumber a pilot at a tapped place", for "there is a tapped place at which you outnumber a pilot". */
function calledAt(list: Expression, speaker: Speaker): string | null {
  if (list.op !== 'things' || list.among !== undefined) return null
  const { op, name, type } = list
  const tests = testsOf(list.where)
  const [call, ...more] = tests.filter((test) => test.op === 'call')
  if (call === undefined || more.length > 0) return null
  const frame = frameOf(speaker, `definition ${call.definition}`)
  const it: Expression = { op: 'local', name }
  const [role, ...others] = Object.entries(call.arguments).flatMap(([role, value]) =>
    equal(value, it) ? [role] : [],
  )
  const stands = frame?.complements.some((one) => one.role === role && one.preposition !== null)
  if (frame === undefined || role === undefined || others.length > 0 || !stands || frame.kind === 'noun')
    return null
  const items = tests.filter((test) => test !== call)
  const filled = new Map(Object.entries(call.arguments).map(([one, value]) => [one, say(speaker, value)]))
  filled.set(role, speaker.some({ op, name, type, where: { op: 'and', items } }, speaker))
  return sentenceOf(saidOf(frame, filled, speaker))
}

function happenedPhrase(
  { pattern, within, last }: Pick<Extract<Expression, { op: 'happened' }>, 'pattern' | 'within' | 'last'>,
  speaker: Speaker,
  negated: boolean,
): string {
  const { words } = patternPhrase(pattern, speaker, 'has', negated)
  const when = within === undefined ? 'in this game' : `this ${within}`
  return `${words} ${when}${last ? ', when this last happened to anything' : ''}`
}

function callPhrase(
  { definition, arguments: given }: Extract<Expression, { op: 'call' }>,
  speaker: Speaker,
  negated: boolean,
): string {
  const filled = new Map(Object.entries(given).map(([name, value]) => [name, say(speaker, value)]))
  const frame = frameOf(speaker, `definition ${definition}`)
  if (frame === undefined) return `${negated ? 'it is not true that ' : ''}${unframed(definition, filled)}`
  return sentenceOf(saidOf(frame, filled, speaker), 'does', negated)
}

/** An event that does not happen yet, with who fills its roles. */
export function unboundEvent(
  event: string,
  roles: Readonly<Record<string, Expression>>,
  speaker: Speaker,
): string {
  const filled = new Map(Object.entries(roles).map(([name, value]) => [name, say(speaker, value)]))
  const frame = frameOf(speaker, `event ${event}`)
  if (frame === undefined) return unframed(event, filled)
  if (frame.kind === 'noun') return `${nounOf(frame, filled, speaker, 'the', false)} takes place`
  return sentenceOf(saidOf(frame, filled, speaker))
}

/** "A and B", "A or B": brackets where one stands inside the other. */
function joined(
  { op, items }: Extract<Expression, { op: 'and' | 'or' }>,
  speaker: Speaker,
  negated: boolean,
): string {
  const and = (op === 'and') !== negated
  if (items.length === 0) return and ? 'nothing more is asked' : 'nothing allows it'
  const parts = partsOf(items, and ? 'and' : 'or', speaker, negated)
  return and || parts.length === 1 ? listed(parts, 'and') : `either ${listed(parts, 'or')}`
}

/** What has to hold, one by one; first what has to go on, as the rest may speak of it. */
export function conjuncts(test: Expression, speaker: Speaker): string[] {
  if (test.op !== 'and') return [say(speaker, test)]
  const running = test.items.filter((item) => item.op === 'compare' && item.left.op === 'running')
  return partsOf([...running, ...test.items.filter((item) => !running.includes(item))], 'and', speaker, false)
}

/** "this card is ready and is at a place": a subject of several conditions in a row is said once. */
function partsOf(
  items: readonly Expression[],
  joint: 'and' | 'or',
  speaker: Speaker,
  negated: boolean,
): string[] {
  const parts: { subject: Expression | null; said: string[]; item: Expression }[] = []
  for (const item of items) {
    const said = anyCondition(item, speaker, negated)
    const subject = subjectOf(item.op === 'not' ? item.of : item)
    const last = parts.at(-1)
    const start = subject === null ? '' : `${say(speaker, subject)} `
    if (subject !== null && last?.subject != null && equal(last.subject, subject) && said.startsWith(start))
      last.said.push(said.slice(start.length))
    // "that place is a harbour and its name is …": "its" can mean nothing else.
    else if (
      subject !== null &&
      last?.item.op === 'is' &&
      last.subject != null &&
      equal(last.subject, subject) &&
      said.startsWith(`${start.trim()}’s `)
    )
      last.said.push(`its ${said.slice(start.length + 2)}`)
    else parts.push({ item, subject, said: [item.op === 'and' || item.op === 'or' ? `(${said})` : said] })
  }
  return parts.map(({ said }) => listed(said, joint))
}
