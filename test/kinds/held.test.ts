/** What cards answer while a procedure runs may wait until its body has ended. */
import { describe, expect, test } from 'vitest'
import { failures, keep } from './game.js'

/** North draws a card, for which its Yak gives South 3 gold, who has 6; then South's gold is doubled. `inside` is done before that. */
const hauls = (setting: string, inside: string) => `
action: a player P musters
  in: actions
  do haul by P for 1

procedure: haul by the hauler (a player) for the depth (a number)
  ${setting}
  the hauler draws 1 card
  ${inside}
  the hauler's opponent's gold becomes 2 * the hauler's opponent's gold

procedure: feast by the eater (a player)
  triggers: at once
  the eater draws 1 card
`

/** What is not so of South's gold after North has mustered. */
const wrong = (setting: string, inside: string, south: number, rules = '') => {
  const yak = 'card: Yak\ntype: unit\npower: 1\nshield: 1\ncost: 1\n'
  const game = keep(`${yak}text: When you draw a card, opponent gains 3 gold.\n`, (file) =>
    file.startsWith('game:') ? file : file + hauls(setting, inside) + rules,
  )
  const lines = `scenario: it
given
  Yak is in the field
  North's cards are Yak
  North's deck has 9 cards
  South's deck has 9 cards
  it is North's turn
when
  North: muster
then
  South's gold is ${south}
`
  return failures(game, lines)
}

const nothing = 'the hauler gains 1 gold'
const again = 'if the depth is 1\n    do haul by the hauler for 2'

describe('what cards answer while a procedure runs', () => {
  test('comes at once where nothing is said', () => {
    expect(wrong('roles: the load (a number)', nothing, 18)).toEqual([])
  })

  test('waits for the end of its body where that is said', () => {
    expect(wrong('triggers: afterwards', nothing, 15)).toEqual([])
  })

  test('waits for the outermost of those inside each other', () => {
    expect(wrong('triggers: afterwards', again, 30)).toEqual([])
    expect(wrong('roles: the load (a number)', again, 48)).toEqual([])
  })

  test('comes at once inside a procedure that says so', () => {
    expect(wrong('triggers: afterwards', 'do feast by the hauler', 21)).toEqual([])
  })

  test('is not lost when the procedure is broken off', () => {
    expect(wrong('triggers: afterwards', 'cancel the haul', 9)).toEqual([])
  })

  test('does not wait where a rule answers', () => {
    const rule = `
procedure: rest by the sleeper (a player)
  the sleeper gains 1 gold

rule: tithe
  Whenever a rest by a player begins, that player's opponent gains 3 gold.
`
    expect(wrong('triggers: afterwards', 'do rest by the hauler', 21, rule)).toEqual([])
  })
})
