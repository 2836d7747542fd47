/**
 * Short names: "Captain Vell Oran, Smuggler" is also "Vell Oran" and "Vell", "Port Town: Old Pier" is also "Old Pier". A game
 * says which of its cards are called so: `convention: a unit is called by parts of its title`.
 */
import { tokenize } from '../../../grammar/tokens.js'
import { generalWords } from '../../outline/words/general.js'
import type { LexiconEntry } from '../../reading/lexicon/entries.js'
import { createLexicon } from '../../reading/lexicon/create.js'
import { above, isBelow, type Draft } from '../draft.js'
import type { CardHeader } from './card.js'

/** What parts a title: its marks, and the words of a sentence. */
const between = /\s*[(),:/&]\s*|\s+(?:[•<>*]+|of|the|in|on|and|at|from|to|a|an)\s+/iu
/** "Vell With Long Knife" is Vell; "Vell In Gull 2" is the Gull. */
const withMore = /\s+With\s.*$/u
const inside = /^.*\s[Ii]n\s/u

/** The stretches of capital words by which a card of that title may be called; not what something of it is: "Vell's Ship". */
export function shortNames(title: string): Set<string> {
  const names = new Set<string>()
  for (const segment of title.replace(withMore, '').replace(inside, '').split(between)) {
    const words = tokenize(segment).map(({ image }) => image)
    const owned = words.lastIndexOf("'s")
    const own = owned < 0 ? words : []
    for (let start = 0; start < own.length; start++) {
      for (let end = start + 1; end <= own.length && isName(own[end - 1]); end++) {
        const name = own.slice(start, end).join(' ')
        if (name !== title && /^\p{L}.{2}/u.test(name)) names.add(name)
      }
    }
  }
  return names
}

const isName = (word: string | undefined): boolean => word !== undefined && /^[\p{Lu}\p{N}]/u.test(word)

/** Adds them to the terms; a name that is a term already, or all words of which are, keeps what it means. */
export function addShortNames(draft: Draft, cards: readonly CardHeader[]): void {
  const known = createLexicon(draft.entries)
  const declared = createLexicon(draft.entries.filter(({ entry }) => entry !== 'title'))
  const called = cards.filter(({ type }) => [...draft.shortNamed].some((kind) => isBelow(draft, type, kind)))
  const bearers = new Map<string, CardHeader[]>()
  for (const header of called) {
    for (const name of shortNames(header.card.title)) {
      const others = bearers.get(name)
      if (others) others.push(header)
      else bearers.set(name, [header])
    }
  }
  const isKnown = (term: string): boolean =>
    generalWords.has(term.toLowerCase()) ||
    declared.knows(term.toLowerCase()) ||
    known.senses(term).length > 0
  for (const [title, named] of bearers) {
    if (isKnown(title) || title.split(' ').every(isKnown)) continue
    draft.entries.push(entryOf(draft, title, named))
  }
}

function entryOf(draft: Draft, title: string, named: readonly CardHeader[]): LexiconEntry {
  const type = named.map((one) => one.type).reduce((one, other) => above(draft, one, other))
  return {
    entry: 'title',
    title,
    cards: named.map(({ card }) => card.id),
    alias: null,
    partOf: [...new Set(named.map(({ card }) => card.title))],
    ...(type !== null && { type }),
  }
}
