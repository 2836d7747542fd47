/** Whether a clause in force applies to a thing. */
import type { Linked } from '../link/linked.js'
import type { Expression } from '../program/expressions.js'
import type { Id } from '../state/state.js'
import { bind, type Asked, type Context } from './context.js'
import { holds, isMember } from './evaluate.js'
import type { LiveClause } from './live.js'
import type { Memo } from './memo.js'
import * as part from './parts.js'
import { lookAt } from './recorder.js'
import { visitName } from './visits.js'

export type Verdict = 'applies' | 'not affected' | 'condition' | 'itself'

/** From where a clause in force asks. */
export function standpoint(memo: Memo, live: LiveClause): Context {
  const { linked, state, reads } = memo
  return {
    linked,
    state,
    reads,
    memo,
    instance: null,
    bound: null,
    names: live.names,
    events: live.events,
    self: live.source,
    you: live.you,
  }
}

/**
 * Whether a thing is among those affected and the condition holds; if so, `use` is called (for the amount) before the
 * question is closed. A clause that asks, directly or by a detour, for what it changes itself ("each unit with power
 * less than 3 is power +1") is left out of the answer to its own question: `itself`.
 */
export function applies(
  memo: Memo,
  live: LiveClause<'change' | 'add' | 'silence' | 'grant'>,
  id: string,
  use?: (at: Context) => void,
): Verdict {
  return appliesBeside(memo, live, { id, beside: null }, use)
}

/** The same for a thing as to another: a change that names no other thing applies as to all. */
export function appliesBeside(
  memo: Memo,
  live: LiveClause<'change' | 'add' | 'silence' | 'grant'>,
  { id, beside }: Pick<Asked, 'id' | 'beside'>,
  use?: (at: Context) => void,
): Verdict {
  const { affected, while: condition } = live.resolved
  if (affected.op === 'this' && live.source !== id) return 'not affected'
  const key = beside === null ? id : `${id} ${beside}`
  if (live.asking.includes(key)) {
    memo.cuts += 1
    return 'itself'
  }
  const at = standpoint(memo, live)
  live.asking.push(key)
  try {
    if (live.number > 0 && isAimedElsewhere(at, affected, id, live)) return 'not affected'
    // "+1 for each card under it": the amount and the condition may speak of the thing affected.
    const ofIt = memberOf(
      at,
      affected,
      id,
      'attribute' in live.resolved && isPrice(memo.linked, live.resolved.attribute),
    )
    const ofBoth = ofIt && besideOf(ofIt, live, beside)
    if (!ofBoth) return 'not affected'
    if (!holds(ofBoth, condition)) return 'condition'
    use?.(ofBoth)
    memo.linked.watch?.(live.resolved)
    return 'applies'
  } finally {
    live.asking.pop()
  }
}

/** Whether changes of an attribute reach cards that are not in play: what it costs to play them. */
export function isPrice({ library }: Linked, attribute: string): boolean {
  return library.attributes[attribute]?.price !== undefined
}

/** From where what is said of a member of the set is asked; null when the thing is none. */
function memberOf(at: Context, set: Expression, id: Id, anywhere = false): Context | null {
  if (set.op === 'this') return at.self === id ? at : null
  if (!isMember(at, set, id, anywhere)) return null
  return set.op === 'things' ? bind(at, set.name, id) : at
}

function besideOf(
  at: Context,
  { resolved, number, names, visit }: LiveClause,
  beside: Id | null,
): Context | null {
  const set = resolved.op === 'change' ? resolved.beside : undefined
  if (!set) return at
  if (beside === null || (number > 0 && isAimedElsewhere(at, set, beside, { names, visit }))) return null
  return memberOf(at, set, beside)
}

/** An effect does not follow the thing whose text it came from beyond the visit it was on. */
function isAimedElsewhere(
  { state }: Context,
  affected: Expression,
  id: string,
  live: Pick<LiveClause, 'names' | 'visit'>,
): boolean {
  const thing = lookAt(state, id, part.visit)
  if (!thing) return false
  if (affected.op === 'this') return thing.visit !== live.visit
  const visit = affected.op === 'local' ? live.names[visitName(affected.name)] : undefined
  return typeof visit === 'number' && visit !== thing.visit
}
