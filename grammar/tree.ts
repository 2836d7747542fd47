/**
 * The syntax trees that the grammar hands to the compiler: one for each kind of file. Phrases are left as chunks: what
 * is certain without a lexicon (words, numbers, signs, groups) is settled here; what words mean is not.
 */

/** Half-open range of characters [start, end) in a file; line and column count from 1. */
export interface Span {
  start: number
  end: number
  line: number
  column: number
}

/**
 * The smallest pieces of a phrase that need no lexicon to be told apart. `image` is as written, but for typographic
 * variants (curly apostrophes, arrows, one-character signs), which are given in their plain form.
 *
 * A possessive is two chunks: the word and a mark `'s` (or `'` after a plural): "P's" is `P` `'s`, "the players' hands" is
 * `the` `players` `'` `hands`. Other apostrophes, and hyphens, stay inside their word: "can't", "X-wing".
 */
export type Chunk = { span: Span; image: string } & (
  | { kind: 'word'; capital: boolean }
  | { kind: 'number'; value: number }
  /** +2, -1, +N, -d6: a change. `value` is null when a name or dice follow as the next chunk. */
  | { kind: 'signed'; sign: '+' | '-'; value: number | null }
  /** d6, 2d6 */
  | { kind: 'dice'; count: number; sides: number }
  /** An icon: a word or words in square brackets. */
  | { kind: 'icon'; inside: Chunk[] }
  /** Words in double quotes: a granted ability or a coined term. */
  | { kind: 'quote'; inside: Chunk[] }
  | { kind: 'group'; inside: Chunk[] }
  /** 's ' , ; : . ! ? / = < > <= >= ≠ -> >> + - * • and any other single character */
  | { kind: 'mark' }
)

/**
 * A sentence, or a part of one: a run of chunks. `text` is as written, without comments and with single spaces. A sentence
 * keeps its full stop as last chunk.
 */
export interface Phrase {
  chunks: Chunk[]
  span: Span
  text: string
}

/** From `#` to the end of its line. */
export interface Comment {
  text: string
  span: Span
}

export interface FileTree<Kind extends string, Item> {
  kind: Kind
  file: string
  items: Item[]
  comments: Comment[]
}

/** `attribute: power; a number of a unit` */
export interface Declaration {
  keyword: { image: string; span: Span }
  parts: Phrase[]
  span: Span
}

export type ItemKind =
  | 'verb'
  | 'procedure'
  | 'action'
  | 'relation'
  | 'condition'
  | 'value'
  | 'keyword'
  | 'rule'
  | 'check'
  | 'vocabulary'
  | 'note'

export interface RuleItem {
  kind: ItemKind
  header: Phrase
  /** Rule numbers in square brackets at the end of the header. */
  sources: string[]
  /** `in:`, `while:`, `choose:`, `limit:`, `before:`, `after:`, `cost:`, `combines:` … */
  settings: Setting[]
  body: Statement[]
  span: Span
}

export interface Setting {
  name: string
  parts: Phrase[]
  /** An indented block below, as `cost:` may have. */
  body: Statement[]
  span: Span
}

/** The skeleton of a body. Fixed words are gone; every phrase is still to be read. */
export type Statement = { span: Span } & (
  | { form: 'let'; name: Phrase; value: Phrase }
  | { form: 'do'; call: Phrase; giving: Phrase | null }
  | { form: 'if'; test: Phrase; then: Statement[]; otherwise: Statement[] }
  | { form: 'each'; name: Phrase; ordered: boolean; do: Statement[] }
  | { form: 'repeat'; times: Phrase | null; until: Phrase | null; do: Statement[] }
  | { form: 'together'; do: Statement[] }
  | { form: 'alternate'; first: Phrase; until: Phrase; do: Statement[] }
  | { form: 'window'; name: Phrase; first: Phrase | null }
  | { form: 'announce'; stage: 'just' | 'would'; event: Phrase }
  | { form: 'whenever'; test: Phrase; do: Statement[] }
  | { form: 'later'; moment: Phrase; do: Statement[] }
  | { form: 'require'; test: Phrase }
  | { form: 'give back'; value: Phrase }
  /** Any other line: a sentence in the card language, with the block below it, and `- label: …` alternatives. */
  | { form: 'sentence'; sentence: Phrase; do: Statement[]; ways: { label: Phrase; do: Statement[] }[] }
)

export interface Field {
  name: string
  value: string
  nameSpan: Span
  valueSpan: Span
  /** From the name to the end of the value. */
  span: Span
}

export interface Section {
  /** `text`, `command`, `light side`, … as written before the colon. */
  name: string
  sentences: Phrase[]
  span: Span
}

export interface CardEntry {
  /** As written, with marks of uniqueness before it (`•`). */
  title: string
  titleSpan: Span
  fields: Field[]
  sections: Section[]
  span: Span
}

export interface DeckEntry {
  title: string
  titleSpan: Span
  fields: Field[]
  cards: { count: number; title: string; section: string; span: Span }[]
  span: Span
}

export interface ScenarioEntry {
  title: string
  titleSpan: Span
  sources: string[]
  fields: Field[]
  given: Phrase[]
  /**
   * Answers, in order: who, and in which words. `who` is what stands before the first ": ", null for lines such as
   * `all pass`; `line` is both together, should a title with a colon have been cut.
   */
  steps: (
    | { step: 'when'; who: Phrase | null; words: Phrase; line: Phrase }
    | { step: 'then'; expectation: Phrase }
    | { step: 'error'; words: Phrase }
  )[]
  span: Span
}

export type GameTree = FileTree<'game', Declaration>
export type RulesTree = FileTree<'rules', RuleItem>
export type CardsTree = FileTree<'cards', CardEntry> & { fields: Field[] }
export type DeckTree = FileTree<'deck', DeckEntry> & { fields: Field[] }
/** `given`: lines before the first scenario, which hold for all of them. */
export type ScenarioTree = FileTree<'scenario', ScenarioEntry> & { fields: Field[]; given: Phrase[] }
export type AnyTree = GameTree | RulesTree | CardsTree | DeckTree | ScenarioTree
