/** Clauses in force, and finding those of a kind quickly. */
import type { Clause, LivePart, Steps } from '../program/library.js'
import { mentions } from '../program/mentions.js'
import type { Id, LiveRef, Value } from '../state/state.js'

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
  /** Of its clauses no more than this is in force; without it all are. */
  only?: LivePart
}

/** Whether what stands under a label, or a keyword of that name, is in force where only a part is; without it all is. */
export function counts(only: LivePart | undefined, name: string | undefined): boolean {
  return only === undefined || (name !== undefined && only.names.includes(name.toLowerCase()))
}

/** Whether a clause is in force where only a part of the text is: by its label, or by what it answers of the card's own doing. */
export function isPart(only: LivePart | undefined, clause: Clause<Steps>): boolean {
  if (counts(only, labelOf(clause))) return true
  return clause.op === 'trigger' && only?.answers.includes(clause.pattern.event) === true && isOwn(clause)
}

const isOwn = ({ pattern: { where } }: ClauseFor<'trigger'>): boolean =>
  where !== undefined && mentions(where, 'this')

/** The code or heading a clause is printed under; undefined when there is none. */
export function labelOf(clause: Clause<Steps>): string | undefined {
  return 'label' in clause ? clause.label : undefined
}

/** Clauses in force; `silenced` are those that would be but for a clause that takes their text away. */
export interface LiveSet {
  readonly all: readonly LiveClause[]
  readonly silenced: readonly { live: LiveClause; by: LiveClause }[]
  readonly keywords: ReadonlyMap<Id, readonly HeldKeyword[]>
  /** By kind, and by kind and what they are about; a list stays the same one while nothing in it changes. */
  readonly index: ReadonlyMap<string, readonly LiveClause[]>
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
  return listed(live, op) as readonly LiveClause<Op>[]
}

/** Clauses about an event: bans, permits, musts, requirements, triggers, replacements. */
export function clausesAbout<Op extends 'ban' | 'permit' | 'must' | 'require' | 'trigger' | 'replace'>(
  live: LiveSet,
  op: Op,
  event: string,
): readonly LiveClause<Op>[] {
  return listed(live, aboutKey(op, event)) as readonly LiveClause<Op>[]
}

const joined = new Map<string, Map<string, string>>()

/** The key of the index for clauses of a kind about an event or an attribute: one string for each, made once. */
export function aboutKey(op: ClauseOp, about: string): string {
  let keys = joined.get(op)
  if (!keys) joined.set(op, (keys = new Map()))
  let key = keys.get(about)
  if (key === undefined) keys.set(about, (key = `${op} ${about}`))
  return key
}

/** The list under a key of the index. */
export function listed(live: LiveSet, key: string): readonly LiveClause[] {
  return live.index.get(key) ?? none
}

/** A set of these clauses, none of them silenced. */
export function setOf(all: readonly LiveClause[]): LiveSet {
  return { all, silenced: [], keywords: new Map(), index: indexed(all) }
}

export function indexed(all: readonly LiveClause[]): Map<string, LiveClause[]> {
  const index = new Map<string, LiveClause[]>()
  for (const live of all) for (const key of keysOf(live)) put(index, key, live)
  return index
}

function keysOf({ resolved }: LiveClause): string[] {
  const { op } = resolved
  if ('attribute' in resolved) return [op, aboutKey(op, resolved.attribute)]
  if ('pattern' in resolved) return [op, aboutKey(op, resolved.pattern.event)]
  return [op]
}

/** The same with effects in force after all that is written. */
export function withEffects(live: LiveSet, effects: readonly LiveClause[]): LiveSet {
  if (effects.length === 0) return live
  const index = new Map(live.index)
  for (const [key, more] of indexed(effects)) index.set(key, [...(index.get(key) ?? none), ...more])
  return { ...live, all: [...live.all, ...effects], index }
}

/** The same without the clauses of some things, and with more in their places: by age of the thing. */
export function replaced(
  live: LiveSet,
  without: ReadonlySet<Id>,
  more: readonly LiveClause[],
  held: LiveSet['keywords'],
): LiveSet {
  const stays = ({ source }: LiveClause) => source === null || !without.has(source)
  const index = new Map(live.index)
  const added = indexed(more)
  const lost = without.size > 0 ? live.all.filter((one) => !stays(one)) : none
  for (const key of new Set([...added.keys(), ...lost.flatMap(keysOf)])) {
    const rest = (index.get(key) ?? none).filter(stays)
    index.set(key, inOrder(rest, added.get(key) ?? none))
  }
  return { all: inOrder(live.all.filter(stays), more), silenced: live.silenced, keywords: held, index }
}

function inOrder(list: readonly LiveClause[], more: readonly LiveClause[]): readonly LiveClause[] {
  return more.length === 0 ? list : [...list, ...more].sort((one, other) => ageOf(one) - ageOf(other))
}

function ageOf({ source }: LiveClause): number {
  return source === null ? -1 : Number(source.slice(1))
}

function put(index: Map<string, LiveClause[]>, key: string, live: LiveClause): void {
  const there = index.get(key)
  if (there) there.push(live)
  else index.set(key, [live])
}
