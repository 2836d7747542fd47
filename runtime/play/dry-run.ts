import { codeOf } from '../link/refs.js'
import { wordsOfCode, type Words } from '../link/sentences.js'
import type { Expression } from '../program/expressions.js'
import type { CodeRef, Id, Steps, Value } from '../state/state.js'
import * as part from '../values/parts.js'
import { lookAt, noteZone } from '../values/recorder.js'
import { idsOf, listOf, numberOf, truthOf, valueOf } from './ask.js'
import type { Setting } from './frames.js'
import { emptyRoles } from './instances.js'
import type { Table } from './play.js'
import { worthwhile } from './worthwhile.js'

type Step = Steps[number]
type Result = 'done' | Words

/** What a dry run has spent so far: cards taken from zones, counters removed; and how much it may still look at. */
interface Spent {
  amounts: Map<string, number>
  left: { steps: number }
  /** How deep in verbs within verbs. */
  depth: number
  refused: (event: string, roles: Record<string, Value>, setting: Setting) => boolean
}

/**
 * The first requirement (`require`) of an event that does not hold, judged before anything of it happens: only what comes
 * before the first change of the position counts, and only from a step on. Null when all hold.
 */
export function dryRequire(
  table: Table,
  event: string,
  roles: Record<string, Value>,
  by: Id | null,
  setting: Setting,
  from = 0,
): { step: number; test: Expression; scope: Setting } | null {
  const steps = table.linked.library.events[event]?.do ?? []
  const scope: Setting = {
    ...setting,
    names: { ...emptyRoles(table, event), ...roles },
    you: by ?? setting.you,
  }
  for (let index = from; index < steps.length; index++) {
    const step = steps[index]
    if (step?.op === 'let') scope.names[step.name] = valueOf(table, scope, step.value)
    else if (step?.op !== 'require') return null
    else if (!truthOf(table, scope, step.test)) return { step: index, test: step.test, scope }
  }
  return null
}

/**
 * Whether code (a cost, the choice of targets) could be carried out in full, judged without doing it: choices have enough
 * to choose from, events in it may begin, cards and counters that it takes are there. Returns the words of what fails.
 */
export function dryRun(
  table: Table,
  code: CodeRef,
  setting: Setting,
  refused: Spent['refused'],
): Words | null {
  const result = runFrom(table, { code, step: 0, scope: setting }, nothingSpent(refused))
  return result === 'done' ? null : result
}

/** Code, the step of it that is next, and for whom it works. */
export interface Place {
  code: CodeRef
  step: number
  scope: Setting
}

/** Whether all code could be carried out in full, one after the other, each from its place on. */
export function isFeasible(table: Table, places: readonly Place[], refused: Spent['refused']): boolean {
  const spent = nothingSpent(refused)
  return places.every((place) => runFrom(table, place, spent) === 'done')
}

function nothingSpent(refused: Spent['refused']): Spent {
  return { amounts: new Map(), left: { steps: 400 }, depth: 0, refused }
}

function runFrom(table: Table, { code, step, scope }: Place, spent: Spent): Result {
  const own = { ...scope, names: { ...scope.names } }
  return run(table, code, codeOf(table.linked, code), step, own, spent)
}

function run(table: Table, code: CodeRef, steps: Steps, from: number, scope: Setting, spent: Spent): Result {
  for (let index = from; index < steps.length;) {
    const step = steps[index]
    if (!step || spent.left.steps-- <= 0) return 'done'
    if (step.op === 'choose') return tryChoices(table, code, steps, index, step, scope, spent)
    if (step.op === 'pick') return tryWays(table, code, steps, step.to, scope, spent)
    const next = control(table, step, index, scope)
    if (next === null && !possible(table, step, scope, spent)) return wordsOfCode(table.linked, code, index)
    index = next ?? index + 1
  }
  return 'done'
}

/** Where control steps go on; null for steps that do something. */
function control(table: Table, step: Step, index: number, scope: Setting): number | null {
  switch (step.op) {
    case 'jump':
      return step.to
    case 'branch':
      return truthOf(table, scope, step.test) ? index + 1 : step.otherwise
    case 'ask':
      return step.otherwise
    case 'let':
      scope.names[step.name] = valueOf(table, scope, step.value)
      return index + 1
    case 'choose-number':
      scope.names[step.as] = numberOf(table, scope, step.least)
      return index + 1
    case 'iterate': {
      const round = Number(scope.names[step.counter] ?? 0)
      const item = listOf(table, scope, step.of)[round]
      if (item === undefined) return step.end
      scope.names[step.name] = item
      scope.names[step.counter] = round + 1
      return index + 1
    }
    case 'count': {
      const round = Number(scope.names[step.counter] ?? 0)
      scope.names[step.counter] = round + 1
      return round < numberOf(table, scope, step.times) ? index + 1 : step.end
    }
    default:
      return null
  }
}

