import { describe, expect, it } from 'vitest'
import { only, readings } from './harbour.js'
import { played } from './shoal.js'

const same = (text: string, other: string) => expect(only('sentence', text)).toBe(only('sentence', other))

describe('a thing called by what was done to it', () => {
  it.each([
    ['Choose a unit. The chosen unit is destroyed.', 'Choose a unit. That unit is destroyed.'],
    ['Choose a unit. Chosen unit may not attack this turn.', 'Choose a unit. It may not attack this turn.'],
    ['BA: Choose a unit. Destroy the targeted unit.', 'BA: Choose a unit. Destroy that unit.'],
    [
      'When opponent deploys a unit, the unit just deployed is power -1 this turn.',
      'When opponent deploys a unit, that unit is power -1 this turn.',
    ],
    [
      'When this unit attacks a unit, the attacked unit is power -1 this turn.',
      'When this unit attacks a unit, that unit is power -1 this turn.',
    ],
    [
      'If a unit was just destroyed, may put the just-destroyed unit into your hand.',
      'If a unit was just destroyed, may put that unit into your hand.',
    ],
    [
      'If a unit is about to be destroyed, place the unit about to be destroyed on top of your deck instead.',
      'If a unit is about to be destroyed, place that unit on top of your deck instead.',
    ],
  ])('%s', same)
  it('is not the nearest, but the one to which it was done', () => {
    const after = (name: string) =>
      only('sentence', `Choose a unit. Destroy a scout. The ${name} unit is power +1 this turn.`)
    expect(after('chosen')).toContain('affected: unit,')
    expect(after('destroyed')).toContain('affected: unit 2,')
  })
  it('must have been spoken of', () => {
    expect(readings('sentence', 'The chosen unit is power +1.')).toEqual([])
    expect(readings('sentence', 'Choose a unit. The destroyed unit is power +1 this turn.')).toEqual([])
  })
  it('is that one when the text is carried out', () => {
    expect(
      played(`given
  it is North's turn
  North's deck has 9 cards
  South's deck has 9 cards
  One is a ship with power 2 and text "At the end of each turn, choose another of your ships. Wreck the chosen ship."
  Two is a ship with power 2
  One is in the sea
  Two is in the sea
  North's cards are One and Two
when
  North: pass
  South: pass
then
  Two is in North's wreckage
  One is in the sea
`),
    ).toEqual([])
  })
})

describe('what was just done', () => {
  const within = 'within: turn, last: true'
  it.each([
    ['Destroy a unit that was just deployed this turn.', within],
    ['Destroy a just-deployed unit.', 'last: true'],
    ['Destroy a unit opponent just deployed this turn.', within],
    ['Each unit just attacked by Mara this turn is power -1.', within],
    ['Once per turn, may destroy a unit that just attacked.', 'last: true'],
  ])('%s', (text, said) => {
    expect(only('sentence', text)).toContain(said)
  })
  it('leaves conditions to be events', () => {
    expect(only('sentence', 'If opponent just deployed a unit, draw a card.')).toMatch(/^\[trigger/)
  })
  it.each([
    [1, 'launch Cog at Pier Nine', 7],
    [2, 'launch Cog at Pier Nine\n  South: pass\n  North: launch Hooker at Pier Nine', 2],
  ])('is the last time only: %i', (_, moves, power) => {
    expect(
      played(`given
  it is North's turn
  North's deck has 9 cards
  South's deck has 9 cards
  One is a ship with text "Each ship that just launched this turn is power +5."
  One is in the sea
  Cog is a ship with power 2
  Cog is in North's hand
  Hooker is a ship with power 2
  Hooker is in North's hand
  Pier Nine is in the sea
  North's cards are One, Cog and Hooker
  nobody's cards are Pier Nine
when
  North: ${moves}
then
  the power of Cog is ${String(power)}
`),
    ).toEqual([])
  })
})
