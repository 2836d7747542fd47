import { expect, it } from 'vitest'
import { chanceFrom } from '../../runtime/bots/chance.js'
import { eagerAnswer } from '../../runtime/bots/eager-bot.js'
import type { Decision } from '../../runtime/state/state.js'

const decision = (values: string[], least: number, most: number): Decision => ({
  player: 'north',
  kind: 'act',
  about: { text: '', file: '', line: 1 },
  secret: false,
  least,
  most,
  options: values.map((value) => ({
    label: value,
    value,
    thing: null,
    source: { thing: null, clause: null, event: null },
  })),
  source: null,
})

const answers = (asked: Decision) => {
  const chance = chanceFrom('eager')
  return Array.from({ length: 400 }, () => eagerAnswer(asked, chance))
}
const share = (list: number[][], test: (answer: number[]) => boolean) =>
  list.filter(test).length / list.length

it('an eager bot seldom passes, and never does what it may not', () => {
  const given = answers(decision(['pass', 'draw', 'play'], 1, 1))
  expect(given.every((answer) => answer.length === 1)).toBe(true)
  expect(share(given, ([index]) => index === 0)).toBeLessThan(0.1)
  expect(share(given, ([index]) => index === 0)).toBeGreaterThan(0)
  expect(share(given, ([index]) => index === 2)).toBeGreaterThan(0.3)
  expect(answers(decision(['pass'], 1, 1))).toContainEqual([0])
})

it('an eager bot seldom declines', () => {
  const given = answers(decision(['Tub', 'Barge'], 0, 2))
  expect(share(given, ({ length }) => length === 0)).toBeLessThan(0.1)
  expect(share(given, ({ length }) => length === 2)).toBeGreaterThan(0.2)
  expect(given.every((answer) => answer.every((index) => index < 2))).toBe(true)
})
