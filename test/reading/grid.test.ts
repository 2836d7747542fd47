import { describe, expect, test } from 'vitest'
import type { Named, Scope } from '../../compiler/reading/api.js'
import { createLexicon } from '../../compiler/reading/lexicon/create.js'
import { createReader } from '../../compiler/reading/reader.js'
import { phrase } from './invented.js'

const named = (word: string, type: string): Named => ({
  words: [word],
  type: { name: type, many: false },
  value: { op: 'local', name: word },
})
const scope: Scope = {
  lexicon: createLexicon([
    { entry: 'type', type: 'piece', parent: null, words: ['piece'] },
    {
      entry: 'attribute',
      attribute: 'terrain',
      of: ['square', 'edge'],
      holds: 'words',
      words: ['terrain'],
    },
    { entry: 'word', attribute: 'terrain', word: 'hedge', words: ['hedge'] },
  ]),
  names: [
    named('U', 'piece'),
    named('V', 'piece'),
    named('S', 'square'),
    named('T', 'square'),
    named('P', 'player'),
  ],
  mentioned: [],
  self: null,
  running: [],
}
const reader = createReader()
const [U, V, S, T] = ['U', 'V', 'S', 'T'].map((name) => ({ op: 'local', name }))

function only<M>(found: { readings: readonly { meaning: M }[]; problems: readonly unknown[] }): M {
  expect(found.problems).toEqual([])
  expect(found.readings).toHaveLength(1)
  const [one] = found.readings
  if (!one) throw new Error('no reading')
  return one.meaning
}
const things = (text: string) => only(reader.thing(phrase(text), scope)).value
const condition = (text: string) => only(reader.condition(phrase(text), scope))

describe('places on a grid', () => {
  test.each([
    ["U's square", { op: 'square', of: U }],
    ['the space of U', { op: 'space', of: U }],
    ['squares one step from U', { op: 'steps', of: U, kind: 'any' }],
    ['squares one diagonal step from S', { op: 'steps', of: S, kind: 'diagonal' }],
    ['corners of U', { op: 'corners', of: U }],
    ['edges between S and T', { op: 'between', from: S, to: T }],
  ])('%s', (text, value) => {
    expect(things(text)).toEqual(value)
  })

  test('may be described further', () => {
    expect(things('hedge edges between S and T')).toMatchObject({
      op: 'things',
      type: 'edge',
      among: { op: 'between' },
      where: { op: 'has', attribute: 'terrain', word: { op: 'word', value: 'hedge' } },
    })
  })

  test.each(["P's square", 'the space of P', 'squares one step from P'])('%s is not there', (text) => {
    expect(reader.thing(phrase(text), scope).readings).toEqual([])
  })
})

describe('lines and distances', () => {
  test('a clear line', () => {
    expect(condition('some line from U to V touches none of hedge squares')).toMatchObject({
      op: 'clear-line',
      from: U,
      to: V,
      blocked: { op: 'things', type: 'square' },
    })
  })

  test('a line through something, for each or some of the corners', () => {
    const each = condition('some line from each corner of U to V passes through hedge edges')
    expect(each).toMatchObject({
      op: 'every',
      of: { op: 'corners', of: U },
      where: { op: 'line-through', to: V },
    })
    const some = condition('some line from a corner of U to V passes through hedge edges')
    expect(some).toMatchObject({ op: 'compare', by: '>' })
    const none = condition('no line from each corner of U to V passes through hedge edges')
    expect(none).toEqual({ op: 'not', of: each })
  })

  test('a distance', () => {
    const text = 'the distance from U to V around hedge squares with diagonal steps counted as 2'
    expect(only(reader.number(phrase(text), scope))).toMatchObject({
      op: 'distance',
      from: U,
      to: V,
      diagonal: 2,
      blocked: { op: 'things', type: 'square' },
    })
  })
})

test('a noun with a name may be followed by a condition', () => {
  expect(things('squares T for which T is one step from U')).toMatchObject({
    op: 'things',
    name: 'T',
    where: { op: 'contains', list: { op: 'steps', of: U } },
  })
  expect(reader.thing(phrase('squares for which U is at S'), scope).readings).toEqual([])
})
