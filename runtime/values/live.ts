/** Clauses in force, and finding those of a kind quickly. */
import type { Clause, Steps } from '../program/library.js'
import type { Id, LiveRef, Value } from '../state/state.js'
import type { Grounds } from './recorder.js'

export type ClauseOp = Clause<Steps>['op']
export type ClauseFor<Op extends ClauseOp> = Clause<Steps> & { op: Op }

/** A clause in force: its reference (plain data, see `refOf`) and the clause itself. */
export interface LiveClause<Op extends ClauseOp = ClauseOp> extends LiveRef {
  readonly resolved: ClauseFor<Op>
  /** The keyword it comes from, and of several of one keyword on a thing whether only one may be used. */
  readonly keyword: { name: string; single: boolean } | null
  /** Things about which it is being asked right now whether it applies: see `applies`. */
  readonly asking: Id[]
}

/** A keyword that a thing has, with its numbers. */
export interface HeldKeyword {
  name: string
  parameters: Readonly<Record<string, Value>>
  /** The clause that gave it; null when printed. */
  by: LiveRef | null
}

/** Clauses in force; `silenced` are those that would be but for a clause that takes their text away. */
export interface LiveSet {
  readonly all: readonly LiveClause[]
  readonly silenced: readonly { live: LiveClause; by: LiveClause }[]
  readonly keywords: ReadonlyMap<Id, readonly HeldKeyword[]>
  /** Values worked out with these clauses in force, by attribute, by thing. */
  readonly values: Map<string, Map<Id, KeptValue>>
  readonly index: ReadonlyMap<string, readonly LiveClause[]>
}

/** A value, and for how long it may be used again. */
export interface KeptValue {
  value: Value
  grounds: Grounds
  /** The state (and its version) for which it was worked out: there it holds in any case. */
  memo: object
}

const none: readonly LiveClause[] = []

export function makeLive(
  ref: LiveRef,
  resolved: Clause<Steps>,
  keyword: LiveClause['keyword'] = null,
): LiveClause {
  return { ...ref, resolved, keyword, asking: [] }
}

/** The plain part, which may be kept in a state. */
export function refOf(live: LiveRef): LiveRef {
  const { clause, source, visit, you, names, events, number } = live
  return { clause, source, visit, you, names, events, number }
}

/** All clauses of a kind: rules first, then cards in the order of their ids, then effects, oldest first. */
export function clausesOf<Op extends ClauseOp>(live: LiveSet, op: Op): readonly LiveClause<Op>[] {
  return (live.index.get(op) ?? none) as readonly LiveClause<Op>[]
}

/** Changes (or added words) of an attribute. */
export function clausesFor<Op extends 'change' | 'add'>(
  live: LiveSet,
  op: Op,
  attribute: string,
): readonly LiveClause<Op>[] {
  return (live.index.get(`${op} ${attribute}`) ?? none) as readonly LiveClause<Op>[]
}

/** Clauses about an event: bans, permits, musts, requirements, triggers, replacements. */
export function clausesAbout<Op extends 'ban' | 'permit' | 'must' | 'require' | 'trigger' | 'replace'>(
  live: LiveSet,
  op: Op,
  event: string,
): readonly LiveClause<Op>[] {
  return (live.index.get(`${op} ${event}`) ?? none) as readonly LiveClause<Op>[]
}

export function indexed(all: readonly LiveClause[]): Map<string, LiveClause[]> {
  const index = new Map<string, LiveClause[]>()
  for (const live of all) {
    const { resolved } = live
    put(index, resolved.op, live)
    if ('attribute' in resolved) put(index, `${resolved.op} ${resolved.attribute}`, live)
    else if ('pattern' in resolved) put(index, `${resolved.op} ${resolved.pattern.event}`, live)
  }
  return index
}

/** The same with effects in force after all that is written. */
export function withEffects(live: LiveSet, effects: readonly LiveClause[]): LiveSet {
  if (effects.length === 0) return live
  const index = new Map(live.index)
  for (const [key, more] of indexed(effects)) index.set(key, [...(index.get(key) ?? none), ...more])
  return { ...live, all: [...live.all, ...effects], values: new Map(), index }
}

function put(index: Map<string, LiveClause[]>, key: string, live: LiveClause): void {
  const there = index.get(key)
  if (there) there.push(live)
  else index.set(key, [live])
}
