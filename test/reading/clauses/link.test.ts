import { describe, expect, it } from 'vitest'
import { linkSentences } from '../../../compiler/reading/clauses/link.js'
import { readText } from '../../../grammar/index.js'
import { onCard, readings } from './harbour.js'

function linked(text: string): string[] {
  return linkSentences(readText(text).sentences).map((phrase) => phrase.text)
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
