import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readList } from '../../compiler/importing/read-list.js'

const gull = { title: 'Old Gull', type: 'Ship', text: 'Power +1.', power: 3 }
const pier = { title: 'Pier', type: 'Place', text: '' }
const names = (text: string) => readList(text).cards.map(({ front }) => front.title)

describe('shapes of lists', () => {
  it('JSON Lines, an array, and an object with cards are the same list', () => {
    const lines = `${JSON.stringify(gull)}\n\n${JSON.stringify(pier)}\n`
    const shapes = [
      lines,
      lines.replaceAll('\n', '\r\n'),
      `\uFEFF${lines}`,
      JSON.stringify([gull, pier]),
      JSON.stringify([gull, pier], null, 2),
      JSON.stringify({ version: 2, cards: [gull, pier] }),
      JSON.stringify({ cards: [gull, pier] }, null, 2),
    ]
    for (const shape of shapes) {
      const { cards, problems } = readList(shape)
      expect(problems).toEqual([])
      expect(cards.map(({ front }) => front)).toEqual([
        { title: 'Old Gull', type: 'Ship', text: 'Power +1.', fields: [['power', 3]] },
        { title: 'Pier', type: 'Place', text: '', fields: [] },
      ])
    }
  })

  it('sides stand on front and back, and what else there is belongs to the card', () => {
    const card = {
      id: 7,
      side: 'North',
      front: { title: 'Calm', type: 'Event', gametext: 'Rest.', icons: ['Sea'] },
      back: { title: 'Storm', type: 'Event', gametext: 'Flee.' },
    }
    expect(readList(JSON.stringify([card])).cards[0]).toEqual({
      line: 1,
      fields: [['id', 7], ['side', 'North']], // prettier-ignore
      front: { title: 'Calm', type: 'Event', text: 'Rest.', fields: [['icons', ['Sea']]] },
      back: { title: 'Storm', type: 'Event', text: 'Flee.', fields: [] },
    })
  })
})

it('the cards in docs/lists.md are read as it says', () => {
  const page = readFileSync('docs/lists.md', 'utf8')
  const { cards, problems } = readList(/^```json\n(.*?)^```/msu.exec(page)?.[1] ?? '')
  expect(problems).toEqual([])
  expect(cards.map(({ front, back }) => [front.title, front.text, back?.title])).toEqual([
    ['•Old Gull', 'Power +1 while ready.', undefined],
    ['Calm', 'Rest.', 'Storm'],
  ])
})

describe('what is wrong', () => {
  it('with a record is told with its line, and the rest is read', () => {
    const text = [
      JSON.stringify(gull),
      '{"title": "Broken", }',
      '[1, 2]',
      '{"type": "Ship"}',
      '{"title": "Numb", "type": "Ship", "text": 7}',
      JSON.stringify(pier),
    ].join('\n')
    const { problems } = readList(text)
    expect(names(text)).toEqual(['Old Gull', 'Pier'])
    expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      '2:21 This is no JSON: property name expected.',
      '3:1 A card must be a JSON object.',
      '4:1 The card has no title.',
      '5:1 The game text of "Numb" is no text.',
    ])
  })

  it('in an array has the line on which the record begins', () => {
    const { problems } = readList('[\n  {"title": "Pier", "type": "Place"},\n  {"front": 3},\n  4\n]')
    expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '3 The front of this card must be a JSON object.',
      '4 A card must be a JSON object.',
    ])
  })

  it('with a whole file is told with its place', () => {
    const first = (text: string) => readList(text).problems[0]
    expect(first('')).toMatchObject({ line: 1, message: expect.stringContaining('empty') as string })
    expect(first('[\n  {"title": "Pier"},\n  {"title": \n')).toMatchObject({ line: 4 })
    expect(first('{"decks": []}')?.message).toContain('A list of cards is')
    expect(first('card: Pier')?.message).toContain('This is no JSON')
    expect(first('7')?.message).toContain('A list of cards is')
  })

  it('with a record that goes too deep is told with its place', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    const record = `{"title":"Deep","x":${deep}}`
    const message = 'This JSON goes more than 100 arrays and objects deep.'
    expect(readList(`${JSON.stringify(gull)}\n${record}`)).toMatchObject({
      cards: [{ front: { title: 'Old Gull' } }],
      problems: [{ line: 2, column: 120, message }],
    })
    for (const whole of [deep, `[\n${record}\n]`, `{"cards":[\n${record}\n]}`])
      expect(readList(whole)).toMatchObject({ cards: [], problems: [{ message }] })
    expect(names(`{"title":"${'[{\\"'.repeat(200)}"}`)).toEqual(['[{"'.repeat(200)])
  })

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(fc.json()).map((all) => all.join('\n')),
        ),
        (text) => {
          const { cards, problems } = readList(text)
          expect(cards.every(({ line }) => line >= 1)).toBe(true)
          expect(cards.length + problems.length).toBeGreaterThanOrEqual(text.trim() === '[]' ? 0 : 0)
        },
      ),
      { numRuns: 300 },
    )
  })
})
