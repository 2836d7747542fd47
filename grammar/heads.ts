/** What the parser makes of one line of statements, before the blocks below it are joined to it. */
import type { Phrase, Span } from './tree.js'

export type Head = { span: Span } & (
  | { head: 'let'; name: Phrase; value: Phrase }
  | { head: 'do'; call: Phrase; giving: Phrase | null }
  | { head: 'if'; test: Phrase; tail: Head[] }
  /** `otherwise`, also with an `if` or another statement on the same line, which is its tail. */
  | { head: 'otherwise'; tail: Head[] }
  | { head: 'each'; name: Phrase; ordered: boolean }
  | { head: 'repeat'; times: Phrase | null; until: Phrase | null }
  | { head: 'together' }
  | { head: 'alternate'; first: Phrase; until: Phrase }
  | { head: 'window'; name: Phrase; first: Phrase | null }
  | { head: 'announce'; stage: 'just' | 'would'; event: Phrase }
  | { head: 'whenever'; test: Phrase; tail: Head[] }
  | { head: 'later'; moment: Phrase; tail: Head[] }
  | { head: 'require'; test: Phrase }
  | { head: 'give back'; value: Phrase }
  | { head: 'way'; label: Phrase; colon: boolean; tail: Head[] }
  | { head: 'sentence'; sentence: Phrase }
)
