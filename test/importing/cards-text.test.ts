import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileGame } from '../../compiler/build/compile-game.js'
import { cardsText } from '../../compiler/importing/cards-text.js'
import { cardsFiles } from '../../compiler/importing/files.js'
import type { ListedCard, Printed } from '../../compiler/importing/list.js'
import { readList } from '../../compiler/importing/read-list.js'
import { readFile, type CardEntry } from '../../grammar/index.js'
import { naming as namingOfGame, reader, sources } from './harbour.js'

const naming = namingOfGame()
const listed = (...records: object[]) => readList(JSON.stringify(records)).cards

function entriesOf(text: string): CardEntry[] {
  const { tree } = readFile('list.cards', text)
  return tree.kind === 'cards' ? tree.items : []
}

describe('a card of a list', () => {
  const gull = {
    id: 4,
    side: 'North',
    front: {
      title: '•Old Gull',
      type: 'Ship',
      kind: 'Fast: Cutter',
      strength: '3',
      uniqueness: '*',
      icons: ['Pilot', 'Deep Sea'],
      gametext: 'Power +1 while at a place. (Rare.)',
      rulings: ['One, two.', 'Say "aye"  twice # here'],
    },
    back: { title: 'Old Gull Sunk', type: 'Ship', gametext: 'Rest.', strength: 0 },
  }
  const text = cardsText(listed(gull), naming)

  it('is written as a designer would write it, with what has no meaning kept by its name', () => {
    expect(text).toBe(`only printed: back power, back title, back type, id, kind, listed type, marks, rulings
new words: icons, side

card: •Old Gull
type: fast ship   side: North   power: 3   icons: Pilot, Deep Sea
listed type: Ship
id: 4
kind: Fast: Cutter
marks: *
rulings: One, two.
rulings: "Say \\"aye\\"\\u0020 twice \\u0023 here"
back title: Old Gull Sunk
back type: Ship
back power: 0
text:
  Power +1 while at a place. (Rare.)
back:
  Rest.
`)
  })

  it('compiles without a finding but for what is not understood', () => {
    const file = { file: 'cards-src/harbour/list.cards', text, problems: [] }
    const { bound, diagnostics } = compileGame('harbour', [...sources(), file], reader)
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      expect.stringMatching(/^GT-B34 .*"back"/) as string,
      expect.stringMatching(/^GT-B48 .*"Rare"/) as string,
      expect.stringMatching(/^GT-R0\d /) as string,
      expect.stringMatching(/^GT-R0\d /) as string,
    ])
    expect(bound.library.cards['old-gull']).toMatchObject({
      type: 'fast ship',
      printed: { power: 3, side: 'north', icons: ['pilot', 'deep sea'], copies: 1 },
    })
  })

  it('has the text of each player and of each side in its section', () => {
    const port = { title: 'Port', type: 'Place', text: 'Calm. North: Draw a card. (Once.) South: Rest.' }
    const plan = {
      title: '•Calm / Storm',
      type: 'Place',
      text: 'Calm: Rest. Draw a card. Storm: North: Flee.',
    }
    const odd = { title: 'This / That', type: 'Place', text: 'Rest: that. This is all.' }
    const texts = (record: object) =>
      entriesOf(cardsText(listed(record), naming)).flatMap(({ sections }) =>
        sections.map(({ name, sentences }) => [name, ...sentences.map(({ text: said }) => said)]),
      )
    expect(texts(port)).toEqual([
      ['text', 'Calm.'],
      ['north side', 'Draw a card.', '(Once.)'],
      ['south side', 'Rest.'],
    ])
    expect(texts(plan)).toEqual([
      ['text', 'Rest.', 'Draw a card.'],
      ['back', 'North: Flee.'],
    ])
    expect(texts(odd)).toEqual([['text', 'Rest: that.', 'This is all.']])
    for (const none of ['-', '(none)', '<none>', ''])
      expect(texts({ ...port, text: `North: Draw a card. South: ${none}` })).toEqual([
        ['north side', 'Draw a card.'],
      ])
  })

  it('and another of the same title are both kept', () => {
    const file = {
      file: 'cards-src/harbour/list.cards',
      text: cardsText(listed(gull, gull), naming),
      problems: [],
    }
    const { bound } = compileGame('harbour', [...sources(), file], reader)
    expect(Object.keys(bound.library.cards)).toEqual(expect.arrayContaining(['old-gull', 'old-gull-2']))
  })
})

