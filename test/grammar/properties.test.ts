import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decode,
  readFile,
  readPhrase,
  readText,
  settingNames,
  type AnyTree,
  type Span,
} from '../../grammar/index.js'

/** `FUZZ_RUNS=20` tries twenty times as many texts. */
const runs = (count: number): number => count * Number(process.env.FUZZ_RUNS ?? 1)

const kinds = ['game', 'rules', 'cards', 'deck', 'scenario'] as const

const words = (list: string) => list.split(' ')

const pieces = [
  ...'verb: |rule: |card: |text: |text:~|deck: |scenario: |given|when|then|expect error'.split('|'),
  ...'let | be |do |giving|if |otherwise|for each | in order|repeat | times|until |together'.split('|'),
  ...'alternate, starting with |window: |announce just |announce about to |whenever |later, '.split('|'),
  ...'require |give back |cost: |in: |- |light side:~  |4 |2x '.split('|'),
  ...words('P N unit \'s X-wing 3 +2 -d6 2d6 -> … • = ≥ é _ # . ! ? , : ; ( ) [ ] “ ” " \u0000'),
  ...'. |! |? |, |: |; | # | |  |    |\t|~|~  |~    |~      |\r~|~~'.split('|'),
].map((piece) => piece.replaceAll('~', '\n'))

const run = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((found) => found.join(''))
const inside = fc.constantFrom(...pieces.filter((piece) => !piece.includes('\n')), ...words('word a the'))
const line = fc.tuple(
  fc.constantFrom('  ', '  ', '    ', '      ', ''),
  fc.constantFrom(
    '',
    '',
    'let X be',
    'do it, giving',
    'if',
    'otherwise',
    'whenever a,',
    '- x:',
    'cost:',
    'in:',
  ),
  fc.array(inside, { minLength: 1, maxLength: 8 }),
)
const headers = [
  'card: A\ntext:',
  'card: A',
  'verb: v',
  'rule: r',
  'scenario: s\nwhen',
  'scenario: s\ngiven',
  'deck: d',
]
/** A header with lines below it. */
const item = fc
  .tuple(fc.constantFrom(...headers), fc.array(line, { maxLength: 6 }))
  .map(([header, lines]) =>
    [header, ...lines.map(([margin, head, rest]) => `${margin}${[head, ...rest].join(' ')}`)].join('\n'),
  )

/** Texts that look like files, beside strings of anything. */
const text = fc.oneof(
  { weight: 4, arbitrary: item },
  { weight: 3, arbitrary: run },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
)

/** Words that a tree does not place by themselves: they are its structure. */
const structure = [
  ...settingNames,
  ...words('verb procedure action relation condition value keyword rule check'),
  ...words('card deck scenario given when then expect error'),
  ...words(
    'let be do giving if otherwise for each in order repeat times until together alternate starting with',
  ),
  ...words('window announce just about to whenever later require give back'),
  ...words(': ; , - [ ]'),
]

/** Names that a tree gives without their places. */
function named(tree: AnyTree): string[] {
  if (tree.kind === 'rules') return tree.items.flatMap((item) => item.sources)
  if (tree.kind === 'cards') return tree.items.flatMap((item) => item.sections.map((section) => section.name))
  if (tree.kind === 'deck') return tree.items.flatMap((item) => item.cards.map((card) => card.section))
  return tree.kind === 'scenario' ? tree.items.flatMap((item) => item.sources) : []
}

const cut = (text: string) => text.split(/\s+|(?<=[:;,[\]-])|(?=[:;,[\]-])/u).filter((word) => word !== '')

/** Spans of everything in a tree that has no parts of its own. */
function leaves(node: unknown, found: Span[] = []): Span[] {
  if (typeof node !== 'object' || node === null) return found
  if (Array.isArray(node)) for (const one of node) leaves(one, found)
  else {
    const record = node as Record<string, unknown>
    const whole =
      'chunks' in record || 'items' in record || 'body' in record || 'form' in record || 'sentences' in record
    for (const [key, value] of Object.entries(record)) {
      if (/^(span|nameSpan|titleSpan)$/u.test(key)) {
        if (!whole && !('steps' in record) && !('fields' in record) && !('parts' in record))
          found.push(value as Span)
        else if (key === 'titleSpan') found.push(value as Span)
      } else leaves(value, found)
    }
  }
  return found
}

function blank(characters: string[], span: Span): void {
  for (let at = span.start; at < span.end; at++) characters[at] = ' '
}

describe('any text', () => {
  it.each(['rule: r\n  - x: together verb: ', 'verb: v\n  - x: repeat  ; verb: '])(
    'keeps the words of a line that began like a way: %j',
    (written) => {
      expect(JSON.stringify(readFile('a.rules', written).tree)).toContain('"image":"x"')
    },
  )

  it('is read without a fault, to spans that fit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), text, (kind, written) => {
        const { tree, problems } = readFile(`a.${kind}`, written, { titles: ['Hey! You: 2', 'P.'] })
        for (const { start, end, line, column } of [...leaves(tree), ...problems.map(({ span }) => span)]) {
          expect(start).toBeGreaterThanOrEqual(0)
          expect(end).toBeLessThanOrEqual(written.length)
          expect(start).toBeLessThanOrEqual(end)
          const before = written.slice(0, start).split(/\r\n|\n|\r/u)
          // A carriage return and its line feed are one line end even when a span starts between them.
          if (written[start - 1] !== '\r')
            expect([line, column]).toEqual([before.length, (before.at(-1)?.length ?? 0) + 1])
        }
        expect(JSON.parse(JSON.stringify(tree))).toEqual(tree)
      }),
      { numRuns: runs(1500) },
    )
  })

  it('has every word in the tree or in a finding', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), text, (kind, written) => {
        const { tree, problems } = readFile(`a.${kind}`, written)
        const characters = written.split('')
        for (const span of [...leaves(tree), ...problems.map((problem) => problem.span)])
          blank(characters, span)
        const known = new Set([...structure, ...named(tree).flatMap(cut)])
        const swallowed = cut(characters.join('')).filter((word) => !known.has(word))
        expect(swallowed).toEqual([])
      }),
      { numRuns: runs(3000) },
    )
  })

  it('is covered by the chunks of a phrase and of sentences', () => {
    fc.assert(
      fc.property(text, (written) => {
        for (const read of [readPhrase(written), readText(written)]) {
          const characters = written.split('')
          const phrases = 'phrase' in read ? [read.phrase] : read.sentences
          for (const { span } of [...phrases.flatMap(({ chunks }) => chunks), ...read.problems])
            blank(characters, span)
          const left = characters.join('').replace(/(^|(?<=\s))#.*/gmu, '')
          expect(left.trim()).toBe('')
        }
      }),
      { numRuns: runs(1500) },
    )
  })

  it('is decoded as the platform does, with the same number of slips', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20 }), (bytes) => {
        const { text: decoded, problems } = decode(bytes)
        expect(decoded).toBe(new TextDecoder().decode(bytes))
        const genuine = Buffer.from(bytes).toString('latin1').split('\u00ef\u00bf\u00bd').length - 1
        const shown = decoded.split('\uFFFD').length - 1
        expect(problems.length).toBe(Math.min(20, shown - genuine))
      }),
      { numRuns: runs(2000) },
    )
  })
})
