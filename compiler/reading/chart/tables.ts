/** The tree of rules as tables of numbers, for the recogniser. */
import type { Grammar, Node } from './grammar.js'

export interface Tables {
  /** How many nodes and symbols there are. */
  nodes: number
  symbols: number
  /** For each symbol, the node of the rules that begin with it; -1 when none does. */
  first: Int32Array
  /** For each node, what may come next: symbol, the node behind it, symbol, the node behind it … */
  next: readonly Int32Array[]
  /** For each node, the rules that end there: what they make, and their opening or -1, what they make, their opening … */
  results: readonly Int32Array[]
  /** For each symbol, where rules that make it end: the node, their opening or -1, the node, their opening … */
  endings: readonly Int32Array[]
  /** For each symbol, what rules that make it ask for. */
  asked: readonly Int32Array[]
  /** For each symbol, itself and all that may begin with it, directly or not. */
  above: readonly Int32Array[]
  /** For each symbol, what is looked for where it is wanted: itself, all that may begin it, and what its rules ask for. */
  below: readonly Int32Array[]
  /** What rules ask for that is made of words alone: looked for everywhere. */
  anywhere: Int32Array
  /** By symbol and symbol: 1 when the first may end where the second begins, within something. */
  following: Uint8Array
  /** For each symbol, what stands right before it in some rule. */
  leading: readonly Int32Array[]
  /** For each symbol, all that may end with it, directly or not. */
  ending: readonly ReadonlySet<number>[]
  /** For each node, its last symbol, and the node before that; -1 when it is the first. */
  last: Int32Array
  before: Int32Array
}

const made = new WeakMap<Grammar, Tables>()

export function tablesOf(grammar: Grammar): Tables {
  let tables = made.get(grammar)
  if (!tables) made.set(grammar, (tables = makeTables(grammar)))
  return tables
}

function makeTables({ root, nodes, names, symbols, rules }: Grammar): Tables {
  const last = new Int32Array(nodes.length)
  const before = new Int32Array(nodes.length)
  for (const node of [root, ...nodes])
    for (const [symbol, { id }] of node.next) {
      last[id] = symbol
      before[id] = node.id
    }
  const leading = names.map(() => new Set<number>())
  for (const { id, next } of nodes) for (const symbol of next.keys()) leading[symbol]?.add(last[id] as number)
  const made = nodes.map(({ ends }) => [
    ...new Map(ends.map((end) => [`${end.result} ${end.opening}`, end])).values(),
  ])
  const results = made.map((ends) => ends.flatMap(({ result, opening }) => [result, opening]))
  const endings = names.map((): number[] => [])
  made.forEach((ends, node) => {
    for (const { result, opening } of ends) endings[result]?.push(node, opening)
  })
  const asked = names.map((name) => {
    const categories = rules.flatMap(({ result, asks = [] }) => (result === name ? asks : []))
    return [...new Set(categories)].flatMap((category) => symbols.get(category) ?? [])
  })
  const above = corners(root, names)
  const below = wanted(above, asked)
  const isOfWords = (symbol: number) =>
    [...(below[symbol] ?? [])].every((one) => one === symbol || isWord(names[one]))
  const anywhere = new Set(
    asked
      .flat()
      .filter(isOfWords)
      .flatMap((symbol) => [...(below[symbol] ?? [])]),
  )
  const numbers = (lists: readonly Iterable<number>[]) => lists.map((list) => Int32Array.from(list))
  return {
    nodes: nodes.length,
    symbols: names.length,
    first: Int32Array.from(names, (_, symbol) => root.next.get(symbol)?.id ?? -1),
    next: numbers(nodes.map(({ next }) => [...next].flatMap(([symbol, { id }]) => [symbol, id]))),
    results: numbers(results),
    endings: numbers(endings),
    asked: numbers(asked),
    above: numbers(above),
    below: numbers(below),
    anywhere: Int32Array.from(anywhere),
    leading: numbers(leading),
    ...sequences(root, names, above),
    last,
    before,
  }
}

function corners(root: Node, names: readonly string[]): Set<number>[] {
  const above = names.map((_, symbol) => new Set([symbol]))
  for (const [symbol, node] of root.next) for (const result of resultsBelow(node)) above[symbol]?.add(result)
  // A set grows while it is gone through, and so takes in what its members may begin.
  for (const all of above) for (const one of all) for (const more of above[one] ?? []) all.add(more)
  return above
}

/** The corners the other way round, with what is asked for beside the parts. */
function wanted(above: readonly ReadonlySet<number>[], asked: readonly (readonly number[])[]): Set<number>[] {
  const below = above.map((_, symbol) => new Set([symbol, ...(asked[symbol] ?? [])]))
  above.forEach((all, symbol) => {
    for (const one of all) below[one]?.add(symbol)
  })
  for (const all of below) for (const one of all) for (const more of below[one] ?? []) all.add(more)
  return below
}

/** What may end with what, and what may stand behind what. */
function sequences(
  root: Node,
  names: readonly string[],
  above: readonly ReadonlySet<number>[],
): Pick<Tables, 'following' | 'ending'> {
  const ending = names.map((_, symbol) => new Set([symbol]))
  const following = new Uint8Array(names.length * names.length)
  const pairs: [number, number][] = []
  const visit = (node: Node, symbol: number): void => {
    for (const { result } of node.ends) ending[symbol]?.add(result)
    for (const [next, behind] of node.next) {
      pairs.push([symbol, next])
      visit(behind, next)
    }
  }
  for (const [symbol, node] of root.next) visit(node, symbol)
  for (const all of ending) for (const one of all) for (const more of ending[one] ?? []) all.add(more)
  for (const [left, right] of pairs)
    ending.forEach((all, last) => {
      if (!all.has(left)) return
      above.forEach((begun, first) => {
        if (begun.has(right)) following[last * names.length + first] = 1
      })
    })
  return { ending, following }
}

function isWord(name: string | undefined): boolean {
  return name?.startsWith("'") === true
}

function resultsBelow({ next, ends }: Node): number[] {
  return [...ends.map(({ result }) => result), ...[...next.values()].flatMap(resultsBelow)]
}
