import { describe, expect, it } from 'vitest'
import { bound, played } from './shoal.js'
import { createReader } from '../../../compiler/reading/reader.js'
import { readLinked } from '../../../compiler/reading/clauses/link.js'
import { readText } from '../../../grammar/index.js'
import type { Phrase } from '../../../grammar/tree.js'

/** One and Two lie at Pier Nine, Three at Pier Ten; Four, South's, is at sea. One has the text. */
const moored = (text: string, then: string) =>
  played(`given
  it is North's turn
  North's deck has 9 cards
  South's deck has 9 cards
  One is a ship with power 2 and text "${text}"
  Two is a ship with power 2
  Three is a ship with power 2
  Four is a ship with power 2
  Pier Nine is in the sea
  Pier Ten is in the sea
  One is at Pier Nine
  Two is at Pier Nine
  Three is at Pier Ten
  Four is in the sea
  North's cards are One, Two and Three
  South's cards are Four
  nobody's cards are Pier Nine, Pier Ten
${then}`)

const readings = (text: string, type = 'ship') => {
  const scope = { lexicon: bound.lexicon, names: [], self: { type }, running: [], mentioned: [] }
  const { sentences } = readText(text, '', {})
  return sentences.flatMap((phrase) => createReader().sentence(phrase, scope).readings)
}

describe('a place', () => {
  it('behind what is counted is where that is', () => {
    const text = 'Power +1 for each other ship here.'
    expect(moored(text, 'then\n  the power of One is 3')).toEqual([])
    expect(readings(text)).toHaveLength(1)
  })
  it('that is one of several is any of them', () => {
    const then = 'then\n  the power of One is 3\n  the power of Three is 3\n  the power of Four is 2'
    expect(moored('Each ship at piers is power +1.', then)).toEqual([])
  })
  it('behind a verb that takes one is where it is done', () => {
    const text = 'Players may not send ships here.'
    const then = 'then\n  North may not send Three to Pier Nine\n  North may send One to Pier Ten'
    expect(moored(text, then)).toEqual([])
    expect(readings(text)).toHaveLength(1)
  })
})

describe('another', () => {
  it('is another than the one spoken of, on a card that is no such thing', () => {
    const text = 'T: Choose a pier. One of your ships sails to that pier, then it sails to another pier.'
    const scope = { lexicon: bound.lexicon, names: [], self: { type: 'trick' }, running: [], mentioned: [] }
    const read = (phrase: Phrase) => createReader().sentence(phrase, scope)
    const [only] = readLinked(readText(text, '', {}).sentences, null, read, () => null)
    expect(only?.found.readings).toHaveLength(1)
    const where = { op: 'compare', by: '≠', right: { op: 'local', name: 'pier' } }
    const chosen = { op: 'choose', as: 'pier 2', from: { op: 'things', type: 'pier', where } }
    expect(only?.found.readings[0]?.meaning).toMatchObject([{ do: [{}, chosen, {}] }])
  })
})

describe('a condition before what a labelled ability does', () => {
  it('must hold for it to be used', () => {
    const text = 'T: If this ship is tapped, gain 1 gold.'
    const [only, ...others] = readings(text)
    expect(others).toEqual([])
    expect(only?.meaning).toMatchObject([{ op: 'action', label: 'T', while: { op: 'compare' } }])
  })
})
