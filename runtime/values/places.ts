import type { Id, State, Thing } from '../state/state.js'
import { rootOf, zoneId } from '../state/places.js'
import { asItStood } from './as-it-stood.js'
import { bind, within, type Context } from './context.js'
import { keeper, kept, type Kept } from './kept.js'
import { lookAt, noteThing, noteZone } from './recorder.js'
import { keyOf, speaks } from './speaks.js'
import { tableOf } from './table.js'
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
        if (cards) noteZone(zone as Id, cards)
        return cards ?? complain(context, node, `${show(zone)} is not a zone.`)
      })
  },
  holds: (node, compile) => {
    const [left, right] = [listed(node.left, compile), listed(node.right, compile)]
    const remembers = node.left.op === 'this' || node.left.op === 'participant'
    return (context) => {
      const test = relationTest(context, node.relation, compile)
      const others = right(context)
      return left(context).some((one) => {
        if (typeof one !== 'string') return false
        const from = remembers ? asItStood(context, one) : context
        return others.some((other) => typeof other === 'string' && test(from, one, other))
      })
    }
  },
}

/** The thing at the bottom of a chain of hosts, and the square under it; all on the way is noted. */
export function rootSeen(state: State, thing: Thing): ReturnType<typeof rootOf> {
  for (
    let host: Thing | undefined = thing;
    host;
    host = host.placed ? state.things[host.placed.on] : undefined
  )
    noteThing(host)
  return rootOf(state, thing)
}

/** Whether a card is in play; players and dice always are. */
export function isOnTable({ linked, state }: Pick<Context, 'linked' | 'state'>, id: Id): boolean {
  const thing = state.things[id]
  if (!thing) return false
  if (thing.kind !== 'card') return true
  rootSeen(state, thing)
  return tableOf(linked, state).entries.get(id)?.inPlay ?? false
}

const nothing = {}

const keepers = new Map<string, Kept<boolean>>()

function keeperOf(relation: string): Kept<boolean> {
  let known = keepers.get(relation)
  if (!known) keepers.set(relation, (known = keeper()))
  return known
}

type RelationTest = (context: Context, left: Id, right: Id) => boolean

function relationTest(context: Context, name: string, compile: Compile): RelationTest {
  const relation = context.linked.library.relations[name]
  if (!relation || relation.stored || !relation.test) {
    return ({ state }, left, right) => {
      const placed = lookAt(state, left)?.placed
      return placed?.relation === name && placed.on === right
    }
  }
  const holds = truthful(relation.test, compile)
  const speaking = speaks(context.linked, 'relations', name)
  return (inner, left, right) => {
    const answer = () =>
      holds(bind(bind(within(inner, nothing, nothing, null), 'left', left), 'right', right))
    if (speaking === 'now') return answer()
    const key = keyOf(speaking === 'no' ? [left, right] : [left, right, inner.self, inner.you])
    return kept(inner.memo, keeperOf(name), key, answer)
  }
}
