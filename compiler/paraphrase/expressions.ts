/** Expressions in English, with everything explicit. One entry for each kind of node. */
import type { Expression } from '../../runtime/program/expressions.js'
import { valueSaid } from './changes.js'
import { conditionPhrase, isCondition, type ConditionOp } from './conditions.js'
import { frameOf, nounOf, unframed } from './frames.js'
import { amountOf, setPhrase } from './sets.js'
import { lettered, named, say, written, writtenWords, type Speaker } from './speaker.js'
import { bracketed, listed, owned } from './words.js'

type Node<Op extends Expression['op']> = Extract<Expression, { op: Op }>
/** Conditions are said elsewhere, but for those that may be a value. */
type Value = Exclude<Expression['op'], Exclude<ConditionOp, 'call' | 'happened'>>
type Sayings = { [Op in Value]: (node: Node<Op>, speaker: Speaker) => string }

/** An expression as a thing, an amount, or a condition. */
export function expressionPhrase(expression: Expression, speaker: Speaker): string {
  if (isCondition(expression) && !isValue(expression, speaker)) return conditionPhrase(expression, speaker)
  // The table has an entry for each `op` of a value, which takes the node of that `op`.
  const saying = sayings[expression.op as Value] as (node: Expression, speaker: Speaker) => string
  return saying(expression, speaker)
}

function isValue(expression: Expression, speaker: Speaker): boolean {
  if (expression.op !== 'call') return expression.op === 'happened'
  const frame = frameOf(speaker, `definition ${expression.definition}`)
  return frame === undefined || frame.kind === 'noun'
}

const of = (what: string, thing: Expression, speaker: Speaker): string =>
  owned(say(speaker, thing), writtenWords(speaker, what))
const all = (items: readonly Expression[], speaker: Speaker): string[] =>
  items.map((item) => bracketed(say(speaker, item)))
const procedureNoun = (procedure: string, speaker: Speaker): string => {
  const frame = frameOf(speaker, `event ${procedure}`)
  return frame === undefined
    ? written(speaker, procedure)
    : nounOf(frame, new Map(), speaker, '', false).trim()
}

const roleType = (procedure: string, name: string, { wordings }: Speaker): string =>
  wordings.events[procedure]?.roles.find((role) => role.name === name)?.type ?? name

