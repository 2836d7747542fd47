import { describe, expect, it } from 'vitest'
import { inBody, readings } from './harbour.js'

const body = inBody({ P: 'player', U: 'unit', V: 'unit', N: 'number', harm: 'number' })
const count = (text: string): number => readings('effect', text, body).length

describe('the fixed word behind an amount', () => {
  it('has to be said, whatever the amount is', () => {
    expect(count('U hits V for N harm')).toBe(1)
    expect(count('U hits V for N')).toBe(0)
    expect(count("U hits V for V's power harm")).toBe(1)
    expect(count("U hits V for V's power")).toBe(0)
  })
  it('is said once where the amount ends in it', () => {
    expect(count('U hits V for the harm')).toBe(1)
    expect(count('U hits V for the harm harm')).toBe(0)
  })
})

describe('the number of dice', () => {
  it('is said in one place', () => {
    expect(count('roll d20')).toBe(1)
    expect(count('roll 2d20')).toBe(1)
    expect(count('roll N d20')).toBe(1)
    expect(count('roll 1 d20')).toBe(0)
  })
})

describe('what gets a name', () => {
  it('says its type', () => {
    expect(count('P chooses a pilot unit W')).toBe(1)
    expect(count('P chooses a pilot W')).toBe(0)
  })
})
