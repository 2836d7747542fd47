/** Squares and edges by the terrain they carry, found once for each arrangement of it. */
import { allSquares } from '../grid/squares.js'
import type { Expression } from '../program/expressions.js'
import type { Id, State } from '../state/state.js'
import type { Context } from './context.js'
import { noteProbe, type Probe } from './recorder.js'

type Things = Extract<Expression, { op: 'things' }>

/** The terrain word that every member of the set must carry, when it is a set of squares or edges that asks for one. */
export function terrainAsked({ name, type, among, where }: Things): string | null {
  if (among || !where || (type !== 'square' && type !== 'edge')) return null
  for (const test of where.op === 'and' ? where.items : [where]) {
    if (test.op !== 'has' || test.attribute !== 'terrain' || test.word.op !== 'word') continue
    if (test.of.op === 'local' && test.of.name === name) return test.word.value
  }
  return null
}

const laid: Probe = { look: ({ state }) => state.terrain }

/** The terrain was looked at. */
export function noteTerrain(terrain: State['terrain']): void {
  noteProbe(laid, terrain)
}

const found = new WeakMap<State['terrain'], Map<string, readonly Id[]>>()

/** Squares row by row, edges in the order in which they were laid. */
export function placesWith({ linked, state }: Context, type: string, word: string): readonly Id[] {
  const { terrain } = state
  noteTerrain(terrain)
  let known = found.get(terrain)
  if (!known) found.set(terrain, (known = new Map()))
  const key = `${type} ${word}`
  let places = known.get(key)
  if (!places) {
    const { grid } = linked.library
    const all =
      type === 'edge' ? Object.keys(terrain).filter((id) => id.includes('|')) : grid ? allSquares(grid) : []
    places = all.filter((id) => terrain[id]?.includes(word))
    known.set(key, places)
  }
  return places
}
