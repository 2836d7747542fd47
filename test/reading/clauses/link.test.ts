import { describe, expect, it } from 'vitest'
import { readLinked } from '../../../compiler/reading/clauses/link.js'
import { readText } from '../../../grammar/index.js'
import type { Phrase } from '../../../grammar/tree.js'
import { createReader } from '../../../compiler/reading/reader.js'
import { onCard, readings } from './harbour.js'
import { show } from './show.js'

const reader = createReader()

function linked(text: string): string[] {
  const read = (phrase: Phrase) => reader.sentence(phrase, onCard)
  return readLinked(readText(text).sentences, null, read, () => null).map(({ phrase }) => phrase.text)
}

describe('sentences that lean on the one before', () => {
  it('are joined to it, others are not', () => {
    expect(linked('You may draw a card. If you do, discard a card. This unit is power +1.')).toEqual([
      'You may draw a card. If you do, discard a card.',
      'This unit is power +1.',
    ])
    expect(linked('Draw X cards. X = your gold.')).toHaveLength(1)
    expect(linked('Draw a card. Use only during your turn.')).toHaveLength(1)
    expect(linked('Swift. Guard 2.')).toHaveLength(2)
  })
  it('are joined to as many as they need to be read', () => {
    expect(linked('Choose a unit. Draw a card. Destroy that unit.')).toHaveLength(1)
    expect(linked('Draw a card. Choose a unit. Destroy that unit.')).toEqual([
      'Draw a card.',
      'Choose a unit. Destroy that unit.',
    ])
    expect(linked('Draw a card. Gribble that unit.')).toHaveLength(2)
  })
})

describe('a pronoun behind the first words of a sentence', () => {
  const meanings = (text: string) => {
    const read = (phrase: Phrase) => reader.sentence(phrase, onCard)
    return readLinked(readText(text).sentences, null, read, () => null).map(({ found }) =>
      found.readings.map(({ meaning }) => show(meaning)),
    )
  }

  it.each([
    'T: Choose a unit. Destroy it.',
    'T: Choose a unit. Draw a card. Destroy it.',
    'T: Choose a unit in your hand. Move it to the top of your deck.',
    'Choose a unit. Put 2 damage on it.',
  ])('means what was chosen, not the card itself: %s', (text) => {
    const [only, ...others] = meanings(text)
    expect(others).toEqual([])
    expect(only).toHaveLength(1)
    expect(only?.[0]).not.toContain('this')
  })

  it('means the nearest of two that were chosen', () => {
    const [, last, ...others] = meanings('T: Choose a unit. Choose a pilot. Destroy it.')
    expect(others).toEqual([])
    expect(last).toHaveLength(1)
    expect(last?.[0]).toMatch(/word: pilot.*destroy\(P: you, U: unit\)/)
  })

  it('means the card itself where nothing that fits was spoken of, or on a line of its own', () => {
    expect(meanings('T: Draw a card. Destroy it.')[1]?.join()).toContain('U: this')
    expect(meanings('T: Choose a player. Destroy it.')[1]?.join()).toContain('U: this')
    expect(meanings('T: Choose a unit.\nDestroy it.')[1]?.join()).toContain('U: this')
  })
})

describe('a change without a time', () => {
  it('has none unless the game settles it', () => {
    const text = 'T: One of your units gets +1 power.'
    expect(readings('sentence', text)).toEqual([])
    const conventions = new Map([['duration T', 'the end of the battle']])
    const settled = { ...onCard, lexicon: { ...onCard.lexicon, conventions } }
    const [meaning, ...others] = readings('sentence', text, settled)
    expect(others).toEqual([])
    expect(meaning).toContain('event: battle, stage: end')
  })
})
