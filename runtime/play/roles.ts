import type { Id, Value } from '../state/state.js'
import { wordsOfCode, type Words } from '../link/sentences.js'
import { keepers, kept } from '../values/kept.js'
import { listOf, liveAbout, matchesRoles, memoOn, truthOf, whileHolds } from './ask.js'
import { bannedInside } from './body-bans.js'
import { dryRun } from './dry-run.js'
import type { Setting } from './frames.js'
import { emptyRoles } from './instances.js'
import type { Table } from './play.js'
import { planOf } from './plan.js'
import { isRefused, refusalOf, type Refusal } from './refusal.js'

/** How many assignments of roles may be tried before the rest is taken on trust. */
const triesAtMost = 3000

type Roles = Record<string, Value>
interface Tries {
  left: number
}

/** Every value for the next role of an action with which the rest can be chosen too. */
export function valuesFor(table: Table, event: string, player: Id, roles: Roles, role: string): Value[] {
  return candidates(table, event, player, roles, role).filter((value) =>
    leadsOn(table, event, player, { ...roles, [role]: value }, role),
  )
}

/** Whether some choice of roles makes an action possible; says no as early as it can, and not why. */
export function isPossible(table: Table, event: string, player: Id, roles: Roles): boolean {
  return (
    ['', ...Object.keys(roles)].every((role) => passes(table, event, player, roles, role)) &&
    search(table, event, player, roles, (chosen, role) => leadsOn(table, event, player, chosen, role))
  )
}

const leading = keepers<boolean>()

/** With that role chosen last, whether the rest can be chosen too; kept for each value, so that what becomes of one is no matter to the others. */
function leadsOn(table: Table, event: string, player: Id, roles: Roles, role: string): boolean {
  return kept(memoOn(table), leading(event), keyOfRoles(table, event, player, roles, role), (now) =>
    canGoOn(now, event, player, roles, role, { left: triesAtMost }),
  )
}

/** What is asked of an action with roles chosen, that one last. */
function keyOfRoles(
  table: Table,
  event: string,
  player: Id,
  roles: Roles,
  role: string,
): (Value | undefined)[] {
  const key: (Value | undefined)[] = [role, player]
  for (const { name } of table.linked.library.events[event]?.roles ?? []) key.push(roles[name])
  return key
}

/** The same, within a number of tries. */
function canGoOn(table: Table, event: string, player: Id, roles: Roles, role: string, tries: Tries): boolean {
  if (!passes(table, event, player, roles, role)) return false
  return search(table, event, player, roles, (chosen, next) => {
    return tries.left-- <= 0 || canGoOn(table, event, player, chosen, next, tries)
  })
}

/** Whether some value for the next role will do, or without one all fits as it is. */
function search(
  table: Table,
  event: string,
  player: Id,
  roles: Roles,
  willDo: (roles: Roles, role: string) => boolean,
): boolean {
  const role = openRole(table, event, roles)
  if (!role) return fits(table, event, player, roles)
  const { name, optional } = role
  for (const value of candidates(table, event, player, roles, name))
    if (willDo({ ...roles, [name]: value }, name)) return true
  return optional && willDo({ ...roles, [name]: null }, name)
}

/** What can be judged once a role is chosen: requirements that speak of no later one, and the cost. */
function passes(table: Table, event: string, player: Id, roles: Roles, role: string): boolean {
  const program = table.linked.library.events[event]
  const settled = program && planOf(program).after.get(role)
  if (!settled) return true
  return kept(memoOn(table), passing(event), keyOfRoles(table, event, player, roles, role), (now) => {
    const setting = settingFor(now, event, player, roles)
    return (
      settled.requirements.every((test) => truthOf(now, setting, test)) &&
      (!settled.cost || unpaid(now, event, setting) === null)
    )
  })
}

const passing = keepers<boolean>()

/** With all roles chosen and everything passed that could be judged before. */
function fits(table: Table, event: string, player: Id, roles: Roles): boolean {
  const program = table.linked.library.events[event]
  const from = program ? planOf(program).leading : 0
  const setting = settingFor(table, event, player, roles)
  return (
    !isRefused(table, event, roles, player, setting, from) && bannedInside(table, event, setting) === null
  )
}

