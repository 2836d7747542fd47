import type { Id } from '../state/state.js'
import { zoneId } from '../state/places.js'
import { bind, type Context } from './context.js'
import { complain, listed, show, truthful, type Compile, type Makers } from './evaluator.js'

export const placeMakers: Makers<'zone' | 'contents' | 'holds'> = {
  zone: (node, compile) => {
    const of = node.of ? listed(node.of, compile) : null
    return (context) => {
      if (!of || !context.linked.library.zones[node.name]?.each)
        return zoneId(context.linked, node.name, null)
      const zones = of(context).map((player) =>
        zoneId(context.linked, node.name, typeof player === 'string' ? player : null),
      )
      return zones.length === 1 ? (zones[0] ?? null) : zones
    }
  },
  contents: (node, compile) => {
    const of = listed(node.of, compile)
    return (context) =>
      of(context).flatMap((zone) => {
        const cards = typeof zone === 'string' ? context.state.zones[zone] : undefined
        return cards ?? complain(context, node, `${show(zone)} is not a zone.`)
      })
  },
  holds: (node, compile) => {
    const [left, right] = [listed(node.left, compile), listed(node.right, compile)]
    return (context) => {
      const test = relationTest(context, node.relation, compile)
      const others = right(context)
      return left(context).some((one) =>
        others.some(
          (other) => typeof one === 'string' && typeof other === 'string' && test(context, one, other),
        ),
      )
    }
  },
}

type RelationTest = (context: Context, left: Id, right: Id) => boolean

function relationTest(context: Context, name: string, compile: Compile): RelationTest {
  const relation = context.linked.library.relations[name]
  if (!relation || relation.stored || !relation.test) {
    return ({ state }, left, right) => {
      const placed = state.things[left]?.placed
      return placed?.relation === name && placed.on === right
    }
  }
  const holds = truthful(relation.test, compile)
  return (inner, left, right) =>
    holds(bind(bind({ ...inner, names: {}, events: {}, bound: null }, 'left', left), 'right', right))
}
