/** What can be said of one thing, in each of its forms; and small questions to expressions. */
import type { Expression } from '../../runtime/program/expressions.js'
import { article, be, does, have, owned, plural } from './words.js'

type Compare = Extract<Expression, { op: 'compare' }>

/** A test of a thing in words, in the forms that it may take. */
export interface Predicate {
  /** "this unit is tapped", "its power is 3". */
  sentence: (subject: string, negated: boolean) => string
  /** Behind a noun, for one or many: "that is tapped", "you control", "with power 3". */
  behind: (many: boolean, negated: boolean) => string
  /** Before a noun: "tapped". */
  before?: (negated: boolean) => string
  /** It is a state, which stands before what a thing is: "tapped pilot". */
  state?: true
  /** Says that it is another thing: "other than that unit"; `this`: other than what bears the text. */
  except?: true | 'this'
  /** Says who controls it, in two words: "you control". */
  held?: true
  /** Says where it is, so that "in play" need not be said. */
  place?: true
}

export const not = (negated: boolean): string => (negated ? ' not' : '')

/** "is …". */
export function isSo(words: string, more: Partial<Predicate> = {}): Predicate {
  return {
    sentence: (subject, negated) => `${subject} ${be(subject)}${not(negated)} ${words}`,
    behind: (many, negated) => `that ${many ? 'are' : 'is'}${not(negated)} ${words}`,
    ...more,
  }
}

export function ofType(noun: string): Predicate {
  const kind = (many: boolean): string => (many ? plural(noun) : article(noun))
  return isSo(article(noun), {
    behind: (many, negated) => `that ${many ? 'are' : 'is'}${not(negated)} ${kind(many)}`,
  })
}

export function hasIt(words: string): Predicate {
  return {
    sentence: (subject, negated) =>
      `${subject} ${negated ? `${does(subject)} not have` : have(subject)} ${words}`,
    behind: (_, negated) => `${negated ? 'without' : 'with'} ${words}`,
  }
}

export const comparisons: Record<Compare['by'], string> = {
  '=': '',
  '≠': 'not ',
  '<': 'less than ',
  '≤': 'at most ',
  '>': 'more than ',
  '≥': 'at least ',
}

export const titled = (title: string): Predicate => ({
  sentence: (subject, negated) => `${owned(subject, 'title')} is${not(negated)} ${title}`,
  behind: (_, negated) => (negated ? `whose title is not ${title}` : `called ${title}`),
})

/** "whose power is less than 4", "with power less than 4", "with at least 1 damage on it". */
export function valued(
  counter: boolean,
  what: string,
  by: Compare['by'],
  value: string,
  kind: Expression['op'],
): Predicate {
  const compared = `${comparisons[by]}${value}`
  if (counter && /^[\p{L}\p{N}]+$/u.test(value)) {
    const amount = by === '>' && value === '0' ? 'any' : by === '=' && value === '0' ? 'no' : compared
    return hasIt(`${amount} ${what}`)
  }
  return {
    sentence: (subject, negated) =>
      `${owned(subject, what)} ${/[^su]s$/.test(what) ? 'are' : 'is'}${not(negated)} ${compared}`,
    behind: (_, negated) =>
      kind === 'number' && !negated && by !== '≠'
        ? `with ${what} ${compared}`
        : `whose ${what} is${not(negated)} ${compared}`,
  }
}

/** The tests of a set, one by one; without what always holds. */
export const testsOf = (where: Expression | undefined): readonly Expression[] =>
  (where === undefined ? [] : where.op === 'and' ? where.items : [where]).filter(
    (test) => !(test.op === 'truth' && test.value) && !(test.op === 'and' && test.items.length === 0),
  )

/** "A player": says nothing more of a player. */
export const isAnyPlayer = (test: Expression): boolean => test.op === 'contains' && test.list.op === 'players'

export const equal = (a: Expression, b: Expression): boolean => a.op === b.op && bare(a) === bare(b)
const bare = (expression: Expression): string =>
  JSON.stringify(expression, (key, value: unknown) => (key === 'at' ? undefined : value))

export function mentions(expression: Expression, subject: Expression): boolean {
  return bare(expression).includes(bare(subject).slice(0, -1))
}
