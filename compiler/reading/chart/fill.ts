/** Filling a chart: from the words over a stretch, and from what stands on its parts, to all that stands on it. */
import { preferences } from '../preferences.js'
import type { PreferenceId } from '../preferences.js'
import { createCell, put } from './cell.js'
import type { Active, Cell, Identify } from './cell.js'
import type { Edge, Ranking } from './edge.js'
import type { Entry } from './entries.js'
import type { End, Grammar, Node } from './grammar.js'
import type { Guide } from './guide.js'
import type { Built, Site } from './rule.js'

/** Parts that stand there, but do not go together. */
export interface Failed {
  rule: string
  start: number
  end: number
  reason: string
  unfinished: boolean
}

/** A chart that is being filled. */
export interface Filling {
  grammar: Grammar
  length: number
  guide: Guide
  ranking: Ranking | null
  identify: Identify
  /** The most steps. */
  bound: number
  work: number
  /** By place, see `placeOf`: the words there, and what was found there. */
  entries: readonly (readonly Entry[] | undefined)[]
  cells: (Cell | undefined)[]
  /** Where rules with an opening may begin: rows of bits. */
  openings: Int32Array
  /** For each start, the ends up to which something was begun. */
  begunEnds: number[][]
  /** For each position, what was begun and reached it. */
  reached: Set<Node>[]
  ruledOut: Failed[]
  /** Where the rule at work is applied. */
  site: { -readonly [K in keyof Site]: Site[K] }
}

/** The stretch at work. */
interface Stretch {
  start: number
  end: number
  /** Null as long as nothing is there. */
  cell: Cell | null
  /** Edges from which nothing was made yet. */
  fresh: Edge[]
}

type Against = readonly PreferenceId[]

export function placeOf({ length }: { length: number }, start: number, end: number): number {
  return start * (length + 1) + end
}

const none: Against = []

/** Fills one stretch, when those within it are filled. */
export function fill(chart: Filling, start: number, end: number): void {
  const { cells, ranking, grammar } = chart
  const stretch: Stretch = { start, end, cell: null, fresh: [] }
  for (const word of chart.entries[placeOf(chart, start, end)] ?? []) addWord(chart, stretch, word)
  for (const middle of chart.begunEnds[start] ?? []) {
    const tail = cells[placeOf(chart, middle, end)]
    const head = cells[placeOf(chart, start, middle)]
    if (head && tail) join(chart, stretch, head, tail)
  }
  const begun = ranking && new Set<Edge>()
  for (let edge = nextFresh(stretch, ranking); edge; edge = nextFresh(stretch, ranking)) {
    if (chart.work > chart.bound) return
    advance(chart, stretch, grammar.root, null, edge, begun?.has(edge))
    begun?.add(edge)
  }
}

function cellOf({ cells, length }: Filling, stretch: Stretch): Cell {
  return (stretch.cell ??= cells[placeOf({ length }, stretch.start, stretch.end)] = createCell())
}

/** What was begun on the first part of a stretch goes on with what stands on the rest. */
function join(chart: Filling, stretch: Stretch, head: Cell, tail: Cell): void {
  for (const [symbol, edges] of tail.edges) {
    const actives = head.waiting.get(symbol)
    if (!actives) continue
    for (const edge of edges) {
      for (const active of actives) {
        if (chart.work > chart.bound) return
        advance(chart, stretch, active.node, active, edge)
      }
    }
  }
}

/** The cheapest first, where costs count, so that what is built from it need not be built again. */
function nextFresh({ fresh }: Stretch, ranking: Ranking | null): Edge | undefined {
  if (!ranking || fresh.length < 2) return fresh.pop()
  let best = 0
  for (let i = 1; i < fresh.length; i++) if ((fresh[i]?.cost ?? 0) < (fresh[best]?.cost ?? 0)) best = i
  const edge = fresh[best]
  const last = fresh.pop()
  if (last && best < fresh.length) fresh[best] = last
  return edge
}

/** One more part behind what was begun. `again`: it was begun before, and only what it makes by itself is made again. */
function advance(
  chart: Filling,
  stretch: Stretch,
  from: Node,
  before: Active | null,
  edge: Edge,
  again = false,
): void {
  const { start, end } = stretch
  const node = from.next.get(edge.symbol)
  if (!node || !chart.guide.follows(node.id, start, end)) return
  chart.work++
  const active: Active = { node, edge, before }
  if (node.next.size > 0 && !again) wait(chart, stretch, active)
  if (node.ends.length > 0) complete(chart, stretch, active)
}

