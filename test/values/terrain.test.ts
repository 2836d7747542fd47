import { expect, test } from 'vitest'
import type { Expression } from '../../runtime/program/expressions.js'
import { openDraft, setTerrain } from '../../runtime/state/draft.js'
import { contextOf, evaluate } from '../../runtime/values/values.js'
import { compare, local, num, sampleLibrary, table, things, word } from './sample.js'

const grid = { width: 4, height: 3, terrain: ['hedge', 'mud'], edges: ['hedge'] }
const carries = (terrain: string): Expression => ({
  op: 'has',
  of: local('it'),
  attribute: 'terrain',
  word: word(terrain),
})

test('squares and edges by their terrain, also after it has changed', () => {
  const { linked, state } = table(sampleLibrary({ grid }, []), [])
  const draft = openDraft(state)
  const ask = (expression: Expression) => evaluate(contextOf(linked, draft), expression)
  setTerrain(draft, '2,1', ['hedge'])
  setTerrain(draft, '1,0', ['mud', 'hedge'])
  setTerrain(draft, '1,0|2,0', ['hedge'])
  expect(ask(things('square', carries('hedge')))).toEqual(['1,0', '2,1'])
  expect(ask(things('edge', carries('hedge')))).toEqual(['1,0|2,0'])
  const beside: Expression = { op: 'steps', of: local('it'), kind: 'straight' }
  const cornered = compare({ op: 'count', of: beside }, '=', num(3))
  expect(ask(things('square', { op: 'and', items: [carries('hedge'), cornered] }))).toEqual(['1,0'])
  setTerrain(draft, '1,0', ['mud'])
  expect(ask(things('square', carries('hedge')))).toEqual(['2,1'])
  expect(ask(things('square', { op: 'not', of: carries('hedge') }))).toHaveLength(11)
})
