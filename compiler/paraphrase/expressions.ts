/** Expressions in English, with everything explicit. One entry for each kind of node. */
import type { Expression } from '../../runtime/program/expressions.js'
import { pluralOf } from '../reading/lexicon/inflection.js'
import { eventPhrase, patternPhrase } from './events.js'
import { comparisons, relativeClauses } from './relative.js'
import { article, bracketed, listed, naming, possessive, say, type Speaker } from './speaker.js'

type Node<Op extends Expression['op']> = Extract<Expression, { op: Op }>
type Sayings = { [Op in Expression['op']]: (node: Node<Op>, speaker: Speaker) => string }

export function expressionPhrase(expression: Expression, speaker: Speaker): string {
  // The table has an entry for each `op`, which takes the node of that `op`.
  const saying = sayings[expression.op] as (node: Expression, speaker: Speaker) => string
  return saying(expression, speaker)
}

const of = (what: string, thing: Expression, speaker: Speaker): string =>
  `${possessive(say(speaker, thing))} ${what}`
const all = (items: readonly Expression[], speaker: Speaker): string[] =>
  items.map((item) => bracketed(say(speaker, item)))
const shownName = (name: string, { shown }: Speaker): string => shown.get(name) ?? name
const roleName = (name: string): string => (/^[A-Z]\d*$/.test(name) ? name : `the ${name}`)

/** "all units in play that …", or "each unit in play that …"; with a name when the rest must speak of one of them. */
function setPhrase(set: Node<'things'>, speaker: Speaker, many = true): string {
  const inner = naming(speaker, set.name)
  const tests = set.where === undefined ? [] : set.where.op === 'and' ? set.where.items : [set.where]
  const { text, left } = relativeClauses(tests, { op: 'local', name: set.name }, inner, many)
  const noun = many ? `all ${pluralOf(set.type)}` : `each ${set.type}`
  const among = set.among === undefined ? ' in play' : ` among ${say(speaker, set.among)}`
  const name = left.length === 0 ? '' : ` ${shownName(set.name, inner)}`
  const conditions = listed(
    left.map((test) => say(inner, test)),
    'and',
  )
  const rest = left.length === 0 ? '' : `${text === '' ? '' : ','} for which ${conditions}`
  return `${noun}${name}${among}${text}${rest}`
}

/** What is affected, as one of many: "each unit in play that …". */
export function eachPhrase(affected: Expression, speaker: Speaker): string {
  return affected.op === 'things' ? setPhrase(affected, speaker, false) : say(speaker, affected)
}

