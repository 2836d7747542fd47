/**
 * Names that effects give to things they look up ("the top card of your deck") matter only if something refers back to
 * them. The others go: their value stands where the name stood, in the very next statement.
 */
import { replaced, replacedItems, substitute, walk } from '../../meaning/subject.js'
import type { Statement, Statements } from '../../../../runtime/program/statements.js'

const made = /^it\d+$/
const result = /^result\d+$/

/** The meaning without needless names. To be used when references are resolved. */
export function tidied<M>(meaning: M): M {
  const lists = (tree: unknown): unknown => {
    if (Array.isArray(tree)) {
      const items = replacedItems(tree, lists)
      return items.some(isLet) ? withoutLets(items as readonly Statement[]) : items
    }
    return replaced(tree, (node) => {
      if (node['op'] === 'cancel') return cancelled(node)
      let copy: Record<string, unknown> | null = null
      for (const field in node) {
        const held = node[field]
        const next = typeof held === 'object' && held !== null ? lists(held) : held
        if (next !== held) copy = { ...(copy ?? node), [field]: next }
      }
      return copy ?? node
    })
  }
  return withoutResults(lists(meaning)) as M
}

/** Results of verbs that nothing speaks of need no name. */
function withoutResults(meaning: unknown): unknown {
  const used = new Set<unknown>()
  walk(meaning, (node) => {
    if (node['op'] === 'local') used.add(node['name'])
  })
  return replaced(meaning, (node) => {
    if (node['op'] !== 'perform' || typeof node['as'] !== 'string') return null
    const { as, ...rest } = node
    return result.test(as as string) && !used.has(as) ? rest : null
  })
}

/** Whoever cancels what takes part in an event ("If opponent plays a card, cancel it") cancels the event. */
function cancelled(node: Record<string, unknown>): unknown {
  const what = node['what']
  const isPart = typeof what === 'object' && what !== null && 'op' in what && what.op === 'participant'
  return isPart && 'event' in what ? { ...node, what: { op: 'local', name: what.event } } : node
}

function isLet(item: unknown): item is Extract<Statement, { op: 'let' }> {
  return typeof item === 'object' && item !== null && 'op' in item && item.op === 'let'
}

function withoutLets(statements: readonly Statement[]): Statements {
  const kept: Statements = []
  for (let index = statements.length - 1; index >= 0; index--) {
    const statement = statements[index]
    const next = kept[0]
    if (!statement) continue
    if (!isLet(statement) || !made.test(statement.name) || !next) kept.unshift(statement)
    else if (uses(kept, statement.name) === 1 && isPlain(next) && uses(next, statement.name) === 1)
      kept[0] = substitute(next, statement.name, statement.value)
    else kept.unshift(statement)
  }
  return kept
}

/** A statement without statements inside: its values are asked when it starts. */
function isPlain(statement: Statement): boolean {
  return !('do' in statement || 'then' in statement || 'ways' in statement || 'clause' in statement)
}

function uses(tree: unknown, name: string): number {
  let count = 0
  walk(tree, (node) => {
    if (node['op'] === 'local' && node['name'] === name) count++
  })
  return count
}