/** Why no choice of roles makes an action possible; null when one does. */
export function canComplete(table: Table, event: string, player: Id, roles: Roles): Refusal | null {
  return complete(table, event, player, roles, { left: triesAtMost })
}

/** Why an event with all its roles, as an action of a player, can not be taken: requirements, bans, then its cost. */
export function takeRefusal(table: Table, event: string, player: Id, roles: Roles): Refusal | null {
  const setting = settingFor(table, event, player, roles)
  const refusal = refusalOf(table, event, roles, player, setting) ?? bannedInside(table, event, setting)
  if (refusal) return refusal
  const words = unpaid(table, event, setting)
  if (!words) return null
  return {
    kind: 'cost',
    text: `${event}: its cost can not be paid (${words.sentence})`,
    words,
    live: null,
  }
}

function unpaid(table: Table, event: string, setting: Setting): Words | null {
  const refused = (inner: string, filled: Roles, scope: Setting) =>
    isRefused(table, inner, filled, null, scope)
  return dryRun(table, { in: 'event', event, part: 'cost' }, setting, refused)
}

function settingFor(table: Table, event: string, player: Id, roles: Roles): Setting {
  return {
    names: { ...emptyRoles(table, event), ...roles },
    instance: null,
    self: null,
    you: player,
    events: {},
  }
}

function complete(table: Table, event: string, player: Id, roles: Roles, tries: Tries): Refusal | null {
  const role = openRole(table, event, roles)
  if (!role) return takeRefusal(table, event, player, roles)
  if (tries.left-- <= 0) return null
  let refusal: Refusal = nothingFor(event, role.name)
  for (const value of candidates(table, event, player, roles, role.name)) {
    const found = complete(table, event, player, { ...roles, [role.name]: value }, tries)
    if (found === null) return null
    refusal = found
  }
  return role.optional ? complete(table, event, player, { ...roles, [role.name]: null }, tries) : refusal
}

/** The next role of an action that a player has to choose. */
export function openRole(
  table: Table,
  event: string,
  roles: Roles,
): { name: string; optional: boolean } | undefined {
  const program = table.linked.library.events[event]
  return program?.roles.find(({ name }) => !(name in roles) && program.candidates[name] !== undefined)
}

/** What may fill a role, given those chosen before; narrowed to what a text says must be chosen, if there is any of it. */
function candidates(table: Table, event: string, player: Id, roles: Roles, role: string): readonly Value[] {
  const expression = table.linked.library.events[event]?.candidates[role]
  if (!expression) return []
  const setting = settingFor(table, event, player, roles)
  let values = listOf(table, setting, expression)
  for (const live of liveAbout(table, 'must', event)) {
    const { pattern } = live.resolved
    if (!whileHolds(table, live, live.resolved.while)) continue
    const demanded = values.filter((value) => matchesRoles(table, live, pattern, { ...roles, [role]: value }))
    if (demanded.length > 0) values = demanded
  }
  return values
}

/** A text in force says that this must happen. */
export function isDemanded(table: Table, event: string, roles: Roles): boolean {
  return liveAbout(table, 'must', event).some(
    (live) =>
      whileHolds(table, live, live.resolved.while) && matchesRoles(table, live, live.resolved.pattern, roles),
  )
}

/** The first role of an action that is not filled with something that its rule lets one choose; null when all are. */
export function unfit(table: Table, event: string, player: Id, roles: Roles): Refusal | null {
  const program = table.linked.library.events[event]
  const before: Roles = {}
  for (const { name } of program?.roles ?? []) {
    const value = roles[name] ?? null
    const fitting = program?.candidates[name] ? candidates(table, event, player, before, name) : null
    if (value !== null && fitting && !fitting.includes(value)) {
      if (fitting.length === 0) return nothingFor(event, name)
      const words = wordsOfCode(table.linked, { in: 'event', event, part: 'do' }, -1)
      return { kind: 'choice', text: `${event}: it does not fit ${name}.`, words, live: null }
    }
    before[name] = value
  }
  return null
}

function nothingFor(event: string, role: string): Refusal {
  return { kind: 'choice', text: `${event}: there is nothing for ${role}.`, words: null, live: null }
}
