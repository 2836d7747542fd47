import type { Clause, EventProgram, Library, Steps } from '../program/library.js'
import { duringOf } from './timing.js'

export type Ability = Extract<Clause<Steps>, { op: 'action' }>

export interface LibraryIndex {
  /** Events that `happened` asks about, with the procedures it asks within; null for the game. */
  asked: ReadonlyMap<string, ReadonlySet<string | null>>
  /** Procedures within which uses are limited; null for the game. */
  limits: ReadonlySet<string | null>
  /** Abilities printed on cards of the game, by the section they stand in. */
  abilities: ReadonlyMap<string, readonly Ability[]>
  /** Actions of the rules by the window that offers them. */
  offered: ReadonlyMap<string, readonly Offered[]>
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
    if (node['op'] === 'happened') add(asked, eventIn(node['pattern']), text(node['within']))
    if (typeof node['times'] === 'number') limits.add(text(node['per']))
  })
  for (const { once } of Object.values(library.windows)) if (once !== undefined) limits.add(once)
  const abilities = new Map<string, Ability[]>()
  for (const card of Object.values(library.cards)) {
    for (const [section, { clauses }] of Object.entries(card.sections)) {
      abilities.set(section, [...(abilities.get(section) ?? []), ...clauses.flatMap(abilitiesIn)])
    }
  }
  const index = { asked, limits, abilities, offered: offeredIn(library) }
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

function abilitiesIn(clause: Clause<Steps>): Ability[] {
  if (clause.op === 'grant') return clause.clauses.flatMap(abilitiesIn)
  return clause.op === 'action' ? [clause] : []
}

function walk(data: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (data === null || typeof data !== 'object') return
  if (!Array.isArray(data)) visit(data as Record<string, unknown>)
  for (const part of Object.values(data)) walk(part, visit)
}

function eventIn(pattern: unknown): string {
  return pattern !== null && typeof pattern === 'object' && 'event' in pattern ? String(pattern.event) : ''
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function add<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const set = map.get(key)
  if (set) set.add(value)
  else map.set(key, new Set([value]))
}
