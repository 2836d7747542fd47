/** What may be a fixed word of a frame follows from the words before it; as far as categories go, a verb ends there. */
import { describe, expect, it } from 'vitest'
import { createReader } from '../../compiler/reading/reader.js'
import { tokensOf } from '../../compiler/reading/tokens.js'
import { latticeOf } from '../../compiler/reading/words.js'
import { readPhrase } from '../../grammar/index.js'
import { onCard } from './clauses/harbour.js'

function fixedIn(text: string): string[] {
  const tokens = tokensOf(readPhrase(text).phrase)
  const edges = latticeOf(tokens, onCard).filter(({ category }) => category === 'fixed-word')
  return edges.map(({ start }) => tokens[start]?.word ?? '')
}

describe('fixed words', () => {
  it('are those that a verb before them asks for, in the singular or plural', () => {
    expect(fixedIn('you draw 2 cards')).toEqual(['cards'])
    expect(fixedIn('you draw 1 card')).toEqual(['card'])
  })
  it('are none before the verb, and none without one', () => {
    expect(fixedIn('cards you draw')).toEqual([])
    expect(fixedIn('2 cards')).toEqual([])
  })
  it('are told as part of what the verb is, not as words of their own', () => {
    const { readings } = createReader().sentence(
      readPhrase('Once per turn, you may draw 2 cards.').phrase,
      onCard,
    )
    const cards = readings[0]?.tokens.find(({ image }) => image === 'cards')
    expect(cards?.as).toBe('verb with a fixed word')
  })
})

describe('what is wrong with a phrase', () => {
  it('is the unknown word, also behind a verb that takes any thing', () => {
    const { problems } = createReader().sentence(
      readPhrase('Once per turn, you may draw 2 zzyzx.').phrase,
      onCard,
    )
    expect(problems.map(({ message }) => message).join()).toContain('zzyzx')
  })
})
