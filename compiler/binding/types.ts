/** Types by their words: those the game declares and the few the kernel has. */
import type { Phrase } from '../../grammar/tree.js'
import type { Type } from '../reading/api.js'
import { pluralOf } from '../reading/lexicon/inflection.js'
import { unknown, type Draft } from './draft.js'
import { isWord, splitList, term, withoutArticle } from './phrases.js'

/** Types that every game has. */
export const kernelTypes = [
  'thing',
  'player',
  'number',
  'truth',
  'zone',
  'square',
  'edge',
  'corner',
  'die',
  'text',
]

export function addTypeTerms(draft: Draft, type: string, words: string[], plural?: string): void {
  words.forEach((word, index) => {
    draft.typeTerms.set(word, { type, many: false })
    draft.typeTerms.set(index === 0 && plural !== undefined ? plural : pluralOf(word), { type, many: true })
  })
}

export function addKernelTypes(draft: Draft): void {
  for (const type of kernelTypes) addTypeTerms(draft, type, [type])
}

/** The type that a term names: a type, a procedure (its instances), or an attribute (its words). */
export function typeOfTerm(draft: Draft, words: string): Type | null {
  const known = draft.typeTerms.get(words)
  return known === undefined ? null : { name: known.type, many: known.many }
}

/** "a unit", "units": the type of a phrase that is no more than a type, or null with a report. */
export function readType(draft: Draft, file: string, phrase: Phrase): Type | null {
  const words = term(withoutArticle(phrase))
  const type = typeOfTerm(draft, words)
  if (type === null) unknown(draft, 'unknown-type', file, phrase, words, draft.typeTerms.keys())
  else if (!type.many && !isWord(phrase.chunks[0], 'a', 'an'))
    draft.reporter.report('article-missing', file, phrase.span, { text: phrase.text })
  return type
}

/** "a unit, an asset or a ship": the names of several types. */
export function readTypes(draft: Draft, file: string, phrase: Phrase): string[] {
  return splitList(phrase).flatMap((part) => readType(draft, file, part)?.name ?? [])
}
