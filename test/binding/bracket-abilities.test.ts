/** What a keyword has its bearer do is told in brackets behind it, under the label that the keyword names. */
import { describe, expect, it } from 'vitest'
import { bind, found, tiny } from './bind.js'

const gear = (card: string) =>
  bind({
    ...tiny,
    'gear.rules':
      'keyword: Gear is a text T (a unit)\n  combines: each\n  brackets: T\n  This unit gets power +1.\n',
    'gear.cards': `set: Gear\n\ncard: Bearer\ntype: unit\ntext:\n  ${card}\n`,
  })

const clausesOf = (card: string) => {
  const bound = gear(card)
  expect(found(bound)).toEqual([])
  return Object.values(bound.library.cards).find(({ title }) => title === 'Bearer')?.sections['text']?.clauses
}

describe('an ability in brackets', () => {
  it('stands beside the keyword, under its label, with a name that only this card gives', () => {
    const clauses = clausesOf('Gear is Twin Lances (discard a unit).')
    expect(clauses?.map(({ op }) => op)).toEqual(['grant', 'action'])
    expect(clauses?.[0]).toMatchObject({ parameters: { T: { value: 'Twin Lances' } } })
    expect(clauses?.[1]).toMatchObject({ label: 'T' })
  })

  it('is no reminder: what can not be read is an error', () => {
    expect(found(gear('Gear is Twin Lances (discard quite a unit).'))).not.toEqual([])
  })
})
