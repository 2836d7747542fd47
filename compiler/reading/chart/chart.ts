/**
 * A packed chart: every constituent that the rules find over every stretch of the tokens, each meaning once. Stretches are
 * finished from short to long, so each meaning is complete, with its cheapest derivation, before anything longer uses it.
 * With a goal, meanings are made only of what may be part of it by its category; see backbone.ts.
 */
import type { Scope } from '../api.js'
import { backboneOf } from './backbone.js'
import type { Edge, Ranking, WordEdge } from './edge.js'
import { entriesOf } from './entries.js'
import type { Entry } from './entries.js'
import { fill, placeOf } from './fill.js'
import type { Failed, Filling } from './fill.js'
import type { Grammar } from './grammar.js'
import { allOf } from './guide.js'
import type { Guide } from './guide.js'
import { createIdentity } from './identity.js'
import { openingsIn } from './openings.js'
import { mayEnd } from './path.js'
import type { Site } from './rule.js'
import { tablesOf } from './tables.js'
import type { Token } from './token.js'

export interface Chart {
  edges(start: number, end: number, category: string): readonly Edge[]
  /** All edges over a stretch. */
  over(start: number, end: number): readonly Edge[]
  /** Parts that could have come next after what was begun and reached `position`. */
  expected(position: number): ReadonlySet<string>
  ruledOut: readonly Failed[]
  /** Its words can not end the goal in this order, whatever stands before them. */
  stuck: boolean
  /** Whether something that may stand before this category, within a rule, ends where the text does. */
  mayPrecede(category: string): boolean
  /** False when the work bound was reached: readings may be missing. */
  complete: boolean
  work: number
}

/** What is read, and what its words may be and refer to. */
export interface Text {
  tokens: readonly Token[]
  words: readonly WordEdge[]
  scope: Scope
}

interface Wish {
  /** The category of the whole; without one, all is made that can be made of any part of the text. */
  goal?: string
  /** The most steps. */
  bound?: number
  ranking?: Ranking
}

/** Beyond this many steps a sentence is too ambiguous to be understood by people either. */
export const workBound = 60_000

const noEdges: readonly Edge[] = []

/** Fills a chart. Takes time in proportion to the constituents found, bounded by `bound` steps. */
export function parse(grammar: Grammar, text: Text, wish: Wish = {}): Chart {
  const { symbols, names } = grammar
  const { length } = text.tokens
  const entries = entriesOf(grammar, text.tokens, text.words)
  const openings = openingsIn(grammar, length, entries, text.scope.lexicon)
  const goal = wish.goal === undefined ? undefined : (symbols.get(wish.goal) ?? -1)
  const stuck = goal !== undefined && !mayEnd(grammar, length, entries, goal)
  const guide = stuck
    ? null
    : goal === undefined
      ? allOf(grammar, length, entries)
      : backboneOf(grammar, length, entries, goal, openings)
  const chart = guide && filled(grammar, text, { entries, openings }, guide, wish)
  const cell = (start: number, end: number) => chart?.cells[placeOf({ length }, start, end)]
  return {
    edges: (start, end, category) => cell(start, end)?.edges.get(symbols.get(category) ?? -1) ?? noEdges,
    over: (start, end) => cell(start, end)?.all ?? noEdges,
    expected: (position) => {
      const nodes = [...(chart?.reached[position] ?? [])]
      return new Set(nodes.flatMap(({ next }) => [...next.keys()].map((symbol) => names[symbol] ?? '')))
    },
    mayPrecede: (category) => {
      const before = tablesOf(grammar).leading[symbols.get(category) ?? -1] ?? []
      return entries.some(({ start }) => {
        const found = cell(start, length)?.edges
        return found !== undefined && before.some((symbol) => found.has(symbol))
      })
    },
    ruledOut: chart?.ruledOut ?? [],
    stuck,
    complete: !chart || chart.work <= chart.bound,
    work: chart?.work ?? 0,
  }
}

function filled(
  grammar: Grammar,
  { tokens, scope }: Text,
  { entries, openings }: { entries: readonly Entry[]; openings: Int32Array },
  guide: Guide,
  { bound = workBound, ranking }: Wish,
): Filling {
  const { length } = tokens
  const identify = createIdentity()
  const found: Site['found'] = (category, from, to) => {
    if (category.startsWith("'")) return to === from + 1 && `'${tokens[from]?.word ?? ''}'` === category
    return chart.cells[placeOf(chart, from, to)]?.edges.has(grammar.symbols.get(category) ?? -1) === true
  }
  const chart: Filling = {
    grammar,
    length,
    guide,
    ranking: ranking ?? null,
    identify: ranking ? (payload) => ranking.key(payload) : identify,
    bound,
    work: 0,
    entries: byPlace(entries, length),
    openings,
    cells: [],
    begunEnds: tokens.map(() => []),
    reached: [...tokens, null].map(() => new Set()),
    ruledOut: [],
    site: { lexicon: scope.lexicon, scope, start: 0, end: 0, starts: [], found },
  }
  for (let end = 1; end <= length; end++)
    for (let start = end - 1; start >= 0; start--) fill(chart, start, end)
  return chart
}

function byPlace(entries: readonly Entry[], length: number): Entry[][] {
  const found: Entry[][] = []
  for (const entry of entries) (found[placeOf({ length }, entry.start, entry.end)] ??= []).push(entry)
  return found
}
