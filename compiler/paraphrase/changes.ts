/** Changes of a value: what, by how much, how far, and whether copies add up. */
import type { Clause } from '../../runtime/program/clauses.js'
import type { Expression } from '../../runtime/program/expressions.js'
import type { StackingRule } from '../../runtime/program/library.js'
import type { Statements } from '../../runtime/program/statements.js'
import { isAmount } from './lines.js'
import { amountOf } from './sets.js'
import { say, writtenWords, type Speaker } from './speaker.js'
import type { Wordings } from './wordings.js'
import { owned } from './words.js'

type Change = Extract<Clause<Statements>, { op: 'change' }>

/** "each unit's power is 2 higher", without when. */
export function changePhrase(node: Change, speaker: Speaker): string {
  const value = valueSaid(node.attribute, amountOf(node.affected, 'each', speaker), node.beside, speaker)
  const limit =
    node.limit === undefined
      ? ''
      : ` (by no more than ${say(speaker, node.limit)} through all such changes together)`
  const how = changed(node, ofEach(speaker, node.affected))
  const agreeing = /[^su]s$/.test(node.attribute)
    ? how.replace(/^is /, 'are ').replace(/^starts /, 'start ')
    : how
  return `${value} ${agreeing}${limit}${bounds(node, speaker)}`
}

/** "your power at this place", "the attrition against each player": whose, and as to what. */
export function valueSaid(
  name: string,
  owner: string,
  beside: Expression | undefined,
  speaker: Speaker,
): string {
  const declared = declaredOf(name, speaker)
  const words = writtenWords(speaker, name)
  const said =
    declared?.preposition === undefined
      ? owned(owner, words)
      : `the ${words} ${declared.preposition} ${owner}`
  return beside && declared?.beside
    ? `${said} ${declared.beside.prepositions[0] ?? 'at'} ${amountOf(beside, 'each', speaker)}`
    : said
}

function declaredOf(name: string, { wordings }: Speaker): Wordings['attributes'][string] | undefined {
  return Object.hasOwn(wordings.attributes, name) ? wordings.attributes[name] : undefined
}

/** Within what is said of each thing, that thing is "it". */
function ofEach(speaker: Speaker, affected: Expression): Speaker {
  if (affected.op !== 'things') return speaker
  return { ...speaker, called: new Map(speaker.called).set(affected.name, 'it') }
}

function changed({ layer, amount }: Change, speaker: Speaker): string {
  const by = say(speaker, amount)
  switch (layer) {
    case 'base':
      return `starts from ${by} instead of its usual base`
    case 'add':
      return added(amount, speaker)
    case 'set':
      return `is set to ${by}`
    case 'double':
      return by === '2' ? 'is doubled' : `is multiplied by ${by} before anything is added`
    case 'multiply':
      return by === '2' ? 'is doubled' : `is multiplied by ${by}`
    case 'halve':
      return by === '2' ? 'is halved' : `is divided by ${by}`
    case 'cap':
      return `is at most ${by}`
    case 'floor':
      return `is at least ${by}`
    default:
      return `changes by ${by} (in the step “${layer}”)`
  }
}

/** "2 higher", "1 lower", "1 higher for each unit here". */
function added(amount: Expression, speaker: Speaker): string {
  if (isAmount(amount)) return `is ${String(Math.abs(amount.value))} ${amount.value < 0 ? 'lower' : 'higher'}`
  if (amount.op === 'count') return `is 1 higher for ${amountOf(amount.of, 'each', speaker)}`
  const less = negative(amount)
  if (less !== null) {
    if (less.op === 'count') return `is 1 lower for ${amountOf(less.of, 'each', speaker)}`
    return `is lower by ${say(speaker, less)}`
  }
  const [first, second, ...more] = amount.op === 'multiply' ? amount.items : []
  if (first !== undefined && isAmount(first) && second?.op === 'count' && more.length === 0) {
    const word = first.value < 0 ? 'lower' : 'higher'
    return `is ${String(Math.abs(first.value))} ${word} for ${amountOf(second.of, 'each', speaker)}`
  }
  return `is higher by ${say(speaker, amount)}`
}

/** What is subtracted, where an amount is less than 0 as it is written. */
function negative(amount: Expression): Expression | null {
  if (amount.op === 'multiply' && amount.items.length === 2) {
    const [first, second] = amount.items
    if (first !== undefined && isAmount(first) && first.value === -1) return second ?? null
  }
  return amount.op === 'subtract' && isAmount(amount.left) && amount.left.value === 0 ? amount.right : null
}

/** The bounds and the rounding that the game sets for the value, where the change may meet them. */
function bounds({ layer, amount, attribute }: Change, speaker: Speaker): string {
  const declared = declaredOf(attribute, speaker)
  const lowers = layer === 'halve' || (layer === 'add' && (negative(amount) !== null || below(amount)))
  const parts: string[] = []
  if (layer === 'halve') parts.push(`rounded ${declared?.round ?? 'up'}`)
  if (lowers && declared?.least != null) parts.push(`but not below ${String(declared.least)}`)
  if (layer === 'add' && !lowers && declared?.most != null)
    parts.push(`but not above ${String(declared.most)}`)
  return parts.length === 0 ? '' : `, ${parts.join(', ')}`
}

function below(amount: Expression): boolean {
  if (isAmount(amount)) return amount.value < 0
  return amount.op === 'multiply' && amount.items.some(below)
}

const keys: Record<StackingRule['key'][number], string> = {
  attribute: 'to the same value',
  affected: 'of the same thing',
  kind: 'of the same kind',
  clause: 'by the same sentence',
  source: 'of the same card',
  title: 'of cards with the same title',
  player: 'under the same player',
}

/** "of changes to the same value, …, only the strongest counts", in words a player would use. */
function onlyOne({ kind, key, keep }: StackingRule): string {
  const has = (one: StackingRule['key'][number]): boolean => key.includes(one)
  if (has('clause') && has('title') && has('affected') && kind === null) {
    const cards = has('player') ? 'one player’s cards of the same title' : 'cards of the same title'
    return `of all changes to the same thing by this sentence on ${cards}, only the ${keep} counts`
  }
  const which = Object.entries(keys).filter(([one]) => has(one as StackingRule['key'][number]))
  const what = kind === null ? 'changes' : `${kind} changes`
  return `of ${[what, ...which.map(([, words]) => words)].join(' ')}, only the ${keep} counts`
}

/** Whether several such changes add up. */
export function copies({ layer, kind, cumulative }: Change, { wordings }: Speaker): string | null {
  if (!['add', 'double', 'multiply', 'halve'].includes(layer)) return null
  const rules = wordings.stacking.filter(
    (rule) => rule.keep !== 'all' && (rule.kind === null || rule.kind === kind),
  )
  const [rule] = rules
  if (rule === undefined) return 'Several such changes add up.'
  if (cumulative === true && rule.unlessCumulative) return 'It is cumulative: several such changes add up.'
  return `Copies do not add up: ${onlyOne(rule)}.`
}
