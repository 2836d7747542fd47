/** Words near a misspelt one: what is ruled out before it is compared letter by letter would not have been near. */
import { distance } from 'fastest-levenshtein'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nearest } from '../../compiler/reading/lexicon/near.js'

const word = fc.string({ unit: fc.constantFrom(..."abcdeéAZ' 19"), minLength: 1, maxLength: 9 })

it('finds every term of which so few letters differ, and the nearest first', () => {
  fc.assert(
    fc.property(word, fc.uniqueArray(word, { maxLength: 30 }), (misspelt, terms) => {
      const limit = Math.min(3, Math.max(1, Math.floor(misspelt.length / 3)))
      const far = (term: string) => distance(misspelt.toLowerCase(), term.toLowerCase())
      const found = nearest(misspelt, terms, terms.length)
      const near = terms.filter((term) => far(term) > 0 && far(term) <= limit)
      expect(
        near.filter((term) => Math.abs(term.length - misspelt.length) <= limit && !found.includes(term)),
      ).toEqual([])
      expect(found.every((term) => far(term) <= limit + 1)).toBe(true)
    }),
    { seed: 7, numRuns: 400 },
  )
})

it('takes two letters that changed places for one slip', () => {
  expect(nearest('ulnock', ['block', 'unlock', 'unclog'])).toEqual(['unlock', 'block'])
  expect(nearest('abc', ['acb', 'dea'])).toEqual(['acb'])
})
