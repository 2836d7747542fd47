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
import { keeper, kept, type Kept } from './kept.js'
import { ownPrice } from './own-text.js'
import { perLibrary } from './per-library.js'
import { overruled, type Applying } from './stacking.js'
import { unchanging } from './unchanging.js'

/** How a value came about. */
export interface Fold {
  base: Base
  /** Changes that count, in the order in which they apply, each with the value after it; kept by a thorough look. */
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

/** How an attribute is looked up in a library: what is kept of it, and of which cards its value is as printed. */
interface Source {
  keep: Kept<Value>
  unchanging: ((card: string) => Value) | null
}

const sourcesIn = perLibrary(() => new Map<string, Source>())

function sourceOf(linked: Linked, attribute: string): Source {
  const sources = sourcesIn(linked)
  let source = sources.get(attribute)
  if (!source) {
    source = { keep: keeper(), unchanging: unchanging(linked, attribute) }
    sources.set(attribute, source)
  }
  return source
}

/** The current value. Kept until something changes that it rests on. */
export function valueOf(context: Context, id: Id, attribute: string, beside: Id | null = null): Value {
  const source = sourceOf(context.linked, attribute)
  if (source.unchanging) {
    const card = context.state.things[id]?.card
    if (card !== null && card !== undefined) return source.unchanging(card)
  }
  return kept(
    context.memo,
    source.keep,
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
  for (const change of changes) change.amount = amountOf(change.amount)
  const numbers = changes as (Applying & Change)[]
  const beaten = overruled(linked, context.state, numbers)
  const counting = beaten.size === 0 ? numbers : numbers.filter((change) => !beaten.has(change))
  for (const change of thorough ? numbers : []) {
    const by = beaten.get(change)
    if (by) others.push({ live: change.live, why: 'overruled', by: by.live, amount: change.amount })
  }
  foldNumbers(linked, fold, inOrder(linked, counting), program, thorough)
  return fold
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
function inOrder(linked: Linked, changes: (Applying & Change)[]): readonly (Applying & Change)[] {
  let sorted = true
  for (let at = 1; at < changes.length && sorted; at++) {
    const [one, other] = [changes[at - 1], changes[at]]
    sorted = !one || !other || orderOf(linked, one, other) <= 0
  }
  return sorted ? changes : changes.sort((one, other) => orderOf(linked, one, other))
}

function orderOf(linked: Linked, one: Applying, other: Applying): number {
  const { layer } = one.live.resolved
  if (layer !== 'set' && layer === other.live.resolved.layer) return 0
  const byLayer = (linked.layers.get(layer) ?? 0) - (linked.layers.get(other.live.resolved.layer) ?? 0)
  return byLayer !== 0 || layer !== 'set' ? byLayer : other.amount - one.amount
}

/** Where in the order of layers is cut to limits, if the game does so, and where adding begins. */
const cutsIn = perLibrary(({ library, layers }) => ({
  limitAt: library.layers.includes('limit') ? (layers.get('limit') ?? 0) : null,
  addAt: layers.get('add') ?? 0,
}))

function foldNumbers(
  linked: Linked,
  fold: Fold,
  changes: readonly (Applying & Change)[],
  program: Linked['library']['attributes'][string] | undefined,
  thorough: boolean,
): void {
  const { limitAt, addAt } = cutsIn(linked)
  const limits: number[] = []
  for (const { limit } of changes) if (limit !== null) limits.push(limit)
  let running = fold.base.value as number
  let beforeAdding: number | null = null
  let limited = limitAt === null || limits.length === 0
  const cut = () => {
    limited = true
    running = limitNet(beforeAdding ?? running, running, limits)
  }
  for (const change of changes) {
    const { live, amount, limit } = change
    const { layer } = live.resolved
    const place = linked.layers.get(layer) ?? 0
    if (!limited && limitAt !== null && place > limitAt) cut()
    if (beforeAdding === null && place >= addAt) beforeAdding = running
    const used = limitAt === null && limit !== null && addsUp(layer) ? limitNet(0, amount, [limit]) : amount
    running = applyLayer(layer, running, used, program?.round ?? null)
    if (thorough) fold.steps.push({ change, running })
  }
  if (!limited) cut()
  fold.unbounded = running
  fold.value = bounded(program, running)
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