function wait(chart: Filling, stretch: Stretch, active: Active): void {
  const { guide, begunEnds, reached } = chart
  const { start, end } = stretch
  const { waiting } = cellOf(chart, stretch)
  reached[end]?.add(active.node)
  for (const symbol of active.node.next.keys()) {
    if (!guide.begins(symbol, end)) continue
    const others = waiting.get(symbol)
    if (others) others.push(active)
    else {
      if (waiting.size === 0) begunEnds[start]?.push(end)
      waiting.set(symbol, [active])
    }
  }
}

/** Rules that end there. */
function complete(chart: Filling, stretch: Stretch, active: Active): void {
  const { start, end } = stretch
  const { guide, site } = chart
  const { ends } = active.node
  let children: Edge[] | null = null
  for (let i = 0; i < ends.length; i++) {
    const one = ends[i] as End
    if (!guide.wants(one.result, start, end) || !mayOpen(chart, one, start)) continue
    children ??= childrenOf(active)
    if (isHopeless(chart, stretch, one, children)) continue
    chart.work++
    site.start = start
    site.end = end
    site.starts = one.isPlain ? children.map(startOf) : slotted(one, children, startOf, -1)
    const payloads = one.isPlain ? children.map(payloadOf) : slotted(one, children, payloadOf, undefined)
    const built = one.rule.build(payloads, site)
    if (built !== null) take(chart, stretch, one, built, children, againstOf(children))
  }
}

function mayOpen({ openings, length }: Filling, { opening }: End, start: number): boolean {
  if (opening < 0) return true
  const wide = ((length - 1) >> 5) + 1
  return ((openings[opening * wide + (start >> 5)] as number) & (1 << (start & 31))) !== 0
}

const startOf = (edge: Edge): number => edge.start
const payloadOf = (edge: Edge): unknown => edge.payload

function childrenOf(last: Active): Edge[] {
  const children = [last.edge]
  for (let at = last.before; at; at = at.before) children.push(at.edge)
  return children.length > 1 ? children.reverse() : children
}

function againstOf(children: readonly Edge[]): Against {
  return children.some(({ against }) => against.length > 0)
    ? children.flatMap(({ against }) => against)
    : none
}

/** Of the parts as the rule numbers them: those left out have nothing, and of several words the first one counts. */
function slotted<T>({ rule, slots }: End, children: readonly Edge[], of: (edge: Edge) => T, nothing: T): T[] {
  const all: T[] = []
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number
    while (all.length < slot) all.push(nothing)
    if (all.length === slot) all.push(of(children[i] as Edge))
  }
  while (all.length < rule.parts.length) all.push(nothing)
  return all
}

/** Its parts alone cost so much more than what is there that it would be dropped. */
function isHopeless(
  { ranking }: Filling,
  { cell }: Stretch,
  { result }: End,
  children: readonly Edge[],
): boolean {
  const best = ranking && cell?.best?.get(result)
  if (!ranking || best === null || best === undefined) return false
  let sum = 0
  for (const child of children) sum += child.cost
  return sum > best + ranking.margin + ranking.gain
}

function take(
  chart: Filling,
  stretch: Stretch,
  from: End,
  built: Built<object>,
  children: readonly Edge[],
  against: Against,
): void {
  if (built === null) return
  if (Array.isArray(built)) {
    for (const one of built as readonly Built<object>[]) take(chart, stretch, from, one, children, against)
  } else if ('ruledOut' in built) {
    const { start, end } = stretch
    const unfinished = 'unfinished' in built
    chart.ruledOut.push({ rule: from.rule.name, start, end, reason: String(built.ruledOut), unfinished })
  } else if ('against' in built && 'payload' in built) {
    const more = [...against, built.against as PreferenceId]
    take(chart, stretch, from, built.payload as object, children, more)
  } else {
    const { rule, result: symbol } = from
    add(chart, stretch, { category: rule.result, symbol, payload: built, rule, children, against })
  }
}

function addWord(chart: Filling, stretch: Stretch, { symbol, category, payload, against }: Entry): void {
  const rule = null
  add(chart, stretch, { category, symbol, payload, rule, children: [], against: against ? [against] : none })
}

function add(chart: Filling, stretch: Stretch, made: Omit<Edge, 'start' | 'end' | 'cost'>): void {
  const { ranking, identify } = chart
  const { start, end, fresh } = stretch
  const { category, symbol, payload, rule, children, against } = made
  const cost = ranking ? ranking.cost(payload) : costOf(against)
  const edge: Edge = { category, symbol, start, end, payload, rule, children, against, cost }
  const cell = cellOf(chart, stretch)
  // What no rule speaks of stands there, and that is all.
  const news = symbol < 0 ? void cell.all.push(edge) : put(cell, edge, identify, ranking)
  if (news) fresh.push(news)
}

function costOf(against: Against): number {
  let sum = 0
  for (const id of against) sum += preferences[id].cost
  return sum
}
