/** The end of a keyword's form that cards may leave out: its numbers are 0 then. */
import { describe, expect, it } from 'vitest'
import { bind, found, tiny } from './bind.js'

const ward = (optional: string, card: string) =>
  bind({
    ...tiny,
    'ward.rules': `keyword: Ward N for C gold (a unit)\n${optional}  This unit gets power +N. This unit gets power -C.\n`,
    'ward.cards': `set: Wards\n\ncard: Warder\ntype: unit\ntext:\n  ${card}\n`,
  })

const keywordsOf = (card: string) => {
  const bound = ward('  optional: for C gold\n', card)
  expect(found(bound)).toEqual([])
  return Object.values(bound.library.cards)
    .find(({ title }) => title === 'Warder')
    ?.keywords.map(({ name, parameters }) => ({
      name,
      parameters,
    }))
}

describe('what a keyword may leave out', () => {
  it('counts as 0 on a card that does not print it', () => {
    expect(keywordsOf('Ward 2.')).toEqual([{ name: 'ward', parameters: { N: 2, C: 0 } }])
    expect(keywordsOf('Ward 2 for 1 gold.')).toEqual([{ name: 'ward', parameters: { N: 2, C: 1 } }])
    expect(keywordsOf('Ward 2, Ward 1 for 1 gold.')?.map(({ parameters }) => parameters)).toEqual([
      { N: 2, C: 0 },
      { N: 1, C: 1 },
    ])
  })

  it('counts as 0 in a sentence, too, and has one reading', () => {
    const bound = ward('  optional: for C gold\n', 'Your other units gain Ward 2.')
    expect(found(bound)).toEqual([])
    expect(JSON.stringify(bound.library.cards)).toContain('"C":{"op":"number","value":0}')
  })

  it('is left out as a whole or not at all', () => {
    const some = (card: string) => found(ward('  optional: for C gold\n', card))
    expect(some('Ward 2 for 1.')).not.toEqual([])
    expect(some('Your other units gain Ward 2 for 1.')).not.toEqual([])
  })

  it('has to be printed where the keyword does not say so', () => {
    expect(found(ward('', 'Ward 2.')).join()).toContain('GT-B')
    expect(found(ward('', 'Your other units gain Ward 2.'))).not.toEqual([])
  })

  it('is the end of the header, with nothing that can not be 0', () => {
    expect(found(ward('  optional: for N gold\n', 'Ward 2 for 1 gold.')).join()).toContain('GT-B15')
    const titled = bind({
      ...tiny,
      'ward.rules': 'keyword: Immune to a text T (a unit)\n  optional: to T\n  This unit gets power +1.\n',
    })
    expect(found(titled).join()).toContain('GT-B15')
  })
})
