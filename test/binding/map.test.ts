import { expect, test } from 'vitest'
import { laidOut } from '../../compiler/binding/declarations/map.js'
import { readPhrase } from '../../grammar/index.js'

const ground = { width: 6, height: 6, terrain: ['wall', 'start area'], edges: ['door'] }
const laid = (text: string) => laidOut(readPhrase(text).phrase, ground)

test('squares one by one, and all between two corners', () => {
  expect(laid('wall at 5,4 and 2,0')).toEqual({ word: 'wall', places: ['5,4', '2,0'] })
  expect(laid('start area from 1,2 to 0,1')?.places).toEqual(['0,1', '1,1', '0,2', '1,2'])
})

test('an edge is named by its lower square first', () => {
  expect(laid('door between 3,1 and 3,0')).toEqual({ word: 'door', places: ['3,0|3,1'] })
})

test.each([
  'door between 3,1 and 5,1',
  'door at 3,1',
  'wall between 3,1 and 3,0',
  'wall at 3',
  'wall at',
  'lava at 1,1',
  'wall at 6,1',
])('%s says nothing', (text) => {
  expect(laid(text)).toBeNull()
})
