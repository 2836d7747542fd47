/** Brackets behind a sentence that are taken for a reminder have no effect: what may be a slip there is reported. */
import { describe, expect, it } from 'vitest'
import { bind, tiny } from './bind.js'

const codesOn = (...lines: string[]) =>
  bind({
    ...tiny,
    'guard.rules': 'keyword: Guard N (a unit)\n  combines: add\n  This unit gets power +N.\n',
    'guard.cards': `set: Guards\n\ncard: Bearer\ntype: unit\ntext:\n${lines.map((line) => `  ${line}\n`).join('')}`,
  }).diagnostics.map(({ code, hints }) => [code, ...hints.slice(0, 1)].join(' '))

describe('brackets behind a sentence', () => {
  it('count where they say something, and are no reminder then', () => {
    expect(codesOn('This unit is power +1 (limit +2).')).toEqual([])
  })
  it('with a word that nothing declares are reported, with what was meant', () => {
    expect(codesOn('This unit is power +1 (limt +2).')).toEqual(['GT-B48 Did you mean "limit"?'])
  })
  it('remind of nothing where no keyword stands before them', () => {
    expect(codesOn('This unit is power +1 (each of your turns).')).toEqual(['GT-B49'])
  })
  it('remind of a keyword, in words that the game knows', () => {
    expect(codesOn('Guard 2 (power +2).')).toEqual([])
    expect(codesOn('Guard 2 (This unit is power +2.)')).toEqual([])
    expect(codesOn('Guard 2 (This unit is pwoer +2.)')).toEqual(['GT-B48 Did you mean "power"?'])
  })
  it('may stand on a line of their own, in words that the game knows', () => {
    expect(codesOn('Guard 2.', '(Each unit in hand is ready.)')).toEqual([])
    expect(codesOn('Guard 2.', '(Each unti in hand is ready.)')).toEqual(['GT-B48 Did you mean "unit"?'])
  })
})
