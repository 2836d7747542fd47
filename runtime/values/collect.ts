/**
 * The clauses in force. First all that is written: rules, cards whose text is live, effects. Then silence: texts that
 * another takes away. Then grants: what things have besides their own text, again and again, since what is granted may
 * decide what else is granted, until nothing changes. Both stop with a fault that names the texts when they go in a circle.
 */
import { sentenceOf } from '../link/sentences.js'
import { clauseOf } from '../link/refs.js'
import { fault } from '../state/fault.js'
import type { Id, LiveEffect, LiveRef } from '../state/state.js'
import { applies, standpoint } from './applies.js'
import type { Context } from './context.js'
import { compile, evaluate } from './evaluate.js'
import { toList } from './evaluator.js'
import { keywordClauses } from './keywords.js'
import {
  clausesOf,
  indexed,
  makeLive,
  refOf,
  withEffects,
  type HeldKeyword,
  type LiveClause,
  type LiveSet,
} from './live.js'
import { memoOf, type Memo } from './memo.js'
import { recorded, stillStand, type Grounds } from './recorder.js'
import { rolesOf } from './rules-text.js'
import { printedRef, sourcesOf, type Sources } from './sources.js'
import { tableOf } from './table.js'

type Standpoint = Pick<Context, 'linked' | 'state' | 'reads'>

/** How often silence and grants may change before they count as a contradiction. */
const mostRounds = 30

/** The clauses in force in a state. While they are still being found, those found so far. */
export function liveSetOf(context: Standpoint): LiveSet {
  const memo = memoOf(context.linked, context.state)
  if (!memo.live) settle(context, memo)
  return memo.live as LiveSet
}

interface Written {
  sources: Sources
  effects: readonly LiveClause[]
}

/** What silence and grants made of a set the last time, and what that rests on. */
interface Settled {
  live: LiveSet
  grounds: Grounds
}

const settled = new WeakMap<LiveSet, Settled>()

function settle(context: Standpoint, memo: Memo): void {
  const { linked, state } = context
  const { live: start, written } = allWritten(context, sourcesOf(linked, state))
  memo.live = start
  if (clausesOf(start, 'silence').length + clausesOf(start, 'grant').length === 0) return
  const before = settled.get(start)
  if (before && stillStand(before.grounds, state)) {
    memo.live = before.live
    return
  }
  try {
    const { grounds } = recorded(() =>
      settleGrants(context, memo, written, settleSilence(context, memo, written)),
    )
    settled.set(start, { live: memo.live, grounds })
  } catch (error) {
    memo.live = null
    throw error
  }
}

const printed = new WeakMap<Sources, LiveSet>()
const effective = new WeakMap<LiveSet, { of: readonly LiveEffect[]; written: Written; live: LiveSet }>()

/** All that is written: printed texts are put together once for each arrangement of the table, effects are added to them. */
function allWritten(context: Standpoint, sources: Sources): { written: Written; live: LiveSet } {
  let base = printed.get(sources)
  if (!base) {
    base = assemble(context, { sources, effects: [] }, new Map(), new Map())
    printed.set(sources, base)
  }
  const { effects } = context.state
  if (effects.length === 0) return { written: { sources, effects: [] }, live: base }
  const before = effective.get(base)
  if (
    before &&
    before.of.length === effects.length &&
    before.of.every((effect, at) => effect === effects[at])
  )
    return before
  const applied = effects.map((effect) => makeLive(refOf(effect), clauseOf(context.linked, effect.clause)))
  const now = { of: [...effects], written: { sources, effects: applied }, live: withEffects(base, applied) }
  effective.set(base, now)
  return now
}

function settleSilence(context: Standpoint, memo: Memo, written: Written): Map<Id, LiveClause> {
  let silenced = new Map<Id, LiveClause>()
  let involved: LiveClause[] = []
  for (let round = 0; round < mostRounds; round++) {
    const live = memo.live as LiveSet
    const next = new Map<Id, LiveClause>()
    for (const silence of clausesOf(live, 'silence')) {
      for (const { id } of written.sources.cards) {
        if (!next.has(id) && id !== silence.source && applies(context, silence, id) === 'applies')
          next.set(id, silence)
      }
    }
    if (sameKeys(silenced, next)) return next
    if (next.size > 0) involved = [...next.values()]
    silenced = next
    memo.live = assemble(context, written, silenced, new Map())
  }
  throw contradiction(context, involved, 'silence each other')
}

