/** Words that can not stand in their order, whatever stands before them: no sentence before such a one helps. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from '../../compiler/reading/chart/chart.js'
import { readLinked } from '../../compiler/reading/clauses/link.js'
import { createEnglish } from '../../compiler/reading/english.js'
import { createReader } from '../../compiler/reading/reader.js'
import { tokensOf } from '../../compiler/reading/tokens.js'
import { latticeOf } from '../../compiler/reading/words.js'
import { readPhrase, readText } from '../../grammar/index.js'
import type { Phrase } from '../../grammar/tree.js'
import { onCard } from './clauses/harbour.js'

const grammar = createEnglish()
const goal = 'sentence'
const reader = createReader()

/** The text from a token on, with the words as they are in the whole. */
function parsedFrom(text: string, from: number) {
  const tokens = tokensOf(readPhrase(text).phrase)
  const words = latticeOf(tokens, onCard)
    .filter(({ start }) => start >= from)
    .map((word) => ({ ...word, start: word.start - from, end: word.end - from }))
  return parse(grammar, { tokens: tokens.slice(from), words, scope: onCard }, { goal })
}

describe('the end of a text that can be read', () => {
  it.each([
    'Each of your other units is power +1 while you have a scout at a place you occupy.',
    'You may draw a card. If you do, discard a card.',
    'BA: Exhaust this unit: move the top card of your deck to your hand; shuffle your deck.',
    'Guard 2 (This unit is hard to pass.)',
    'Draw X cards. X = half the number of ships (round up).',
    'Each of your pilots gains “When this unit attacks, draw a card.”',
  ])('is never stuck: %s', (text) => {
    const tokens = tokensOf(readPhrase(text).phrase)
    expect(parsedFrom(text, 0).edges(0, tokens.length, goal).length).toBeGreaterThan(0)
    const stuck = tokens.filter((_, from) => parsedFrom(text, from).stuck)
    // A word of several tokens can be entered only at its first.
    const within = latticeOf(tokens, onCard).filter(({ start, end }) => end - start > 1)
    const inside = new Set(within.flatMap(({ start, end }) => tokens.slice(start + 1, end)))
    expect(stuck.filter((token) => !inside.has(token))).toEqual([])
  })
})

describe('a sentence that is stuck', () => {
  it('has an unknown word, or words in an order that no rule allows', () => {
    for (const text of ['Gribble that unit.', 'Destroy the of unit.'])
      expect(reader.sentence(readPhrase(text).phrase, onCard).stuck).toBe(true)
  })
  it('is not one that only lacks what it speaks of', () => {
    const found = reader.sentence(readPhrase('Destroy that unit.').phrase, onCard)
    expect([found.readings.length, found.stuck]).toEqual([0, undefined])
  })
  it('is not tried behind those before it', () => {
    const tried: string[] = []
    const read = (phrase: Phrase) => {
      tried.push(phrase.text)
      return reader.sentence(phrase, onCard)
    }
    readLinked(readText('Draw a card. Discard a card. Gribble that unit.').sentences, null, read, () => null)
    expect(tried).toEqual(['Draw a card.', 'Discard a card.', 'Gribble that unit.'])
  })
})

describe('a sentence that is shut', () => {
  const page = readFileSync(new URL('../../docs/language.md', import.meta.url), 'utf8')
  const examples = [...page.matchAll(/^```card\n([\s\S]*?)^```$/gm)].flatMap((block) =>
    (block[1] ?? '').split('\n').filter((line) => /\. \p{Lu}/u.test(line)),
  )
  const first = (text: string) => readPhrase(text.slice(0, text.search(/\. \p{Lu}/u) + 1)).phrase

  it.each(examples)('does not begin a text that can be read: %s', (text) => {
    expect(reader.sentence(readPhrase(text).phrase, onCard).readings).not.toEqual([])
    expect(reader.sentence(first(text), onCard).shut).toBeUndefined()
  })
  it('is not one that another makes whole', () => {
    const text = 'During your turn, may choose a unit. Destroy that unit.'
    const found = reader.sentence(first(text), onCard)
    expect([reader.sentence(readPhrase(text).phrase, onCard).readings.length, found.shut]).toEqual([
      1,
      undefined,
    ])
  })
  it('is not tried with those behind it', () => {
    const tried: string[] = []
    const read = (phrase: Phrase) => {
      tried.push(phrase.text)
      return reader.sentence(phrase, onCard)
    }
    const text = 'Draw a card. Units of 2 damage are ready at. Destroy that unit.'
    readLinked(readText(text).sentences, null, read, () => null)
    expect(tried.filter((one) => one.includes('Destroy'))).toEqual(['Destroy that unit.'])
  })
})
