/** What a verb begins: who cancels "it" when a player has just begun a tribute cancels the tribute, as the verb is over. */
import type { Lexicon } from '../../lexicon.js'
import { replaced } from '../../meaning/subject.js'

/** Stands for what was told of a deed until it is known: "If a tribute was just begun, may cancel that tribute". */
export const thatDeed = '?that deed'

/** The procedure that it begins, or that it is part of: who begins "a high tribute" begins a "tribute", who draws "fate" is in a "fate draw". */
export function procedureOf(name: string, stem: string, lexicon: Lexicon): string | null {
  const names = [`${name} ${stem}`, name, name.split(' ').at(-1) ?? name]
  return names.find((one) => isProcedure(one, lexicon)) ?? null
}

function isProcedure(name: string, lexicon: Lexicon): boolean {
  const declared = lexicon.procedure(name)
  return declared !== undefined && (declared.kind ?? 'procedure') === 'procedure'
}

/** The procedure that an event begins, by the words of its verb; null for a procedure, and for what begins nothing. */
function begunBy(event: string, lexicon: Lexicon): string | null {
  if (isProcedure(event, lexicon)) return null
  for (const [name, frames] of lexicon.deeds())
    for (const { target, stem } of frames)
      if ('event' in target && target.event === event) return procedureOf(name, stem, lexicon)
  return null
}

/** The meaning in which what has just happened is canceled as what it has begun. */
export function cancelingBegun<M>(meaning: M, lexicon: Lexicon): M {
  return replaced(meaning, (node) => {
    const pattern = (node['response'] ?? node['pattern']) as Record<string, unknown> | undefined
    if (pattern?.['stage'] !== 'just' || typeof pattern['event'] !== 'string') return null
    const procedure = begunBy(pattern['event'], lexicon)
    if (procedure === null || !('do' in node)) return null
    const canceled = (one: Record<string, unknown>): unknown =>
      one['op'] === 'cancel' && isLocal(one['what'], pattern['bind'])
        ? { ...one, what: { op: 'running', procedure } }
        : null
    return { ...node, do: replaced(node['do'], canceled) }
  }) as M
}

const isLocal = (value: unknown, name: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'op' in value &&
  value.op === 'local' &&
  'name' in value &&
  value.name === name
