/**
 * A packed chart: every constituent that the rules find over every stretch of the tokens, each meaning once. Stretches are
 * finished from short to long, so each meaning is complete, with its cheapest derivation, before anything longer uses it.
 */
import type { Category, Payloads } from '../categories.js'
import type { Scope } from '../api.js'
import { preferences } from '../preferences.js'
import type { PreferenceId } from '../preferences.js'
import type { Grammar, Node } from './grammar.js'
import { createIdentity } from './identity.js'
import type { Built, Rule } from './rule.js'
import type { Token } from './token.js'

export interface Edge {
  /** A category, or a word in quotes. */
  category: string
  start: number
  end: number
  payload: object
  /** Null for words. */
  rule: Rule | null
  children: readonly Edge[]
  /** Preferences that this derivation goes against, each time once. */
  against: readonly PreferenceId[]
  cost: number
}

/** A word edge from the lexicon: what the tokens from `start` to `end` may be. */
export interface WordEdge {
  category: Category
  start: number
  end: number
  payload: Payloads[Category]
  against?: PreferenceId
}

export interface Chart {
  edges(start: number, end: number, category: string): readonly Edge[]
  /** All edges over a stretch. */
  over(start: number, end: number): readonly Edge[]
  /** Parts that could have come next after what was begun and reached `position`. */
  expected(position: number): ReadonlySet<string>
  ruledOut: readonly { rule: string; start: number; end: number; reason: string }[]
  /** False when the work bound was reached: readings may be missing. */
  complete: boolean
  work: number
}

interface Active {
  node: Node
  children: readonly Edge[]
}

/** Beyond this many steps a sentence is too ambiguous to be understood by people either. */
export const workBound = 60_000

function costOf(against: readonly PreferenceId[]): number {
  return against.reduce((sum, id) => sum + preferences[id].cost, 0)
}

/** Fills the chart. Takes time in proportion to the constituents found, bounded by `bound` steps. */
export function parse(
  grammar: Grammar,
  tokens: readonly Token[],
  words: readonly WordEdge[],
  scope: Scope,
  bound = workBound,
): Chart {
  const length = tokens.length
  const identify = createIdentity()
  const passive: Map<string, Edge[]>[] = []
  const active: Map<string, Active[]>[] = []
  const merged: Map<string, Edge>[] = []
  const ruledOut: { rule: string; start: number; end: number; reason: string }[] = []
  const cell = (start: number, end: number) => start * (length + 1) + end
  let work = 0

  const lexical = new Map<number, WordEdge[]>()
  for (const word of words) {
    const place = cell(word.start, word.end)
    const others = lexical.get(place)
    if (others) others.push(word)
    else lexical.set(place, [word])
  }

  const fillCell = (start: number, end: number): void => {
    const place = cell(start, end)
    const edges = new Map<string, Edge[]>()
    const waiting = new Map<string, Active[]>()
    const meanings = new Map<string, Edge>()
    passive[place] = edges
    active[place] = waiting
    merged[place] = meanings
    const fresh: Edge[] = []

    const add = (edge: Edge): void => {
      const key = `${edge.category} ${identify(edge.payload)}`
      const known = meanings.get(key)
      if (known) {
        if (edge.cost < known.cost) {
          known.rule = edge.rule
          known.children = edge.children
          known.against = edge.against
          known.cost = edge.cost
        }
        return
      }
      meanings.set(key, edge)
      const same = edges.get(edge.category)
      if (same) same.push(edge)
      else edges.set(edge.category, [edge])
      fresh.push(edge)
    }

    const complete = (node: Node, children: readonly Edge[]): void => {
      for (const { rule, slots } of node.ends) {
        work++
        const payloads: unknown[] = rule.parts.map(() => undefined)
        for (let i = slots.length - 1; i >= 0; i--) payloads[slots[i] ?? 0] = children[i]?.payload
        const built = rule.build(payloads, { lexicon: scope.lexicon, scope, start, end })
        take(built, rule, children)
      }
    }

    const take = (built: Built<object>, rule: Rule, children: readonly Edge[]): void => {
      if (built === null) return
      if (Array.isArray(built)) {
        for (const one of built as readonly object[]) take(one, rule, children)
        return
      }
      if ('ruledOut' in built) {
        ruledOut.push({ rule: rule.name, start, end, reason: String(built.ruledOut) })
        return
      }
      const below = children.flatMap((child) => child.against)
      const [payload, against] =
        'against' in built && 'payload' in built
          ? [built.payload as object, [...below, built.against as PreferenceId]]
          : [built as object, below]
      add({ category: rule.result, start, end, payload, rule, children, against, cost: costOf(against) })
    }

    const advance = (node: Node, before: readonly Edge[], edge: Edge): void => {
      const next = node.next.get(edge.category)
      if (!next) return
      work++
      const children = [...before, edge]
      for (const key of next.next.keys()) {
        const others = waiting.get(key)
        if (others) others.push({ node: next, children })
        else waiting.set(key, [{ node: next, children }])
      }
      if (next.ends.length > 0) complete(next, children)
    }

    const token = tokens[start]
    if (end === start + 1 && token) {
      for (const category of [`'${token.word}'`, 'token']) {
        add({ category, start, end, payload: token, rule: null, children: [], against: [], cost: 0 })
      }
    }
    for (const word of lexical.get(place) ?? []) {
      const against = word.against ? [word.against] : []
      add({
        category: word.category,
        start,
        end,
        payload: word.payload,
        rule: null,
        children: [],
        against,
        cost: costOf(against),
      })
    }
    for (let middle = start + 1; middle < end; middle++) {
      const begun = active[cell(start, middle)]
      const tail = passive[cell(middle, end)]
      if (!begun || !tail || begun.size === 0) continue
      for (const [category, list] of tail) {
        const actives = begun.get(category)
        if (!actives) continue
        for (const edge of list) {
          for (const one of actives) {
            if (work > bound) return
            advance(one.node, one.children, edge)
          }
        }
      }
    }
    for (let edge = fresh.pop(); edge; edge = fresh.pop()) {
      if (work > bound) return
      advance(grammar.root, [], edge)
    }
  }

  for (let end = 1; end <= length && work <= bound; end++) {
    for (let start = end - 1; start >= 0 && work <= bound; start--) fillCell(start, end)
  }

  return {
    edges: (start, end, category) => passive[cell(start, end)]?.get(category) ?? [],
    over: (start, end) => [...(merged[cell(start, end)]?.values() ?? [])],
    expected: (position) => {
      const keys = new Set<string>()
      for (let start = 0; start < position; start++) {
        for (const key of active[cell(start, position)]?.keys() ?? []) keys.add(key)
      }
      return keys
    },
    ruledOut,
    complete: work <= bound,
    work,
  }
}
