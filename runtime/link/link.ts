import { layers } from '../program/layers.js'
import type { Library, LiveText } from '../program/library.js'
import { fault } from '../state/fault.js'
import { typeAttribute, type Linked, type LinkedText, type MayBegin } from './linked.js'

/** The type above all others: "thing". */
const anyType = 'thing'

/** Types that every game has. */
export const kernelTypes = ['player', 'card', 'die'] as const

/**
 * Prepares a library for play. `mayBegin` answers the question whether an event may begin (`can-be`); without it such a
 * question is a fault. Faults when the types of the library go round in a circle.
 */
export function link(library: Library, mayBegin: MayBegin = noRules): Linked {
  const kinds = kindsOf(library)
  const live = new Map<string, LinkedText[]>()
  const positions = new Map<string, { group: string; initial: string; values: readonly string[] }[]>()
  const attributes = new Map<string, string[]>()
  for (const [type, ancestors] of kinds) {
    const fits = (of: readonly string[]) => of.some((wanted) => ancestors.has(wanted))
    live.set(
      type,
      library.live
        .filter((rule) => ancestors.has(rule.type))
        .filter((rule, _, all) => !all.some((other) => isNearer(kinds, other, rule)))
        .map((rule) => ({ ...rule, zones: new Set(rule.zones) })),
    )
    positions.set(
      type,
      Object.entries(library.positions)
        .filter(([, position]) => fits(position.of))
        .map(([group, position]) => ({ group, initial: position.initial, values: position.values })),
    )
    attributes.set(
      type,
      Object.keys(library.attributes).filter((name) => fits(library.attributes[name]?.of ?? [])),
    )
  }
  const altered = { change: new Set<string>(), add: new Set<string>() }
  findAltered(library, altered)
  return {
    library,
    kinds,
    live,
    positions,
    attributes,
    layers: layersOf(library),
    altered,
    typesChange: altered.add.has(typeAttribute),
    mayBegin,
  }
}

/** What is declared of a kind counts for it instead of what is declared of all cards, for one section in the same places. */
function isNearer(kinds: ReadonlyMap<string, ReadonlySet<string>>, one: LiveText, other: LiveText): boolean {
  return (
    one.type !== other.type &&
    one.section === other.section &&
    one.for === other.for &&
    kinds.get(one.type)?.has(other.type) === true &&
    other.zones.every((zone) => one.zones.includes(zone))
  )
}

/** Whether a type is another or a kind of it. */
export function isKind(linked: Linked, type: string, wanted: string): boolean {
  return type === wanted || (linked.kinds.get(type)?.has(wanted) ?? false)
}

function kindsOf(library: Library): Map<string, ReadonlySet<string>> {
  const kinds = new Map<string, ReadonlySet<string>>()
  for (const type of [...kernelTypes, ...Object.keys(library.types)]) {
    const ancestors = new Set<string>()
    for (let next: string | null = type; next !== null; next = library.types[next]?.parent ?? null) {
      if (ancestors.has(next)) throw fault('library', `The type ${type} is a kind of itself.`, [type])
      ancestors.add(next)
    }
    ancestors.add(anyType)
    kinds.set(type, ancestors)
  }
  return kinds
}

function layersOf(library: Library): Map<string, number> {
  const order = [...library.layers, ...layers.filter((layer) => !library.layers.includes(layer))]
  return new Map(order.map((layer, place) => [layer, place]))
}

/** The same library with cards that only this game has, whose texts change values as well. */
export function linkedWith(linked: Linked, library: Library, cards: Library['cards']): Linked {
  const altered = { change: new Set(linked.altered.change), add: new Set(linked.altered.add) }
  findAltered(cards, altered)
  return { ...linked, library, altered, typesChange: altered.add.has(typeAttribute) }
}

/** Attributes of `change` and `add` clauses anywhere in the library, also inside steps and grants. */
function findAltered(part: unknown, found: Record<'change' | 'add', Set<string>>): void {
  if (part === null || typeof part !== 'object') return
  if ('op' in part && 'affected' in part && 'attribute' in part && typeof part.attribute === 'string') {
    if (part.op === 'change' || part.op === 'add') found[part.op].add(part.attribute)
  }
  for (const inner of Object.values(part)) findAltered(inner, found)
}

function noRules(): boolean {
  throw fault('library', 'Whether an event may begin can only be asked while a game is played.')
}
