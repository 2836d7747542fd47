/** Did you mean: known terms near a misspelt one. */
import { distance } from 'fastest-levenshtein'
import type { Sense } from '../lexicon.js'
import { remembered } from '../remembered.js'

/** Letters that may differ: one in three, at least one, at most three. */
function cap(word: string): number {
  return Math.min(3, Math.max(1, Math.floor(word.length / 3)))
}

/** Letters that differ, if no more than `limit`; two that changed places are one slip, not two. */
function lettersApart(word: string, other: string, limit: number): number {
  const far = distance(word, other)
  if (far < 2 || far > limit + 1) return far
  for (let at = 0; at + 1 < word.length; at++) {
    const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
    const left = distance(swapped, other) + 1
    if (left < far) return left
  }
  return far
}

interface Term {
  term: string
  lower: string
  letters: number
}

/** Terms, each once, with what is compared first. They are the same for every word that is looked for. */
const comparable = remembered((terms: Iterable<string> & object): Term[] =>
  [...new Set(terms)].map((term) => {
    const lower = term.toLowerCase()
    return { term, lower, letters: lettersIn(lower) }
  }),
)

/** A bit for each letter that occurs; several letters may share one. */
function lettersIn(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** At least so many letters differ: each that one word has and the other has not takes a change of its own. */
function atLeastApart(letters: number, others: number): number {
  return Math.max(ones(letters & ~others), ones(others & ~letters))
}

function ones(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Terms near `word`, nearest first, at most `most`; equally near ones in the order of the alphabet. */
export function nearest(word: string, terms: Iterable<string> & object, most = 5): string[] {
  const lower = word.toLowerCase()
  const limit = cap(word)
  const found: { term: string; far: number }[] = []
  const letters = lettersIn(lower)
  for (const { term, lower: other, letters: others } of comparable(terms)) {
    if (Math.abs(term.length - word.length) > limit || atLeastApart(letters, others) > limit) continue
    const far = lettersApart(lower, other, limit)
    if (far > 0 && far <= limit) found.push({ term, far })
  }
  found.sort((a, b) => a.far - b.far || (a.term < b.term ? -1 : 1))
  return found.slice(0, most).map(({ term }) => term)
}

/** A finder of terms near a word, among those of some categories; what was asked once is remembered. */
export function nearTerms(
  maps: readonly ReadonlyMap<string, readonly Sense[]>[],
): (word: string, categories?: readonly Sense['cat'][]) => string[] {
  const known = new Map<string, string[]>()
  const byCategories = new Map<string, string[]>()
  const termsOf = (categories: readonly Sense['cat'][] | undefined): string[] => {
    const key = categories?.join() ?? ''
    const found = byCategories.get(key)
    if (found) return found
    const terms = maps.flatMap((map) =>
      [...map].flatMap(([term, senses]) =>
        !categories || senses.some((sense) => categories.includes(sense.cat)) ? [term] : [],
      ),
    )
    byCategories.set(key, terms)
    return terms
  }
  return (word, categories) => {
    const key = `${categories?.join() ?? ''} ${word}`
    const found = known.get(key) ?? nearest(word, termsOf(categories))
    known.set(key, found)
    return found
  }
}
