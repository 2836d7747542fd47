import type { Library } from '../../runtime/program/library.js'

export interface Counts {
  cards: number
  /** Verbs, procedures, actions, relations by definition, conditions, values, keywords, standing rules and checks. */
  rules: number
  /** Clauses of cards, keywords and rules. */
  clauses: number
}

export function countsOf(library: Library): Counts {
  const texts = [
    ...Object.values(library.cards).flatMap(({ sections }) => Object.values(sections)),
    ...Object.values(library.keywords).map(({ text }) => text),
    library.rules,
  ]
  const items = [library.events, library.definitions, library.keywords].map(
    (record) => Object.keys(record).length,
  )
  const relations = Object.values(library.relations).filter(({ stored }) => !stored).length
  const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)
  return {
    cards: Object.keys(library.cards).length,
    rules: sum(items) + relations + library.checks.length + library.rules.sentences.length,
    clauses: sum(texts.map(({ clauses }) => clauses.length)),
  }
}
