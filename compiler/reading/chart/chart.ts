/**
 * A packed chart: every constituent that the rules find over every stretch of the tokens, each meaning once. Stretches are
 * finished from short to long, so each meaning is complete, with its cheapest derivation, before anything longer uses it.
 */
import type { Scope } from '../api.js'
import { preferences } from '../preferences.js'
import type { PreferenceId } from '../preferences.js'
import { leftCorners } from './grammar.js'
import type { Grammar, Node } from './grammar.js'
import { createIdentity } from './identity.js'
import type { Built, Rule, Site } from './rule.js'
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
  /** A category of the grammar, which says what the payload is. */
  category: string
  start: number
  end: number
  payload: object
  against?: PreferenceId
}

/** Parts that stand there, but do not go together. */
interface Failed {
  rule: string
  start: number
  end: number
  reason: string
  unfinished: boolean
}

export interface Chart {
  edges(start: number, end: number, category: string): readonly Edge[]
  /** All edges over a stretch. */
  over(start: number, end: number): readonly Edge[]
  /** Parts that could have come next after what was begun and reached `position`. */
  expected(position: number): ReadonlySet<string>
  ruledOut: readonly Failed[]
  /** False when the work bound was reached: readings may be missing. */
  complete: boolean
  work: number
}

/**
 * How a grammar ranks its constituents, where it does not keep every meaning: of those with one key over one stretch
 * only the cheapest stays, and only what may lead to the goal from the first token on is looked for.
 */
export interface Ranking {
  goal: string
  key(payload: object): string
  cost(payload: object): number
  /** What costs more than the best of its category over the same stretch by more than this is dropped. */
  margin: number
  /** The most by which a whole may cost less than its parts together. */
  gain: number
}

interface Active {
  node: Node
  children: readonly Edge[]
}

/** Beyond this many steps a sentence is too ambiguous to be understood by people either. */
export const workBound = 60_000

const noPreferences: readonly PreferenceId[] = []

function costOf(against: readonly PreferenceId[]): number {
  return against.reduce((sum, id) => sum + preferences[id].cost, 0)
}

/** What one stretch of tokens holds. */
interface Cell {
  /** Constituents by category. */
  edges: Map<string, Edge[]>
  /** Each meaning once, by category and identity. */
  meanings: Map<string, Edge>
  /** Beginnings of rules by what they wait for. */
  waiting: Map<string, Active[]>
  /** The lowest cost in each category. */
  best: Map<string, number>
}

const noEdges: readonly Edge[] = []

