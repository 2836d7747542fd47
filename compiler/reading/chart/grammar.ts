/**
 * Grammar: rules prepared for the chart. Optional parts and alternatives of words are written out, and rules that begin
 * alike share their beginning in a tree, so that the chart follows each beginning once. Categories and words are numbers.
 */
import type { Opening, Rule } from './rule.js'

/** A place in the tree of rules: what may come next, and which rules end here. */
export interface Node {
  id: number
  next: Map<number, Node>
  ends: End[]
}

export interface End {
  rule: Rule
  /** For each part that is there, its index in the rule. */
  slots: readonly number[]
  /** No part is left out, and each is one symbol. */
  isPlain: boolean
  /** The symbol of the rule's result. */
  result: number
  /** The number of its opening in the grammar; -1 without one. */
  opening: number
}

export interface Grammar {
  /** By first part. */
  root: Node
  /** Without the root; a node stands at the index that is its id, behind the one above it. */
  nodes: readonly Node[]
  /** Numbers of categories, and of words in quotes. */
  symbols: ReadonlyMap<string, number>
  /** By number. */
  names: readonly string[]
  /** All words that rules name. */
  words: ReadonlySet<string>
  rules: readonly Rule[]
  openings: readonly Opening[]
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
  const root: Node = { id: -1, next: new Map(), ends: [] }
  const nodes: Node[] = []
  const symbols = new Map<string, number>()
  const openings = [...new Set(rules.flatMap(({ opening }) => opening ?? []))]
  const symbolOf = (key: string): number => {
    let symbol = symbols.get(key)
    if (symbol === undefined) symbols.set(key, (symbol = symbols.size))
    return symbol
  }
  for (const rule of rules) {
    const result = symbolOf(rule.result)
    const opening = rule.opening ? openings.indexOf(rule.opening) : -1
    for (const { keys, slots } of writtenOut(rule)) {
      let node = root
      for (const key of keys) {
        if (/^'.+[?|]'$/.test(key))
          throw new Error(`The rule ${rule.name}: ${key} has its ? inside the quotes.`)
        const symbol = symbolOf(key)
        let next = node.next.get(symbol)
        if (!next) {
          nodes.push((next = { id: nodes.length, next: new Map(), ends: [] }))
          node.next.set(symbol, next)
        }
        node = next
      }
      if (node === root) throw new Error(`The rule ${rule.name} may be empty.`)
      const isPlain = slots.length === rule.parts.length && slots.every((slot, at) => slot === at)
      node.ends.push({ rule, slots, isPlain, result, opening })
    }
  }
  const names = [...symbols.keys()]
  const words = new Set(names.flatMap((name) => (name.startsWith("'") ? [name.slice(1, -1)] : [])))
  return { root, nodes, symbols, names, words, rules, openings }
}
