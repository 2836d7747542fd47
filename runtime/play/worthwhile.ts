/** What is chosen for nothing else than a verb that may not be done with it is no choice at all. */
import { codeOf } from '../link/refs.js'
import type { CodeRef, Steps, Value } from '../state/state.js'
import { lookAt } from '../values/recorder.js'
import * as parts from '../values/parts.js'
import { zoneName } from '../state/places.js'
import { valueOf } from './ask.js'
import type { Setting } from './frames.js'
import type { Table } from './play.js'

/** Whether an event may not begin with these roles. */
export type Refused = (event: string, roles: Record<string, Value>, setting: Setting) => boolean

type Step = Steps[number]
type Perform = Extract<Step, { op: 'perform' }>

/**
 * Of the candidates for a name that a text of a card chooses, those with which one of the verbs that it is chosen for may
 * be done. All of them where the text does something else with it as well.
 */
export function worthwhile(
  table: Table,
  code: CodeRef,
  from: number,
  name: string,
  candidates: readonly Value[],
  scope: Setting,
  refused: Refused,
): readonly Value[] {
  if (code.in !== 'clause' || candidates.length === 0) return candidates
  const verbs = verbsFor(table, code, from, name, scope)
  const others = isBeingPlayed(table, code, scope)
    ? candidates.filter((one) => one !== scope.self)
    : candidates
  if (verbs === null) return others
  return others.filter((candidate) =>
    verbs.some((step) => {
      const inner = { ...scope, names: { ...scope.names, [name]: candidate } }
      return !isVain(table, step, inner, refused)
    }),
  )
}

/**
 * A card that is played from where only its owner sees it leaves there with that: it is none of those among which its own text
 * has one choose before.
 */
function isBeingPlayed(
  table: Table,
  { part }: Extract<CodeRef, { in: 'clause' }>,
  { self }: Setting,
): boolean {
  const zone = part === 'do' || self === null ? null : lookAt(table.state, self, parts.place)?.zone
  return zone != null && table.linked.library.zones[zoneName(zone)]?.seen === 'owner'
}

/** Whether a verb may not begin as things are. */
export function isVain(table: Table, step: Perform, scope: Setting, refused: Refused): boolean {
  const roles = Object.entries(step.roles).map(([role, value]) => [role, valueOf(table, scope, value)])
  return refused(step.event, Object.fromEntries(roles), scope)
}

/** The verbs a choice is for; null when it is for something else, or what else they need is not known yet. */
function verbsFor(
  table: Table,
  code: Extract<CodeRef, { in: 'clause' }>,
  from: number,
  name: string,
  scope: Setting,
): Perform[] | null {
  const later = code.part === 'targets' ? (['cost', 'do'] as const) : []
  const after = [
    ...codeOf(table.linked, code).slice(from),
    ...later.flatMap((part) => codeOf(table.linked, { ...code, part })),
  ]
  // "If plain, … one of your units. If enhanced, … one of your units": from there the name means another choice.
  const anew = after.findIndex((step) => step.op === 'choose' && step.as === name)
  const steps = (anew < 0 ? after : after.slice(0, anew)).filter((step) => namesIn(step).has(name))
  const verbs = steps.filter((step): step is Perform => step.op === 'perform')
  const known = verbs.every((step) => [...namesIn(step)].every((one) => one === name || one in scope.names))
  return verbs.length > 0 && verbs.length === steps.length && known ? verbs : null
}

const found = new WeakMap<object, Set<string>>()

/** The names that a step speaks of. Looked for once. */
export function namesIn(step: Step): Set<string> {
  let names = found.get(step)
  if (!names) found.set(step, (names = new Set(localsIn(step))))
  return names
}

function localsIn(part: unknown): string[] {
  if (part === null || typeof part !== 'object') return []
  if ('op' in part && part.op === 'local' && 'name' in part) return [String(part.name)]
  return Object.values(part).flatMap(localsIn)
}
