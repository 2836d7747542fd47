import { link } from '../../runtime/link/link.js'
import type { Linked } from '../../runtime/link/linked.js'
import type {
  CardProgram,
  Clause,
  Expression,
  Library,
  SourceSpan,
  Steps,
  TextProgram,
} from '../../runtime/program/library.js'
import { closeDraft, openDraft } from '../../runtime/state/draft.js'
import { addCard, newState } from '../../runtime/state/new-state.js'
import type { Id, State } from '../../runtime/state/state.js'

/** A small library for unit tests: two players, units and places, a deck, a hand, a field of play and a discard pile. */
export function sampleLibrary(more: Partial<Library> = {}, cards: CardProgram[] = []): Library {
  const zone = { each: true, ordered: true, seen: 'owner' as const, play: false }
  const number = { holds: 'number' as const, least: 0, most: null, base: null, round: null }
  return {
    format: 1,
    game: 'sample',
    title: 'Sample',
    hash: 'sample',
    players: [
      { id: 'north', title: 'North' },
      { id: 'south', title: 'South' },
    ],
    types: {
      unit: { parent: 'card' },
      card: { parent: null },
      ship: { parent: 'unit' },
      place: { parent: 'card' },
    },
    attributes: {
      power: { ...number, of: ['unit'] },
      size: { ...number, of: ['unit'] },
      icons: { of: ['card'], holds: 'words', least: null, most: null, base: null, round: null },
      side: { of: ['card'], holds: 'word', least: null, most: null, base: null, round: null },
    },
    zones: {
      deck: zone,
      hand: zone,
      discard: zone,
      field: { each: false, ordered: false, seen: 'all', play: true },
    },
    positions: { readiness: { of: ['unit'], values: ['ready', 'tapped'], initial: 'ready', hidden: null } },
    counters: {
      damage: { of: ['unit'], least: 0, initial: 0 },
      gold: { of: ['player'], least: 0, initial: 3 },
    },
    relations: {
      at: { stored: true, test: null, leavesBy: null },
      aboard: { stored: true, test: null, leavesBy: 'be lost' },
    },
    definitions: {},
    events: {},
    windows: {},
    rules: text([]),
    keywords: {},
    live: [{ type: 'card', zones: ['in play'], section: 'text' }],
    layers: ['base', 'double', 'multiply', 'add', 'limit', 'set', 'cap', 'floor'],
    stacking: [],
    checks: [],
    ordering: { by: 'seat' },
    use: null,
    start: 'game',
    score: null,
    decks: [],
    grid: null,
    draws: null,
    cards: Object.fromEntries(cards.map((card) => [card.id, card])),
    ...more,
  }
}

/** A text of clauses; each clause is a sentence on a line of its own. */
export function text(clauses: Clause<Steps>[], sentences: string[] = []): TextProgram {
  const spans = clauses.map((_, index) => span(index + 1))
  return {
    clauses: clauses.map((clause, index) => ({ at: index, id: index, ...clause })),
    spans,
    sentences: clauses.map((_, index) => sentences[index] ?? `Sentence ${index}.`),
  }
}

export function span(line: number): SourceSpan {
  return { file: 'sample.cards', start: 0, end: 1, line, column: 1 }
}

export function card(
  title: string,
  type: string,
  printed: CardProgram['printed'],
  clauses: Clause<Steps>[] = [],
): CardProgram {
  return { id: title, title, type, printed, keywords: [], sections: { text: text(clauses) }, source: span(1) }
}

/** Links a library and puts cards of it into zones: `[card, owner, zone]`; ids are c1, c2 … in this order. */
export function table(
  library: Library,
  cards: [card: string, owner: Id, zone: Id][] = [],
  linked: Linked = link(library),
): { linked: Linked; state: State } {
  const draft = openDraft(newState(linked, 'seed'))
  for (const [id, owner, zone] of cards) addCard(linked, draft, id, owner, zone)
  return { linked, state: closeDraft(draft) }
}

// Short forms of nodes, for tests that would otherwise be all braces.
export const self: Expression = { op: 'this' }
export const num = (value: number): Expression => ({ op: 'number', value })
export const local = (name: string): Expression => ({ op: 'local', name })
export const word = (value: string): Expression => ({ op: 'word', value })
export const things = (type: string, where?: Expression, name = 'it'): Expression => ({
  op: 'things',
  name,
  type,
  ...(where ? { where } : {}),
})
export const compare = (
  left: Expression,
  by: '=' | '≠' | '<' | '≤' | '>' | '≥',
  right: Expression,
): Expression => ({
  op: 'compare',
  by,
  left,
  right,
})
export const power = (of: Expression): Expression => ({ op: 'attribute', of, name: 'power' })

type Change = Extract<Clause<Steps>, { op: 'change' }>
export const change = (affected: Expression, amount: number, more: Partial<Change> = {}): Change => ({
  op: 'change',
  affected,
  attribute: 'power',
  layer: 'add',
  amount: num(amount),
  ...more,
})
