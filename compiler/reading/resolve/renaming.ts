/** Names that the reader made, by position, become names by order of appearance, so that equal meanings look equal. */
import type { Scope } from '../api.js'
import { freshName } from '../meaning/names.js'
import { bindsAfter } from './bindings.js'
import { replaced, walk } from '../meaning/subject.js'

const made = /^(it|event)\d+( each)?$/

/** Names that live on after their statement are named for their type; sets and events are counted. */
export function renamed<M>(meaning: M, scope: Scope): { meaning: M; names: Map<string, string> } {
  const lasting = new Map<string, string>()
  walk(meaning, (node) => {
    for (const { value, type } of bindsAfter(node))
      if (value.op === 'local') lasting.set(value.name, type.name)
  })
  const names = new Map<string, string>()
  const counts = { it: 0, event: 0 }
  const nameFor = (name: string): string => {
    const known = names.get(name)
    if (known !== undefined) return known
    const match = made.exec(name)
    if (!match) return name
    const type = lasting.get(name)
    const kind = match[1] === 'event' ? 'event' : 'it'
    const next =
      type !== undefined
        ? freshName(type === 'thing' ? 'card' : type, scope, [...names.values()])
        : `${kind}${++counts[kind]}`
    names.set(name, next)
    return next
  }
  const fields = ['name', 'bind', 'as', 'event']
  const rename = (tree: unknown): unknown =>
    replaced(tree, (node) => {
      let copy: Record<string, unknown> | null = null
      for (const field in node) {
        const held = node[field]
        const next =
          typeof held === 'string' && fields.includes(field) && made.test(held) ? nameFor(held) : rename(held)
        if (next !== held) copy = { ...(copy ?? node), [field]: next }
      }
      return copy ?? node
    })
  return { meaning: rename(meaning) as M, names }
}
