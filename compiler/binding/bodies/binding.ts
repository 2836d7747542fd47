/** What reading the bodies needs, and what each body knows of its place. */
import type { Phrase } from '../../../grammar/tree.js'
import type { Clause } from '../../../runtime/program/clauses.js'
import type { Expression } from '../../../runtime/program/expressions.js'
import type { SourceSpan } from '../../../runtime/program/fields.js'
import type { Statements } from '../../../runtime/program/statements.js'
import type { Named, Reader, Reading, Scope, Type } from '../../reading/api.js'
import type { Lexicon } from '../../reading/lexicon.js'
import type { Wordings } from '../../paraphrase/index.js'
import type { Reporter } from '../diagnostics.js'

export type ReadingKind = keyof Reader

/** A phrase that was read, with all that was made of it: for the linter and for tests of single words. */
export interface ReadPhrase {
  file: string
  /** What the phrase is for, in words: "condition", "line". */
  what: string
  phrase: Phrase
  as: ReadingKind
  scope: Scope
  readings: Reading<unknown>[]
}

export interface Binding {
  /** Confines what a text of a card speaks of, where it does not say a place; without it to everything in play. */
  reach?: (clause: Clause<Statements>) => Clause<Statements>
  /** Confines whom an ability on a card of that type aims at; without it anybody may be chosen. */
  aim?: (clause: Clause<Statements>, type: string) => Clause<Statements>
  reader: Reader
  lexicon: Lexicon
  reporter: Reporter
  phrases: ReadPhrase[]
  /** How the game itself puts things, for paraphrases. */
  wordings: Wordings
  /** What verbs and procedures give back, by event. */
  gives: ReadonlyMap<string, Type>
}

/** The text that a phrase belongs to. */
export interface Text {
  binding: Binding
  file: string
  /** Set in the text of a card or keyword: the type of thing that bears it. */
  self: { type: string } | null
  running: string[]
  /** The span table of the text, to which the places of statements are added. */
  spans: SourceSpan[]
  /** The words at each of the spans. */
  words: string[]
  /** The type of what `give back` returns; null where nothing is given back. */
  gives: Type | null
  /** Who acts first in a window that does not say so. */
  first: Expression | null
}

/** Names in the order of the lines. Never changed: each line that binds a name makes a new one. */
export interface Names {
  live: readonly Named[]
  /** Names that have a value only on some ways to this line: the words, and when they have one. */
  lost: readonly { words: string[]; where: string }[]
  mentioned: readonly Named[]
}

export const noNames: Names = { live: [], lost: [], mentioned: [] }

export function scopeOf(text: Text, names: Names): Scope {
  return {
    lexicon: text.binding.lexicon,
    names: [...names.live],
    self: text.self,
    running: text.running,
    mentioned: [...names.mentioned],
  }
}

/** The names after some more are bound; one with the same words is replaced. */
export function withNames(names: Names, bound: readonly Named[], mentions: readonly Named[] = []): Names {
  if (bound.length === 0 && mentions.length === 0) return names
  const same = (one: { words: string[] }) => bound.some((other) => sameWords(one.words, other.words))
  return {
    live: [...names.live.filter((one) => !same(one)), ...bound],
    lost: names.lost.filter((one) => !same(one)),
    mentioned: [...names.mentioned, ...mentions],
  }
}

export function sameWords(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, index) => word === other[index])
}

/** A name as people write it: "P", "the target". */
export function said(words: readonly string[]): string {
  const name = words.join(' ')
  return /^[A-Z]\d*$/.test(name) ? name : `the ${name}`
}
