/** Walks a meaning with the names known at each place: what pronouns there may mean, and names that nobody brought in. */
import type { Lexicon } from '../lexicon.js'
import { pendingOfName } from '../meaning/pending.js'
import { bindsAfter, bindsInside } from './bindings.js'
import type { Bound } from './bindings.js'

export interface Found {
  /** For each reference still to be resolved, what is bound where it stands, nearest last. */
  references: Map<string, Bound[]>
  /** Names used where nothing binds them. */
  unbound: Set<string>
}

/** `outer`: names that are known from outside. */
export function findReferences(meaning: unknown, outer: ReadonlySet<string>, lexicon: Lexicon): Found {
  const references = new Map<string, Bound[]>()
  const unbound = new Set<string>()

  const visit = (tree: unknown, known: readonly Bound[]): void => {
    if (typeof tree !== 'object' || tree === null) return
    if (Array.isArray(tree)) {
      let here = known
      for (const item of tree) {
        visit(item, here)
        const after = bindsAfter(item)
        if (after.length > 0) here = [...here, ...after]
      }
      return
    }
    const node = tree as Record<string, unknown>
    if (node['op'] === 'local') {
      const name = String(node['name'])
      if (pendingOfName(name)) {
        if (!references.has(name)) references.set(name, [...known])
      } else if (
        !outer.has(name) &&
        !known.some(({ value }) => value.op === 'local' && value.name === name)
      ) {
        unbound.add(name)
      }
      return
    }
    const inside = bindsInside(node, lexicon)
    let rest = known
    // The parts of an ability in the order in which they are carried out.
    for (const field of inOrder(node)) {
      const held = node[field]
      const binds = inside && (inside.fields === null || inside.fields.includes(field))
      visit(held, binds ? [...rest, ...inside.bound] : rest)
      if (field === 'targets' || field === 'cost') rest = [...rest, ...bindsAfter(held)]
    }
  }

  visit(meaning, [])
  return { references, unbound }
}

const first = ['pattern', 'response', 'targets', 'cost']

function inOrder(node: Record<string, unknown>): string[] {
  const fields = Object.keys(node)
  if (!first.some((field) => field in node)) return fields
  return [
    ...first.filter((field) => fields.includes(field)),
    ...fields.filter((field) => !first.includes(field)),
  ]
}
