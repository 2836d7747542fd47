/**
 * The lexicon: every word a phrase may use, by its forms, with all its senses. General English (articles, pronouns,
 * prepositions, kernel verbs) is the same for all games; everything else comes from the game's own text.
 */
import type { Expression } from '../../runtime/program/expressions.js'
import type { Type } from './api.js'
import type { KeywordPart } from './lexicon/keyword-form.js'

/** What a word or term may stand for. `form` is the inflected form; the reader asks for agreement where it helps. */
export type Sense =
  | { cat: 'type'; type: string; many: boolean }
  | { cat: 'attribute'; attribute: string }
  | { cat: 'counter'; counter: string }
  | { cat: 'zone'; zone: string; many: boolean }
  /** A word of a word-valued attribute: adjective ("a veteran pilot"), noun ("a veteran") or icon. */
  | { cat: 'word'; attribute: string; word: string; many: boolean; printed?: true; of?: string[] }
  | { cat: 'position'; group: string; position: string }
  | { cat: 'stored'; relation: string }
  | { cat: 'player'; player: string }
  /**
   * `text`: as written. `alias`: the attribute that holds this name, which several cards may bear; null for a title.
   * `type`: of the cards that bear it, where it is known before they are read.
   */
  | { cat: 'title'; text: string; cards: string[]; alias: string | null; partOf?: string[]; type?: string }
  | { cat: 'keyword'; keyword: string }
  | { cat: 'procedure'; event: string; many: boolean }
  | { cat: 'window'; window: string }
  /** The head of a frame; which frames it opens is in `Lexicon.frames`. */
  | { cat: 'verb'; stem: string; form: 'base' | 'third' | 'past' | 'participle' | 'gerund' }
  | { cat: 'head'; stem: string; kind: 'copula' | 'noun'; many: boolean }
  /** A word of general English, named by its part in the grammar. */
  | { cat: 'function'; word: string }

/** When an ability that does this is offered where the text says no time; known when texts of cards are read. */
export interface UsualTime {
  while: Expression | null
}

export interface Complement {
  /** The preposition before it; null for a direct object. */
  preposition: string | null
  /** Fixed words in place of a role ("into hand"), or after an amount ("N gold"). */
  words: string[]
  role: string | null
  type: Type | null
  optional: boolean
}

/**
 * The pattern that the header of a verb, procedure, relation, condition, value or keyword declares. `verb`: "a player P
 * loses N gold"; `copula`: "a card C is present at a location L"; `noun`: "the presence of a player P at a location L",
 * also "battle at L by P".
 */
export interface Frame {
  kind: 'verb' | 'copula' | 'noun'
  stem: string
  subject: { role: string; type: Type } | null
  complements: Complement[]
  target:
    | { event: string }
    | { relation: string }
    | { definition: string; type: Type }
    /** A verb of the kernel, built by the reader itself. */
    | { kernel: string }
}

export interface AttributeFacts {
  of: string[]
  holds: 'number' | 'word' | 'words' | 'text'
  /** What stands before what has it, where that is not "of": "attrition against a player". */
  preposition?: string
  /** As to what it is besides: "of a player at a place". */
  beside?: { prepositions: string[]; type: string }
  /** Its word also names a value that is as to nothing, which is meant where nothing is said. */
  partOfWhole?: true
  /** The verb for which it is the price: "deploys -2", "deploys free". */
  price?: string
  /** Its words are what stands in square brackets. */
  bracketed?: true
}

export interface Lexicon {
  /** All senses of a term by its words as written, joined by single spaces; only titles depend on capitals. */
  senses(term: string): readonly Sense[]
  /** Length in words of the longest term that starts with these words, and of every shorter one. */
  lengths(words: readonly string[], from: number): readonly number[]
  frames(stem: string): readonly Frame[]
  /** Verbs that say an amount of something: "loses N gold", "deals N damage to U". */
  counting(): readonly { frame: Frame; complement: Complement }[]
  /** Verbs of players by the fixed words behind them: "tribute" of "a player P begins a tribute at a place L". */
  deeds(): ReadonlyMap<string, readonly Frame[]>
  /** What verbs give back a number as: the "fate" of "draws fate", the "total fate" of "draws N fate". */
  results(): ReadonlySet<string>
  /** The parent of a type; null at the top. */
  parent(type: string): string | null
  /** Facts about declared things that the reader needs to type phrases. */
  attribute(name: string): AttributeFacts | undefined
  /** Prepositions with which it is said as to what a value is: "at" where some value is one at a place. */
  bearings(): ReadonlySet<string>
  /** The values that are the price of a verb, by its stem. */
  prices(verb: string, fixed?: readonly string[]): readonly string[]
  counter(name: string): { of: string[] } | undefined
  zone(name: string): { each: boolean; play?: true } | undefined
  /** The relations that hold because something was placed so. */
  stored(): readonly string[]
  position(group: string, position: string): { of: string[] } | undefined
  keywords(): readonly string[]
  /**
   * `form`: how it is written behind its name, where there is more than its numbers; `label`: of the ability that is told in
   * brackets behind it.
   */
  keyword(name: string):
    | {
        parameters: string[]
        term?: string
        form?: readonly KeywordPart[]
        bearer?: string
        label?: string
      }
    | undefined
  /** Verbs and actions too, when declared; `kind` says which (a procedure when absent). */
  procedure(event: string):
    | {
        kind?: 'verb' | 'procedure' | 'action'
        roles: { name: string; words: string[]; type: Type }[]
        /** What it gives back. */
        gives?: Type
        /** What is chosen for a role of a verb where the text does not say from what; roles are called by their names. */
        candidates?: Readonly<Record<string, Expression>>
        usual?: UsualTime
      }
    | undefined
  /** Kinds of ambiguity that the game has settled, by catalogue id, with its decision. */
  conventions: ReadonlyMap<string, string>
  /** The word stands in some term or frame. */
  knows(word: string): boolean
  /** Roles of procedures, said with "the" where only one procedure has such a role or it is running. */
  roles: readonly { event: string; name: string; words: string[]; type: Type }[]
  /** Known terms near a misspelt one, nearest first, of these categories. */
  near(word: string, categories?: readonly Sense['cat'][]): string[]
}
