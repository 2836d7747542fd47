import { describe, expect, it } from 'vitest'
import { rerollDice, rollDice } from '../../runtime/random/dice.js'
import { randomBelow, shuffled } from '../../runtime/random/random.js'
import { openDraft } from '../../runtime/state/draft.js'
import type { State } from '../../runtime/state/state.js'
import { sampleLibrary, table } from '../values/sample.js'

const start = () => openDraft(table(sampleLibrary()).state)

describe('random numbers', () => {
  it('go on from the state as if it had never been saved', () => {
    const draft = start()
    const first = [randomBelow(draft, 1000), randomBelow(draft, 1000)]
    const saved = openDraft(JSON.parse(JSON.stringify(draft)) as State)
    const [here, there] = [randomBelow(draft, 1000), randomBelow(saved, 1000)]
    expect(there).toBe(here)
    const again = start()
    expect([randomBelow(again, 1000), randomBelow(again, 1000)]).toEqual(first)
    expect(new Set([...first, here]).size).toBe(3)
  })

  it('shuffle fairly: each of three cards is first about a third of the time', () => {
    const draft = start()
    const firsts = { a: 0, b: 0, c: 0 }
    for (let round = 0; round < 3000; round++) {
      const [first] = shuffled(draft, ['a', 'b', 'c'] as const)
      if (first) firsts[first] += 1
    }
    for (const times of Object.values(firsts)) expect(Math.abs(times - 1000)).toBeLessThan(120)
  })
})

describe('dice', () => {
  it('show the loaded faces first, then random ones, and can be rolled again', () => {
    const draft = start()
    draft.loaded = [20, 7]
    const dice = rollDice(draft, 3, 20, 'north')
    const faces = dice.map((id) => draft.things[id]?.face)
    expect(faces.slice(0, 2)).toEqual([20, 7])
    expect(faces[2]).toBeGreaterThanOrEqual(1)
    expect(faces[2]).toBeLessThanOrEqual(20)
    draft.loaded = [3]
    rerollDice(draft, dice.slice(0, 1))
    expect(draft.things[dice[0] ?? '']).toMatchObject({ face: 3, owner: 'north', type: 'die' })
  })
})
