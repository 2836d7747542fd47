/** The known things that a derivation mentions. */
import type { Edge } from '../chart/edge.js'
import type { Expression } from '../../../runtime/program/expressions.js'
import type { Node } from '../meaning/node.js'
import type { ClausePhrase, ConditionPhrase, ThingPhrase } from '../phrases.js'
import type { Mention } from './resolve.js'

function isThing(payload: object): payload is ThingPhrase {
  return 'as' in payload && payload.as === 'thing'
}

/**
 * What is meant without a phrase of its own: what a card is placed on; and what a condition says that there is ("while aboard
 * a ship, that ship …"), which only "that" takes up.
 */
function besides(payload: object, end: number): Mention[] {
  if (!('as' in payload)) return []
  if (payload.as === 'clause')
    return ((payload as ClausePhrase).mentions ?? []).map((mention) => ({ ...mention, end, host: true }))
  if (payload.as !== 'condition') return []
  return existing((payload as ConditionPhrase).value).map((value): Mention => ({
    value,
    type: { name: value.type, many: false },
    end,
    onlyThat: true,
  }))
}

function existing(test: Expression): Node<'things'>[] {
  if (test.op === 'and') return test.items.flatMap(existing)
  if (test.op !== 'compare' || test.by !== '>' || test.left.op !== 'count') return []
  return test.left.of.op === 'things' ? [test.left.of] : []
}

/** "While Mara is at a place, she …": who is called by a name is known. */
function named({ titled, set }: ThingPhrase): Expression | null {
  if (!titled || !set) return null
  const { name, type, among, where } = set
  return { op: 'things', name, type, ...(among && { among }), ...(where && { where }) }
}

/** In the order of the text. */
export function mentionsIn(edge: Edge): Mention[] {
  const found: Mention[] = []
  const visit = (at: Edge): void => {
    for (const child of at.children) visit(child)
    const { payload } = at
    found.push(...besides(payload, at.end))
    if (!isThing(payload) || payload.pending) return
    const { type, value } = payload
    const name = value ? null : named(payload)
    if (value) found.push({ value, type, end: at.end })
    else if (name) found.push({ value: name, type, end: at.end, byName: true })
  }
  visit(edge)
  return found
}
