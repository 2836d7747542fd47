import { describe, expect, it } from 'vitest'
import { readings } from './harbour.js'
import { bound, played } from './shoal.js'

/** South shells Old Tub, which has a text, for 4 harm. */
const shelled = (text: string, then: string, more = '') => `given
  it is South's turn
  North's deck has 5 cards
  South's deck has 5 cards
  Tub is a ship with power 2${text === '' ? '' : ` and text "${text}"`}
  Tub is in the sea
  North's cards are Tub
${more}
when
  South: shell Tub
${then}`

/** North pays 5 gold of 20, with two ships that say something of it. */
const paid = (first: string, second: string, then: string) => `given
  it is North's turn
  North's deck has 5 cards
  South's deck has 5 cards
  One is a ship with power 2 and text "${first}"
  Two is a ship with power 2${second === '' ? '' : ` and text "${second}"`}
  One is in the sea
  Two is in the sea
  North's cards are One and Two
  North's gold is 20
when
  North: pay a toll
${then}`

it('has rules without mistakes', () => {
  expect(bound.diagnostics).toEqual([])
})

describe('an amount of what would happen', () => {
  it('may be named and changed', () => {
    const text = 'If you would lose N gold, N becomes N + 1.'
    expect(played(paid(text, '', "then\n  North's gold is 14"))).toEqual([])
  })
  it.each([
    ['If this ship would suffer harm, reduce that harm by 1.', 3],
    ['If this ship would suffer harm, prevent 3 of it.', 1],
    ['If this ship would suffer harm, prevent 7 of that harm.', 0],
    ['If this ship would suffer harm, increase that harm by 2.', 6],
    ['Harm to this ship is reduced by 3.', 1],
    ['If this ship would suffer harm, it suffers half as much instead.', 2],
    ['If this ship would suffer harm, it suffers 1 less harm instead.', 3],
  ])('%s', (text, harm) => {
    expect(played(shelled(text, `then\n  Tub has ${String(harm)} harm`))).toEqual([])
  })
  it('is prevented by an ability in answer to it', () => {
    const trick = `  Ward is a trick with text "Prevent up to 3 harm to one of your ships."
  Ward is in North's hand
`
    const steps = '  North: Ward\n  North: 2\nthen\n  Tub has 2 harm'
    expect(played(shelled('', steps, trick))).toEqual([])
  })
  it('must be one of the event', () => {
    expect(readings('sentence', 'If opponent would lose gold, reduce that harm by 1.')).toEqual([])
    expect(readings('sentence', 'Draw that many cards.')).toEqual([])
    expect(readings('sentence', 'Reduce that harm by 1.')).toEqual([])
  })
})

describe('several replacements of one event', () => {
  const more = 'If you would lose N gold, N becomes N + 1.'
  const twice = 'If you would lose gold, lose twice as much instead.'
  it.each([
    ['One', 8],
    ['Two', 9],
  ])('apply once each, in the order of the player to whom it happens: %s first', (first, gold) => {
    const then = `then\n  North decides\nwhen\n  North: ${first}\nthen\n  North's gold is ${String(gold)}`
    expect(played(paid(more, twice, then))).toEqual([])
  })
})
