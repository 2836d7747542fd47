/**
 * Sets whose members are told by where something lies: "the unit that this is aboard", "units attached to it". What a thing
 * is placed on, and what is placed on a thing, is known without a look at the rest of the table, and so such a set rests on
 * little and costs the same on a full table as on an empty one.
 */
import type { Linked } from '../link/linked.js'
import type { Expression } from '../program/expressions.js'
import type { Id } from '../state/state.js'
import { asItStood } from './as-it-stood.js'
import type { Context } from './context.js'
import { toList, type Compile, type Evaluator, type NodeFor } from './evaluator.js'
import { perLibrary } from './per-library.js'
import type { Memo } from './memo.js'
import * as part from './parts.js'
import { lookAt, noteProbe, probes } from './recorder.js'
import { tableOf } from './table.js'

/** At most these belong to a set, oldest first; null when where things lie does not tell. */
type Narrowing = (context: Context) => readonly Id[] | null

/** How the members of a set are told by where things lie; null when its form does not tell. */
export function narrowing(node: NodeFor<'things'>, compile: Compile): Narrowing | null {
  if (node.among || !node.where || noCards.has(node.type)) return null
  const ways = (node.where.op === 'and' ? node.where.items : [node.where]).flatMap(
    (test) => wayOf(test, node.name, compile) ?? [],
  )
  if (ways.length === 0) return null
  const wayIn = perLibrary((linked) => bestOf(linked, ways))
  return (context) => wayIn(context.linked)?.(context) ?? null
}

/** The way that leaves fewest: what something is placed on is one thing, what is placed on something may be many. */
function bestOf(linked: Linked, ways: readonly Way[]): ((context: Context) => readonly Id[]) | null {
  const hosts = ways.filter(({ seeks }) => seeks === 'host')
  const guests = ways.filter(({ seeks }) => seeks === 'guest')
  for (const way of [...hosts, ...guests]) {
    const relations = placings(linked, way.relation)
    if (!relations) continue
    return (context) =>
      way.seeks === 'host' ? hostsOf(context, way, relations) : guestsOf(context, way, relations)
  }
  return null
}

/** Of these there are all of them always, wherever anything lies. */
const noCards: ReadonlySet<string> = new Set(['player', 'square', 'edge', 'die'])

interface Way {
  seeks: 'host' | 'guest'
  relation: string
  /** The things on the other side. */
  others: Evaluator
  /** A thing that has left play counts as where it last was. */
  remembers: boolean
}

function wayOf(test: Expression, name: string, compile: Compile): Way | null {
  if (test.op !== 'holds') return null
  const { relation, left, right } = test
  const isMember = (side: Expression) => side.op === 'local' && side.name === name
  if (isMember(right) && !names(left, name)) {
    const remembers = left.op === 'this' || left.op === 'participant'
    return { seeks: 'host', relation, others: compile(left), remembers }
  }
  if (isMember(left) && !names(right, name))
    return { seeks: 'guest', relation, others: compile(right), remembers: false }
  return null
}

/** Whether an expression speaks of something by a name. */
function names(part: unknown, name: string): boolean {
  if (part === null || typeof part !== 'object') return false
  if ('op' in part && part.op === 'local' && 'name' in part && part.name === name) return true
  return Object.values(part).some((inner) => names(inner, name))
}

function hostsOf(
  context: Context,
  { others, remembers }: Way,
  relations: ReadonlySet<string>,
): readonly Id[] {
  const found: Id[] = []
  for (const guest of toList(others(context))) {
    if (typeof guest !== 'string') continue
    const { state } = remembers ? asItStood(context, guest) : context
    const placed = lookAt(state, guest, part.place)?.placed
    if (placed && relations.has(placed.relation) && !found.includes(placed.on)) found.push(placed.on)
  }
  return found.length > 1 ? found.sort(byAge) : found
}

function guestsOf(context: Context, { others }: Way, relations: ReadonlySet<string>): readonly Id[] {
  const found: Id[] = []
  for (const host of toList(others(context))) {
    if (typeof host !== 'string') continue
    for (const guest of placedOn(context.memo, host)) {
      const placed = lookAt(context.state, guest, part.place)?.placed
      if (placed && relations.has(placed.relation)) found.push(guest)
    }
  }
  return found.length > 1 ? found.sort(byAge) : found
}

const none: readonly Id[] = []
const guests = probes<Id>((memo, id) => tableOf(memo.linked, memo.state).placed.get(id) ?? none)

/** What is placed on a thing or a square. */
export function placedOn(memo: Memo, id: Id): readonly Id[] {
  const found = tableOf(memo.linked, memo.state).placed.get(id) ?? none
  noteProbe(guests(id), found)
  return found
}

/** The stored relations for which a relation stands: itself, or several of which one must hold; null when it is defined otherwise. */
export function placings({ library }: Linked, relation: string): ReadonlySet<string> | null {
  const program = library.relations[relation]
  if (!program || program.stored || !program.test) return new Set([relation])
  const ways = program.test.op === 'or' ? program.test.items : [program.test]
  const stored = new Set<string>()
  for (const way of ways) {
    if (way.op !== 'holds' || library.relations[way.relation]?.stored !== true) return null
    if (way.left.op !== 'local' || way.left.name !== 'left') return null
    if (way.right.op !== 'local' || way.right.name !== 'right') return null
    stored.add(way.relation)
  }
  return stored
}

function byAge(one: Id, other: Id): number {
  return Number(one.slice(1)) - Number(other.slice(1))
}
