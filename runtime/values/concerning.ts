/**
 * Which changes of an attribute, or words added to it, may concern a thing at all, told by the form of what they affect: only
 * the thing they are printed on, only things of a type, only what their thing is placed on. So a value costs no more for the
 * many changes that are about other things, and stands when one of those comes or goes.
 */
import type { Linked } from '../link/linked.js'
import type { Expression } from '../program/expressions.js'
import type { Id } from '../state/state.js'
import { inForceFor, liveSetOf } from './collect.js'
import type { Asked } from './context.js'
import { aboutKey, listed, type LiveClause } from './live.js'
import type { Memo } from './memo.js'
import { lookUp, pathTable, putAt, type PathTable } from './path-table.js'
import { placings } from './placing.js'
import { noteProbe, type Probe } from './recorder.js'
import { isSameList } from './same-again.js'
import { tableOf } from './table.js'

type Concerning = 'change' | 'add'
type Change = LiveClause<Concerning>

interface Sorted {
  /** Each change with its place in the list. */
  place: Map<Change, number>
  /** By the thing that is affected: the one it is printed on. */
  onSelf: Map<Id, Change[]>
  /** By the thing it is printed on; affected is at most what that is placed on. */
  onHost: Map<Id, Change[]>
  /** By the thing as to which they are: the one they are printed on. */
  besideSelf: Map<Id, Change[]>
  byType: Map<string, Change[]>
  others: Change[]
}

const sorted = new WeakMap<readonly Change[], Sorted>()

/** The changes of an attribute that may concern a thing, in the order in which they came into force. */
export function concerning<Op extends Concerning>(
  memo: Memo,
  op: Op,
  asked: Asked,
): readonly LiveClause<Op>[] {
  if (!memo.linked.altered[op].has(asked.attribute)) return none as readonly LiveClause<Op>[]
  if (!memo.state.things[asked.id]) return inForceFor(memo, op, asked.attribute)
  const probe = probeOf(memo, op, asked)
  const found = probe.look(memo)
  noteProbe(probe, found, memo.liveMoves)
  return found as readonly LiveClause<Op>[]
}

interface ConcerningProbe extends Probe {
  look(memo: Memo): readonly Change[]
}

const probesOf = {
  change: new WeakMap<object, PathTable<ConcerningProbe>>(),
  add: new WeakMap<object, PathTable<ConcerningProbe>>(),
}

/** By game, since ids of one say nothing in another. */
function probeOf({ game }: Memo, op: Concerning, asked: Asked): ConcerningProbe {
  let known = probesOf[op].get(game)
  if (!known) probesOf[op].set(game, (known = pathTable()))
  const key = [asked.attribute, asked.id, asked.beside]
  let probe = lookUp(known, key)
  if (!probe) putAt(known, key, (probe = makeProbe(aboutKey(op, asked.attribute), asked)))
  return probe
}

/** What it finds is the same list as long as the same changes are in it. */
function makeProbe(key: string, asked: Asked): ConcerningProbe {
  let from: readonly Change[] = none
  let found: readonly Change[] = none
  let guests: readonly Id[] | undefined
  return {
    ofClauses: true,
    look: (memo) => {
      const list = listed(liveSetOf(memo), key) as readonly Change[]
      if (list.length === 0) return none
      let by = sorted.get(list)
      if (!by) sorted.set(list, (by = sort(memo.linked, list)))
      const placed = by.onHost.size > 0 ? tableOf(memo.linked, memo.state).placed.get(asked.id) : undefined
      if (list === from && placed === guests) return found
      ;[from, guests] = [list, placed]
      const now = select(memo, by, asked, placed ?? [])
      if (!isSameList(now, found)) found = now
      return found
    },
  }
}

const none: readonly Change[] = []

function select(
  { linked, state }: Memo,
  by: Sorted,
  { id, beside }: Asked,
  guests: readonly Id[],
): readonly Change[] {
  const found = [...by.others, ...(by.onSelf.get(id) ?? none)]
  if (beside !== null) found.push(...(by.besideSelf.get(beside) ?? none))
  const type = state.things[id]?.type ?? ''
  for (const kind of linked.kinds.get(type) ?? []) found.push(...(by.byType.get(kind) ?? none))
  for (const guest of guests) found.push(...(by.onHost.get(guest) ?? none))
  if (found.length === 0) return none
  const { place } = by
  return found.sort((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0))
}

function sort(linked: Linked, list: readonly Change[]): Sorted {
  const by: Sorted = {
    place: new Map(list.map((change, place) => [change, place])),
    onSelf: new Map(),
    onHost: new Map(),
    besideSelf: new Map(),
    byType: new Map(),
    others: [],
  }
  for (const change of list) {
    const { affected } = change.resolved
    const beside = change.resolved.op === 'change' ? change.resolved.beside : undefined
    if (change.source !== null && beside?.op === 'this') put(by.besideSelf, change.source, change)
    else if (change.source !== null && affected.op === 'this') put(by.onSelf, change.source, change)
    else if (affected.op !== 'things') by.others.push(change)
    else if (change.source !== null && affectsHost(linked, affected)) put(by.onHost, change.source, change)
    else if (linked.typesChange || !linked.library.types[affected.type]) by.others.push(change)
    else put(by.byType, affected.type, change)
  }
  return by
}

/** "the unit that this is aboard": among all that must hold is that this is placed on the thing. */
function affectsHost(linked: Linked, { name, where }: Extract<Expression, { op: 'things' }>): boolean {
  const tests = where?.op === 'and' ? where.items : where ? [where] : []
  return tests.some(
    (test) =>
      test.op === 'holds' &&
      test.left.op === 'this' &&
      test.right.op === 'local' &&
      test.right.name === name &&
      placings(linked, test.relation) !== null,
  )
}

function put<K>(map: Map<K, Change[]>, key: K, change: Change): void {
  const there = map.get(key)
  if (there) there.push(change)
  else map.set(key, [change])
}
