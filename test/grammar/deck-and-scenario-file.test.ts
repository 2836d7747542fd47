import { expect, it } from 'vitest'
import { readFile } from '../../grammar/index.js'

it('reads decks', () => {
  const { tree, problems } = readFile(
    'a.deck',
    'deck: Fleet\ngame: harbour\n2 R2-D2\nsideways:\n  4x 3 Old Piers\n  Lost Pier\ndeck: Other\n1 Pier: East\n',
  )
  if (tree.kind !== 'deck') throw new Error('kind')
  expect(
    tree.items.map(({ title, fields, cards }) => [
      title,
      fields.length,
      cards.map(({ span, ...card }) => [card, span.line]),
    ]),
  ).toEqual([
    [
      'Fleet',
      1,
      [
        [{ count: 2, title: 'R2-D2', section: '' }, 3],
        [{ count: 4, title: '3 Old Piers', section: 'sideways' }, 5],
      ],
    ],
    ['Other', 0, [[{ count: 1, title: 'Pier: East', section: '' }, 8]]],
  ])
  expect(problems.map(({ code, span }) => [code, span.line])).toEqual([['GT-G21', 6]])
})

it('reads scenarios', () => {
  const { tree, problems } = readFile(
    'a.scenario',
    `game: harbour
given
  North has 3 cards

scenario: Fog [ahead] at night [4.2; 7]
given
  it is dark
when
  North: play Old Pier: East
  all pass
then: x is 3
expect error
  nobody: knows "it"; at all.
scenario: Second
  given
    a
  then
    b
`,
  )
  expect(problems).toEqual([])
  if (tree.kind !== 'scenario') throw new Error('kind')
  expect(tree.given.map(({ text }) => text)).toEqual(['North has 3 cards'])
  expect(
    tree.items.map(({ title, sources, given }) => [title, sources, given.map(({ text }) => text)]),
  ).toEqual([
    ['Fog [ahead] at night', ['4.2', '7'], ['it is dark']],
    ['Second', [], ['a']],
  ])
  expect(
    tree.items[0]?.steps.map((step) => {
      if (step.step === 'when') return [step.who?.text ?? null, step.words.text, step.line.text]
      return [step.step, step.step === 'then' ? step.expectation.text : step.words.text]
    }),
  ).toEqual([
    ['North', 'play Old Pier: East', 'North: play Old Pier: East'],
    [null, 'all pass', 'all pass'],
    ['then', 'x is 3'],
    ['error', 'nobody: knows "it"; at all.'],
  ])
})

it('tells lines of scenarios in wrong places', () => {
  const text = 'stray\nwhen\n  a\nscenario: s\nstray\nthen\n  a\n    b\ngiven\n  c\nwhen\nmore: x\n'
  const { tree, problems } = readFile('a.scenario', text)
  expect(problems.map(({ code, span }) => [code, span.line])).toEqual([
    ['GT-G13', 1],
    ['GT-G13', 2],
    ['GT-G22', 5],
    ['GT-G18', 8],
    ['GT-G22', 9],
    ['GT-G17', 11],
    ['GT-G22', 12],
  ])
  expect(tree.kind === 'scenario' && tree.items[0]?.steps.length).toBe(2)
})
