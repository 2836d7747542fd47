/** Membership: which things a set is drawn from, and whether one thing is in it without listing the rest. */
import { allSquares } from '../grid/squares.js'
import type { Expression } from '../program/expressions.js'
import type { Id, Value } from '../state/state.js'
import { bind, type Context } from './context.js'
import { isSame, listed, truthful, type Compile } from './evaluator.js'
import { notePassing } from './recorder.js'
import { isOnTable } from './places.js'
import { allInPlay, inPlayOfType } from './table.js'
import { noteTerrain } from './terrain.js'

export type MemberTest = (context: Context, id: Id) => boolean

/** Things of a type among a list, or else in play; players, dice and squares are all there always. */
export function candidates(context: Context, type: string, among: readonly Value[] | null): readonly Value[] {
  const { linked, state, reads } = context
  if (among) return among.filter((id) => typeof id === 'string' && reads.isOfType(context, id, type))
  if (type === 'player') return linked.library.players.map(({ id }) => id)
  if (type === 'square') return linked.library.grid ? allSquares(linked.library.grid) : []
  if (type === 'edge') return edgesWithTerrain(context)
  if (type === 'die') {
    notePassing()
    return Object.keys(state.things).filter((id) => state.things[id]?.kind === 'die')
  }
  if (!linked.typesChange) return inPlayOfType(linked, state, type)
  return allInPlay(linked, state).filter((id) => reads.isOfType(context, id, type))
}

/** Those of some things, told by where they lie, that are in play and of a type. */
export function inPlayAmong(context: Context, type: string, some: readonly Id[]): readonly Id[] {
  return some.filter(
    (id) => isCard(context, id) && context.reads.isOfType(context, id, type) && isOnTable(context, id),
  )
}

function isCard({ state }: Context, id: Id): boolean {
  return state.things[id]?.kind === 'card'
}

/** Makes the test whether a thing is among what an expression stands for; `anywhere`: sets are not only of what is in play. */
export function memberTest(expression: Expression, compile: Compile, anywhere = false): MemberTest {
  switch (expression.op) {
    case 'things': {
      const among = expression.among ? memberTest(expression.among, compile, anywhere) : null
      const where = expression.where ? truthful(expression.where, compile) : null
      const { name, type } = expression
      return (context, id) => {
        if (!context.reads.isOfType(context, id, type)) return false
        if (among ? !among(context, id) : !anywhere && !isPlace(type) && !isOnTable(context, id)) return false
        return !where || where(bind(context, name, id))
      }
    }
    case 'list': {
      const tests = expression.items.map((item) => memberTest(item, compile, anywhere))
      return (context, id) => tests.some((test) => test(context, id))
    }
    case 'if': {
      const test = truthful(expression.test, compile)
      const [then, otherwise] = [
        memberTest(expression.then, compile, anywhere),
        memberTest(expression.else, compile, anywhere),
      ]
      return (context, id) => (test(context) ? then(context, id) : otherwise(context, id))
    }
    case 'this':
      return (context, id) => context.self === id
    default: {
      const inner = listed(expression, compile)
      return (context, id) => inner(context).some((item) => isSame(item, id))
    }
  }
}

/** Squares and edges of the grid are there always; of the edges only those that carry something are ever asked for. */
function isPlace(type: string): boolean {
  return type === 'square' || type === 'edge'
}

function edgesWithTerrain(context: Context): Id[] {
  noteTerrain(context.state.terrain)
  return Object.keys(context.state.terrain).filter((id) => id.includes('|'))
}