const sayings: Sayings = {
  number: ({ value }) => String(value),
  word: ({ value }, speaker) => writtenWords(speaker, value),
  text: ({ value }) => `“${value}”`,
  nothing: () => 'nothing',
  local: ({ name }, { called }) => called.get(name) ?? (/^[A-Z]/.test(name) ? name : named(name)),
  role: ({ procedure, name }, speaker) =>
    /^[A-Z]\d*$/.test(name)
      ? `the ${roleType(procedure, name, speaker)} of the ${procedureNoun(procedure, speaker)}`
      : `the ${name}`,
  running: ({ procedure }, speaker) => `the ${procedureNoun(procedure, speaker)} that is going on`,
  participant: ({ event, role }, { events }) => events.get(event)?.get(role) ?? named(role),
  this: (_, { bearer }) => (bearer === 'it' ? 'it' : `this ${bearer}`),
  you: () => 'you',
  chosen: ({ name, by }, speaker) => `the ${name} that ${say(speaker, by)} chose secretly`,

  attribute: ({ of: thing, name, beside }, speaker) => {
    if (beside) return valueSaid(name, say(speaker, thing), beside, speaker)
    // "the highest power among …" is the power of the first that has the highest.
    const best = thing.op === 'first' && thing.of.op === 'extreme' ? thing.of : null
    if (best?.value.op !== 'attribute' || best.value.name !== name) return of(name, thing, speaker)
    return `the ${best.kind === 'greatest' ? 'highest' : 'lowest'} ${writtenWords(speaker, name)} among ${say(speaker, best.of)}`
  },
  printed: ({ of: thing, name }, speaker) => of(`printed ${name}`, thing, speaker),
  counter: ({ of: thing, name }, speaker) =>
    isPlayer(thing)
      ? of(name, thing, speaker)
      : `the ${writtenWords(speaker, name)} on ${say(speaker, thing)}`,
  position: ({ of: thing, group }, speaker) => of(`position (${group})`, thing, speaker),
  title: ({ of: thing }, speaker) => of('title', thing, speaker),
  owner: ({ of: thing }, speaker) => of('owner', thing, speaker),
  controller: ({ of: thing }, speaker) => `the player who controls ${say(speaker, thing)}`,
  opponent: ({ of: thing }, speaker) => of('opponent', thing, speaker),
  players: () => 'all players',

  zone: ({ name, of: owner }, speaker) =>
    owner === undefined ? `the ${writtenWords(speaker, name)}` : of(name, owner, speaker),
  contents: ({ of: zone }, speaker) => `the cards in ${say(speaker, zone)}`,

  things: (set, speaker) => setPhrase(set, 'all', speaker),
  list: ({ items }, speaker) => listed(all(items, speaker), 'and'),
  first: ({ of: list, count }, speaker) => firstOf('top', list, count, speaker),
  last: ({ of: list, count }, speaker) => firstOf('bottom', list, count, speaker),
  extreme: ({ kind, of: list, name, value }, speaker) => {
    const what =
      value.op === 'attribute' && value.of.op === 'local' && value.of.name === name ? value.name : null
    const most = kind === 'greatest' ? 'highest' : 'lowest'
    if (what !== null) return `whichever of ${say(speaker, list)} has the ${most} ${written(speaker, what)}`
    const inner = lettered(speaker, name)
    return `whichever X of ${say(speaker, list)} has the ${most} value of this: ${say(inner, value)}`.replace(
      'X',
      inner.called.get(name) ?? 'X',
    )
  },
  count: ({ of: list }, speaker) => `the number of ${say(speaker, list).replace(/^all /, '')}`,
  sum: ({ of: list, name, value }, speaker) => {
    const inner = lettered(speaker, name)
    if ('of' in value && value.op === 'attribute' && value.of.op === 'local' && value.of.name === name)
      return `the total ${written(speaker, value.name)} of ${say(speaker, list)}`
    return `the total of ${say(inner, value)} for each ${inner.called.get(name) ?? 'X'} of ${say(speaker, list)}`
  },

  add: ({ items }, speaker) => all(items, speaker).join(' plus '),
  subtract: ({ left, right }, speaker) => all([left, right], speaker).join(' minus '),
  multiply: ({ items }, speaker) => all(items, speaker).join(' times '),
  divide: ({ left, right, round }, speaker) => {
    if (right.op === 'number' && right.value === 2)
      return `half of ${bracketed(say(speaker, left))} (rounded ${round})`
    return `${all([left, right], speaker).join(' divided by ')} (rounded ${round})`
  },
  least: ({ items }, speaker) => `the least of ${listed(all(items, speaker), 'and')}`,
  greatest: ({ items }, speaker) => `the greatest of ${listed(all(items, speaker), 'and')}`,
  if: ({ test, then, else: other }, speaker) =>
    `${say(speaker, then)} if ${say(speaker, test)}, otherwise ${say(speaker, other)}`,

  call: ({ definition, arguments: given }, speaker) => {
    const filled = new Map(Object.entries(given).map(([name, value]) => [name, say(speaker, value)]))
    const frame = frameOf(speaker, `definition ${definition}`)
    return frame === undefined ? unframed(definition, filled) : nounOf(frame, filled, speaker, 'the', true)
  },
  happened: (happened, speaker) => `the number of times ${conditionPhrase(happened, speaker)}`,

  square: ({ of: thing }, speaker) => of('square', thing, speaker),
  space: ({ of: thing }, speaker) => `the squares that ${say(speaker, thing)} covers`,
  steps: ({ of: square, kind }, speaker) =>
    `the squares one ${kind === 'any' ? '' : `${kind} `}step from ${say(speaker, square)}`,
  distance: ({ from, to, diagonal, blocked }, speaker) =>
    `the distance from ${say(speaker, from)} to ${say(speaker, to)}, around ${say(speaker, blocked)}, a diagonal step counting ${String(diagonal)}`,
  corners: ({ of: space }, speaker) => `the outer corners of ${say(speaker, space)}`,
  between: ({ from, to }, speaker) => `what a step from ${say(speaker, from)} to ${say(speaker, to)} crosses`,
}

const isPlayer = ({ op }: Expression): boolean => ['you', 'opponent', 'controller', 'owner'].includes(op)

function firstOf(end: string, list: Expression, count: Expression, speaker: Speaker): string {
  const from = list.op === 'contents' ? say(speaker, list.of) : amountOf(list, 'all', speaker)
  if (count.op === 'number' && count.value === 1) return `the ${end} card of ${from}`
  return `the ${end} ${say(speaker, count)} cards of ${from}`
}