const sayings: Sayings = {
  number: ({ value }) => String(value),
  truth: ({ value }) => (value ? 'it is always so' : 'it is never so'),
  word: ({ value }) => value,
  text: ({ value }) => `“${value}”`,
  nothing: () => 'nothing',
  local: ({ name }, speaker) => shownName(name, speaker),
  role: ({ procedure, name }) => `${roleName(name)} of the ${procedure}`,
  running: ({ procedure }) => `the ${procedure} that is going on`,
  participant: ({ event, role }, { events }) =>
    `${roleName(role)} of that ${events.get(event)?.event ?? event}`,
  this: () => 'this card',
  you: () => 'you',
  chosen: ({ name, by }, speaker) => `the ${name} that ${say(speaker, by)} chose secretly`,

  attribute: ({ of: thing, name }, speaker) => of(name, thing, speaker),
  printed: ({ of: thing, name }, speaker) => of(`printed ${name}`, thing, speaker),
  counter: ({ of: thing, name }, speaker) => `the number of ${name} counters on ${say(speaker, thing)}`,
  position: ({ of: thing, group }, speaker) => of(`position (${group})`, thing, speaker),
  title: ({ of: thing }, speaker) => of('title', thing, speaker),
  owner: ({ of: thing }, speaker) => of('owner', thing, speaker),
  controller: ({ of: thing }, speaker) => of('controller', thing, speaker),
  opponent: ({ of: thing }, speaker) => of('opponent', thing, speaker),
  players: () => 'all players, in seat order',
  is: ({ of: thing, type }, speaker) => `${say(speaker, thing)} is ${article(type)}`,
  has: ({ of: thing, attribute, word }, speaker) =>
    `${say(speaker, thing)} has ${say(speaker, word)} among its ${attribute}`,

  zone: ({ name, of: owner }, speaker) => (owner === undefined ? `the ${name}` : of(name, owner, speaker)),
  contents: ({ of: zone }, speaker) => `the cards in ${say(speaker, zone)}`,
  holds: ({ relation, left, right }, speaker) =>
    `${say(speaker, left)} is ${relation} ${say(speaker, right)}`,

  things: (set, speaker) => setPhrase(set, speaker),
  list: ({ items }, speaker) => listed(all(items, speaker), 'and'),
  first: ({ of: list, count }, speaker) => firstOf('top', list, count, speaker),
  last: ({ of: list, count }, speaker) => firstOf('bottom', list, count, speaker),
  extreme: ({ kind, of: list, name, value }, speaker) => {
    const inner = naming(speaker, name)
    return `those ${shownName(name, inner)} of ${say(speaker, list)} for which ${say(inner, value)} is ${kind}`
  },
  count: ({ of: list }, speaker) => `the number of ${say(speaker, list).replace(/^all /, '')}`,
  sum: ({ of: list, name, value }, speaker) => {
    const inner = naming(speaker, name)
    return `the sum of ${say(inner, value)} over each ${shownName(name, inner)} of ${say(speaker, list)}`
  },
  every: ({ of: list, name, where }, speaker) => {
    const inner = naming(speaker, name)
    return `for each ${shownName(name, inner)} of ${say(speaker, list)} it is so that ${say(inner, where)}`
  },
  contains: ({ list, item }, speaker) => `${say(speaker, item)} is among ${say(speaker, list)}`,

  add: ({ items }, speaker) => all(items, speaker).join(' plus '),
  subtract: ({ left, right }, speaker) => all([left, right], speaker).join(' minus '),
  multiply: ({ items }, speaker) => all(items, speaker).join(' times '),
  divide: ({ left, right, round }, speaker) =>
    `${all([left, right], speaker).join(' divided by ')}, rounded ${round}`,
  least: ({ items }, speaker) => `the least of ${listed(all(items, speaker), 'and')}`,
  greatest: ({ items }, speaker) => `the greatest of ${listed(all(items, speaker), 'and')}`,
  compare: comparePhrase,
  odd: ({ of: number }, speaker) => `${say(speaker, number)} is odd`,
  and: ({ items }, speaker) => (items.length === 0 ? 'it is always so' : joined(items, 'and', speaker)),
  or: ({ items }, speaker) => (items.length === 0 ? 'it is never so' : joined(items, 'or', speaker)),
  not: ({ of: test }, speaker) => `it is not so that ${bracketed(say(speaker, test))}`,
  if: ({ test, then, else: other }, speaker) =>
    `${say(speaker, then)} if ${bracketed(say(speaker, test))}, otherwise ${say(speaker, other)}`,

  call: ({ definition, arguments: given }, speaker) => {
    const roles = Object.entries(given).map(([name, value]) => `${roleName(name)} is ${say(speaker, value)}`)
    return `“${definition}”${roles.length === 0 ? '' : ` where ${listed(roles, 'and')}`}`
  },
  happened: ({ pattern, within }, speaker) =>
    `the number of times that ${patternPhrase(pattern, speaker)}${within === undefined ? ' in this game' : ` in this ${within}`}`,
  'can-be': ({ event, roles }, speaker) => `the rules allow now that ${eventPhrase(event, roles, speaker)}`,
  canceled: ({ of: event }, speaker) => `${say(speaker, event)} was canceled`,

  square: ({ of: thing }, speaker) => `the square ${say(speaker, thing)} stands on`,
  space: ({ of: thing }, speaker) => `the squares ${say(speaker, thing)} covers`,
  steps: ({ of: square, kind }, speaker) => `the squares one ${kind} step from ${say(speaker, square)}`,
  distance: ({ from, to, diagonal, blocked }, speaker) =>
    `the distance from ${say(speaker, from)} to ${say(speaker, to)} around ${say(speaker, blocked)} (a diagonal step counts ${String(diagonal)})`,
  corners: ({ of: space }, speaker) => `the outer corners of ${say(speaker, space)}`,
  'clear-line': ({ from, to, blocked }, speaker) =>
    `some line from ${say(speaker, from)} to ${say(speaker, to)} touches none of ${say(speaker, blocked)}`,
  'line-through': ({ from, to, through }, speaker) =>
    `some line from ${say(speaker, from)} to ${say(speaker, to)} passes through one of ${say(speaker, through)}`,
  between: ({ from, to }, speaker) => `what a step from ${say(speaker, from)} to ${say(speaker, to)} crosses`,
}

function firstOf(end: string, list: Expression, count: Expression, speaker: Speaker): string {
  const cards = say(speaker, list).replace(/^the cards in /, '')
  if (count.op === 'number' && count.value === 1) return `the ${end} card of ${cards}`
  return `the ${end} ${say(speaker, count)} cards of ${cards}`
}

function comparePhrase({ by, left, right }: Node<'compare'>, speaker: Speaker): string {
  if (left.op === 'count' && right.op === 'number') {
    const things = say(speaker, left.of).replace(/^all /, '')
    if (right.value === 0 && by === '>') return `there is at least one of the ${things}`
    if (right.value === 0 && by === '=') return `there is none of the ${things}`
  }
  if (left.op === 'happened' && right.op === 'number' && right.value === 0 && (by === '=' || by === '>')) {
    const said = `it has ${by === '=' ? 'not ' : ''}happened${left.within === undefined ? '' : ` in this ${left.within}`} that ${patternPhrase(left.pattern, speaker)}`
    return said
  }
  return `${say(speaker, left)} is ${comparisons[by]}${bracketed(say(speaker, right))}`
}

function joined(items: readonly Expression[], joint: 'and' | 'or', speaker: Speaker): string {
  const parts = all(items, speaker)
  return joint === 'or' && parts.length > 1 ? `either ${parts.join(' or ')}` : parts.join(' and ')
}
