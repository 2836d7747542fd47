import { describe, expect, test } from 'vitest'
import type { Scope } from '../../compiler/reading/api.js'
import { card, phrase, reader, rules } from './invented.js'
import { show } from './show.js'

/** The meaning of the only reading, or what went wrong. */
function thing(text: string, scope: Scope): string {
  const { readings, problems } = reader.thing(phrase(text), scope)
  return [...readings.map(({ meaning }) => show(meaning.value)), ...problems.map(({ code }) => code)].join(
    ' / ',
  )
}

function condition(text: string, scope: Scope): string {
  const { readings, problems } = reader.condition(phrase(text), scope)
  return [...readings.map(({ meaning }) => show(meaning)), ...problems.map(({ code }) => code)].join(' / ')
}

function number(text: string, scope: Scope): string {
  const { readings, problems } = reader.number(phrase(text), scope)
  return [...readings.map(({ meaning }) => show(meaning)), ...problems.map(({ code }) => code)].join(' / ')
}

describe('things of the rules', () => {
  test.each([
    ['U', 'U'],
    ['each unit of P', '{it1: unit | controller(it1) = P}'],
    ['units at L controlled by P', '{it1: unit | (at(it1, L) & controller(it1) = P)}'],
    ["a unit U with damage at least U's power", '{U: unit | U#damage ≥ U.power}'],
    ['a unit with damage at least its power', '{it1: unit | it1#damage ≥ it1.power}'],
    ['the tapped unit at L', '{it1: unit | (position of it1 = tapped & at(it1, L))}'],
    ['ready or tapped units', '{it1: unit | (position of it1 = ready or position of it1 = tapped)}'],
    ['non-pilot units', '{it1: unit | not it1 has pilot}'],
    ['a unit or harbour of P', '{it1: card | ((it1 is unit or it1 is harbour) & controller(it1) = P)}'],
    ['the unit with the highest power at L', 'greatest it1 of {it1: unit | at(it1, L)}: it1.power'],
    ["the top card of P's deck", 'first 1 of deck(P)'],
    ["the bottom N cards of P's deck", 'last N of deck(P)'],
    ["the cards in P's hand", '{it1: card in hand(P)}'],
    ['cards in a hand with power 3', '{it1: card in hand(players) | it1.power = 3}'],
    ["P's hand and P's deck", 'list(hand(P), deck(P))'],
    ['all units other than U', '{it1: unit | it1 ≠ U}'],
    ['units from units at L other than U', '{it1: unit | (at(it1, L) & it1 ≠ U)}'],
    ['a ready pilot aboard S', '{it1: card | (it1 has pilot & position of it1 = ready & aboard(it1, S))}'],
    ['a harbour H with a unit at H', '{H: harbour | #{it1: unit | at(it1, H)} > 0}'],
    ['a harbour with a unit at it', '{it1: harbour | #{it2: unit | at(it2, it1)} > 0}'],
    ['a unit present at L', '{it1: unit | present(it1, L)}'],
    ['the harbour U is at', '{it1: harbour | at(U, it1)}'],
    ['a harbour that U is present at', '{it1: harbour | present(U, it1)}'],
    ['a harbour that U is at', '{it1: harbour | at(U, it1)}'],
    ['units that are tapped', '{it1: unit | position of it1 = tapped}'],
    ['units P controls', '{it1: unit | controller(it1) = P}'],
    ["U's owner's hand", 'hand(owner(U))'],
    ['the sea', 'sea'],
    ['North', 'north'],
    ['the battlefield', 'the battlefield'],
    ['Old Tom', '{it1: thing | title(it1) = Old Tom}'],
    ['old tom', 'GT-R02 / GT-R02'],
    ['a units', 'GT-R03'],
    ["P's power", 'GT-R03'],
    ['this unit', 'GT-R03'],
  ])('%s', (text, meaning) => {
    expect(thing(text, rules)).toBe(meaning)
  })
})

describe('things of a card', () => {
  test.each([
    ['this unit', 'this'],
    ['this pilot', 'this'],
    ['this harbour', '{it1: harbour | at(this, it1)}'],
    ['your other units', '{it1: unit | (it1 ≠ this & controller(it1) = you)}'],
    ["your opponent's hand", 'hand(opponent(you))'],
    ['an enemy ship', '{it1: ship | controller(it1) ≠ you}'],
    ['another unit', '{it1: unit | it1 ≠ this}'],
    ['hand', 'hand(you)'],
    ['it', 'this'],
    ['those units', 'GT-R04'],
  ])('%s', (text, meaning) => {
    expect(thing(text, card)).toBe(meaning)
  })

  test('"it" is what was mentioned', () => {
    const mentioned = [
      { words: [], type: { name: 'player', many: false }, value: { op: 'you' } as const },
      { words: [], type: { name: 'unit', many: false }, value: { op: 'local', name: 'unit' } as const },
    ]
    const scope: Scope = { ...card, mentioned }
    expect(condition('it is tapped', scope)).toBe('position of unit = tapped')
    expect(condition('the unit is tapped', scope)).toBe('position of unit = tapped')
    expect(condition('that unit is at a harbour', scope)).toBe('#{it1: harbour | at(unit, it1)} > 0')
    expect(number('its power', scope)).toBe('unit.power')
    expect(number('their gold', scope)).toBe('you#gold')
  })
})

