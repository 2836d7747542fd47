/** Which words a game understands anywhere: its own, and those of general English. */
import { createEnglish } from './english.js'
import type { Lexicon } from './lexicon.js'
import { pluralOf } from './lexicon/inflection.js'
import { nearest } from './lexicon/near.js'

let words: ReadonlySet<string> | null = null
const english = (): ReadonlySet<string> => (words ??= createEnglish().words)

/** Also in the plural; numbers and marks are no words, and known. */
export function isKnownWord(image: string, lexicon: Lexicon): boolean {
  const word = image.toLowerCase()
  if (!/^\p{L}./u.test(word)) return true
  return english().has(word) || lexicon.knows(image) || lexicon.knows(pluralOf(word))
}

/** Known words near a misspelt one, those of the game first; at most three. */
export function knownNear(image: string, lexicon: Lexicon): string[] {
  return [...new Set([...lexicon.near(image), ...nearest(image, english())])].slice(0, 3)
}
