/** What is said of one thing: "is at this place", "controlled by you", "whose power is less than 4". */
import type { Expression } from '../../runtime/program/expressions.js'
import type { Complement, Frame } from '../reading/lexicon.js'
import { frameOf, saidOf, sentenceOf } from './frames.js'
import { isOpponent, isYou, say, written, writtenWords, type Speaker } from './speaker.js'
import { be, does, have, listed } from './words.js'
import {
  equal,
  hasIt,
  isSo,
  mentions,
  not,
  ofType,
  testsOf,
  titled,
  valued,
  type Predicate,
} from './predicates.js'

/** What a test says of a subject; null when it does not speak of it, or not in such a way. */
export function predicateOf(test: Expression, subject: Expression, speaker: Speaker): Predicate | null {
  const same = (other: Expression): boolean => equal(other, subject)
  const free = (other: Expression): boolean => !mentions(other, subject)
  switch (test.op) {
    case 'holds':
      if (same(test.left) && free(test.right))
        return relationOf(
          test.relation,
          sharedPlace(test, speaker) ?? speaker.some(test.right, speaker),
          speaker,
        )
      return same(test.right) && free(test.left)
        ? inverse(test.relation, speaker.some(test.left, speaker), speaker)
        : null
    case 'is':
      return same(test.of) ? ofType(written(speaker, test.type)) : null
    case 'has':
      return same(test.of) && free(test.word) ? worded(test, speaker) : null
    case 'contains':
      return same(test.item) && free(test.list) ? memberOf(test.list, speaker) : null
    case 'compare':
      if (test.left.op === 'count') return placed(test, test.left.of, subject, speaker)
      return same(test.left) && free(test.right)
        ? identity(test, speaker)
        : compared(test, same, free, speaker)
    case 'call':
      return called(test, subject, speaker)
    case 'or':
      return anyOf(test.items, subject, speaker)
    case 'not':
      return negation(predicateOf(test.of, subject, speaker))
    default:
      return null
  }
}

/** "is a unit called …" for what is in play; else "is among …". */
function memberOf(list: Expression, speaker: Speaker): Predicate {
  if (list.op !== 'things' || list.among !== undefined)
    return isSo(`among ${say(speaker, list)}`, { place: true })
  const one = speaker.some(list, speaker)
  const some = say(speaker, list).replace(/^all /, '')
  return isSo(one, {
    behind: (many, negated) => `that ${many ? 'are' : 'is'}${not(negated)} ${many ? some : one}`,
    place: true,
  })
}

/** "is at a place" for "there is a place that it is at". */
function placed(
  { by, right }: Compare,
  list: Expression,
  subject: Expression,
  speaker: Speaker,
): Predicate | null {
  const holds = right.op === 'number' && right.value === 0 ? placedAt(list) : null
  if (holds === null || (by !== '>' && by !== '=' && by !== '≤')) return null
  const predicate = predicateOf(holds, subject, speaker)
  return by === '>' ? predicate : negation(predicate)
}

function negation(inner: Predicate | null): Predicate | null {
  if (inner === null || inner.except !== undefined) return null
  const { sentence, behind, before, state } = inner
  return {
    sentence: (subject, negated) => sentence(subject, !negated),
    behind: (many, negated) => behind(many, !negated),
    // "that is not tapped" rather than "non-tapped".
    ...(before !== undefined && state === undefined && { before: (negated) => before(!negated) }),
  }
}

/** "the same place as this card", for "a place that this card is at". */
function sharedPlace(
  { relation, right }: Extract<Expression, { op: 'holds' }>,
  speaker: Speaker,
): string | null {
  if (right.op !== 'things' || right.among !== undefined) return null
  const [only, ...more] = testsOf(right.where)
  const it: Expression = { op: 'local', name: right.name }
  if (only?.op !== 'holds' || more.length > 0 || only.relation !== relation) return null
  if (!equal(only.right, it) || mentions(only.left, it)) return null
  return `the same ${written(speaker, right.type)} as ${say(speaker, only.left)}`
}

function relationOf(relation: string, right: string, speaker: Speaker): Predicate {
  const frame = frameOf(speaker, `relation ${relation}`)
  if (frame === undefined) return isSo(`${relation} ${right}`, { place: true })
  const said = saidOf(frame, new Map([['right', right]]), speaker)
  return saidPredicate(said.predicate)
}

function saidPredicate(predicate: ReturnType<typeof saidOf>['predicate']): Predicate {
  return {
    sentence: (subject, negated) => `${subject} ${predicate(subject, 'does', negated)}`,
    behind: (many, negated) => `that ${predicate(many ? 'they' : 'it', 'does', negated)}`,
  }
}

