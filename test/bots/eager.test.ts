import { expect, it } from 'vitest'
import { chanceFrom } from '../../runtime/bots/chance.js'
import { eagerBot } from '../../runtime/bots/eager-bot.js'
import type { Decision, State } from '../../runtime/state/state.js'

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
    source: { thing: null, clause: null, event: value },
  })),
  source: null,
})

const at = (decision: Decision | null, place = 'hand') => {
  const thing = { id: 'c1', kind: 'card', name: 'c1', zone: place, positions: {}, counters: {}, placed: null }
  return {
    things: { c1: thing },
    zones: {},
    terrain: {},
    effects: [],
    result: null,
    decision,
  } as unknown as State
}

const answers = (asked: Decision) => {
  const chance = chanceFrom('eager')
  const bot = eagerBot()
  // Each position is a new one: nothing goes to and fro.
  return Array.from({ length: 400 }, (_, nth) => bot(at(asked, `place ${nth}`), chance))
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
  const given = answers({ ...decision(['Tub', 'Barge'], 0, 2), kind: 'choose' })
  expect(share(given, ({ length }) => length === 0)).toBeLessThan(0.1)
  expect(share(given, ({ length }) => length === 2)).toBeGreaterThan(0.2)
  expect(given.every((answer) => answer.every((index) => index < 2))).toBe(true)
})

it('an eager bot tires of what only goes to and fro, and goes on as soon as there is something else', () => {
  const chance = chanceFrom('idle')
  const bot = eagerBot()
  const doings = (option: string, count: number) => {
    let place = 'quay'
    return Array.from({ length: count }, (_, nth) => {
      const asked = at(decision(['pass', option], 1, 1), option === 'sail' ? place : `sea ${nth}`)
      const [index] = bot(asked, chance)
      if (index === 1) place = place === 'quay' ? 'boat' : 'quay'
      return index === 1
    }).filter(Boolean).length
  }
  expect(doings('sail', 200)).toBeLessThan(12)
  expect(doings('fish', 200)).toBeGreaterThan(160)
})

it('an eager bot takes as often from a place of few cards as from one of many', () => {
  const chance = chanceFrom('places')
  const bot = eagerBot()
  const asked = decision(['c1', 'c2', 'c3', 'c4', 'c5', 'c6'], 1, 1)
  const things = Object.fromEntries(
    asked.options.map(({ label }, nth) => [label, { zone: nth === 0 ? 'pile' : 'hand' }]),
  )
  const options = asked.options.map((option) => ({ ...option, thing: option.label }))
  const state = { things, decision: { ...asked, kind: 'choose', options } } as unknown as State
  const given = Array.from({ length: 400 }, () => bot(state, chance))
  expect(share(given, ([index]) => index === 0)).toBeGreaterThan(0.35)
})