/** Fills the chart. Takes time in proportion to the constituents found, bounded by `bound` steps. */
export function parse(
  grammar: Grammar,
  tokens: readonly Token[],
  words: readonly WordEdge[],
  scope: Scope,
  bound = workBound,
  ranking: Ranking | null = null,
): Chart {
  const length = tokens.length
  const identify = createIdentity()
  const cells: (Cell | undefined)[] = []
  /** For each start, the ends up to which something was begun. */
  const begunEnds: number[][] = tokens.map(() => [])
  const ruledOut: Failed[] = []
  const lexical = byPlace(words, length)
  /** For each position, what beginnings that reach it wait for. */
  const awaited = [...tokens, null].map(() => new Set<string>())
  const corners = leftCorners(grammar)
  /** For each position, what was begun and reached it: without a ranking, all of it may be asked for. */
  const reached = [...tokens, null].map(() => new Set<Node>())
  let wanted: ReadonlySet<string> | null = null
  const wantedAt: ReadonlySet<string>[] = []
  const begins: ReadonlySet<string>[] = []
  let work = 0
  let start = 0
  let end = 0
  let fresh: Edge[] = []

  function place(from: number, to: number): number {
    return from * (length + 1) + to
  }

  function found(category: string, from: number, to: number): boolean {
    return (cells[place(from, to)]?.edges.get(category)?.length ?? 0) > 0
  }

  function here(): Cell {
    const at = place(start, end)
    return (cells[at] ??= { edges: new Map(), meanings: new Map(), waiting: new Map(), best: new Map() })
  }

  function add(
    category: string,
    payload: object,
    rule: Rule | null,
    children: readonly Edge[],
    against: readonly PreferenceId[],
    isToken = false,
  ): void {
    if (wanted && !wanted.has(category)) return
    const cost = ranking ? ranking.cost(payload) : costOf(against)
    const { edges, meanings, best } = here()
    // A token stands once where it stands; what it is made of need not be compared.
    const key = isToken ? category : `${category} ${ranking ? ranking.key(payload) : identify(payload)}`
    const known = meanings.get(key)
    const same = edges.get(category)
    if (known) {
      if (cost > known.cost || (cost === known.cost && against.length >= known.against.length)) return
      Object.assign(known, { payload, rule, children, against, cost })
      if (cost < (best.get(category) ?? cost)) best.set(category, cost)
      // What was already built from it alone is built again, cheaper.
      if (ranking) fresh.push(known)
      return
    }
    const least = best.get(category)
    if (ranking && least !== undefined && least + ranking.margin < cost) return
    if (least === undefined || cost < least) best.set(category, cost)
    const edge: Edge = { category, start, end, payload, rule, children, against, cost }
    meanings.set(key, edge)
    if (same) same.push(edge)
    else edges.set(category, [edge])
    fresh.push(edge)
  }

  function take(
    built: Built<object>,
    rule: Rule,
    children: readonly Edge[],
    below: readonly PreferenceId[],
  ): void {
    if (built === null) return
    if (Array.isArray(built)) for (const one of built as readonly object[]) take(one, rule, children, below)
    else if ('ruledOut' in built)
      ruledOut.push({
        rule: rule.name,
        start,
        end,
        reason: String(built.ruledOut),
        unfinished: 'unfinished' in built,
      })
    else if ('against' in built && 'payload' in built)
      take(built.payload as object, rule, children, [...below, built.against as PreferenceId])
    else add(rule.result, built, rule, children, below)
  }

  /** Its parts alone cost so much more than what is there that it would be dropped. */
  function isHopeless(category: string, children: readonly Edge[]): boolean {
    const best = here().best.get(category)
    if (best === undefined || !ranking) return false
    let sum = 0
    for (const child of children) sum += child.cost
    return sum > best + ranking.margin + ranking.gain
  }

  function complete(node: Node, children: readonly Edge[]): void {
    const costly = children.some((child) => child.against.length > 0)
    const below = costly ? children.flatMap((child) => child.against) : noPreferences
    for (const { rule, slots } of node.ends) {
      if (wanted && !wanted.has(rule.result)) continue
      if (ranking && isHopeless(rule.result, children)) continue
      work++
      const payloads = new Array<unknown>(rule.parts.length).fill(undefined)
      const starts = new Array<number>(rule.parts.length).fill(-1)
      for (let i = slots.length - 1; i >= 0; i--) {
        const slot = slots[i] ?? 0
        payloads[slot] = children[i]?.payload
        starts[slot] = children[i]?.start ?? -1
      }
      const site: Site = { lexicon: scope.lexicon, scope, start, end, starts, found }
      take(rule.build(payloads, site), rule, children, below)
    }
  }

  /** `again`: it was begun before, and only what it makes by itself is made again. */
  function advance(node: Node, before: readonly Edge[], edge: Edge, again = false): void {
    const next = node.next.get(edge.category)
    if (!next) return
    work++
    const children = [...before, edge]
    if (next.next.size > 0 && !again) {
      const { waiting } = here()
      const active: Active = { node: next, children }
      const ahead = begins[end]
      if (!ranking) reached[end]?.add(next)
      for (const key of next.next.keys()) {
        if (ahead && !ahead.has(key)) continue
        const others = waiting.get(key)
        if (others) others.push(active)
        else {
          if (waiting.size === 0) begunEnds[start]?.push(end)
          waiting.set(key, [active])
          awaited[end]?.add(key)
        }
      }
    }
    if (next.ends.length > 0) complete(next, children)
  }

  function addWords(): void {
    const token = tokens[start]
    if (token && end === start + 1) {
      add(`'${token.word}'`, token, null, [], noPreferences, true)
      add('token', token, null, [], noPreferences, true)
    }
    for (const word of lexical.get(place(start, end)) ?? [])
      add(word.category, word.payload, null, [], word.against ? [word.against] : noPreferences)
  }

  /** The cheapest first, where costs count, so that what is built from it need not be built again. */
  function nextFresh(): Edge | undefined {
    if (!ranking || fresh.length < 2) return fresh.pop()
    let best = 0
    for (let i = 1; i < fresh.length; i++) if ((fresh[i]?.cost ?? 0) < (fresh[best]?.cost ?? 0)) best = i
    const edge = fresh[best]
    const last = fresh.pop()
    if (last && best < fresh.length) fresh[best] = last
    return edge
  }

  function fill(): void {
    addWords()
    const begun = ranking && new Set<Edge>()
    for (const middle of begunEnds[start] ?? []) {
      const cell = cells[place(start, middle)]
      const tail = middle < end ? cells[place(middle, end)] : undefined
      if (!cell || !tail) continue
      for (const [category, edges] of tail.edges) {
        const actives = cell.waiting.get(category)
        if (!actives) continue
        for (const edge of edges) {
          for (const one of actives) {
            if (work > bound) return
            advance(one.node, one.children, edge)
          }
        }
      }
    }
    for (let edge = nextFresh(); edge; edge = nextFresh()) {
      if (work > bound) return
      advance(grammar.root, [], edge, begun?.has(edge))
      begun?.add(edge)
    }
  }

  /** All that may begin at a position, so that something begun before it goes on. */
  function wantedFrom(keys: Iterable<string>): ReadonlySet<string> {
    const all = new Set<string>()
    for (const key of keys) {
      all.add(key)
      for (const first of corners.below.get(key) ?? []) all.add(first)
    }
    return all
  }

  /** All that the words at a position may begin. */
  function beginsFrom(position: number): ReadonlySet<string> {
    const all = new Set<string>(['token', `'${tokens[position]?.word ?? ''}'`])
    for (const word of words) if (word.start === position) all.add(word.category)
    for (const first of [...all]) for (const above of corners.above.get(first) ?? []) all.add(above)
    return all
  }

  for (let position = 0; position <= length; position++) begins.push(beginsFrom(position))
  if (ranking) wantedAt.push(wantedFrom([ranking.goal]))
  for (end = 1; end <= length && work <= bound; end++) {
    for (start = end - 1; start >= 0 && work <= bound; start--) {
      fresh = []
      wanted = wantedAt[start] ?? null
      fill()
    }
    if (ranking) wantedAt.push(wantedFrom(awaited[end] ?? []))
  }

  return {
    edges: (from, to, category) => cells[place(from, to)]?.edges.get(category) ?? noEdges,
    over: (from, to) => [...(cells[place(from, to)]?.meanings.values() ?? [])],
    expected: (position) =>
      ranking
        ? (awaited[position] ?? new Set())
        : new Set([...(reached[position] ?? [])].flatMap((node) => [...node.next.keys()])),
    ruledOut,
    complete: work <= bound,
    work,
  }
}

function byPlace(words: readonly WordEdge[], length: number): Map<number, WordEdge[]> {
  const found = new Map<number, WordEdge[]>()
  for (const word of words) {
    const at = word.start * (length + 1) + word.end
    const others = found.get(at)
    if (others) others.push(word)
    else found.set(at, [word])
  }
  return found
}