describe('numbers', () => {
  test.each([
    ['3', '3'],
    ['three', '3'],
    ['N', 'N'],
    ["U's power", 'U.power'],
    ['the power of U', 'U.power'],
    ["U's printed power", 'U.printed power'],
    ['the damage on U', 'U#damage'],
    ["P's gold", 'P#gold'],
    ['the number of units at L', '#{it1: unit | at(it1, L)}'],
    ['the sum of power of units at L', 'sum it1 of {it1: unit | at(it1, L)}: it1.power'],
    ['the presence of P at L', 'presence(P, L)'],
    ["P's presence at L", 'presence(P, L)'],
    ['half of N', 'N / 2 up'],
    ['half of N rounded down', 'N / 2 down'],
    ["2 * N + 1 - U's power", 'add(multiply(2, N), 1) - U.power'],
    ['2 * (N + 1)', 'multiply(2, add(N, 1))'],
    ['twice the greater of N and 3', 'multiply(2, greatest(N, 3))'],
    ["L's power", 'GT-R03'],
    ['X', 'GT-R04'],
  ])('%s', (text, meaning) => {
    expect(number(text, rules)).toBe(meaning)
  })
})

describe('conditions', () => {
  test.each([
    ["U's power is at least 4", 'U.power ≥ 4'],
    ['N is odd', 'odd(N)'],
    ["U's power is between 2 and 5", '(U.power ≥ 2 & U.power ≤ 5)'],
    ["U's power > 2 but < 5", '(U.power > 2 & U.power < 5)'],
    ["U's power is at least 2 but less than 5", '(U.power ≥ 2 & U.power < 5)'],
    ['N + 1 = 4', 'add(N, 1) = 4'],
    ['U is tapped', 'position of U = tapped'],
    ['U is not tapped', 'position of U ≠ tapped'],
    ['U is a pilot', 'U has pilot'],
    ['U is a ship', 'U is ship'],
    ['U is S', 'U = S'],
    ['U is at L or aboard S', '(at(U, L) or aboard(U, S))'],
    ["C is in P's hand", 'GT-R04'],
    ['no card is in a hand', '#{it1: card in hand(players)} = 0'],
    ["P's deck is empty", '#deck(P) = 0'],
    ["P's hand has at least 3 cards", '#{it1: card in hand(P)} ≥ 3'],
    ['P has no cards in hand', '#{it1: card in hand(P)} = 0'],
    ['P has at least 3 gold', 'P#gold ≥ 3'],
    ['U has no damage', 'U#damage = 0'],
    ['U has a pilot icon', 'U has pilot'],
    ['U has [Pilot]', 'U has pilot'],
    ['there is a tapped unit aboard S', '#{it1: unit | (position of it1 = tapped & aboard(it1, S))} > 0'],
    ['each unit of P is tapped', 'every it1 of {it1: unit | controller(it1) = P}: position of it1 = tapped'],
    ['no unit at L is tapped', '#{it1: unit | (at(it1, L) & position of it1 = tapped)} ≤ 0'],
    ['a unit is at L', '#{it1: unit | at(it1, L)} > 0'],
    ['P occupies L', 'occupy(P, L)'],
    ['a player does not occupy L', '#{it1: player in players | not occupy(it1, L)} > 0'],
    ['U may attack', 'can attack(U)'],
    ['U has attacked this turn', 'happened attack just [it.U = U] in turn > 0'],
    ['U has not attacked this turn', 'happened attack just [it.U = U] in turn = 0'],
    ["P's turn is running", '(running turn ≠ nothing & P = P)'],
    ['4 turns have happened', 'happened turn end ≥ 4'],
    ['P has more gold than Q', 'P#gold > Q#gold'],
    [
      'U is tapped and U is at L or N is 3',
      '(position of U = tapped & (at(U, L) or N = 3)) / ((position of U = tapped & at(U, L)) or N = 3)',
    ],
    ['U is tapped and (U is at L or N is 3)', '(position of U = tapped & (at(U, L) or N = 3))'],
    ['L is tapped', 'GT-R03'],
  ])('%s', (text, meaning) => {
    expect(condition(text, rules)).toBe(meaning)
  })

  test('at most so many of a title', () => {
    expect(condition("P's deck has at most 2 cards with the same title", rules)).toBe(
      'every same of {it1: card in deck(P) | title(it1) = title(it1)}: #{it1: card in deck(P) | title(it1) = title(same)} ≤ 2',
    )
  })
})
