/** Names inside expressions: the subject of a test before it is known, renaming, and which names are free. */
import type { Expression } from '../../../runtime/program/expressions.js'

/** What a property or comparison speaks of. */
export const subjectName = '$'
export const subject: Expression = { op: 'local', name: subjectName }

type Fields = Record<string, unknown>

/** A copy in which every name `name` is `value`; parts without it are shared with the original. */
export function substitute<T>(tree: T, name: string, value: Expression): T {
  return replaced(tree, (node) => (node['op'] === 'local' && node['name'] === name ? value : null)) as T
}

export function about(test: Expression, value: Expression): Expression {
  return substitute(test, subjectName, value)
}

/** A copy in which each node for which `change` gives something is that instead. */
export function replaced(tree: unknown, change: (node: Fields) => unknown): unknown {
  if (typeof tree !== 'object' || tree === null) return tree
  if (Array.isArray(tree)) {
    return replacedItems(tree, (item) => replaced(item, change))
  }
  const node = tree as Fields
  const instead = change(node)
  if (instead !== null && instead !== undefined) return instead
  let copy: Fields | null = null
  for (const field in node) {
    const held = node[field]
    if (typeof held !== 'object' || held === null) continue
    const inside = replaced(held, change)
    if (inside !== held) copy = { ...(copy ?? node), [field]: inside }
  }
  return copy ?? tree
}

/** A list with each item changed; the list itself where none is. */
export function replacedItems(
  list: readonly unknown[],
  change: (item: unknown) => unknown,
): readonly unknown[] {
  let copy: unknown[] | null = null
  list.forEach((item, index) => {
    const instead = change(item)
    if (instead !== item) (copy ??= [...list])[index] = instead
  })
  return copy ?? list
}

/** Calls `look` for every node of a tree, outside in. */
export function walk(tree: unknown, look: (node: Fields) => void): void {
  if (typeof tree !== 'object' || tree === null) return
  if (Array.isArray(tree)) for (const item of tree) walk(item, look)
  else {
    const node = tree as Fields
    look(node)
    for (const field in node) walk(node[field], look)
  }
}

export function mentionsName(tree: unknown, name: string): boolean {
  let found = false
  walk(tree, (node) => {
    if (node['op'] === 'local' && node['name'] === name) found = true
  })
  return found
}
