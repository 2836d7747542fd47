/** "That pilot": what was called a pilot before, and nothing else. */
import { describe, expect, it } from 'vitest'
import { only, readings } from './harbour.js'

describe('that pilot', () => {
  it('is the one that was chosen as a pilot', () => {
    expect(only('sentence', 'During your turn, may choose one of your pilots. Destroy that pilot.')).toBe(
      only('sentence', 'During your turn, may choose one of your pilots. Destroy it.'),
    )
  })

  it('is the pilot of two that were chosen, the nearer one or not', () => {
    const choice = 'During your turn, may choose one of your pilots. Choose a ship.'
    const [pilot, ...others] = readings('sentence', `${choice} Destroy that pilot.`)
    expect(others).toEqual([])
    expect(pilot).not.toBe(readings('sentence', `${choice} Destroy that ship.`)[0])
  })

  it('is none where no pilot was spoken of', () => {
    expect(readings('sentence', 'During your turn, may choose a unit. Destroy that unit.')).toHaveLength(1)
    expect(readings('sentence', 'During your turn, may choose a unit. Destroy that pilot.')).toEqual([])
  })

  it('is one, and those pilots are several', () => {
    expect(
      readings('sentence', 'During your turn, may choose two of your pilots. Destroy those pilots.'),
    ).toHaveLength(1)
    expect(
      readings('sentence', 'During your turn, may choose two of your pilots. Destroy that pilot.'),
    ).toEqual([])
  })
})
