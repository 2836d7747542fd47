import { describe, expect, it } from 'vitest'
import { readFile, type CardsTree, type ReadOptions } from '../../grammar/index.js'

function cards(text: string, options: ReadOptions = {}): { tree: CardsTree; codes: string[] } {
  const { tree, problems } = readFile('a.cards', text, options)
  if (tree.kind !== 'cards') throw new Error('kind')
  return { tree, codes: problems.map(({ code }) => code) }
}

const sample = `set: First Tide

card: •Captain Vell: Pilot
type: unit            side: north       persona: Vell
icons: pilot,
    scout
lore: Leader: of "many (ships.
text:
  Draws 1 card. Then
      stops.
  May stay.
light side:
  Here.
command: Wait.
card: Old Pier
`

describe('cards', () => {
  it('have fields and sections', () => {
    const { tree, codes } = cards(sample)
    expect(codes).toEqual([])
    expect(tree.fields.map(({ name, value }) => [name, value])).toEqual([['set', 'First Tide']])
    expect(tree.items.map(({ title }) => title)).toEqual(['•Captain Vell: Pilot', 'Old Pier'])
    const [card] = tree.items
    expect(card?.fields.map(({ name, value }) => [name, value])).toEqual([
      ['type', 'unit'],
      ['side', 'north'],
      ['persona', 'Vell'],
      ['icons', 'pilot, scout'],
      ['lore', 'Leader: of "many (ships.'],
      ['command', 'Wait.'],
    ])
    expect(card?.sections.map(({ name, sentences }) => [name, ...sentences.map(({ text }) => text)])).toEqual(
      [
        ['text', 'Draws 1 card.', 'Then stops.', 'May stay.'],
        ['light side', 'Here.'],
      ],
    )
  })

  it('place fields, values and titles', () => {
    const { tree } = cards(sample)
    const [card] = tree.items
    const side = card?.fields[1]
    const at = (span?: { start: number; end: number }) => sample.slice(span?.start, span?.end)
    expect([at(card?.titleSpan), at(side?.span), at(side?.nameSpan), at(side?.valueSpan)]).toEqual([
      '•Captain Vell: Pilot',
      'side: north',
      'side',
      'north',
    ])
    expect(at(card?.span).endsWith('Wait.')).toBe(true)
  })

  it('hold text in the sections that the game names', () => {
    const { tree } = cards('card: A\ntext: One. Two.\ncommand: Three. Four.\n', { sections: ['command'] })
    expect(tree.items[0]?.sections.map(({ name, sentences }) => [name, sentences.length])).toEqual([
      ['text', 2],
      ['command', 2],
    ])
  })

  it('go on after stray lines', () => {
    const { tree, codes } = cards('text: None.\ncard:\nstray\ncard: A\ntext:\n  One.\n    Two.\n   Three.\n')
    expect(codes).toEqual(['GT-G13', 'GT-G19', 'GT-G20', 'GT-G18', 'GT-G07', 'GT-G18'])
    expect(tree.items[1]?.sections[0]?.sentences.map(({ text }) => text)).toEqual(['One.', 'Two.', 'Three.'])
  })
})
