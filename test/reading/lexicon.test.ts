import { describe, expect, test } from 'vitest'
import { pluralOf, verbForms, verbStem } from '../../compiler/reading/lexicon/inflection.js'
import { createLexicon } from '../../compiler/reading/lexicon/create.js'
import { wordsOf } from '../../compiler/reading/lexicon/words.js'
import { lexicon } from './invented.js'

describe('inflection', () => {
  test.each([
    ['unit', 'units'],
    ['lost pile', 'lost piles'],
    ['body', 'bodies'],
    ['die', 'dice'],
    ['search', 'searches'],
  ])('several of %s', (one, many) => {
    expect(pluralOf(one)).toBe(many)
  })

  test.each([
    ['loses', 'lose'],
    ['searches', 'search'],
    ['carries', 'carry'],
    ['passes', 'pass'],
    ['chooses', 'choose'],
    ['has', 'have'],
    ['carries out', 'carry out'],
  ])('%s is of %s', (third, stem) => {
    expect(verbStem(third)).toBe(stem)
    expect(verbForms(stem)).toContainEqual({ word: third, form: 'third' })
  })

  test.each([
    ['tap', 'tapped', 'tapping'],
    ['draw', 'drawn', 'drawing'],
    ['use', 'used', 'using'],
    ['carry', 'carried', 'carrying'],
    ['attack', 'attacked', 'attacking'],
  ])('%s, %s, %s', (stem, participle, gerund) => {
    const forms = verbForms(stem)
    expect(forms).toContainEqual({ word: participle, form: 'participle' })
    expect(forms).toContainEqual({ word: gerund, form: 'gerund' })
  })
})

describe('lexicon', () => {
  test('owners and negations are words of their own', () => {
    expect(wordsOf("Old Tom's hut")).toEqual(['Old', 'Tom', "'s", 'hut'])
    expect(wordsOf('non-pilot')).toEqual(['non-', 'pilot'])
  })

  test('a long term keeps the short ones inside it', () => {
    const entries = ['deck', 'reserve', 'reserve deck'].map((zone) => ({
      entry: 'zone' as const,
      zone,
      each: true,
      words: [zone],
    }))
    expect(createLexicon(entries).lengths(['the', 'Reserve', 'Deck'], 1)).toEqual([2, 1])
  })

  test('titles depend on their capitals, other words do not', () => {
    expect(lexicon.senses('Old Tom')).toHaveLength(1)
    expect(lexicon.senses('old tom')).toEqual([])
    expect(lexicon.senses('UNITS')).toEqual([{ cat: 'type', type: 'unit', many: true }])
  })

  test('all senses of a word are kept', () => {
    const cats = createLexicon([
      { entry: 'counter', counter: 'charge', of: ['unit'], words: ['charge'] },
      { entry: 'position', group: 'g', position: 'charge', of: ['unit'] },
    ])
      .senses('charge')
      .map(({ cat }) => cat)
    expect(cats).toEqual(['counter', 'position'])
  })

  test('near words, of the categories wanted', () => {
    expect(lexicon.near('powr')[0]).toBe('power')
    expect(lexicon.near('attak', ['verb'])[0]).toBe('attack')
    expect(lexicon.near('attak', ['zone'])).toEqual([])
    expect(lexicon.near('quartermaster')).toEqual([])
  })
})
