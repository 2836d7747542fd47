/** From a value back to the words: its base, each change in order, and the changes that do not count, with the reason. */
import type { Linked } from '../link/linked.js'
import { sentenceOf, type Words } from '../link/sentences.js'
import type { Id, State, Value } from '../state/state.js'
import type { Base } from './base.js'
import { standpoint } from './applies.js'
import { foldOf } from './fold.js'
import { liveSetOf } from './collect.js'
import type { LiveClause } from './live.js'
import { contextOf } from './values.js'
import { titleOfThing } from './written.js'
import { isMember } from './evaluate.js'

export interface Explanation {
  thing: Id
  title: string | null
  attribute: string
  base: Base
  changes: ExplainedChange[]
  unapplied: UnappliedChange[]
  /** Set when the bounds or the rounding of the attribute changed the result. */
  bounded: { from: Value; to: Value } | null
  value: Value
}

export interface ExplainedChange extends Words {
  /** The thing whose text it is. */
  source: Id | null
  layer: string
  amount: Value
  /** The value after it. */
  running: Value
}

export interface UnappliedChange extends Words {
  source: Id | null
  layer: string
  amount: Value
  why: 'not affected' | 'condition' | 'overruled' | 'itself' | 'silenced'
  /** The words of the change that counts instead, or of the text that silences it. */
  by: Words | null
}

/** How the current value of an attribute comes about; `beside`: as to another thing. */
export function explain(
  linked: Linked,
  state: State,
  thing: Id,
  attribute: string,
  beside: Id | null = null,
): Explanation {
  const context = contextOf(linked, state)
  const fold = foldOf(context, { id: thing, beside, attribute }, true)
  const words = (live: LiveClause): Words & { source: Id | null } => {
    const found = sentenceOf(linked, live.clause)
    return { ...found, title: titleOfThing(linked, state, live.source) ?? found.title, source: live.source }
  }
  const unapplied: UnappliedChange[] = fold.others.map(({ live, why, by, amount }) => ({
    ...words(live),
    layer: live.resolved.layer,
    amount,
    why,
    by: by ? words(by) : null,
  }))
  for (const { live, by } of liveSetOf(context.memo).silenced) {
    const { resolved } = live
    if (resolved.op !== 'change' || resolved.attribute !== attribute) continue
    if (!isMember(standpoint(context.memo, live), resolved.affected, thing)) continue
    unapplied.push({ ...words(live), layer: resolved.layer, amount: null, why: 'silenced', by: words(by) })
  }
  return {
    thing,
    title: titleOfThing(linked, state, thing),
    attribute,
    base: fold.base,
    changes: fold.steps.map(({ change, running }) => ({
      ...words(change.live),
      layer: change.live.resolved.layer,
      amount: change.amount,
      running,
    })),
    unapplied,
    bounded: fold.value === fold.unbounded ? null : { from: fold.unbounded, to: fold.value },
    value: fold.value,
  }
}
