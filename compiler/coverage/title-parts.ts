/**
 * Names that a list brings without saying so: cards are called by parts of their titles. "Captain Vell Oran, Smuggler" is
 * also "Vell Oran", "Vell"; "Port Town: Old Pier" is also "Old Pier".
 */
import { tokenize } from '../../grammar/tokens.js'
import { generalWords } from '../outline/words/general.js'
import type { LexiconEntry } from '../reading/lexicon/entries.js'
import type { Lexicon } from '../reading/lexicon.js'

type TitleEntry = Extract<LexiconEntry, { entry: 'title' }>

/**
 * @param titles of all cards
 * @param known the lexicon without these names: a word that it knows is no name
 */
export function titleParts(titles: readonly TitleEntry[], known: Lexicon): TitleEntry[] {
  const parts = new Map<string, TitleEntry[]>()
  const whole = new Set(titles.map(({ title }) => title))
  for (const entry of titles) {
    for (const part of partsOf(entry.title)) {
      if (whole.has(part) || isKnown(part, known)) continue
      const others = parts.get(part)
      if (others) others.push(entry)
      else parts.set(part, [entry])
    }
  }
  return [...parts].map(([title, bearers]) => {
    const type = bearers.map((one) => one.type).reduce((one, other) => above(one, other, known))
    const cards = bearers.flatMap((one) => one.cards)
    return { entry: 'title', title, cards, alias: 'title', ...(type !== undefined && { type }) }
  })
}

/** What stands between the marks of a title, and each of its capital words. */
function partsOf(title: string): Set<string> {
  const segments = title.split(/\s*[(),:/&]\s*|\s+(?:[•<>*]+|of|the|with|in|on|and|at|from|to|a|an)\s+/iu)
  const words = tokenize(title)
    .map(({ image }) => image)
    .filter((image) => /^\p{Lu}[\p{L}\p{N}'’-]{2,}$/u.test(image))
  return new Set([...segments, ...words].map((part) => part.replace(/^[•<>*\s]+|^The\s+/u, '').trim()).filter((part) => /^\p{L}|^\p{N}+\D/u.test(part) && part.length > 2)) // prettier-ignore
}

function isKnown(part: string, lexicon: Lexicon): boolean {
  return generalWords.has(part.toLowerCase()) || lexicon.senses(part).length > 0
}

/** The nearest type that is above both. */
function above(one: string | undefined, other: string | undefined, lexicon: Lexicon): string | undefined {
  const line = (type: string | undefined): string[] => {
    const types: string[] = []
    for (let at = type ?? null; at !== null; at = lexicon.parent(at)) types.push(at)
    return types
  }
  const others = line(other)
  return line(one).find((type) => others.includes(type))
}