function inverse(relation: string, left: string, speaker: Speaker): Predicate {
  const frame = frameOf(speaker, `relation ${relation}`)
  const rest = frame?.complements.find(({ role }) => role === 'right')
  if (frame?.kind === 'verb') {
    const whole = (it: string): ReturnType<typeof saidOf>['predicate'] =>
      saidOf(frame, new Map([['right', it]]), speaker).predicate
    const without = { ...frame, complements: frame.complements.filter((one) => one !== rest) }
    const said = saidOf(without, new Map(), speaker).predicate
    return {
      sentence: (it, negated) => `${left} ${whole(it)(left, 'does', negated)}`,
      behind: (_, negated) =>
        `${rest?.preposition == null ? 'that' : `${rest.preposition} which`} ${left} ${said(left, 'does', negated)}`,
      place: true,
    }
  }
  const words = frame === undefined ? relation : [frame.stem, rest?.preposition ?? ''].join(' ').trim()
  return {
    sentence: (subject, negated) => `${subject} ${be(subject)}${not(negated)} what ${left} is ${words}`,
    behind: (_, negated) => `that ${left} ${be(left)}${not(negated)} ${words}`,
    place: true,
  }
}

function worded({ attribute, word }: Extract<Expression, { op: 'has' }>, speaker: Speaker): Predicate {
  const said = say(speaker, word)
  if (attribute === 'keywords') return hasIt(`the keyword ${said}`)
  if (word.op !== 'word') return hasIt(`${said} among its ${written(speaker, attribute)}`)
  return {
    sentence: (subject, negated) =>
      `${subject} ${negated ? `${does(subject)} not have` : have(subject)} ${said} among its ${written(speaker, attribute)}`,
    behind: (many, negated) => `that ${many ? 'are' : 'is'}${not(negated)} ${said}`,
    before: (negated) => `${negated ? 'non-' : ''}${said}`,
  }
}

/** "this unit is at a tapped place" for "there is a tapped place that this unit is at". */
export function placedAt(list: Expression): Extract<Expression, { op: 'holds' }> | null {
  if (list.op !== 'things' || list.among !== undefined || list.where === undefined) return null
  const { op, name, type, where } = list
  const it: Expression = { op: 'local', name }
  const tests = testsOf(where)
  const placed = tests.find(
    (test) => test.op === 'holds' && equal(test.right, it) && !mentions(test.left, it),
  )
  if (placed?.op !== 'holds') return null
  const items = tests.filter((test) => test !== placed)
  const all = { op, name, type }
  return { ...placed, right: items.length === 0 ? all : { ...all, where: { op: 'and', items } } }
}

type Compare = Extract<Expression, { op: 'compare' }>
function identity({ by, right }: Compare, speaker: Speaker): Predicate | null {
  if (right.op === 'nothing') return null
  if (by === '=') return isSo(say(speaker, right))
  if (by !== '≠') return null
  const words = speaker.some(right, speaker)
  return {
    sentence: (subject) => `${subject} ${be(subject)} not ${words}`,
    behind: () => `other than ${words}`,
    except: right.op === 'this' ? 'this' : true,
  }
}

function compared(
  { by, left, right }: Compare,
  same: (other: Expression) => boolean,
  free: (other: Expression) => boolean,
  speaker: Speaker,
): Predicate | null {
  if (!('of' in left) || left.of === undefined || !same(left.of)) return null
  const value = say(speaker, right)
  switch (left.op) {
    case 'controller':
    case 'owner':
      return by === '=' || by === '≠' ? heldBy(left.op, right, by === '=', speaker) : null
    case 'position':
      if (right.op !== 'word' || (by !== '=' && by !== '≠')) return null
      return {
        sentence: (subject, negated) => `${subject} ${be(subject)}${not(negated !== (by === '≠'))} ${value}`,
        behind: (many, negated) => `that ${many ? 'are' : 'is'}${not(negated !== (by === '≠'))} ${value}`,
        ...(by === '=' && {
          before: (negated: boolean) => `${negated ? 'non-' : ''}${value}`,
          state: true as const,
        }),
      }
    case 'square':
      return by === '=' ? isSo(`on ${value}`, { place: true }) : null
    case 'attribute':
    case 'printed':
    case 'counter':
    case 'title': {
      const printed = left.op === 'printed' ? 'printed ' : ''
      if (left.op === 'title' && by === '=') return titled(value)
      const what = left.op === 'title' ? 'title' : `${printed}${writtenWords(speaker, left.name)}`
      return valued(left.op === 'counter', what, by, value, free(right) ? right.op : 'attribute')
    }
    default:
      return null
  }
}

