/** Builds the lexicon of a game from its declarations. */
import type { AttributeFacts, Frame, Lexicon, Sense } from '../lexicon.js'
import { agreeing } from '../clauses/complements.js'
import { kernelEntries } from '../clauses/kernel/frames.js'
import type { LexiconEntry } from './entries.js'
import { generalEntries } from './general.js'
import { nearTerms } from './near.js'
import { termsOf } from './terms.js'
import { createTrie } from './trie.js'
import { wordsOf } from './words.js'

/**
 * The lexicon of general English and these entries; later entries add senses to earlier ones, they never replace any. Entries for the same
 * declared name (a type, an attribute …) must agree in their facts: the last one counts.
 */
export function createLexicon(declared: readonly LexiconEntry[]): Lexicon {
  const entries = [...generalEntries, ...kernelEntries, ...declared]
  const loose = new Map<string, Sense[]>()
  const exact = new Map<string, Sense[]>()
  const trie = createTrie()
  const frames = new Map<string, Frame[]>()
  const parents = new Map<string, string | null>()
  const attributes = new Map<string, AttributeFacts>()
  const counters = new Map<string, { of: string[] }>()
  const zones = new Map<string, { each: boolean; play?: true }>()
  const positions = new Map<string, { of: string[] }>()
  const keywords = new Map<string, Extract<LexiconEntry, { entry: 'keyword' }>>()
  const procedures = new Map<string, Extract<LexiconEntry, { entry: 'procedure' }>>()
  const conventions = new Map<string, string>()
  const irregular = new Set(entries.flatMap((entry) => (entry.entry === 'forms' ? [entry.stem] : [])))

  for (const entry of entries) {
    for (const { term, sense, exact: asWritten } of termsOf(entry, irregular)) {
      const words = wordsOf(term)
      trie.add(words.map((word) => word.toLowerCase()))
      const written = words.join(' ')
      const key = asWritten ? written : written.toLowerCase()
      const map = asWritten ? exact : loose
      const senses = map.get(key)
      if (!senses) map.set(key, [sense])
      else if (!senses.some((one) => sameSense(one, sense))) senses.push(sense)
    }
    if (entry.entry === 'type') parents.set(entry.type, entry.parent)
    else if (entry.entry === 'attribute') attributes.set(entry.attribute, factsOf(entry))
    else if (entry.entry === 'counter') counters.set(entry.counter, { of: entry.of })
    else if (entry.entry === 'zone') zones.set(entry.zone, entry)
    else if (entry.entry === 'position') positions.set(`${entry.group} ${entry.position}`, { of: entry.of })
    else if (entry.entry === 'keyword') keywords.set(entry.keyword, entry)
    else if (entry.entry === 'procedure') procedures.set(entry.event, entry)
    else if (entry.entry === 'convention') conventions.set(entry.id, entry.decision)
    else if (entry.entry === 'frame') {
      const others = frames.get(entry.frame.stem)
      if (others) others.push(entry.frame)
      else frames.set(entry.frame.stem, [entry.frame])
    }
  }

  for (const name of partsOfWholes([...loose.values()], attributes)) {
    const facts = attributes.get(name)
    if (facts) attributes.set(name, { ...facts, partOfWhole: true })
  }

  const words = new Set([...loose.keys()].flatMap((term) => term.split(' ')))
  const exactWords = new Set([...exact.keys()].flatMap((term) => term.split(' ')))
  for (const { complements } of [...frames.values()].flat()) {
    for (const { preposition, words: fixed } of complements) {
      for (const word of [...(preposition?.split(' ') ?? []), ...fixed]) words.add(word.toLowerCase())
    }
  }
  const stored = entries.flatMap((entry) => (entry.entry === 'stored' ? [entry.relation] : []))
  const prices = pricesOf(attributes)
  for (const { form } of keywords.values()) {
    for (const part of form ?? []) if ('word' in part) agreeing(part.word).forEach((word) => words.add(word))
  }
  const keywordNames = [...keywords.keys()]
  const bearings = new Set([...attributes.values()].flatMap(({ beside }) => beside?.prepositions ?? []))
  const counting = [...frames.values()]
    .flat()
    .flatMap((frame) =>
      frame.complements
        .filter(
          ({ type, words: unit }) => frame.kind === 'verb' && type?.name === 'number' && unit.length > 0,
        )
        .map((complement) => ({ frame, complement })),
    )
  const deeds = deedsIn([...frames.values()].flat())
  const results = new Set(
    [...frames.values()].flat().flatMap(({ target, complements }) => {
      const givesNumber = 'event' in target && procedures.get(target.event)?.gives?.name === 'number'
      return givesNumber
        ? complements.flatMap(({ role, words: fixed }) =>
            fixed.map((word) => (role === null ? word : `total ${word}`)),
          )
        : []
    }),
  )
  const roles = [...procedures.values()]
    .filter(({ kind }) => kind === undefined || kind === 'procedure')
    .flatMap(({ event, roles: declaredRoles }) => declaredRoles.map((role) => ({ event, ...role })))

  return {
    knows: (word) => words.has(word.toLowerCase()) || exactWords.has(word),
    roles,
    senses: (term) => [...(loose.get(term.toLowerCase()) ?? []), ...(exact.get(term) ?? [])],
    lengths: (words, from) => trie.lengths(words, from),
    frames: (stem) => frames.get(stem) ?? [],
    counting: () => counting,
    deeds: () => deeds,
    results: () => results,
    parent: (type) => parents.get(type) ?? null,
    attribute: (name) => attributes.get(name),
    bearings: () => bearings,
    stored: () => stored,
    prices,
    counter: (name) => counters.get(name),
    zone: (name) => zones.get(name),
    position: (group, position) => positions.get(`${group} ${position}`),
    keywords: () => keywordNames,
    keyword: (name) => keywords.get(name),
    procedure: (event) => procedures.get(event),
    conventions,
    near: nearTerms([loose, exact]),
  }
}

