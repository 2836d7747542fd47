/**
 * Which changes of an attribute may concern a thing at all, told by the form of what they affect: only the thing they are
 * printed on, only things of a type, only what their thing is placed on. So a value costs no more for the many changes
 * that are about other things.
 */
import type { Linked } from '../link/linked.js'
import type { Expression } from '../program/expressions.js'
import type { Id } from '../state/state.js'
import { inForceFor } from './collect.js'
import type { Asked } from './context.js'
import type { LiveClause } from './live.js'
import type { Memo } from './memo.js'
import { placedOn, placings } from './placing.js'

type Change = LiveClause<'change'>

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
export function changesConcerning(memo: Memo, { id, beside, attribute }: Asked): readonly Change[] {
  const list = inForceFor(memo, 'change', attribute)
  const thing = memo.state.things[id]
  if (list.length < 2 || !thing) return list
  let by = sorted.get(list)
  if (!by) sorted.set(list, (by = sort(memo.linked, list)))
  const found = [...by.others, ...(by.onSelf.get(id) ?? [])]
  if (beside !== null) found.push(...(by.besideSelf.get(beside) ?? []))
  for (const kind of memo.linked.kinds.get(thing.type) ?? []) found.push(...(by.byType.get(kind) ?? []))
  if (by.onHost.size > 0) for (const guest of placedOn(memo, id)) found.push(...(by.onHost.get(guest) ?? []))
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
    const { affected, beside } = change.resolved
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
