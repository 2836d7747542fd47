/** Conditions on a thing as what follows its noun: "that is at this card and whose power is less than 4". */
import type { Expression } from '../../runtime/program/expressions.js'
import { article, listed, say, type Speaker } from './speaker.js'

/** Whether a condition can be said of its subject with "that …" or "whose …". */
export function isAbout(test: Expression, subject: Expression): boolean {
  return aboutOne(test, subject, null) !== null
}

/**
 * Says what it can of the conditions behind the noun, which is `many` or one; `left` are the others.
 * `text` starts with a space, or is empty.
 */
export function relativeClauses(
  tests: readonly Expression[],
  subject: Expression,
  speaker: Speaker,
  many = false,
): { text: string; left: Expression[] } {
  const said: string[] = []
  const left: Expression[] = []
  for (const test of tests) {
    const text = aboutOne(test, subject, speaker)
    if (text === null) left.push(test)
    else said.push(many ? ofMany(text) : text)
  }
  const except = said.filter((text) => text.startsWith('other than '))
  const rest = said.filter((text) => !text.startsWith('other than '))
  const parts = [
    ...(except.length === 0 ? [] : [`, ${listed(except, 'and')}${rest.length === 0 ? '' : ','}`]),
    ...(rest.length === 0 ? [] : [` ${listed(rest, 'and')}`]),
  ]
  return { text: parts.join(''), left }
}

const ofMany = (text: string): string =>
  text
    .replace(/^that is /, 'that are ')
    .replace(/^that has /, 'that have ')
    .replace(/^that does /, 'that do ')

/** With no speaker only tells whether it could be said. */
function aboutOne(test: Expression, subject: Expression, speaker: Speaker | null): string | null {
  const same = (other: Expression): boolean => equal(other, subject)
  const words = (other: Expression): string => (speaker === null ? '' : say(speaker, other))
  const free = (other: Expression): boolean => !mentions(other, subject)
  switch (test.op) {
    case 'holds':
      if (same(test.left) && free(test.right)) return `that is ${test.relation} ${words(test.right)}`
      return same(test.right) && free(test.left) ? `that ${words(test.left)} is ${test.relation}` : null
    case 'is':
      return same(test.of) ? `that is ${article(test.type)}` : null
    case 'has':
      return same(test.of) && free(test.word)
        ? `that has ${words(test.word)} among its ${test.attribute}`
        : null
    case 'contains':
      return same(test.item) && free(test.list) ? `that is among ${words(test.list)}` : null
    case 'compare':
      return compared(test, same, free, words)
    case 'not': {
      const inner = aboutOne(test.of, subject, speaker)
      if (inner === null) return null
      if (inner.startsWith('that is ')) return inner.replace('that is ', 'that is not ')
      if (inner.startsWith('that has ')) return inner.replace('that has ', 'that does not have ')
      return inner.startsWith('whose ') ? inner.replace(/ is /, ' is not ') : null
    }
    default:
      return null
  }
}

type Compare = Extract<Expression, { op: 'compare' }>
export const comparisons: Record<Compare['by'], string> = {
  '=': '',
  '≠': 'not ',
  '<': 'less than ',
  '≤': 'at most ',
  '>': 'more than ',
  '≥': 'at least ',
}

function compared(
  { by, left, right }: Compare,
  same: (other: Expression) => boolean,
  free: (other: Expression) => boolean,
  words: (other: Expression) => string,
): string | null {
  if (!free(right)) return null
  if (same(left)) {
    if (by === '=') return `that is ${words(right)}`
    return by === '≠' ? `other than ${words(right)}` : null
  }
  if (!('of' in left) || left.of === undefined || Array.isArray(left.of) || !same(left.of)) return null
  const value = `${comparisons[by]}${words(right)}`
  switch (left.op) {
    case 'attribute':
      return `whose ${left.name} is ${value}`
    case 'printed':
      return `whose printed ${left.name} is ${value}`
    case 'counter':
      return `whose number of ${left.name} counters is ${value}`
    case 'position':
      return `that is ${value}`
    case 'title':
      return `whose title is ${value}`
    case 'controller':
    case 'owner': {
      const verb = left.op === 'controller' ? 'control' : 'own'
      if (by !== '=' && by !== '≠') return null
      if (right.op === 'you') return `that you ${by === '=' ? '' : 'do not '}${verb}`
      return `whose ${left.op} is ${value}`
    }
    case 'square':
      return `that stands on ${value}`
    default:
      return null
  }
}

const equal = (a: Expression, b: Expression): boolean =>
  a.op === b.op && JSON.stringify({ ...a, at: 0 }) === JSON.stringify({ ...b, at: 0 })

function mentions(expression: Expression, subject: Expression): boolean {
  if (equal(expression, subject)) return true
  return Object.values(expression).some((value) => {
    const nested = typeof value === 'object' && value !== null ? [value].flat() : []
    return nested.some(
      (one: unknown) =>
        typeof one === 'object' && one !== null && 'op' in one && mentions(one as Expression, subject),
    )
  })
}
