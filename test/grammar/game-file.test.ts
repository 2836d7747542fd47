import { expect, it } from 'vitest'
import { readFile } from '../../grammar/index.js'

it('reads declarations with their parts', () => {
  const { tree, problems } = readFile(
    'a.game',
    `game: Harbour   # a comment
order of changes: base, set
position: ready, tapped; of a unit;
    first ready
`,
  )
  expect(problems).toEqual([])
  if (tree.kind !== 'game') throw new Error('kind')
  expect(tree.items.map(({ keyword, parts }) => [keyword.image, ...parts.map(({ text }) => text)])).toEqual([
    ['game', 'Harbour'],
    ['order of changes', 'base, set'],
    ['position', 'ready, tapped', 'of a unit', 'first ready'],
  ])
  expect(tree.comments).toEqual([{ text: '# a comment', span: { start: 16, end: 27, line: 1, column: 17 } }])
})

it('goes on after lines that are none', () => {
  const text = 'game: Harbour\nstray words\ntype:\n  inside\ntype: card\n'
  const { tree, problems } = readFile('a.game', text)
  expect(problems.map(({ code, span }) => [code, span.line])).toEqual([
    ['GT-G20', 2],
    ['GT-G19', 3],
    ['GT-G18', 4],
  ])
  expect(tree.items).toHaveLength(3)
})