const anyText = fc.oneof(
  fc.string(),
  fc.stringMatching(/^[ #:"\n\r\t a-z•.()[\]]*$/),
  fc.constantFrom(
    '# no',
    'a # b',
    'power: 3',
    'a  power: 3',
    ' ',
    '- one: two',
    '\u2028',
    '"quoted"',
    'a\r\nb',
  ),
)
const value: fc.Arbitrary<Printed> = fc.oneof(
  anyText,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(anyText),
  fc.dictionary(fc.string(), anyText) as fc.Arbitrary<Printed>,
)
const title = anyText.map((text) => `A ${text}`)
const card = fc.record({
  title,
  type: anyText,
  text: anyText,
  strength: value,
  icons: value,
  'odd: name #1': value,
  card: value,
})
const spaced = (text: string): string => text.replace(/\s+/gu, ' ').trim()

/** What was said in a field that is kept: a number reads like its digits. */
const readBack = (written: string): unknown =>
  /^["[{]/u.test(written) ? (JSON.parse(written) as unknown) : written
const plainly = (given: unknown): unknown =>
  typeof given === 'object' && given !== null ? given : String(given)

describe('any card', () => {
  it('is one entry with its title, its words and its fields', () => {
    fc.assert(
      fc.property(fc.array(card, { minLength: 1, maxLength: 4 }), (records) => {
        const cards: ListedCard[] = readList(JSON.stringify(records)).cards
        const entries = entriesOf(cardsText(cards, naming))
        expect(entries).toHaveLength(cards.length)
        cards.forEach(({ front }, index) => {
          const entry = entries[index]
          const plain = (text: string) =>
            spaced(text.replace(/\p{Cc}|\p{Zl}|\p{Zp}/gu, ' ')).replace(/＃/gu, '#')
          expect(plain(entry?.title ?? '')).toBe(plain(front.title))
          const words = (entry?.sections ?? []).flatMap(({ sentences }) => sentences.map(({ text }) => text))
          expect(plain(words.join(' '))).toBe(plain(front.text))
          const odd = (entry?.fields ?? []).filter(({ name }) => name === 'odd name 1')
          const given = records[index]?.['odd: name #1']
          const wanted = Array.isArray(given) && given.length > 0 ? given : [given]
          if (!Array.isArray(given) || given.every((one) => typeof one === 'string'))
            expect(odd.map((one) => readBack(one.value))).toEqual(wanted.map(plainly))
        })
      }),
      { numRuns: 300 },
    )
  })
})

describe('files', () => {
  it('are split by player and type, and have harmless names', () => {
    const cards = listed(
      { title: 'A', type: '../../etc/passwd', side: 'North' },
      { title: 'B', type: 'CON', side: '' },
      { title: 'C', type: '' },
      { title: 'D', type: 'Ship', side: 'south' },
      ...Array.from({ length: 401 }, (_, index) => ({
        title: `Gull ${String(index)}`,
        type: 'Ship',
        side: 'North',
      })),
    )
    const files = cardsFiles(cards, naming)
    expect(files.map(({ name, cards: count }) => [name, count])).toEqual([
      ['cards.cards', 1],
      ['con-cards.cards', 1],
      ['north-etc-passwd.cards', 1],
      ['north-ship.cards', 134],
      ['north-ship-2.cards', 134],
      ['north-ship-3.cards', 133],
      ['south-ship.cards', 1],
    ])
    expect(files.reduce((sum, { cards: count }) => sum + count, 0)).toBe(cards.length)
  })
})
