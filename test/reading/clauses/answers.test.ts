import { describe, expect, it } from 'vitest'
import { readText } from '../../../grammar/index.js'
import { createReader } from '../../../compiler/reading/reader.js'
import { bound } from './shoal.js'

const reader = createReader()
const scope = { lexicon: bound.lexicon, names: [], self: { type: 'ship' }, running: [], mentioned: [] }
const clauses = (text: string) => {
  const { sentences } = readText(text, '', {})
  const [first, ...others] = sentences.flatMap((phrase) => reader.sentence(phrase, scope).readings)
  expect(others).toEqual([])
  return first?.meaning
}

describe('a price', () => {
  const paid = [{ op: 'perform', event: 'lose gold', roles: { P: { op: 'you' } } }]
  it.each([
    'If opponent just drew cards, may lose 2 gold to cancel it.',
    'If opponent just drew cards, lose 2 gold to cancel it.',
  ])('of what a player decides to do in answer is a cost: %s', (text) => {
    const response = { event: 'draw cards', stage: 'just' }
    expect(clauses(text)).toMatchObject([{ op: 'action', response, cost: paid, do: [{ op: 'cancel' }] }])
  })
  it('is no choice besides where "may" says who may use the ability', () => {
    expect(clauses('Once per turn, may lose 2 gold -> draw a card.')).toMatchObject([
      { op: 'action', times: 1, per: 'turn', cost: paid },
    ])
  })
})
