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
import { compile, evaluate } from './evaluate.js'
import { toList } from './evaluator.js'
import { keywordClauses } from './keywords.js'
import {
  aboutKey,
  clausesOf,
  type HeldKeyword,
  indexed,
  isPart,
  listed,
  type LiveClause,
  type LiveSet,
  makeLive,
  refOf,
  withEffects,
} from './live.js'
import type { Memo } from './memo.js'
import { likeBefore } from './same-again.js'
import { aside, groundsBelow, noteProbe, probes, recorded, stillStand, type Grounds } from './recorder.js'
import { rolesOf } from './rules-text.js'
import { partHere } from './own-text.js'
import { heldUnder, printedRef, rulesOf } from './sources.js'
import { allInPlay, speaking, tableOf, type Table } from './table.js'

/** How often silence and grants may change before they count as a contradiction. */
const mostRounds = 30

/** The clauses in force in a state. While they are still being found, those found so far. */
export function liveSetOf(memo: Memo): LiveSet {
  return memo.live ?? aside(() => settle(memo))
}

// While the clauses in force are being found, these see those found so far.
const ofKey = probes((memo, key) => listed(liveSetOf(memo), key), { ofClauses: true })
const ofKeywords = { look: (memo: Memo) => liveSetOf(memo).keywords, ofClauses: true } as const

/** Changes or added words of an attribute that are in force. */
export function inForceFor<Op extends 'change' | 'add'>(
  memo: Memo,
  op: Op,
  attribute: string,
): readonly LiveClause<Op>[] {
  return inForce(memo, aboutKey(op, attribute)) as readonly LiveClause<Op>[]
}

/** Clauses in force by the key of the index: a kind, or a kind and what it is about. */
export function inForce(memo: Memo, key: string): readonly LiveClause[] {
  const found = listed(liveSetOf(memo), key)
  noteProbe(ofKey(key), found, memo.liveMoves)
  return found
}

/** The keywords that things have. */
export function keywordsInForce(memo: Memo): LiveSet['keywords'] {
  const { keywords } = liveSetOf(memo)
  noteProbe(ofKeywords, keywords, memo.liveMoves)
  return keywords
}

interface Written {
  table: Table
  effects: readonly LiveClause[]
}

/** What silence and grants made of a set the last time, and what that rests on. */
interface Settled {
  live: LiveSet
  grounds: Grounds
  /** The position for which it was last found to stand. */
  position: number
}

const settled = new WeakMap<LiveSet, Settled>()

/** By game, what was found to be in force the last time. */
const latest = new WeakMap<object, LiveSet>()

function settle(memo: Memo): LiveSet {
  const { live: start, written } = allWritten(memo)
  memo.live = start
  memo.liveMoves = clausesOf(start, 'silence').length + clausesOf(start, 'grant').length > 0
  if (!memo.liveMoves) return start
  memo.settling = true
  try {
    const before = settled.get(start)
    if (before && stillStand(before.grounds, memo, before.position)) {
      before.position = memo.position
      memo.liveMoves = before.grounds.moving
      return (memo.live = before.live)
    }
    const { value: found, grounds } = recorded(() =>
      settleGrants(memo, written, settleSilence(memo, written)),
    )
    const value = likeBefore(found, latest.get(memo.game) ?? null)
    latest.set(memo.game, value)
    memo.live = value
    // What was found to be in force follows from the rest.
    if (grounds) settled.set(start, { live: value, grounds: groundsBelow(grounds), position: memo.position })
    memo.liveMoves = grounds?.moving ?? true
    return value
  } catch (error) {
    memo.live = null
    throw error
  } finally {
    memo.settling = false
  }
}

const applied = new WeakMap<LiveEffect, LiveClause>()
const latestWritten = new WeakMap<object, LiveSet>()
const effective = new WeakMap<LiveSet, { of: readonly LiveEffect[]; live: LiveSet }>()

/** All that is written: the printed texts that the table has, and effects behind them. */
function allWritten({ linked, state, game }: Memo): { written: Written; live: LiveSet } {
  const table = tableOf(linked, state)
  const effects = state.effects.map((effect) => {
    let live = applied.get(effect)
    if (!live) applied.set(effect, (live = makeLive(refOf(effect), clauseOf(linked, effect.clause))))
    return live
  })
  const written = { table, effects }
  if (effects.length === 0) return { written, live: table.written }
  const before = effective.get(table.written)
  if (
    before &&
    before.of.length === effects.length &&
    before.of.every((effect, at) => effect === state.effects[at])
  )
    return { written, live: before.live }
  const live = likeBefore(withEffects(table.written, effects), latestWritten.get(game) ?? null)
  latestWritten.set(game, live)
  const now = { of: state.effects, live }
  effective.set(table.written, now)
  return { written, live: now.live }
}

