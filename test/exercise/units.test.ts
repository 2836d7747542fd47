import { expect, it } from 'vitest'
import { clausesOfCards } from '../../runtime/exercise/units.js'
import type { Clause, Library, Steps } from '../../runtime/program/library.js'

const span = { file: 'fleet.cards', line: 3, column: 1 }
const pattern = (bind: string) => ({ bind, event: 'deploy', stage: 'would' as const })
const permit: Clause<Steps> = { op: 'permit', id: 0, at: 0, pattern: pattern('a') }
const require: Clause<Steps> = {
  op: 'require',
  id: 0,
  at: 0,
  pattern: pattern('b'),
  test: { op: 'this' },
}

function unitsOf(...clauses: Clause<Steps>[]) {
  const text = { clauses, spans: [span, span], sentences: ['Deploy on your ship.'] }
  const card = { id: 'anchor', title: 'Anchor', type: 'device', printed: {}, keywords: [], source: span }
  const cards = { anchor: { ...card, sections: { text } } }
  return clausesOfCards({ cards } as unknown as Library, ['anchor'])
}

it('counts as one clause what one sentence allows and requires', () => {
  const [unit, ...others] = unitsOf(permit, require)
  expect(others).toEqual([])
  expect(unit?.nodes).toEqual([pattern('b'), pattern('a')])
})

it('counts what two sentences say, or one sentence of two events, as two', () => {
  expect(unitsOf(permit, { ...require, at: 1 })).toHaveLength(2)
  expect(unitsOf({ ...permit, pattern: { ...pattern('a'), event: 'move' } }, require)).toHaveLength(2)
  expect(unitsOf(permit, permit)).toHaveLength(2)
})
