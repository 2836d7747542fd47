import { describe, expect, it } from 'vitest'
import { only, readings } from './harbour.js'

const attacks = 'pattern: {bind: event1, event: attack, stage: just, where: event1.U = this}'
const draws = 'do: [draw(P: you, N: 1)]'

describe('sentences', () => {
  it.each([
    ['This unit is power +2', '[change(affected: this, attribute: power, layer: add, amount: 2)]'],
    [
      'This unit gets +2 power and +1 defense and gains guard 2',
      '[change(affected: this, attribute: power, layer: add, amount: 2), change(affected: this, attribute: defense, layer: add, amount: 1), grant(affected: this, clauses: [], keyword: guard, parameters: {N: 2})]',
    ],
    [
      'While ready, each of your other pilots is cumulatively power +1',
      '[change(affected: things(name: it1, type: unit, where: and(items: [has(of: it1, attribute: traits, word: pilot), it1 ≠ this, controller(of: it1) = you])), attribute: power, layer: add, amount: 1, cumulative: true, while: position(of: this, group: ready) = ready)]',
    ],
    [
      'Adds 2 to power of each of your pilots',
      '[change(affected: things(name: it1, type: unit, where: and(items: [has(of: it1, attribute: traits, word: pilot), controller(of: it1) = you])), attribute: power, layer: add, amount: 2)]',
    ],
    [
      "This unit's power is at least 3",
      '[change(affected: this, attribute: power, layer: floor, amount: 3)]',
    ],
    [
      'Adds (2 if this unit is ready, otherwise 1) to power of this unit',
      '[change(affected: this, attribute: power, layer: add, amount: if(test: position(of: this, group: ready) = ready, then: 2, else: 1))]',
    ],
    [
      'Cumulatively adds 1 to power of each of your pilots',
      '[change(affected: things(name: it1, type: unit, where: and(items: [has(of: it1, attribute: traits, word: pilot), controller(of: it1) = you])), attribute: power, layer: add, amount: 1, cumulative: true)]',
    ],
    ['When this unit attacks, draw a card', `[trigger(${attacks}, optional: false, ${draws})]`],
    ['Draw a card whenever this unit attacks', `[trigger(${attacks}, optional: false, ${draws})]`],
    [
      'When this unit attacks, you may draw a card',
      `[trigger(${attacks}, optional: true, by: you, ${draws})]`,
    ],
    [
      'At the start of your turn, draw a card',
      `[trigger(pattern: {bind: event1, event: turn, stage: begin, where: event1.player = you}, optional: false, ${draws})]`,
    ],
    [
      'If this unit would be destroyed, draw a card instead',
      `[replace(pattern: {bind: event1, event: destroy, stage: would, where: event1.U = this}, optional: false, ${draws}, instead: true)]`,
    ],
    [
      'Once per turn, during your turn, you may discard this unit to draw a card',
      `[action(cost: [discard(P: you, C: this)], ${draws}, while: and(items: [running(procedure: turn) ≠ nothing, role(procedure: turn, name: player) = you]), times: 1, per: turn)]`,
    ],
    ['Discard this unit -> Draw a card', `[action(cost: [discard(P: you, C: this)], ${draws})]`],
    ['BA: Exhaust this unit: draw a card', `[action(cost: [exhaust(U: this)], ${draws}, label: BA)]`],
    [
      'R: When this unit attacks, draw a card',
      `[action(label: R, response: ${attacks.slice('pattern: '.length)}, ${draws})]`,
    ],
    [
      'R: Once per turn, when this unit attacks, draw a card',
      `[action(label: R, response: ${attacks.slice('pattern: '.length)}, times: 1, per: turn, ${draws})]`,
    ],
    [
      "This unit can't attack",
      '[ban(pattern: {bind: event1, event: attack, stage: would, where: event1.U = this})]',
    ],
    [
      'Deploys only to a place',
      '[require(pattern: {bind: event1, event: deploy, stage: would, where: event1.C = this}, test: is(of: event1.L, type: place))]',
    ],
    [
      'This unit gains ward 1 for 2 gold',
      '[grant(affected: this, clauses: [], keyword: ward, parameters: {N: 1, C: 2})]',
    ],
    [
      'Swift. Guard 2.',
      '[grant(affected: this, clauses: [], keyword: swift), grant(affected: this, clauses: [], keyword: guard, parameters: {N: 2})]',
    ],
    [
      'Each of your pilots gains "When this unit attacks, draw a card."',
      `[grant(affected: things(name: it1, type: unit, where: and(items: [has(of: it1, attribute: traits, word: pilot), controller(of: it1) = you])), clauses: [trigger(${attacks}, optional: false, ${draws})])]`,
    ],
  ])('%s', (text, meaning) => {
    expect(only('sentence', text)).toBe(meaning)
  })

  it('puts the choices of whoever uses an ability before its cost', () => {
    expect(only('sentence', 'BA: Exhaust this unit: destroy a unit')).toBe(
      '[action(cost: [exhaust(U: this)], do: [destroy(P: you, U: unit)], label: BA, targets: [choose(by: you, as: unit, from: things(name: unit, type: unit), least: 1, most: 1)])]',
    )
  })

  it('keeps both readings of a pronoun that may mean either', () => {
    expect(readings('sentence', 'When a unit attacks this unit, destroy it')).toHaveLength(2)
  })

  it('does not take what no type fits, nor half a sentence', () => {
    expect(readings('sentence', 'This unit attacks ships')).toEqual([])
    expect(readings('sentence', 'Opponent is power +1')).toEqual([])
    expect(readings('sentence', 'When this unit attacks, draw')).toEqual([])
    expect(readings('sentence', 'Guard')).toEqual([])
  })
})
