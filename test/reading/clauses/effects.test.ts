import { describe, expect, it } from 'vitest'
import { inBody, only, readings } from './harbour.js'

const body = inBody({ P: 'player', U: 'unit', C: 'card', N: 'number', target: 'unit' })

describe('effects', () => {
  it.each([
    ['draw 2 cards', '[draw(P: you, N: 2)]'],
    ['draw a card', '[draw(P: you, N: 1)]'],
    [
      'discard a card',
      '[choose(by: you, as: card, from: things(name: card, type: card), least: 1, most: 1), discard(P: you, C: card)]',
    ],
    [
      'opponent draws 2 cards and discards a card',
      '[draw(P: opponent(of: you), N: 2), choose(by: opponent(of: you), as: card, from: things(name: card, type: card), least: 1, most: 1), discard(P: opponent(of: you), C: card)]',
    ],
    [
      'destroy each of your units',
      '[together(do: [each(name: it1, of: things(name: it1, type: unit, where: controller(of: it1) = you), do: [destroy(P: you, U: it1)])])]',
    ],
    [
      'destroy up to 2 units',
      '[choose(by: you, as: unit, from: things(name: unit, type: unit), least: 0, most: 2), together(do: [each(name: it1, of: unit, do: [destroy(P: you, U: it1)])])]',
    ],
    ['you may draw a card', '[may(by: you, do: [draw(P: you, N: 1)])]'],
    [
      'the guardian gets +1 power until the end of the turn',
      '[let(name: card, value: role(procedure: battle, name: guardian)), apply(clause: change(affected: card, attribute: power, layer: add, amount: 1), until: {bind: event1, event: turn, stage: end})]',
    ],
    ['remove all damage from this unit', '[tally(on: this, counter: damage, by: set, amount: 0)]'],
    ['put 2 damage on this unit', '[tally(on: this, counter: damage, by: add, amount: 2)]'],
    ['gain 3 gold', '[tally(on: you, counter: gold, by: add, amount: 3)]'],
    ['opponent loses 1 gold', '[tally(on: opponent(of: you), counter: gold, by: remove, amount: 1)]'],
    ['this unit becomes tapped', '[turn(what: this, position: tapped)]'],
    ['move this unit to your hand', '[move(what: this, to: zone(name: hand, of: you), end: anywhere)]'],
    [
      'draw 2 cards for each three of your units',
      '[draw(P: you, N: multiply(items: [2, divide(left: count(of: things(name: it1, type: unit, where: controller(of: it1) = you)), right: 3, round: down)]))]',
    ],
    [
      'draw a card for each of your units',
      '[draw(P: you, N: count(of: things(name: it1, type: unit, where: controller(of: it1) = you)))]',
    ],
    [
      'you may discard this unit. if you do, draw 2 cards',
      '[may(by: you, do: [discard(P: you, C: this), draw(P: you, N: 2)])]',
    ],
    [
      'destroy this unit or draw a card',
      '[ways(by: you, ways: [{label: destroy, do: [destroy(P: you, U: this)]}, {label: draw, do: [draw(P: you, N: 1)]}])]',
    ],
    [
      'choose a unit. that unit gets +2 power this turn',
      '[choose(by: you, as: unit, from: things(name: unit, type: unit), least: 1, most: 1), apply(clause: change(affected: unit, attribute: power, layer: add, amount: 2), until: {bind: event1, event: turn, stage: end})]',
    ],
  ])('%s', (text, meaning) => {
    expect(only('effect', text)).toBe(meaning)
  })

  it.each([
    ['P draws N cards', '[draw(P: P, N: N)]'],
    ['exhaust U', '[exhaust(U: U)]'],
    ['the target becomes U', '[let(name: target, value: U)]'],
    ['U becomes ready', '[turn(what: U, position: ready)]'],
    ['move C to the top of the deck of P', '[move(what: C, to: zone(name: deck, of: P), end: top)]'],
    ['P may choose a unit B', '[choose(by: P, as: B, from: things(name: B, type: unit), least: 0, most: 1)]'],
    ['P chooses a number X from 1 to N', '[choose-number(by: P, as: X, least: 1, most: N)]'],
    ['roll 2 dice as the roll', '[roll(count: 2, as: roll, sides: 6)]'],
    ['P wins', '[win(player: P)]'],
    ['the game is a draw', '[draw]'],
    ['the game is unfinished', '[stop]'],
  ])('in a body: %s', (text, meaning) => {
    expect(only('effect', text, body)).toBe(meaning)
  })

  it('needs somebody who chooses', () => {
    expect(readings('effect', 'exhaust a unit', body)).toEqual([])
    expect(readings('effect', 'P draws a unit', body)).toEqual([])
  })
})