function heldBy(op: 'controller' | 'owner', by: Expression, is: boolean, speaker: Speaker): Predicate {
  const verb = op === 'controller' ? 'control' : 'own'
  const who = isOpponent(by) ? 'your opponent' : say(speaker, by)
  const said = (negated: boolean): string => {
    if (negated === is) return `${who} ${isYou(by) ? 'do' : 'does'} not ${verb}`
    return `${who} ${verb}${isYou(by) ? '' : 's'}`
  }
  return {
    sentence: (subject, negated) =>
      `${subject} ${be(subject)}${not(negated === is)} ${verb === 'own' ? 'owned' : 'controlled'} by ${who}`,
    behind: (_, negated) => `${negated === is ? 'that ' : ''}${said(negated)}`,
    ...(is && { held: true as const }),
  }
}

function called(
  { definition, arguments: given }: Extract<Expression, { op: 'call' }>,
  subject: Expression,
  speaker: Speaker,
): Predicate | null {
  const frame = frameOf(speaker, `definition ${definition}`)
  const beside = frame?.complements.find(({ role: other }) => isFilledBy(given, other, subject))
  if (frame !== undefined && beside !== undefined && frame.kind !== 'noun')
    return besideIt(frame, beside, given, subject, speaker)
  const role = frame?.subject?.role
  if (frame === undefined || role === undefined || frame.kind === 'noun') return null
  const others = Object.entries(given).filter(([name]) => name !== role)
  const own = given[role]
  if (own === undefined || !equal(own, subject) || others.some(([, value]) => mentions(value, subject)))
    return null
  const filled = new Map(others.map(([name, value]) => [name, say(speaker, value)]))
  const said = saidPredicate(saidOf(frame, filled, speaker).predicate)
  const stem = writtenWords(speaker, frame.stem)
  // A name that the game gives to such things stands before the noun; what else is said of them may not.
  const isName = frame.kind === 'copula' && frame.complements.length === 0 && /^\p{Lu}/u.test(stem)
  return isName ? { ...said, before: (negated) => `${negated ? 'non-' : ''}${stem}` } : said
}

const isFilledBy = (
  given: Readonly<Record<string, Expression>>,
  role: string | null,
  by: Expression,
): boolean => {
  const value = role === null ? undefined : given[role]
  return value !== undefined && equal(value, by)
}

/** "at which you outnumber your opponent", "that this unit threatens". */
function besideIt(
  frame: Frame,
  { preposition, role }: Complement,
  given: Readonly<Record<string, Expression>>,
  subject: Expression,
  speaker: Speaker,
): Predicate | null {
  const others = Object.entries(given).filter(([name]) => name !== role)
  if (others.some(([, value]) => mentions(value, subject))) return null
  const filled = new Map(others.map(([name, value]) => [name, say(speaker, value)]))
  const without = { ...frame, complements: frame.complements.filter((one) => one.role !== role) }
  const said = (negated: boolean): string => sentenceOf(saidOf(without, filled, speaker), 'does', negated)
  const whole = (it: string): Map<string, string> => new Map([...filled, [role ?? '', it]])
  return {
    sentence: (it, negated) => sentenceOf(saidOf(frame, whole(it), speaker), 'does', negated),
    behind: (_, negated) => `${preposition === null ? 'that' : `${preposition} which`} ${said(negated)}`,
  }
}

/** "that is a pilot or that is on this place", when all of it can be said of the subject. */
function anyOf(items: readonly Expression[], subject: Expression, speaker: Speaker): Predicate | null {
  const all = items.map((item) => predicateOf(item, subject, speaker))
  const said = all.filter((one) => one !== null)
  if (said.length === 0 || said.length < all.length) return null
  return {
    sentence: (it, negated) =>
      listed(
        said.map((one) => one.sentence(it, negated)),
        negated ? 'and' : 'or',
      ),
    behind: (many, negated) => {
      const parts = said.map((one) => one.behind(many, negated))
      const opening = many ? 'that are ' : 'that is '
      if (negated || !parts.every((part) => part.startsWith(opening)))
        return listed(parts, negated ? 'and' : 'or')
      return `${opening}either ${listed(
        parts.map((part) => part.slice(opening.length)),
        'or',
      )}`
    },
    ...anyBefore(said),
  }
}

/** "Knight or Squire", when each may stand before the noun. */
function anyBefore(all: readonly Predicate[]): Pick<Predicate, 'before'> {
  const befores = all.map(({ before, state }) => (state === undefined ? before : undefined))
  const known = befores.filter((one) => one !== undefined)
  if (known.length < all.length) return {}
  return {
    before: (negated) =>
      listed(
        known.map((one) => one(negated)),
        negated ? 'and' : 'or',
      ),
  }
}
