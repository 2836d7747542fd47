/**
 * Rules of the sentence grammar, as data. A part is a category, or words in quotes: `'of'`; `'at least'` (two words);
 * `'a|an'` (either). A `?` behind a part makes it optional: its child is then undefined.
 */
import type { Scope } from '../api.js'
import type { Category, Payloads } from '../categories.js'
import type { Lexicon } from '../lexicon.js'
import type { PreferenceId } from '../preferences.js'
import type { WordEdge } from './edge.js'
import type { Token } from './token.js'

type Word = `'${string}'`
export type Part = Category | `${Category}?` | Word | `${Word}?`

type Child<P> = P extends `${infer Bare}?`
  ? Child<Bare> | undefined
  : P extends Word
    ? Token
    : P extends Category
      ? Payloads[P]
      : never

export type Children<Parts extends readonly Part[]> = { -readonly [I in keyof Parts]: Child<Parts[I]> }

/** Words as the lexicon, the scope and the tokens give them: no rule makes them. */
type Lexical = Extract<Category, `${string}-word`> | 'name'

/**
 * Where a rule is being applied: token positions [start, end), and what the words there may refer to. `Asked` are the
 * categories that the rule asks for beside its parts.
 */
export interface Site<Asked extends Category = never> {
  lexicon: Lexicon
  scope: Scope
  start: number
  end: number
  /** Where each part begins; -1 for one left out. */
  starts: readonly number[]
  /** Whether such a constituent, or this word, was found there; [from, to) must lie within this one. */
  found: (category: Asked | Lexical | Word, from: number, to: number) => boolean
}

/** The parts stand there, but do not go together: told to whoever asks why a reading is missing. */
export interface RuledOut {
  ruledOut: string
  /** Only something is missing so far; told when nothing else is wrong. */
  unfinished?: true
}

export function ruledOut(reason: string): RuledOut {
  return { ruledOut: reason }
}

/** A meaning that a documented preference speaks against. */
export interface Against<P> {
  against: PreferenceId
  payload: P | Against<P>
}

export function against<P>(preference: PreferenceId, payload: P | Against<P>): Against<P> {
  return { against: preference, payload }
}

type One<P> = P | Against<P> | RuledOut
/** Nothing (null: not even worth a remark), one meaning, or several. */
export type Built<P> = One<P> | readonly One<P>[] | null

export interface Rule {
  name: string
  /** Categories by name: a table of the grammar says what each means. */
  result: string
  parts: readonly string[]
  build: (children: readonly unknown[], site: Site) => Built<object>
  /** What it asks for within its stretch beside its parts, so that this is there to be found. */
  asks?: readonly Category[]
  /** What its first word must be, where its first part may begin with others, too. */
  opening?: Opening
}

/** Whether what a word may be opens a rule. */
export type Opening = (word: Pick<WordEdge, 'category' | 'payload'>, lexicon: Lexicon) => boolean

/** The rule, which makes nothing where it does not begin with such a word, and so need not be tried there. */
export function opened(opening: Opening, one: Rule): Rule {
  return { ...one, opening }
}

/** A rule: `name` is shown to authors; `build` makes the meaning from those of the parts. It must be pure. */
export function rule<R extends Category, const Parts extends readonly Part[], Asked extends Category = never>(
  name: string,
  result: R,
  parts: Parts,
  build: (children: Children<Parts>, site: Site<Asked>) => Built<Payloads[R]>,
  asks: readonly Asked[] = [],
): Rule {
  // The table of categories proves that children fit; the chart itself only passes them on.
  return { name, result, parts, build: build as unknown as Rule['build'], asks }
}
