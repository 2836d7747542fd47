import { passesEdge, passesSquare } from '../grid/crossing.js'
import { gridDistance } from '../grid/distance.js'
import { hasClearLine } from '../grid/sight.js'
import {
  around,
  boxOf,
  cornersOf,
  crossed,
  parseCorner,
  parseSquare,
  spaceAt,
  squareId,
  stepsFrom,
} from '../grid/squares.js'
import type { Box, Square } from '../grid/squares.js'
import type { Id, Value } from '../state/state.js'
import type { Context } from './context.js'
import { complain, listed, show, single, type Makers } from './evaluator.js'
import { rootSeen } from './places.js'

type GridOp =
  'square' | 'space' | 'steps' | 'distance' | 'corners' | 'clear-line' | 'line-through' | 'between'

export const gridMakers: Makers<GridOp> = {
  square: (node, compile) => {
    const of = single(node.of, compile)
    return (context) => {
      const id = of(context)
      return id === null ? null : squareUnder(context, id)
    }
  },
  space: (node, compile) => {
    const of = listed(node.of, compile)
    return (context) => spaceOf(context, of(context)).map(({ x, y }) => squareId(x, y))
  },
  steps: (node, compile) => {
    const of = listed(node.of, compile)
    return (context) => {
      const grid = context.linked.library.grid
      return grid ? stepsFrom(grid, spaceOf(context, of(context)), node.kind) : []
    }
  },
  distance: (node, compile) => {
    const [from, to, blocked] = [
      listed(node.from, compile),
      listed(node.to, compile),
      listed(node.blocked, compile),
    ]
    return (context) => {
      const grid = context.linked.library.grid
      if (!grid) return complain(context, node, 'The game has no grid.')
      const shut = blocked(context).filter((id): id is Id => typeof id === 'string')
      return gridDistance(
        grid,
        spaceOf(context, from(context)),
        spaceOf(context, to(context)),
        node.diagonal,
        shut,
      )
    }
  },
  corners: (node, compile) => {
    const of = listed(node.of, compile)
    return (context) => {
      const box = around(spaceOf(context, of(context)))
      return box ? cornersOf(box) : []
    }
  },
  'clear-line': (node, compile) => {
    const [from, to, blocked] = [
      listed(node.from, compile),
      listed(node.to, compile),
      listed(node.blocked, compile),
    ]
    return (context) => {
      const [one, other] = [around(spaceOf(context, from(context))), around(spaceOf(context, to(context)))]
      return one !== null && other !== null && hasClearLine(one, other, boxes(blocked(context)))
    }
  },
  'line-through': (node, compile) => {
    const [from, to, through] = [
      single(node.from, compile),
      listed(node.to, compile),
      listed(node.through, compile),
    ]
    return (context) => {
      const id = from(context)
      const point =
        id === null ? null : (parseCorner(id) ?? complain(context, node, `${show(id)} is not a corner.`))
      const space = around(spaceOf(context, to(context)))
      if (!point || !space) return false
      return boxes(through(context)).some((box) =>
        box.x0 === box.x1 || box.y0 === box.y1
          ? passesEdge(point, space, box)
          : passesSquare(point, space, box),
      )
    }
  },
  between: (node, compile) => {
    const [from, to] = [single(node.from, compile), single(node.to, compile)]
    return (context) => {
      const [one, other] = [from(context), to(context)].map((id) =>
        id === null ? null : parseSquare(squareUnder(context, id) ?? ''),
      )
      return one && other ? crossed(one, other) : []
    }
  },
}

/** The square a thing stands on (of a large one that with the lowest numbers); a square itself; null off the grid. */
export function squareUnder({ state }: Context, id: Id): Id | null {
  const thing = state.things[id]
  if (!thing) return parseSquare(id) ? id : null
  const { square } = rootSeen(state, thing)
  return square !== null && parseSquare(square) ? square : null
}

/** The squares that things, squares and corners of a list cover. */
function spaceOf(context: Context, items: readonly Value[]): Square[] {
  return items.flatMap((id) => {
    if (typeof id !== 'string') return []
    const square = parseSquare(squareUnder(context, id) ?? '')
    if (!square) return []
    const thing = context.state.things[id]
    return thing ? spaceAt(square, sizeOf(context, rootSeen(context.state, thing).thing.id)) : [square]
  })
}

function sizeOf(context: Context, id: Id): number {
  const attribute = context.linked.library.grid?.size
  const size = attribute === undefined ? 1 : context.reads.valueOf(context, id, attribute)
  return typeof size === 'number' && size > 1 ? size : 1
}

function boxes(ids: readonly Value[]): Box[] {
  return ids.flatMap((id) => (typeof id === 'string' ? (boxOf(id) ?? []) : []))
}
