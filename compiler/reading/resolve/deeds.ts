/** What was done to a thing that is meant again: "the chosen unit", "the unit just destroyed". */
import type { Expression } from '../../../runtime/program/expressions.js'
import { walk } from '../meaning/subject.js'
import { isExpression } from './bindings.js'
import type { Bound } from './bindings.js'

/** It was chosen, by whatever words. */
export const chosenDeed = 'choose'

/** It fills this role of such an event. */
export const deedOf = (event: string, role: string): string => `${role}>${event}`

/** Those of the candidates that are meant by such a deed. */
export function doneTo(deed: string, all: readonly Bound[], meanings: readonly unknown[]): Bound[] {
  const done = all.filter(({ value }) => meanings.some((meaning) => wasDone(deed, value, meaning)))
  if (deed !== chosenDeed) return done
  // "Choose a unit. Destroy a scout. The chosen unit …": rather what was only chosen.
  const only = done.filter(({ value }) => !meanings.some((meaning) => isUsed(value, meaning)))
  return only.length > 0 ? only : done
}

/** Whether something is done with it at once. */
function isUsed(value: Expression, meaning: unknown): boolean {
  const same = JSON.stringify(value)
  let found = false
  walk(meaning, ({ op, roles }) => {
    if (op !== 'perform' || typeof roles !== 'object' || roles === null) return
    found ||= Object.values(roles).some((filler) => JSON.stringify(filler) === same)
  })
  return found
}

/** Whether a meaning does this to the thing that a value names, or waits for its being done. */
function wasDone(deed: string, value: Expression, meaning: unknown): boolean {
  const [role = '', event] = deed.split('>')
  const same = JSON.stringify(value)
  let found = false
  walk(meaning, (node) => {
    if (event === undefined) found ||= node['op'] === 'choose' && isCalled(value, node['as'])
    else if (node['event'] !== event) return
    else if (node['op'] === 'perform') found ||= JSON.stringify(roleIn(node['roles'], role)) === same
    else if (value.op === 'participant') found ||= value.role === role && value.event === node['bind']
  })
  return found
}

const isCalled = (value: Expression, name: unknown): boolean => value.op === 'local' && value.name === name

function roleIn(roles: unknown, role: string): Expression | null {
  const filler = typeof roles === 'object' && roles !== null ? (roles as Record<string, unknown>)[role] : null
  return isExpression(filler) ? filler : null
}
