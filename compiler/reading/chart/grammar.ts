/**
 * Grammar: rules prepared for the chart. Optional parts and alternatives of words are written out, and rules that begin
 * alike share their beginning in a tree, so that the chart follows each beginning once.
 */
import type { Rule } from './rule.js'

/** A place in the tree of rules: what may come next, and which rules end here. */
export interface Node {
  next: Map<string, Node>
  ends: { rule: Rule; slots: readonly number[] }[]
}

export interface Grammar {
  /** By first part. Keys are categories, or words in quotes. */
  root: Node
  /** All words that rules name. */
  words: ReadonlySet<string>
  rules: readonly Rule[]
}

/** One way to write a part: its keys in order; empty when left out. */
function spellings(part: string): string[][] {
  const optional = part.endsWith('?')
  const bare = optional ? part.slice(0, -1) : part
  const ways = bare.startsWith("'")
    ? bare
        .slice(1, -1)
        .split('|')
        .map((words) => words.split(' ').map((word) => `'${word}'`))
    : [[bare]]
  return optional ? [[], ...ways] : ways
}

interface Written {
  keys: string[]
  slots: number[]
}

function writtenOut(rule: Rule): Written[] {
  return rule.parts.reduce<Written[]>(
    (begun, part, index) =>
      begun.flatMap((written) =>
        spellings(part).map((keys) => ({
          keys: [...written.keys, ...keys],
          slots: [...written.slots, ...keys.map(() => index)],
        })),
      ),
    [{ keys: [], slots: [] }],
  )
}

/** Joins rules into a grammar. */
export function createGrammar(rules: readonly Rule[]): Grammar {
  const root: Node = { next: new Map(), ends: [] }
  const words = new Set<string>()
  for (const rule of rules) {
    for (const { keys, slots } of writtenOut(rule)) {
      let node = root
      for (const key of keys) {
        if (/^'.+[?|]'$/.test(key))
          throw new Error(`The rule ${rule.name}: ${key} has its ? inside the quotes.`)
        if (key.startsWith("'")) words.add(key.slice(1, -1))
        let next = node.next.get(key)
        if (!next) node.next.set(key, (next = { next: new Map(), ends: [] }))
        node = next
      }
      if (node === root) throw new Error(`The rule ${rule.name} may be empty.`)
      node.ends.push({ rule, slots })
    }
  }
  return { root, words, rules }
}

/** What may begin with what: `below` of a category are all parts with which it may begin, directly or not; `above` is the inverse. */
interface Corners {
  below: ReadonlyMap<string, ReadonlySet<string>>
  above: ReadonlyMap<string, ReadonlySet<string>>
}

const cornersOf = new WeakMap<Grammar, Corners>()

export function leftCorners(grammar: Grammar): Corners {
  const known = cornersOf.get(grammar)
  if (known) return known
  const below = new Map<string, Set<string>>()
  for (const [key, node] of grammar.root.next)
    for (const result of resultsBelow(node)) put(below, result, key)
  // A set grows while it is gone through, and so takes in what its members may begin with.
  for (const firsts of below.values())
    for (const key of firsts) for (const first of below.get(key) ?? []) firsts.add(first)
  const above = new Map<string, Set<string>>()
  for (const [result, firsts] of below) for (const first of firsts) put(above, first, result)
  const corners = { below, above }
  cornersOf.set(grammar, corners)
  return corners
}

function put(map: Map<string, Set<string>>, key: string, value: string): void {
  const others = map.get(key)
  if (others) others.add(value)
  else map.set(key, new Set([value]))
}

function resultsBelow({ next, ends }: Node): string[] {
  return [...ends.map(({ rule }) => rule.result), ...[...next.values()].flatMap(resultsBelow)]
}
