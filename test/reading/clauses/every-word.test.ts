import { describe, expect, it } from 'vitest'
import { fillsIn, preferenceIds, preferences } from '../../../compiler/reading/preferences.js'
import { defaults, readings } from './harbour.js'

/** Something is filled in that the whole text says; the reading tells so. */
const isFilledIn = (text: string, whole: string): boolean => {
  const before = defaults(whole)
  return defaults(text).some((means) => filled.includes(means) && !before.includes(means))
}

const filled: readonly string[] = preferenceIds.filter(fillsIn).map((id) => preferences[id].means)

/** Words that only make English sound right; in the text of a card "your" is meant where nobody is named. */
const empty = new Set([',', '.', 'a', 'an', 'the', 'to', 'and', 'then', 'also', 'you', 'your'])

const texts = [
  'Once per turn, during your turn, you may discard a card from your hand to destroy a unit with power less than 3',
  'While ready, each of your other pilots is cumulatively power +1 and gains guard 2',
  'When this unit attacks a unit, it gets +2 power until the end of the turn',
  'If this unit would be destroyed by opponent, you may discard 2 cards instead',
  'BA: Exhaust this unit: move the top card of your deck to your hand; shuffle your deck',
  'Adds 2 to power of each of your pilots at a place',
  'At the end of each of your turns, put 1 damage on this unit',
  'Deploys only to a place',
  'Opponent may not deploy units to a place',
  'You may draw a card. If you do, discard 2 cards',
  'Draw X cards. X = your gold',
  'Choose up to 1 pilot or destroy a unit, then draw 2 cards and lose 3 gold',
  'Each of your pilots gets +1 power and defense this turn',
]

describe('every word counts', () => {
  it.each(texts)('%s', (text) => {
    const words = text.match(/[\w+'-]+|[^\s\w]/g) ?? []
    const whole = readings('sentence', text)
    expect(whole.length).toBeGreaterThan(0)
    const idle = words.filter((word, index) => {
      if (empty.has(word.toLowerCase())) return false
      const without = words.filter((_, other) => other !== index).join(' ')
      return (
        !isFilledIn(without, text) && readings('sentence', without).some((reading) => whole.includes(reading))
      )
    })
    expect(idle).toEqual([])
  })

  it('numbers count', () => {
    for (const text of texts) {
      const changed = text.replace(/\d/, (digit) => String(Number(digit) + 3))
      if (changed === text) continue
      const whole = readings('sentence', text)
      expect(readings('sentence', changed).filter((reading) => whole.includes(reading))).toEqual([])
    }
  })
})
