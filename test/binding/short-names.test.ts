import { describe, expect, it } from 'vitest'
import { shortNames } from '../../compiler/binding/cards/title-parts.js'

/** Short names are what stands between the marks of a title, as far as it is what the card itself is called. */
describe('short names', () => {
  it.each<[string, string[], string[]]>([
    [
      'Captain Vell Oran, Smuggler',
      ['Vell', 'Vell Oran', 'Captain Vell', 'Smuggler'],
      ['Captain Vell Oran, Smuggler'],
    ],
    ['Port Town: Old Pier', ['Old Pier', 'Port Town'], ['Port Town: Old Pier', 'Town Old']],
    ["Vell's Long Knife", [], ['Vell', 'Knife']],
    ['Vell With Long Knife', ['Vell'], ['Knife', 'Long Knife']],
    ['Vell In Gull 2', ['Gull', 'Gull 2'], ['Vell']],
  ])('of %s', (title, names, others) => {
    const found = shortNames(title)
    expect(names.filter((name) => !found.has(name))).toEqual([])
    expect(others.filter((name) => found.has(name))).toEqual([])
  })
})
