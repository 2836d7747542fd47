/** Where a node of the library was written. Slow (it searches): for error messages only. */
import type { SourceSpan } from '../program/library.js'
import type { Linked } from './linked.js'

/** File and line of a node, or of the nearest text around it that has a place. */
export function locate(linked: Linked, node: object): { file: string; line: number } | null {
  const { library } = linked
  const texts: { root: unknown; spans: readonly SourceSpan[]; source: SourceSpan | null }[] = [
    ...Object.values(library.cards).flatMap((card) =>
      Object.values(card.sections).map((text) => ({
        root: text.clauses,
        spans: text.spans,
        source: card.source,
      })),
    ),
    ...Object.values(library.keywords).map(({ text }) => ({
      root: text.clauses,
      spans: text.spans,
      source: null,
    })),
    { root: library.rules.clauses, spans: library.rules.spans, source: null },
    ...Object.values(library.events).map((event) => ({
      root: event,
      spans: event.spans,
      source: event.source,
    })),
    ...library.checks.map((check) => ({ root: check, spans: check.spans, source: check.source })),
    ...Object.values(library.definitions).map((entry) => ({
      root: entry.value,
      spans: [],
      source: entry.source,
    })),
  ]
  for (const { root, spans, source } of texts) {
    const found = search(root, node, undefined)
    if (!found) continue
    const span = (found.at === undefined ? undefined : spans[found.at]) ?? source
    return span ? { file: span.file, line: span.line } : null
  }
  return null
}

function search(tree: unknown, node: object, at: number | undefined): { at: number | undefined } | null {
  if (tree === null || typeof tree !== 'object') return null
  const own = 'at' in tree && typeof tree.at === 'number' ? tree.at : at
  if (tree === node) return { at: own }
  for (const part of Object.values(tree)) {
    const found = search(part, node, own)
    if (found) return found
  }
  return null
}
