import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { format } from 'prettier'
import { describe, expect, it } from 'vitest'
import { formatText } from '../../grammar/format/format.js'
import { sameTree } from '../../grammar/format/same-tree.js'
import * as plugin from '../../grammar/format/prettier.js'
import { readFile } from '../../grammar/index.js'

const root = 'cards-src'
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(game|rules|cards|deck|scenario)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

const bare = (text: string) => text.replace(/\s+/gu, '')

/** What is wrong with the formatting of a text; nothing when all laws hold. */
function broken(file: string, text: string): string[] {
  const once = formatText(file, text)
  const original = readFile(file, text)
  const marginal = ['GT-G02', 'GT-G06', 'GT-G07']
  const lost = original.problems
    .filter(({ code }) => !marginal.includes(code))
    .flatMap(({ span }) => text.slice(span.start, span.end).split(/\r\n?|\n/u))
    .filter((line) => !once.includes(line.trim()))
  return [
    ...(formatText(file, once) === once ? [] : ['twice is not once']),
    ...(sameTree(original, readFile(file, once)) ? [] : ['another tree']),
    ...(bare(once) === bare(text.replace(/^\uFEFF/u, '')) ? [] : ['other words']),
    ...lost.map((line) => `a broken line was changed: ${line}`),
  ]
}

describe('every text of the games', () => {
  it.each(sources.map(({ file, text }) => [file, text] as const))('%s keeps all laws', (file, text) => {
    expect(broken(file, text)).toEqual([])
  })
})

describe('layout', () => {
  it('of cards', () => {
    const text = `

# The fleet
set:   Harbour
card:  •Old   Tub
type: unit  side: North\tpower :  2      # a ship
icons: Pilot          # two
   # about the text
text:
\tWhen this unit  attacks,
         draw a card.   Rest.
    # more
card: Pier  



type: place
`
    expect(formatText('a.cards', text)).toBe(`# The fleet
set: Harbour

card: •Old Tub
type: unit   side: North   power : 2  # a ship
icons: Pilot                          # two
# about the text
text:
  When this unit attacks,
      draw a card. Rest.

# more
card: Pier

type: place
`)
  })

  it('of rules', () => {
    const text = `verb: a player P   draws N cards [1]
   in:  actions
   repeat N times
        move the top card of P's deck
                to P's hand
   otherwise
verb: rest # nothing
`
    expect(formatText('a.rules', text)).toBe(`verb: a player P draws N cards [1]
  in: actions
  repeat N times
      move the top card of P's deck
      to P's hand
  otherwise

verb: rest  # nothing
`)
  })

  it('leaves a sentence that can not be read exactly as it is, and mends the rest', () => {
    const text = 'card: Pier\ntext:\n   Draw  (a   card.\n   Draw  a   card.\n'
    expect(formatText('a.cards', text)).toBe('card: Pier\ntext:\n  Draw  (a   card.\n  Draw a card.\n')
  })

  it('leaves files of other kinds alone', () => {
    expect(formatText('a.txt', 'a   b')).toBe('a   b')
  })
})

const pieces = [
  'card: Old Tub', 'type: unit', 'power: 3   side: North', 'text:', 'text: Draw  a card.', '  Draw a card. Rest.', 'Each of your units is power +1.',
  'deck: Fleet', '4 Old Tub', '2 x  Pier', 'sideways:', 'scenario: a test [1.2]', 'given', '  it is North’s turn', 'when', '  North: pass', 'then',
  '  North has 3 gold', 'game:  Tiny', 'type: unit; a card', 'zone: hand;  of each player', 'verb: a player P draws N cards', '  in: actions', '  repeat N times',
  '    P draws 1 card', '  if P has 3 cards', '  otherwise', '  P chooses one', '    - left: rest', '  let X be 3', 'rule: rest', 'keyword: Tough N', '    and more',
  '# a comment', '  # deep', 'word # behind', 'say "#1', '(', ')', '"', '[x', '- a: b', 'X = 3.', '', '   ', '\t', 'a  b:  c', '•', '\u00a0', 'vocabulary:', 'a\u2028b',
] // prettier-ignore
const anyLine = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...pieces) },
  { weight: 1, arbitrary: fc.stringMatching(/^[ -~\t]{0,12}$/) },
)
const margin = fc.constantFrom('', '', '', '  ', '    ', '      ', ' ', '\t')
const end = fc.constantFrom('\n', '\n', '\n', '\r\n', '   \n', '\n\n\n', '\r', ' # x\n')
const generated = fc.array(fc.tuple(margin, anyLine, end), { maxLength: 14 })
const kind = fc.constantFrom('game', 'rules', 'cards', 'deck', 'scenario')

describe('any text', () => {
  it('keeps all laws', () => {
    fc.assert(
      fc.property(kind, generated, (one, lines) => {
        expect(broken(`a.${one}`, lines.map((parts) => parts.join('')).join(''))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('keeps them when a text of a game is damaged', () => {
    const edit = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      cut: fc.nat(12),
      put: fc.constantFrom(
        '',
        ' ',
        '  ',
        '\n',
        '\n    ',
        '\t',
        '#',
        ' # ',
        '"',
        '(',
        ')',
        ':',
        ' x  y: ',
        '\u0000',
        '\r',
      ),
    })
    fc.assert(
      fc.property(
        fc.nat(sources.length - 1),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(edit, { maxLength: 6 }),
        (index, from, edits) => {
          const { file = '', text = '' } = sources[index] ?? {}
          const start = text.lastIndexOf('\n', Math.floor(from * text.length)) + 1
          let damaged = text.slice(start, start + 900)
          for (const { at, cut, put } of edits) {
            const place = Math.floor(at * damaged.length)
            damaged = damaged.slice(0, place) + put + damaged.slice(place + cut)
          }
          expect(broken(file, damaged)).toEqual([])
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('the plugin for prettier', () => {
  it('gives what the formatter gives', async () => {
    for (const kind of ['game', 'rules', 'cards', 'deck', 'scenario']) {
      const { file, text } = sources.find((one) => one.file.endsWith(`.${kind}`)) ?? { file: '', text: '' }
      const loose = text.replaceAll('\n', '  \n\n\n')
      const formatted = await format(loose, { filepath: file, plugins: [plugin] })
      expect(formatted).toBe(formatText(file, loose))
    }
  })
})