/** The prices of doing something: those for which the most of the words behind the verb are said. */
function pricesOf(attributes: ReadonlyMap<string, AttributeFacts>): Lexicon['prices'] {
  const prices = new Map<string, { name: string; words: string[] }[]>()
  for (const [name, { price }] of attributes) {
    const [verb, ...words] = price?.split(' ') ?? []
    if (verb !== undefined) prices.set(verb, [...(prices.get(verb) ?? []), { name, words }])
  }
  return (verb, fixed = []) => {
    const said = (prices.get(verb) ?? []).filter(({ words }) => words.every((word) => fixed.includes(word)))
    const most = Math.max(...said.map(({ words }) => words.length))
    return said.filter(({ words }) => words.length === most).map(({ name }) => name)
  }
}

/** Values as to something that share a word with one that is as to nothing: the tide at a place, and the tide. */
function partsOfWholes(
  terms: readonly (readonly Sense[])[],
  attributes: ReadonlyMap<string, AttributeFacts>,
): string[] {
  return terms.flatMap((senses) => {
    const named = senses.flatMap((sense) => (sense.cat === 'attribute' ? [sense.attribute] : []))
    const parts = named.filter((name) => attributes.get(name)?.beside)
    return parts.length < named.length ? parts : []
  })
}

function deedsIn(frames: readonly Frame[]): ReadonlyMap<string, readonly Frame[]> {
  const deeds = new Map<string, Frame[]>()
  for (const frame of frames) {
    if (frame.kind !== 'verb' || !('event' in frame.target) || frame.subject?.type.name !== 'player') continue
    const [first, ...others] = frame.complements.filter(({ preposition }) => preposition === null)
    if (!first || first.role !== null || others.length > 0) continue
    const words = first.words.join(' ').toLowerCase().replace(/^an? /u, '')
    deeds.set(words, [...(deeds.get(words) ?? []), frame])
  }
  return deeds
}

function factsOf({ of, holds, preposition, beside, price, bracketed }: AttributeFacts): AttributeFacts {
  return {
    of,
    holds,
    ...(preposition !== undefined && { preposition }),
    ...(beside && { beside }),
    ...(price !== undefined && { price }),
    ...(bracketed && { bracketed }),
  }
}

function sameSense(one: Sense, other: Sense): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
