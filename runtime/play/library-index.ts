import type { Clause, EventProgram, Library, Steps } from '../program/library.js'
import { duringOf } from './timing.js'

type ClauseOf<Op extends Clause<Steps>['op']> = Extract<Clause<Steps>, { op: Op }>
export type Ability = ClauseOf<'action'>
export type Trigger = ClauseOf<'trigger'>

export interface LibraryIndex {
  /** Events that `happened` asks about, with their stage (`momentOf`), and the procedures it asks within; null for the game. */
  asked: ReadonlyMap<string, ReadonlySet<string | null>>
  /** Procedures within which uses are limited; null for the game. */
  limits: ReadonlySet<string | null>
  /** Abilities printed on cards of the game, by the section they stand in. */
  abilities: ReadonlyMap<string, readonly Printed<Ability>[]>
  /** The same for triggers that a player may decline. */
  optional: ReadonlyMap<string, readonly Printed<Trigger>[]>
  /** Actions of the rules by the window that offers them. */
  offered: ReadonlyMap<string, readonly Offered[]>
}

/** A clause on a card of a type. */
export interface Printed<Of> {
  type: string
  clause: Of
}

/** An action of the rules in a window, and of which procedures one must be running for it; null when any may. */
interface Offered {
  event: string
  during: readonly string[] | null
}

const indexes = new WeakMap<Library, LibraryIndex>()

/** What the whole library ever asks for: found once by walking it. */
export function indexOf(library: Library): LibraryIndex {
  const known = indexes.get(library)
  if (known) return known
  const asked = new Map<string, Set<string | null>>()
  const limits = new Set<string | null>()
  walk(library, (node) => {
    if (node['op'] === 'happened') add(asked, momentIn(node['pattern']), text(node['within']))
    if (typeof node['times'] === 'number') limits.add(text(node['per']))
  })
  for (const { once } of Object.values(library.windows)) if (once !== undefined) limits.add(once)
  const abilities = new Map<string, Printed<Ability>[]>()
  const optional = new Map<string, Printed<Trigger>[]>()
  for (const { type, sections } of Object.values(library.cards)) {
    for (const [section, { clauses }] of Object.entries(sections)) {
      for (const clause of clauses.flatMap(withGranted)) {
        if (clause.op === 'action') push(abilities, section, { type, clause })
        if (clause.op === 'trigger' && clause.optional) push(optional, section, { type, clause })
      }
    }
  }
  const index = { asked, limits, abilities, optional, offered: offeredIn(library) }
  indexes.set(library, index)
  return index
}

function offeredIn({ events }: Library): Map<string, Offered[]> {
  const offered = new Map<string, Offered[]>()
  for (const [event, program] of Object.entries(events)) {
    if (program.kind !== 'action') continue
    for (const window of new Set(program.offered.map((offer) => offer.window))) {
      const during = duringOf(offerIn(program, window)?.while ?? null)
      offered.set(window, [...(offered.get(window) ?? []), { event, during }])
    }
  }
  return offered
}

/** How an action is offered in a window. */
export function offerIn(program: EventProgram, window: string): EventProgram['offered'][number] | undefined {
  return program.offered.find((offer) => offer.window === window)
}

/** The clauses that a clause grants, or itself. */
function withGranted(clause: Clause<Steps>): Clause<Steps>[] {
  return clause.op === 'grant' ? clause.clauses.flatMap(withGranted) : [clause]
}

function push<T>(map: Map<string, T[]>, key: string, one: T): void {
  const there = map.get(key)
  if (there) there.push(one)
  else map.set(key, [one])
}

function walk(data: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (data === null || typeof data !== 'object') return
  if (!Array.isArray(data)) visit(data as Record<string, unknown>)
  for (const part of Object.values(data)) walk(part, visit)
}

function momentIn(pattern: unknown): string {
  const { event, stage } = (pattern ?? {}) as { event?: unknown; stage?: unknown }
  return momentOf(String(event), String(stage))
}

/** A stage in the life of an event, as one word. */
export function momentOf(event: string, stage: string): string {
  return `${event}\n${stage}`
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function add<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const set = map.get(key)
  if (set) set.add(value)
  else map.set(key, new Set([value]))
}