function settleSilence(memo: Memo, written: Written): Map<Id, LiveClause> {
  let silenced = new Map<Id, LiveClause>()
  let involved: LiveClause[] = []
  for (let round = 0; round < mostRounds; round++) {
    const live = memo.live as LiveSet
    const next = new Map<Id, LiveClause>()
    for (const silence of clausesOf(live, 'silence')) {
      for (const id of speaking(written.table)) {
        if (!next.has(id) && id !== silence.source && applies(memo, silence, id) === 'applies')
          next.set(id, silence)
      }
    }
    if (sameKeys(silenced, next)) return next
    if (next.size > 0) involved = [...next.values()]
    silenced = next
    memo.live = assemble(memo, written, silenced, new Map())
  }
  throw contradiction(memo, involved, 'silence each other')
}

interface Granted {
  keywords: HeldKeyword[]
  clauses: LiveClause[]
}

function settleGrants(memo: Memo, written: Written, silenced: ReadonlyMap<Id, LiveClause>): LiveSet {
  let before = ''
  for (let round = 0; round < mostRounds; round++) {
    const { granted, key } = grantsNow(memo, memo.live as LiveSet)
    if (key === before) return memo.live as LiveSet
    before = key
    memo.live = assemble(memo, written, silenced, granted)
  }
  throw contradiction(memo, clausesOf(memo.live as LiveSet, 'grant'), 'give and take what they depend on')
}

/** Everything that is granted now, by thing; `key` tells whether it is the same as before. */
function grantsNow(memo: Memo, live: LiveSet): { granted: Map<Id, Granted>; key: string } {
  const granted = new Map<Id, Granted>()
  const key: string[] = []
  clausesOf(live, 'grant').forEach((grant, place) => {
    const { clauses, keyword, parameters } = grant.resolved
    for (const id of affectedBy(memo, grant)) {
      const thing = memo.state.things[id]
      if (!thing || applies(memo, grant, id) !== 'applies') continue
      const there = granted.get(id) ?? { keywords: [], clauses: [] }
      granted.set(id, there)
      const numbers = keyword === undefined ? {} : rolesOf(parameters ?? {}, compile)(standpoint(memo, grant))
      key.push(`${place} ${id} ${JSON.stringify(numbers)}`)
      const only = partHere(memo.linked, memo.state, thing)
      if (keyword !== undefined) {
        const held = { name: keyword, parameters: numbers, by: refOf(grant) }
        there.keywords.push(...heldUnder(memo.linked, held, only))
      }
      const names = { ...grant.names }
      const of: Omit<LiveRef, 'clause'> = {
        ...printedRef(thing),
        names,
        events: grant.events,
        number: grant.number,
      }
      clauses.forEach((resolved, clause) => {
        if (!isPart(only, resolved)) return
        there.clauses.push(makeLive({ ...of, clause: { of: 'granted', by: grant.clause, clause } }, resolved))
      })
    }
  })
  return { granted, key: key.join('\n') }
}

function affectedBy(memo: Memo, grant: LiveClause<'grant'>): readonly Id[] {
  const { affected } = grant.resolved
  if (affected.op === 'things' && !affected.among) return allInPlay(memo.linked, memo.state)
  const list = toList(evaluate(standpoint(memo, grant), affected))
  return list.filter((id): id is Id => typeof id === 'string')
}

function assemble(
  { linked, state }: Memo,
  { table, effects }: Written,
  silenced: ReadonlyMap<Id, LiveClause>,
  granted: ReadonlyMap<Id, Granted>,
): LiveSet {
  const all: LiveClause[] = [...rulesOf(linked)]
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
  for (const id of speaking(table)) {
    const { clauses, keywords: printed } = table.entries.get(id)?.source ?? { clauses: [], keywords: [] }
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
  return withEffects({ all, silenced: quiet, keywords, index: indexed(all) }, effects)
}

function sameKeys(one: ReadonlyMap<Id, unknown>, other: ReadonlyMap<Id, unknown>): boolean {
  return one.size === other.size && [...one.keys()].every((key) => other.has(key))
}

function contradiction({ linked }: Memo, clauses: readonly LiveClause[], what: string) {
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