function possible(table: Table, step: Step, scope: Setting, spent: Spent): boolean {
  switch (step.op) {
    case 'require':
      return truthOf(table, scope, step.test)
    case 'perform':
      return performs(table, step, scope, spent)
    case 'move':
      return (
        idsOf(table, scope, step.what).every((id) => takes(table, id, spent)) &&
        idsOf(table, scope, step.what).length > 0
      )
    case 'turn':
      return idsOf(table, scope, step.what).every(
        (id) =>
          !Object.values(lookAt(table.state, id, part.positions)?.positions ?? {}).includes(step.position),
      )
    case 'tally':
      return step.by !== 'remove' || removes(table, step, scope, spent)
    default:
      return true
  }
}

/** A card can be taken as often as its zone has cards: "the top card" is another one each time. */
function takes(table: Table, id: Id, spent: Spent): boolean {
  const zone = lookAt(table.state, id, part.place)?.zone
  if (!zone) return true
  const cards = table.state.zones[zone] ?? []
  noteZone(zone, cards)
  const taken = (spent.amounts.get(zone) ?? 0) + 1
  spent.amounts.set(zone, taken)
  return taken <= cards.length
}

function removes(table: Table, step: Extract<Step, { op: 'tally' }>, scope: Setting, spent: Spent): boolean {
  const amount = numberOf(table, scope, step.amount)
  return idsOf(table, scope, step.on).every((id) => {
    const key = `${id} ${step.counter}`
    const removed = (spent.amounts.get(key) ?? 0) + amount
    spent.amounts.set(key, removed)
    const least = table.linked.library.counters[step.counter]?.least ?? null
    return (
      least === null ||
      (lookAt(table.state, id, part.counters)?.counters[step.counter] ?? 0) - removed >= least
    )
  })
}

function performs(
  table: Table,
  step: Extract<Step, { op: 'perform' }>,
  scope: Setting,
  spent: Spent,
): boolean {
  const roles: Record<string, Value> = {}
  for (const [role, expression] of Object.entries(step.roles)) roles[role] = valueOf(table, scope, expression)
  if (spent.refused(step.event, roles, scope)) return false
  const body = table.linked.library.events[step.event]?.do
  if (!body || spent.depth >= 4) return true
  const inner: Spent = { ...spent, depth: spent.depth + 1 }
  const by = table.linked.library.events[step.event]?.by
  const doer = by ? roles[by] : null
  const you =
    typeof doer === 'string'
      ? (lookAt(table.state, doer, part.controller)?.controller ?? scope.you)
      : scope.you
  return (
    run(
      table,
      { in: 'event', event: step.event, part: 'do' },
      body,
      0,
      { ...scope, names: { ...emptyRoles(table, step.event), ...roles }, you },
      inner,
    ) === 'done'
  )
}

function tryChoices(
  table: Table,
  code: CodeRef,
  steps: Steps,
  index: number,
  step: Extract<Step, { op: 'choose' }>,
  scope: Setting,
  spent: Spent,
): Result {
  const all = listOf(table, scope, step.from)
  const single = numberOf(table, scope, step.most) === 1
  const from = single ? worthwhile(table, code, index + 1, step.as, all, scope, spent.refused) : all
  const least = numberOf(table, scope, step.least)
  const failed = () => wordsOfCode(table.linked, code, index)
  if (from.length < least) return failed()
  if (least === 0) return goOn(table, code, steps, index + 1, scope, step.as, null, spent)
  if (numberOf(table, scope, step.most) > 1) {
    return goOn(table, code, steps, index + 1, scope, step.as, from.slice(0, least), spent)
  }
  let result: Result | null = null
  for (const candidate of from) {
    result = goOn(table, code, steps, index + 1, scope, step.as, candidate, spent)
    if (result === 'done') return result
  }
  return result ?? failed()
}

function tryWays(
  table: Table,
  code: CodeRef,
  steps: Steps,
  to: number[],
  scope: Setting,
  spent: Spent,
): Result {
  let result: Result = 'done'
  for (const start of to) {
    result = run(table, code, steps, start, { ...scope, names: { ...scope.names } }, copyOf(spent))
    if (result === 'done') return result
  }
  return result
}

function goOn(
  table: Table,
  code: CodeRef,
  steps: Steps,
  from: number,
  scope: Setting,
  as: string,
  value: Value,
  spent: Spent,
): Result {
  return run(table, code, steps, from, { ...scope, names: { ...scope.names, [as]: value } }, copyOf(spent))
}

function copyOf(spent: Spent): Spent {
  return { ...spent, amounts: new Map(spent.amounts) }
}
