/** What is aimed at, at what price, and where what is changed has to be. */
import { describe, expect, it } from 'vitest'
import { only, readings } from './harbour.js'

const chosen = 'targets: [choose(by: you, as: unit, from: things(name: unit, type: unit), least: 1, most: 1)]'

describe('what is aimed at', () => {
  it.each([
    ['May target a unit for free.', `[action(cost: [], do: [], ${chosen})]`],
    [
      'You may target a unit paying 2 gold.',
      `[action(cost: [tally(on: you, counter: gold, by: remove, amount: 2)], do: [], ${chosen})]`,
    ],
    [
      'You may draw a card by discarding a unit.',
      '[action(cost: [choose(by: you, as: unit, from: things(name: unit, type: unit), least: 1, most: 1), discard(P: you, C: unit)], do: [draw(P: you, N: 1)])]',
    ],
    [
      'You may target a unit for free. Destroy target.',
      `[action(cost: [], do: [destroy(P: you, U: unit)], ${chosen})]`,
    ],
    [
      "You may target a unit for free. Target's power is doubled this turn.",
      `[action(cost: [], do: [apply(clause: change(affected: unit, attribute: power, layer: double, amount: 2), until: {bind: event1, event: turn, stage: end})], ${chosen})]`,
    ],
    [
      'You may target a unit for free. Destroy target, and draw a card, if you have 2 gold.',
      `[action(cost: [], do: [if(test: counter(of: you, name: gold) = 2, then: [destroy(P: you, U: unit), draw(P: you, N: 1)])], ${chosen})]`,
    ],
  ])('%s', (text, meaning) => {
    expect(only('sentence', text)).toBe(meaning)
  })

  it('is free only where choosing is all', () => {
    expect(readings('sentence', 'You may draw a card for free.')).toEqual([])
  })
})

describe('where what is changed has to be', () => {
  it.each([
    [
      'Each of your units is power +1 at a place.',
      '[change(affected: things(name: it1, type: unit, where: and(items: [controller(of: it1) = you, count(of: things(name: it2, type: place, where: holds(relation: at, left: it1, right: it2))) > 0])), attribute: power, layer: add, amount: 1)]',
    ],
    [
      'At a place, your units are power +1.',
      '[change(affected: things(name: it1, type: unit, where: and(items: [controller(of: it1) = you, count(of: things(name: it2, type: place, where: holds(relation: at, left: it1, right: it2))) > 0])), attribute: power, layer: add, amount: 1)]',
    ],
    [
      'Each of your units is power +1 for each pilot at a place.',
      '[change(affected: things(name: it1, type: unit, where: controller(of: it1) = you), attribute: power, layer: add, amount: count(of: things(name: it2, type: unit, where: and(items: [has(of: it2, attribute: traits, word: pilot), count(of: things(name: it3, type: place, where: holds(relation: at, left: it2, right: it3))) > 0]))))]',
    ],
  ])('%s', (text, meaning) => {
    expect(only('sentence', text)).toBe(meaning)
  })
})

it('the rest of a turn, shortly', () => {
  expect(only('effect', 'this unit is power +1 for remainder of turn')).toBe(
    only('effect', 'this unit is power +1 for the remainder of the turn'),
  )
})
