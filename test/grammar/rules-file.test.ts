import { describe, expect, it } from 'vitest'
import { readFile, type RuleItem } from '../../grammar/index.js'
import { showStatements } from './show.js'

function items(text: string): { items: RuleItem[]; codes: string[] } {
  const { tree, problems } = readFile('a.rules', text)
  if (tree.kind !== 'rules') throw new Error('kind')
  return { items: tree.items, codes: problems.map(({ code }) => code) }
}

function body(lines: string): string[] {
  const found = items(`procedure: p\n${lines.replace(/^/gmu, '  ')}`)
  expect(found.codes).toEqual([])
  return showStatements(found.items[0]?.body ?? [])
}

describe('items', () => {
  it('have header, sources, settings and body', () => {
    const { items: found, codes } = items(`# how it goes
action: a player P lands a ship S [7.1, 7.2]
  in: actions
  choose: S from P's hand; L from piers
  cost: P pays 2 gold
    P loses 1 gold
  move S to L

value: the worth of a card C [8]
  C's power + 1
`)
    expect(codes).toEqual([])
    expect(found.map(({ kind, header, sources }) => [kind, header.text, sources])).toEqual([
      ['action', 'a player P lands a ship S', ['7.1', '7.2']],
      ['value', 'the worth of a card C', ['8']],
    ])
    const [action] = found
    expect(action?.settings.map(({ name, parts }) => [name, ...parts.map(({ text }) => text)])).toEqual([
      ['in', 'actions'],
      ['choose', "S from P's hand", 'L from piers'],
      ['cost', 'P pays 2 gold'],
    ])
    expect(showStatements(action?.settings[2]?.body ?? [])).toEqual(['sentence <P loses 1 gold>'])
    expect(showStatements(action?.body ?? [])).toEqual(['sentence <move S to L>'])
  })

  it('of text are cut into sentences', () => {
    const { items: found } = items('keyword: Swift N\n  If this, may that; so. whenever it is, it is.\n')
    expect(showStatements(found[0]?.body ?? [])).toEqual([
      'sentence <If this, may that; so.>',
      'sentence <whenever it is, it is.>',
    ])
  })

  it('may hold statements with blocks in text', () => {
    const { items: found } = items('rule: r\n  At the start, P may choose a unit U\n    U becomes tapped\n')
    expect(showStatements(found[0]?.body ?? [])).toEqual([
      'sentence <At the start, P may choose a unit U>',
      '  sentence <U becomes tapped>',
    ])
  })

  it('that are misspelt or stray do not hide others', () => {
    const { items: found, codes } = items('verbs: a\n  x\nstray\nverb: b\n  whil: c\n')
    expect(found.map(({ header }) => header.text)).toEqual(['b'])
    expect(codes).toEqual(['GT-G14', 'GT-G13', 'GT-G23'])
  })
})

describe('statements', () => {
  it.each<[string, string, string[]]>([
    ['let', 'let the target be a unit', ['let <the target = a unit>']],
    ['do', 'do duel with A, B, giving W', ['do <duel with A, B > W>']],
    ['window', 'window: replies, starting with P', ['window <replies | P>']],
    [
      'announce',
      'announce about to P wins; announce just Q loses',
      ['announce <would | P wins>', 'announce <just | Q loses>'],
    ],
    ['require', 'require P has a card', ['require <P has a card>']],
    ['give back', 'give back N + 1', ['give back <N + 1>']],
    [
      'repeat',
      'repeat N times\n  a\nrepeat until b\n  c',
      ['repeat <N | ->', '  sentence <a>', 'repeat <- | b>', '  sentence <c>'],
    ],
    ['each', 'for each unit U at L in order\n  a', ['each <unit U at L | ordered>', '  sentence <a>']],
    ['together', 'together\n  a\n  b', ['together', '  sentence <a>', '  sentence <b>']],
    [
      'alternate',
      'alternate, starting with P, until both pass\n  a',
      ['alternate <P | both pass>', '  sentence <a>'],
    ],
    ['whenever', 'whenever a, b; c', ['whenever <a>', '  sentence <b>', '  sentence <c>']],
    ['whenever with a block', 'whenever a, b or c\n  d', ['whenever <a, b or c>', '  sentence <d>']],
    ['later', 'later, at the end, a', ['later <at the end>', '  sentence <a>']],
    ['later with a block', 'later, at the end:\n  let X be 1', ['later <at the end>', '  let <X = 1>']],
    ['a sentence with a condition', 'if a, b', ['sentence <if a, b>']],
    ['statements on a line', 'lock U; let X be 1; a', ['sentence <lock U>', 'let <X = 1>', 'sentence <a>']],
    [
      'fixed words elsewhere',
      'P may let go; letters do in order',
      ['sentence <P may let go>', 'sentence <letters do in order>'],
    ],
  ])('%s', (_, text, expected) => {
    expect(body(text)).toEqual(expected)
  })

  it('chain otherwise', () => {
    expect(body('if a, b\n  c\notherwise if d\n  e\notherwise\n  f\ng')).toEqual([
      'if <a, b>',
      '  sentence <c>',
      'otherwise',
      '  if <d>',
      '    sentence <e>',
      '  otherwise',
      '    sentence <f>',
      'sentence <g>',
    ])
    expect(body('if a, b\notherwise, c')).toEqual(['if <a>', '  sentence <b>', 'otherwise', '  sentence <c>'])
  })

  it('list ways', () => {
    expect(body('P chooses one\n  - draw: P draws; P wins\n  - lose:\n    let X be 1\n  - P waits')).toEqual([
      'sentence <P chooses one>',
      '- draw',
      '  sentence <P draws>',
      '  sentence <P wins>',
      '- lose',
      '  let <X = 1>',
      '- P waits',
      '  sentence <P waits>',
    ])
  })

  it('that lack something are sentences with a finding', () => {
    const { items: found, codes } = items(
      'verb: v\n  let X 3\n  do\n  otherwise\n    a\n  together\n  require b\n    c\n',
    )
    expect(codes).toEqual(['GT-G15', 'GT-G15', 'GT-G16', 'GT-G17', 'GT-G18'])
    expect(showStatements(found[0]?.body ?? [])).toEqual([
      'sentence <let X 3>',
      'sentence <do>',
      'sentence <a>',
      'together',
      'require <b>',
    ])
  })
})
