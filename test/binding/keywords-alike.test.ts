/** Keywords that begin with the same words are told apart by what stands behind their numbers. */
import { describe, expect, it } from 'vitest'
import { bind, found, tiny } from './bind.js'

const rules = `${tiny['tiny.rules']}
keyword: Room for N scout (a unit)
  This unit gets +N power.

keyword: Room for N pilot (a unit)
  This unit gets +1 power.

verb: a player P counts omens
  gives: a number
  give back 1

verb: a player P counts N omens
  gives: a number
  give back N
`

function having(text: string) {
  const bound = bind({
    ...tiny,
    'tiny.rules': rules,
    'tiny.cards': `card: Barn\ntype: unit\ntext: ${text}\n`,
  })
  const card = Object.values(bound.library.cards)[0]
  const held = [...(card?.keywords ?? []), ...(card?.sections['text']?.clauses ?? [])].map((one) =>
    'name' in one
      ? [one.name, one.parameters]
      : one.op === 'grant'
        ? [one.keyword, one.parameters]
        : [one.op],
  )
  return { held: JSON.stringify(held), faults: found(bound), events: Object.keys(bound.library.events) }
}

describe('keywords that begin alike', () => {
  it('are found by all their words, in the singular or plural', () => {
    expect(having('Room for 2 scouts.').held).toBe('[["room",{"N":2}]]')
    expect(having('Room for 1 pilot.').held).toBe('[["room for N pilot",{"N":1}]]')
    expect(having('Room for 1 pirate.').faults).toHaveLength(1)
  })

  it('need their beginning only once', () => {
    const { held, faults } = having('Room for 2 scouts and 3 pilots.')
    expect(faults).toEqual([])
    expect(held).toBe(
      '[["room",{"N":{"op":"number","value":2}}],["room for N pilot",{"N":{"op":"number","value":3}}]]',
    )
    expect(having('Room for 2 scouts, 3 pilots and 1 scout.').faults).toEqual([])
    expect(having('Room for 2 scouts and 3 pirates.').faults).toHaveLength(1)
  })
})

it('verbs that differ by their number alone have names of their own', () => {
  expect(having('Room for 1 pilot.').events).toEqual(
    expect.arrayContaining(['count omens', 'count number omens']),
  )
})