interface Granted {
  keywords: HeldKeyword[]
  clauses: LiveClause[]
}

function settleGrants(
  context: Standpoint,
  memo: Memo,
  written: Written,
  silenced: ReadonlyMap<Id, LiveClause>,
): void {
  let before = ''
  for (let round = 0; round < mostRounds; round++) {
    const { granted, key } = grantsNow(context, memo.live as LiveSet)
    if (key === before) return
    before = key
    memo.live = assemble(context, written, silenced, granted)
  }
  throw contradiction(context, clausesOf(memo.live as LiveSet, 'grant'), 'give and take what they depend on')
}

/** Everything that is granted now, by thing; `key` tells whether it is the same as before. */
function grantsNow(context: Standpoint, live: LiveSet): { granted: Map<Id, Granted>; key: string } {
  const granted = new Map<Id, Granted>()
  const key: string[] = []
  clausesOf(live, 'grant').forEach((grant, place) => {
    const { clauses, keyword, parameters } = grant.resolved
    for (const id of affectedBy(context, grant)) {
      const thing = context.state.things[id]
      if (!thing || applies(context, grant, id) !== 'applies') continue
      const there = granted.get(id) ?? { keywords: [], clauses: [] }
      granted.set(id, there)
      const numbers =
        keyword === undefined ? {} : rolesOf(parameters ?? {}, compile)(standpoint(context, grant))
      key.push(`${place} ${id} ${JSON.stringify(numbers)}`)
      if (keyword !== undefined) there.keywords.push({ name: keyword, parameters: numbers, by: refOf(grant) })
      const names = { ...grant.names }
      const of: Omit<LiveRef, 'clause'> = {
        ...printedRef(thing),
        names,
        events: grant.events,
        number: grant.number,
      }
      clauses.forEach((resolved, clause) => {
        there.clauses.push(makeLive({ ...of, clause: { of: 'granted', by: grant.clause, clause } }, resolved))
      })
    }
  })
  return { granted, key: key.join('\n') }
}

function affectedBy(context: Standpoint, grant: LiveClause<'grant'>): readonly Id[] {
  const { affected } = grant.resolved
  if (affected.op === 'things' && !affected.among) return tableOf(context.linked, context.state).inPlay
  const list = toList(evaluate(standpoint(context, grant), affected))
  return list.filter((id): id is Id => typeof id === 'string')
}

function assemble(
  { linked, state }: Standpoint,
  written: Written,
  silenced: ReadonlyMap<Id, LiveClause>,
  granted: ReadonlyMap<Id, Granted>,
): LiveSet {
  const all: LiveClause[] = [...written.sources.rules]
  const quiet: { live: LiveClause; by: LiveClause }[] = []
  const keywords = new Map<Id, readonly HeldKeyword[]>()
  const left = new Map(granted)
  const addThing = (id: Id, clauses: readonly LiveClause[], held: readonly HeldKeyword[]) => {
    const thing = state.things[id]
    if (!thing) return
    all.push(...clauses)
    if (held.length === 0) return
    keywords.set(id, held)
    all.push(...keywordClauses(linked, printedRef(thing), held))
  }
  for (const { id, clauses, keywords: printed } of written.sources.cards) {
    const by = silenced.get(id)
    const more = left.get(id)
    left.delete(id)
    if (by) quiet.push(...clauses.map((live) => ({ live, by })))
    addThing(
      id,
      by ? (more?.clauses ?? []) : [...clauses, ...(more?.clauses ?? [])],
      by ? (more?.keywords ?? []) : [...printed, ...(more?.keywords ?? [])],
    )
  }
  for (const [id, more] of left) addThing(id, more.clauses, more.keywords)
  return withEffects(
    { all, silenced: quiet, keywords, values: new Map(), index: indexed(all) },
    written.effects,
  )
}

function sameKeys(one: ReadonlyMap<Id, unknown>, other: ReadonlyMap<Id, unknown>): boolean {
  return one.size === other.size && [...one.keys()].every((key) => other.has(key))
}

function contradiction({ linked }: Standpoint, clauses: readonly LiveClause[], what: string) {
  const words = clauses.map((live) => sentenceOf(linked, live.clause))
  const titles = [...new Set(words.map(({ title }) => title))]
  const [first] = words
  return fault(
    'contradiction',
    `These texts ${what}: ${titles.join(', ')}.`,
    titles,
    first ? { file: first.file, line: first.line } : null,
  )
}
