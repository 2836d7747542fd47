import type { Linked } from '../link/linked.js'
import type { Id, State, Thing, Value } from '../state/state.js'
import { rootOf, zoneId } from '../state/places.js'
import { asItStood } from './as-it-stood.js'
import { bind, nowhere, within, type Context } from './context.js'
import { keepers, kept } from './kept.js'
import * as part from './parts.js'
import { lookAt, noteThing, noteZone } from './recorder.js'
import { perLibrary } from './per-library.js'
import { speaks } from './speaks.js'
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
    const cardsOf = (context: Context, zone: Value | undefined): readonly Id[] => {
      const cards = typeof zone === 'string' ? context.state.zones[zone] : undefined
      if (!cards) return complain(context, node, `${show(zone ?? null)} is not a zone.`)
      noteZone(zone as Id, cards)
      return cards
    }
    return (context) => {
      const zones = of(context)
      // The list of a zone is shared: nobody changes a value.
      if (zones.length === 1) return cardsOf(context, zones[0]) as Value
      return zones.flatMap((zone) => cardsOf(context, zone))
    }
  },
  holds: (node, compile) => {
    const [left, right] = [listed(node.left, compile), listed(node.right, compile)]
    const remembers = node.left.op === 'this' || node.left.op === 'participant'
    const test = relationTest(node.relation, compile)
    return (context) => {
      const others = right(context)
      for (const one of left(context)) {
        if (typeof one !== 'string') continue
        const from = remembers ? asItStood(context, one) : context
        for (const other of others) if (typeof other === 'string' && test(from, one, other)) return true
      }
      return false
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
    noteThing(host, part.place)
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

const keeperOf = keepers<boolean>()

type RelationTest = (context: Context, left: Id, right: Id) => boolean

/** Whether a relation of that name holds between two things: as stored, or as the game defines it. */
function relationTest(name: string, compile: Compile): RelationTest {
  const testIn = perLibrary((linked) => {
    const relation = linked.library.relations[name]
    return !relation || relation.stored || !relation.test
      ? storedTest(name)
      : definedTest(linked, name, truthful(relation.test, compile))
  })
  return (context, left, right) => testIn(context.linked)(context, left, right)
}

function storedTest(name: string): RelationTest {
  return ({ state }, left, right) => {
    const placed = lookAt(state, left, part.place)?.placed
    return placed?.relation === name && placed.on === right
  }
}

function definedTest(linked: Linked, name: string, holds: (context: Context) => boolean): RelationTest {
  const speaking = speaks(linked, 'relations', name)
  const keeper = keeperOf(name)
  return (inner, left, right) => {
    const between = (context: Context) => holds(bind(bind(context, 'left', left), 'right', right))
    if (speaking === 'now') return between(within(inner, nothing, nothing, null))
    const { memo, self, you } = inner
    const key = speaking === 'no' ? [left, right] : [left, right, self, you]
    return kept(memo, keeper, key, (now) =>
      between(speaking === 'no' ? nowhere(now) : { ...nowhere(now), self, you }),
    )
  }
}
