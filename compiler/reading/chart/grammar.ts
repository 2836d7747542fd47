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

const cornersOf = new WeakMap<Grammar, ReadonlyMap<string, ReadonlySet<string>>>()

/** For each category all parts with which it may begin, directly or not. */
export function leftCorners(grammar: Grammar): ReadonlyMap<string, ReadonlySet<string>> {
  const known = cornersOf.get(grammar)
  if (known) return known
  const firsts = new Map<string, Set<string>>()
  for (const [key, node] of grammar.root.next) {
    for (const result of resultsBelow(node)) {
      const others = firsts.get(result)
      if (others) others.add(key)
      else firsts.set(result, new Set([key]))
    }
  }
  // A set grows while it is gone through, and so takes in what its members may begin with.
  for (const corners of firsts.values())
    for (const key of corners) for (const first of firsts.get(key) ?? []) corners.add(first)
  cornersOf.set(grammar, firsts)
  return firsts
}

function resultsBelow({ next, ends }: Node): string[] {
  return [...ends.map(({ rule }) => rule.result), ...[...next.values()].flatMap(resultsBelow)]
}
