/** From a noun phrase to what it stands for: the list it describes, one known thing, a statement about some or all of them. */
import type { Expression } from '../../../runtime/program/expressions.js'
import type { ThingPhrase } from '../phrases.js'
import { and, compare, local, not, nothing, number } from './logic.js'
import { sameOne } from './pending.js'
import { mentionsName, substitute, walk } from './subject.js'

/** All things that the phrase describes, as a list or as the one known thing. */
export function members(thing: ThingPhrase): Expression {
  if (thing.value) return thing.value
  const { set } = thing
  if (!set) return { op: 'nothing' }
  if (set.among && !set.where && kernelLists.has(set.type)) return set.among
  return {
    op: 'things',
    name: set.name,
    type: set.type,
    ...(set.among && { among: set.among }),
    ...(set.where && { where: set.where }),
  }
}

/** Types whose lists hold nothing else, so that they need no test of type. */
const kernelLists = new Set(['zone', 'player', 'die', 'square', 'edge', 'corner'])

/** One thing is meant and it is known which: it may be asked things. */
export function isKnown(thing: ThingPhrase): boolean {
  if (thing.oneOfSeveral) return false
  return (thing.value !== null && !thing.type.many) || thing.determiner === 'the'
}

/** What a known phrase stands for: the thing, or the only member of the set. */
export function valueOf(thing: ThingPhrase): Expression | null {
  return isKnown(thing) || thing.value ? members(thing) : null
}

/** What is said of a thing, when it is known which. */
export type Test = (thing: Expression) => Expression

const some = (list: Expression) => compare('>', { op: 'count', of: list }, number(0))

/**
 * The statement that `test` holds for the thing, or as its determiner says: for each, for no one,
 * for some, for at least two.
 */
export function holdsFor(thing: ThingPhrase, test: Test): Expression {
  if (thing.joined) return and(...thing.joined.map((one) => holdsFor(one, test)))
  const list = members(thing)
  if (!thing.type.many && thing.value) return test(list)
  const name = thing.set?.name ?? unusedIn(test)
  const every: Expression = { op: 'every', of: list, name, where: test(local(name)) }
  const matching: Expression = thing.value
    ? { op: 'things', name, type: thing.type.name, among: list, where: test(local(name)) }
    : withTest(thing, test)
  const count: Expression = { op: 'count', of: matching }
  switch (thing.determiner) {
    case 'each':
    case 'all':
    case 'bare':
      return every
    case 'the':
      if (thing.type.many) return every
      return thing.oneOfSeveral ? some(matching) : test(list)
    case 'no':
      return not(some(matching))
    case 'exactly':
    case 'at least':
    case 'up to':
      return compared(count, thing)
    default:
      return some(matching)
  }
}

/** The same of what is no subject: there a bare plural means some of them ("at Hoth sites", "occupies sites"). */
export function holdsForObject(thing: ThingPhrase, test: Test): Expression {
  return holdsFor(thing.determiner === 'bare' ? { ...thing, determiner: 'a' } : thing, test)
}

/** A name for the things of a list that does not stand for something in the test already. */
function unusedIn(test: Test): string {
  const used = new Set<unknown>()
  walk(test(nothing), (node) => used.add(node['name']))
  let name = 'one'
  for (let count = 2; used.has(name); count++) name = `one ${count}`
  return name
}

function withTest(thing: ThingPhrase, test: Test): Expression {
  const { set } = thing
  if (!set) return { op: 'nothing' }
  const spoken = test(local(set.name))
  const where: Expression = set.where
    ? { op: 'and', items: [...itemsOf(set.where), ...itemsOf(spoken)] }
    : spoken
  return { op: 'things', name: set.name, type: set.type, ...(set.among && { among: set.among }), where }
}

function itemsOf(expression: Expression): readonly Expression[] {
  return expression.op === 'and' ? expression.items : [expression]
}

/** The statement that something as described is there. */
export function exists(thing: ThingPhrase): Expression {
  const list = members(thing)
  if (!mentionsName(list, sameOne)) return compared({ op: 'count', of: list }, thing)
  // "at most 2 cards with the same title": for each card, those like it are counted.
  const alike = compared({ op: 'count', of: substitute(list, sameOne, local('same')) }, thing)
  const all = substitute(list, sameOne, local(thing.set?.name ?? 'same'))
  const every: Expression = { op: 'every', of: all, name: 'same', where: alike }
  if (thing.determiner === 'no' || thing.determiner === 'up to') return every
  return not({ ...every, where: not(alike) })
}

/** Who has three has two: a number is a bound below, unless "exactly" is said. */
function compared(count: Expression, thing: ThingPhrase): Expression {
  const so = thing.count ?? number(1)
  const isNone = so.op === 'number' && so.value === 0
  if (thing.determiner === 'no') return compare('=', count, number(0))
  if (thing.determiner === 'exactly') return compare(thing.strict || isNone ? '=' : '≥', count, so)
  if (thing.determiner === 'at least') return compare('≥', count, so)
  if (thing.determiner === 'up to') return compare('≤', count, so)
  return compare('>', count, number(0))
}
