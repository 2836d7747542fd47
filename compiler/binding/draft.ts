/** The library and its lexicon in the making: what every part of the binder adds to. */
import type { Phrase, Span } from '../../grammar/tree.js'
import type { Clause, KeywordProgram, Library, SourceSpan } from '../../runtime/program/library.js'
import type { Statements } from '../../runtime/program/statements.js'
import type { Type } from '../reading/api.js'
import type { LexiconEntry } from '../reading/lexicon/entries.js'
import type { Binding } from './bodies/binding.js'
import type { Clauses } from './bodies/clauses.js'
import type { Caller } from './headers/running.js'
import { didYouMean, type Reporter } from './diagnostics.js'
import type { ProblemName } from './problems.js'

export interface Draft {
  library: Library
  entries: LexiconEntry[]
  reporter: Reporter
  /** Terms of types, with their plurals, for headers, which are read before there is a lexicon. */
  typeTerms: Map<string, { type: string; many: boolean }>
  /** The words that each word-valued attribute may hold. */
  words: Map<string, Set<string>>
  /** Word-valued attributes for which no words are declared: cards bring them. */
  openWords: Set<string>
  /** The types of the cards that bear a word which no declaration brings, by attribute and word. */
  bearers: Map<string, string[]>
  /** Text attributes that name the card in texts. */
  aliases: Set<string>
  /** The attribute that holds the marks before a title. */
  marks: string | null
  /** What fields of printed lists are called on cards here, by their names in lower case. */
  listFields: Map<string, string>
  /** Types and words of printed cards that the rules know nothing of. */
  withoutRules: Set<string>
  /** Several cards may bear the same title. */
  sharedTitles: boolean
  /** Types of cards that are called by parts of their titles, too. */
  shortNamed: Set<string>
  /** Attributes that every card of some types must print, in the order of their declarations. */
  required: { attribute: string; types: string[] }[]
  /** What several of a keyword come to that does not say so. */
  combine: KeywordProgram['combine'] | null
  /** What verbs and procedures give back, by event. */
  gives: Map<string, Type>
  /** Names of procedures, which no verb or action may take. */
  procedures: Set<string>
  /** Verbs, procedures and actions with the items they come from. */
  callers: Caller[]
  /** Clauses of the rules themselves. */
  ruleClauses: Clauses
  keywordTexts: KeywordText[]
  /** What waits for the lexicon: phrases in declarations and bodies of rules. */
  later: ((binding: Binding) => void)[]
}

/** What several of a keyword on one thing may come to. */
export const combines = ['add', 'each', 'once', 'one'] as const satisfies KeywordProgram['combine'][]

/** What a keyword means, as it was read: its parameters are names in its clauses. */
export interface KeywordText {
  keyword: string
  /** As its rule writes it: "Ward N (a unit)". */
  header: string
  /** Numbers of rules. */
  sources: readonly string[]
  clauses: readonly Clause<Statements>[]
}

export function emptyLibrary(game: string): Library {
  return {
    format: 1,
    game,
    title: game,
    hash: '',
    players: [],
    types: {},
    attributes: {},
    zones: {},
    positions: {},
    counters: {},
    relations: {},
    definitions: {},
    events: {},
    windows: {},
    rules: { clauses: [], spans: [], sentences: [] },
    keywords: {},
    live: [],
    layers: ['base', 'set', 'add'],
    stacking: [],
    checks: [],
    ordering: { by: 'turn' },
    use: null,
    start: '',
    score: null,
    decks: [],
    grid: null,
    draws: null,
    cards: {},
  }
}

/** Where something stands. */
export interface Place {
  file: string
  span: Span
}

export function sourceOf({ file, span }: Place): SourceSpan {
  return { file, start: span.start, end: span.end, line: span.line, column: span.column }
}

/** What every object of JavaScript has: as names of properties in generated code they would mean that instead. */
const reserved = ['__proto__', 'constructor']

/** Puts a declared thing into a part of the library, unless that name is taken or cannot be used. */
export function declare<T>(
  draft: Draft,
  place: Place,
  what: string,
  part: Record<string, T>,
  name: string,
  value: T,
): boolean {
  if (what !== 'card' && reserved.includes(name)) {
    draft.reporter.report('name-reserved', place.file, place.span, { what, name })
    return false
  }
  if (Object.hasOwn(part, name)) {
    draft.reporter.report('declared-twice', place.file, place.span, { what, name })
    return false
  }
  part[name] = value
  return true
}

/** Reports a word that names nothing of its kind, with the nearest ones that do. */
export function unknown(
  draft: Draft,
  problem: ProblemName,
  file: string,
  phrase: Phrase,
  word: string,
  known: Iterable<string>,
): void {
  draft.reporter.report(problem, file, phrase.span, { word }, didYouMean(word, known))
}

const lineOf = ({ library }: Draft, type: string | null): string[] => {
  const types: string[] = []
  for (let at = type; at !== null; at = library.types[at]?.parent ?? null) types.push(at)
  return types
}

/** The nearest type that is above both. */
export function above(draft: Draft, one: string | null, other: string | null): string | null {
  const others = lineOf(draft, other)
  return lineOf(draft, one).find((type) => others.includes(type)) ?? null
}

export const isBelow = (draft: Draft, type: string | null, kind: string): boolean =>
  lineOf(draft, type).includes(kind)
