import { describe, expect, it } from 'vitest'
import { readText } from '../../grammar/index.js'

const sentences = (text: string, titles: string[] = []) =>
  readText(text, '', { titles }).sentences.map((sentence) => sentence.text)

describe('sentences', () => {
  it.each<[string, string[]]>([
    ['Draw a card. Discard it!', ['Draw a card.', 'Discard it!']],
    ['Draw 1.5 cards', ['Draw 1.5 cards']],
    ['COST -> a; b. T (4+): c.', ['COST -> a; b.', 'T (4+): c.']],
    ['A (b. c. d) e. F', ['A (b. c. d) e.', 'F']],
    ['Gains "When a. B c" now. D', ['Gains "When a. B c" now.', 'D']],
    ['Draw. (It is drawn.) Play it.', ['Draw.', '(It is drawn.)', 'Play it.']],
    ['Gains "Draw." Then stop.', ['Gains "Draw."', 'Then stop.']],
    ['Gains "Draw." until then.', ['Gains "Draw." until then.']],
  ])('%s', (text, expected) => {
    expect(sentences(text)).toEqual(expected)
  })

  it('looks for titles first', () => {
    const titles = ['•Old Pier: Dock 3', 'Help! Fire!', 'Help!', 'Vell (Old)']
    const text = 'Play Help! Fire! now. At Old Pier: Dock 3 draw. Vell (Old) is here.'
    expect(sentences(text, titles)).toEqual([
      'Play Help! Fire! now.',
      'At Old Pier: Dock 3 draw.',
      'Vell (Old) is here.',
    ])
    expect(sentences(text)).toHaveLength(5)
    const [last] = readText('Vell (Old)', '', { titles }).sentences
    expect(last?.chunks.map(({ kind }) => kind)).toEqual(['word', 'mark', 'word', 'mark'])
  })
})
