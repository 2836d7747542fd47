/** Where a value starts: by rule, as printed, as kept for an event, or the face of a die. */
import { locate } from '../link/locate.js'
import { fault } from '../state/fault.js'
import type { Value } from '../state/state.js'
import { keywordsInForce } from './collect.js'
import type { Expression } from '../program/expressions.js'
import type { Asked, Context } from './context.js'
import { evaluate } from './evaluate.js'
import { keywordTotal } from './keywords.js'
import * as part from './parts.js'
import { lookAt, notePassing, noteThing } from './recorder.js'
import { emptyValue, printedOf } from './written.js'

export interface Base {
  value: Value
  from: 'rule' | 'printed' | 'kept' | 'face' | 'keyword' | 'nothing'
}

/** The base value of an attribute of a thing, a player or an event. Faults when a rule for it asks for itself without end. */
export function baseOf(context: Context, asked: Asked): Base {
  const { id, attribute } = asked
  const { linked, state } = context
  const program = linked.library.attributes[attribute]
  const thing = state.things[id]
  if (!thing) notePassing()
  const kept = thing ? undefined : state.instances[id]?.values[attribute]
  if (kept !== undefined) return { value: kept, from: 'kept' }
  if (program?.base) return { value: byRule(context, asked, program.base), from: 'rule' }
  const printed = printedOf(linked, state, id, attribute)
  if (printed !== undefined) {
    if (program?.holds !== 'number' || typeof printed === 'number') return { value: printed, from: 'printed' }
    const number = Number(printed)
    return { value: Number.isFinite(number) ? number : 0, from: 'printed' }
  }
  if (thing?.kind === 'die') {
    noteThing(thing, part.face)
    return { value: thing.face, from: 'face' }
  }
  if (!program && linked.library.keywords[attribute]) {
    return {
      value: keywordTotal(keywordsInForce(context.memo).get(id) ?? [], attribute) ?? 0,
      from: 'keyword',
    }
  }
  return { value: emptyValue(linked, attribute), from: 'nothing' }
}

function byRule(context: Context, { id, beside, attribute }: Asked, base: Expression): Value {
  const { linked, state, reads, memo } = context
  const { working } = memo
  const key = `${attribute} ${id} ${beside ?? ''}`
  if (working.has(key)) {
    throw fault(
      'endless',
      `The ${attribute} of ${id} is defined by itself.`,
      [attribute],
      locate(linked, base),
    )
  }
  working.add(key)
  try {
    const you = lookAt(state, id, part.controller)?.controller ?? state.instances[id]?.by ?? null
    return evaluate(
      {
        linked,
        state,
        reads,
        memo,
        names: beside === null ? { it: id } : { it: id, beside },
        events: {},
        self: id,
        you,
        instance: null,
        bound: null,
      },
      base,
    )
  } finally {
    working.delete(key)
  }
}
