/** Categories of the chart as designers call them; those without a name are not told. */
import type { Category } from './categories.js'

const names: Partial<Record<Category, string>> = {
  thing: 'a thing',
  list: 'a thing',
  topic: 'a thing',
  selection: 'a thing',
  noun: 'a kind of thing',
  kind: 'a kind of thing',
  adjective: 'a word that describes',
  modifier: 'where or how it is',
  place: 'a place',
  possessor: 'whose it is',
  quantity: 'a value or counter',
  factor: 'a number',
  term: 'a number',
  number: 'a number',
  comparison: 'a comparison',
  bound: 'a comparison',
  bounds: 'a comparison',
  complement: 'what it is',
  fact: 'a condition',
  condition: 'a condition',
  case: 'a condition',
  occasion: 'an event',
  terse: 'a sentence',
  predicate: 'a verb',
  predicates: 'a verb',
  proposition: 'what somebody does',
  change: 'a change of a value',
  duration: 'how long it lasts',
  time: 'when it holds',
  event: 'an event',
  events: 'an event',
  effect: 'something to do',
  ability: 'a cost and what it is for',
  clause: 'a sentence',
  sentence: 'a sentence',
}

/** `'or'` is told as "or"; null for what has no name. */
export function categoryName(key: string): string | null {
  if (key.startsWith("'")) return `"${key.slice(1, -1)}"`
  return Object.hasOwn(names, key) ? (names[key as Category] ?? null) : null
}
