/** "Later, at the end of the raid" is the end of the raid that is going on when it is said, and of no other. */
import { describe, expect, test } from 'vitest'
import { failures, keep } from './game.js'

/**
 * Raids inside each other. Each writes its depth behind the gold of its leader as it ends; each that comes out of one inside
 * it doubles the gold of the other player. `inside` is done in the innermost.
 */
const raids = (inside: string) => `
action: a player P musters
  in: actions
  do raid by P for 4

action: a player P swears
  in: actions
  let the rival be P's opponent
  later, at the end of the raid, the rival gains 10 gold

procedure: raid by the raider (a player) for the depth (a number)
  let the layer be the depth
  let the keeper be the raider
  later, at the end of the raid, the keeper's gold becomes 10 * the keeper's gold + the layer
  if the depth is at least 2
    do raid by the raider for the depth - 1
    the raider's opponent's gold becomes 2 * the raider's opponent's gold
  otherwise
    ${inside}
`

/** What is not so of the gold of both, after what is done, with a card of North's in the field. */
const wrong = (inside: string, deeds: string[], north: number, south: number, text = '') => {
  const game = keep(`card: Yak\ntype: unit\npower: 1\nshield: 1\ncost: 1\n${text}`, (file) =>
    file.startsWith('game:') ? file : file + raids(inside),
  )
  const lines = `scenario: it
given
  Yak is in the field
  North's cards are Yak
  North's deck has 9 cards
  South's deck has 9 cards
  it is North's turn
when
${deeds.map((deed) => `  ${deed}\n`).join('')}then
  North's gold is ${north}
  South's gold is ${south}
`
  return failures(game, lines)
}

describe('what is put off until the end of a procedure', () => {
  test('comes when that one ends, the innermost first', () => {
    expect(wrong('the raider draws 1 card', ['North: muster'], 31234, 24)).toEqual([])
  })

  test('does not come when that one is broken off, nor at the end of the next', () => {
    expect(wrong('cancel the raid', ['North: muster'], 3234, 24)).toEqual([])
  })

  test('comes with the first that ends, once, when none was going on', () => {
    const deeds = ['North: swear', 'South: pass', 'North: muster']
    expect(wrong('the raider draws 1 card', deeds, 31234, 104)).toEqual([])
  })

  test('comes before the triggers of cards at that moment, where the rules have put it off, and nobody orders it', () => {
    const text = 'text: At the end of each raid, gain 1 gold.\n'
    expect(wrong('the raider draws 1 card', ['North: muster'], 32345, 24, text)).toEqual([])
  })
})
