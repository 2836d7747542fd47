/** When an ability is offered that says no time of its own: at the time that the rules give to what it does. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Lexicon } from '../../lexicon.js'
import { and } from '../../meaning/logic.js'
import { substitute, walk } from '../../meaning/subject.js'
import type { MeaningClause } from '../../phrases.js'

function saysTime(test: Expression | undefined): boolean {
  let found = false
  walk(test, ({ op }) => (found ||= op === 'running' || op === 'role'))
  return found
}

/** The first time that the rules give to something that is done; null where it depends on what is chosen. */
function usualTime(done: unknown, lexicon: Lexicon): Expression | null {
  let found: Expression | null = null
  walk(done, ({ op, event, roles }) => {
    if (found || op !== 'perform' || typeof event !== 'string') return
    const usual = lexicon.procedure(event)?.usual?.while
    if (!usual) return
    const filled = Object.entries((roles ?? {}) as Record<string, Expression>)
    const test = filled.reduce((told, [role, value]) => substitute(told, role, value), usual)
    let isOpen = false
    walk(test, (node) => (isOpen ||= node['op'] === 'local'))
    if (!isOpen) found = test
  })
  return found
}

export function atUsualTime(one: MeaningClause, lexicon: Lexicon): MeaningClause {
  if (one.op !== 'action' || one.label !== undefined || one.response || saysTime(one.while)) return one
  const time = usualTime(one.do, lexicon)
  return time ? { ...one, while: and(one.while ?? null, time) } : one
}
