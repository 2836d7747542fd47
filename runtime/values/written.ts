/** What is written on things, and what marks they bear. */
import type { Id, State, Thing, Value } from '../state/state.js'
import type { Linked } from '../link/linked.js'
import type { Context } from './context.js'
import * as part from './parts.js'
import { lookAt, notePassing } from './recorder.js'
import {
  complain,
  listed,
  show,
  single,
  toList,
  type Compile,
  type Evaluator,
  type Makers,
} from './evaluator.js'
import type { Expression } from '../program/expressions.js'

type WrittenOp =
  | 'attribute'
  | 'printed'
  | 'counter'
  | 'position'
  | 'title'
  | 'owner'
  | 'controller'
  | 'opponent'
  | 'players'
  | 'is'
  | 'has'

export const writtenMakers: Makers<WrittenOp> = {
  attribute: (node, compile) => {
    const of = single(node.of, compile)
    const remembers = node.of.op === 'this' || node.of.op === 'participant'
    if (node.beside) {
      const other = single(node.beside, compile)
      return (context) => {
        const [id, beside] = [of(context), other(context)]
        return id === null || beside === null
          ? emptyValue(context.linked, node.name)
          : context.reads.valueOf(context, id, node.name, beside)
      }
    }
    return (context) => {
      const id = of(context)
      if (id === null) return emptyValue(context.linked, node.name)
      const last = remembers ? lastOf(context, id)?.values[node.name] : undefined
      return last ?? context.reads.valueOf(context, id, node.name)
    }
  },
  printed: (node, compile) => {
    const of = single(node.of, compile)
    return (context) => {
      const id = of(context)
      return (
        (id === null ? undefined : printedOf(context.linked, context.state, id, node.name)) ??
        emptyValue(context.linked, node.name)
      )
    }
  },
  counter: (node, compile) => {
    const of = single(node.of, compile)
    return (context) => {
      const id = of(context)
      return marked(context, id, part.counters)?.counters[node.name] ?? 0
    }
  },
  position: (node, compile) => {
    const of = single(node.of, compile)
    return (context) => {
      const id = of(context)
      return marked(context, id, part.positions)?.positions[node.group] ?? null
    }
  },
  title: (node, compile) => {
    const of = single(node.of, compile)
    return (context) => titleOfThing(context.linked, context.state, of(context))
  },
  owner: (node, compile) =>
    person(node.of, compile, (context, id) => context.state.things[id]?.owner ?? doerOf(context, id)),
  controller: (node, compile) => {
    const remembers = node.of.op === 'this' || node.of.op === 'participant'
    return person(node.of, compile, (context, id) => {
      const thing = lookAt(context.state, id, part.controller)
      if (!thing) return doerOf(context, id)
      return (remembers ? lastOf(context, id)?.controller : null) ?? thing.controller
    })
  },
  opponent: (node, compile) => {
    const of = single(node.of, compile)
    return (context) => {
      const id = of(context)
      if (id === null) return null
      const others = context.linked.library.players
        .filter((player) => player.id !== id)
        .map((player) => player.id)
      return others.length === 1 ? (others[0] ?? null) : others
    }
  },
  players:
    () =>
    ({ linked }) =>
      linked.library.players.map(({ id }) => id),
  is: (node, compile) =>
    everyOne(node.of, compile, (context, id) => context.reads.isOfType(context, id, node.type)),
  has: (node, compile) => {
    const word = compile(node.word)
    return everyOne(node.of, compile, (context, id) =>
      context.reads.hasWord(context, id, node.attribute, word(context)),
    )
  },
}

/** The printed value of an attribute; undefined when nothing is printed. */
export function printedOf(linked: Linked, state: State, id: Id, attribute: string): Value | undefined {
  const card = state.things[id]?.card
  return card === null || card === undefined ? undefined : linked.library.cards[card]?.printed[attribute]
}

/** The value of an attribute of nothing: 0, no word, no words. */
export function emptyValue(linked: Linked, attribute: string): Value {
  const holds = linked.library.attributes[attribute]?.holds
  if (holds === 'words') return []
  return holds === 'word' || holds === 'text' ? null : 0
}

/** The title of a card or player; null for anything else. */
export function titleOfThing(linked: Linked, state: State, id: Id | null): string | null {
  const thing = id === null ? undefined : state.things[id]
  if (!thing) return null
  if (thing.card !== null) return linked.library.cards[thing.card]?.title ?? null
  return linked.library.players.find((player) => player.id === thing.id)?.title ?? null
}

/** What a thing was when it left play. */
export function lastOf(context: Context, id: Id | null): Thing['last'] {
  return marked(context, id, part.last)?.last ?? null
}

/** A thing of which a mark is read. */
function marked({ state }: Context, id: Id | null, parts: number): Thing | undefined {
  return id === null ? undefined : lookAt(state, id, parts)
}

function doerOf({ state }: Context, id: Id): Id | null {
  notePassing()
  return state.instances[id]?.by ?? null
}

function person(of: Expression, compile: Compile, find: (context: Context, id: Id) => Id | null): Evaluator {
  const inner = compile(of)
  return (context) => {
    const value = inner(context)
    if (typeof value === 'string') return find(context, value)
    const found = [...new Set(toList(value).map((id) => (typeof id === 'string' ? find(context, id) : null)))]
    return found.length < 2 ? (found[0] ?? null) : found
  }
}

/** Whether it holds for the thing, or for all of a list that is not empty. */
function everyOne(of: Expression, compile: Compile, test: (context: Context, id: Id) => boolean): Evaluator {
  const inner = listed(of, compile)
  return (context) => {
    const ids = inner(context)
    if (ids.length === 0) return false
    for (const id of ids) {
      if (typeof id !== 'string') return complain(context, of, `A thing is needed here, not ${show(id)}.`)
      if (!test(context, id)) return false
    }
    return true
  }
}
