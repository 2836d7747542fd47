import type { Value } from '../state/state.js'
import { bind, type Context } from './context.js'
import { isSame, listed, numeric, truthful, type Compile, type Makers, type NodeFor } from './evaluator.js'
import { candidates, inPlayAmong } from './members.js'
import { keptMembers, partsOf } from './kept-sets.js'
import { narrowing } from './placing.js'
import { placesWith, terrainAsked } from './terrain.js'

type SetOp = 'things' | 'list' | 'first' | 'last' | 'extreme' | 'count' | 'sum' | 'every' | 'contains'

export const setMakers: Makers<SetOp> = {
  things: (node, compile) => {
    const visit = visitor(node, compile)
    return (context) => {
      const found: Value[] = []
      visit(context, (id) => {
        found.push(id)
        return false
      })
      return found
    }
  },
  list: (node, compile) => {
    const parts = node.items.map((item) => listed(item, compile))
    return (context) => unique(parts.flatMap((part) => part(context)))
  },
  first: (node, compile) => {
    const [of, count] = [listed(node.of, compile), numeric(node.count, compile)]
    return (context) => of(context).slice(0, Math.max(0, count(context)))
  },
  last: (node, compile) => {
    const [of, count] = [listed(node.of, compile), numeric(node.count, compile)]
    return (context) => {
      const all = of(context)
      return all.slice(Math.max(0, all.length - Math.max(0, count(context))))
    }
  },
  extreme: (node, compile) => {
    const [of, value] = [listed(node.of, compile), numeric(node.value, compile)]
    const sign = node.kind === 'greatest' ? 1 : -1
    return (context) => {
      let best = -Infinity
      let found: Value[] = []
      forEach(context, of(context), node.name, (inner, item) => {
        const worth = sign * value(inner)
        if (worth > best) [best, found] = [worth, [item]]
        else if (worth === best) found.push(item)
      })
      return found
    }
  },
  count: (node, compile) => {
    const of = listed(node.of, compile)
    return (context) => of(context).length
  },
  sum: (node, compile) => {
    const [of, value] = [listed(node.of, compile), numeric(node.value, compile)]
    return (context) => {
      let total = 0
      forEach(context, of(context), node.name, (inner) => (total += value(inner)))
      return total
    }
  },
  every: (node, compile) => {
    const [of, where] = [listed(node.of, compile), truthful(node.where, compile)]
    return (context) => {
      let all = true
      forEach(context, of(context), node.name, (inner) => (all = all && where(inner)))
      return all
    }
  },
  contains: (node, compile) => {
    const [list, item] = [listed(node.list, compile), listed(node.item, compile)]
    return (context) => {
      const inside = list(context)
      const wanted = item(context)
      return wanted.length > 0 && wanted.every((one) => inside.some((other) => isSame(one, other)))
    }
  },
}

/** Whether a set has any member; it is not listed further than to the first. */
export function hasAny(node: NodeFor<'things'>, compile: Compile): (context: Context) => boolean {
  const visit = visitor(node, compile, true)
  return (context) => visit(context, () => true)
}

/** Goes over the members of a set until one will do; says whether one did. */
function visitor(node: NodeFor<'things'>, compile: Compile, any = false) {
  const among = node.among ? listed(node.among, compile) : null
  // What lies in zones are cards, and nothing else.
  const areCards = node.among?.op === 'contents' && node.type === 'card'
  const where = node.where ? truthful(node.where, compile) : null
  const terrain = terrainAsked(node)
  const narrowed = narrowing(node, compile)
  const parts = among || terrain !== null ? null : partsOf(node, any)
  const first =
    parts && keptMembers(node, parts.first, compile, (context) => candidates(context, node.type, null))
  const rest = parts ? parts.rest.map((part) => truthful(part, compile)) : []
  return (context: Context, willDo: (id: Value) => boolean): boolean => {
    const inner = bind(context, node.name, null)
    const few = narrowed?.(context)
    const members = few ? null : first?.(context)
    if (members) {
      for (const id of members) {
        inner.bound.value = id
        if (rest.every((test) => test(inner)) && willDo(id)) return true
      }
      return false
    }
    const some = few
      ? inPlayAmong(context, node.type, few)
      : areCards && among
        ? among(context)
        : terrain === null
          ? candidates(context, node.type, among?.(context) ?? null)
          : placesWith(context, node.type, terrain)
    for (const id of some) {
      inner.bound.value = id
      if ((!where || where(inner)) && willDo(id)) return true
    }
    return false
  }
}

function forEach(
  context: Context,
  items: readonly Value[],
  name: string,
  visit: (inner: Context, item: Value) => void,
): void {
  const inner = bind(context, name, null)
  for (const item of items) {
    inner.bound.value = item
    visit(inner, item)
  }
}

function unique(items: readonly Value[]): Value[] {
  const seen = new Set<Value>()
  return items.filter((item) => {
    if (seen.has(item)) return false
    seen.add(item)
    return true
  })
}
