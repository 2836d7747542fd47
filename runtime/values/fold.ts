/** The value of an attribute: its base, then every live change that counts, in the game's order of layers. */
import type { Linked } from '../link/linked.js'
import type { Id, Value } from '../state/state.js'
import { appliesBeside, isPrice, type Verdict } from './applies.js'
import { baseOf, type Base } from './base.js'
import { inForceFor } from './collect.js'
import { concerning } from './concerning.js'
import { nowhere, type Asked, type Context } from './context.js'
import { evaluate } from './evaluate.js'
import { addsUp, amountOf, applyLayer, bounded } from './layers.js'
import type { LiveClause } from './live.js'
import { keepers, kept } from './kept.js'
import { ownPrice } from './own-text.js'
import { overruled, type Applying } from './stacking.js'
import { unchanging } from './unchanging.js'

/** How a value came about. */
export interface Fold {
  base: Base
  /** Changes that count, in the order in which they apply, each with the value after it. */
  steps: { change: Change; running: Value }[]
  /** Changes of the attribute that do not count for this thing. */
  others: {
    live: LiveClause<'change'>
    why: Exclude<Verdict, 'applies'> | 'overruled'
    by: LiveClause | null
    amount: Value
  }[]
  /** Before and after bounds and rounding. */
  unbounded: Value
  value: Value
}

interface Change {
  live: LiveClause<'change'>
  amount: Value
  limit: number | null
}

const keeperOf = keepers<Value>()

/** The current value. Kept until something changes that it rests on. */
export function valueOf(context: Context, id: Id, attribute: string, beside: Id | null = null): Value {
  const fixed = unchanging(context, id, attribute)
  if (fixed !== undefined) return fixed
  return kept(
    context.memo,
    keeperOf(attribute),
    [id, beside],
    (memo) => foldOf(nowhere(memo), { id, beside, attribute }, false).value,
  )
}

/** Works out a value with all that was looked at; `thorough` also keeps the changes that do not count. */
export function foldOf(context: Context, asked: Asked, thorough: boolean): Fold {
  const { linked } = context
  const program = linked.library.attributes[asked.attribute]
  const base = baseOf(context, asked)
  const others: Fold['others'] = []
  const changes = applying(context, asked, thorough ? others : null)
  const fold: Fold = { base, steps: [], others, unbounded: base.value, value: base.value }
  if (typeof base.value !== 'number' || (program && program.holds !== 'number'))
    return foldWords(fold, changes)
  const numbers = changes.map((change) => ({ ...change, amount: amountOf(change.amount) }))
  const beaten = overruled(linked, context.state, numbers)
  const counting: (Applying & Change)[] = []
  for (const change of numbers) {
    const by = beaten.get(change)
    if (!by) counting.push(change)
    else if (thorough)
      others.push({ live: change.live, why: 'overruled', by: by.live, amount: change.amount })
  }
  return foldNumbers(linked, fold, base.value, inOrder(linked, counting), program)
}

function applying(context: Context, asked: Asked, others: Fold['others'] | null): Change[] {
  const changes: Change[] = []
  const { memo } = context
  const inForce = others ? inForceFor(memo, 'change', asked.attribute) : concerning(memo, 'change', asked)
  const own = isPrice(memo.linked, asked.attribute) ? ownPrice(memo, asked.id, asked.attribute) : []
  const all = own.length > 0 ? [...inForce, ...own] : inForce
  for (const live of all) {
    let amount: Value = 0
    let limit: number | null = null
    const verdict = appliesBeside(memo, live, asked, (at) => {
      amount = evaluate(at, live.resolved.amount)
      if (live.resolved.limit) limit = amountOf(evaluate(at, live.resolved.limit))
    })
    if (verdict === 'applies') changes.push({ live, amount, limit })
    else others?.push({ live, why: verdict, by: null, amount: null })
  }
  return changes
}

/** By layer; within a layer as they came into force, but lower settings last, so that the lowest counts. */
function inOrder<C extends Applying>(linked: Linked, changes: C[]): C[] {
  const place = ({ live }: C) => linked.layers.get(live.resolved.layer) ?? 0
  return changes.sort((one, other) => {
    const byLayer = place(one) - place(other)
    return byLayer !== 0 || one.live.resolved.layer !== 'set' ? byLayer : other.amount - one.amount
  })
}

function foldNumbers(
  linked: Linked,
  fold: Fold,
  base: number,
  changes: readonly (Applying & Change)[],
  program: Linked['library']['attributes'][string] | undefined,
): Fold {
  const limitAt = linked.library.layers.includes('limit') ? (linked.layers.get('limit') ?? 0) : null
  const addAt = linked.layers.get('add') ?? 0
  const limits = changes.flatMap(({ limit }) => (limit === null ? [] : [limit]))
  let running = base
  let beforeAdding: number | null = null
  let limited = limitAt === null || limits.length === 0
  const cut = () => {
    limited = true
    running = limitNet(beforeAdding ?? running, running, limits)
  }
  for (const change of changes) {
    const { live, amount, limit } = change
    const place = linked.layers.get(live.resolved.layer) ?? 0
    if (!limited && limitAt !== null && place > limitAt) cut()
    if (beforeAdding === null && place >= addAt) beforeAdding = running
    const used =
      limitAt === null && limit !== null && addsUp(live.resolved.layer)
        ? limitNet(0, amount, [limit])
        : amount
    running = applyLayer(live.resolved.layer, running, used, program?.round ?? null)
    fold.steps.push({ change, running })
  }
  if (!limited) cut()
  fold.unbounded = running
  fold.value = bounded(program, running)
  return fold
}

/** A net change not beyond its limits: upwards not above those greater than 0, downwards not below those less. */
function limitNet(from: number, to: number, limits: readonly number[]): number {
  let net = to - from
  for (const limit of limits) net = limit >= 0 ? Math.min(net, limit) : Math.max(net, limit)
  return from + net
}

/** Words and texts are only replaced: the latest change counts. */
function foldWords(fold: Fold, changes: readonly Change[]): Fold {
  for (const change of changes) {
    fold.value = change.amount
    fold.steps.push({ change, running: change.amount })
  }
  fold.unbounded = fold.value
  return fold
}
