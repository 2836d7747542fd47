import type { State } from '../state/state.js'

/** Hashes of records that are never changed in place (things, lists of zones, history), kept by identity. */
const known = new WeakMap<object, string>()

/**
 * A short hash of a state: equal for equal JSON whatever the order of keys, also after reading it back. Only what changed
 * since the last hash of a state on the same line of play is worked out again.
 */
export function hashState(state: State): string {
  const parts: string[] = []
  for (const key of Object.keys(state).sort()) {
    const value = state[key as keyof State]
    if (key === 'things' || key === 'zones') {
      const table = value as Record<string, object>
      for (const id of Object.keys(table).sort()) parts.push(`${key} ${id} ${kept(table[id] ?? [])}`)
    } else if (key === 'history' || key === 'effects') {
      for (const entry of value as object[]) parts.push(`${key} ${kept(entry)}`)
    } else {
      parts.push(`${key} ${canonical(value)}`)
    }
  }
  return hashText(parts.join('\n'))
}

/** JSON with sorted keys. */
export function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`
  if (data === null || typeof data !== 'object') return JSON.stringify(data) ?? 'null'
  const record = data as Record<string, unknown>
  const keys = Object.keys(record)
    .filter((key) => record[key] !== undefined)
    .sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(record[key])}`).join(',')}}`
}

/** 106 bits of hash as text: not for secrets, only to tell positions and files apart. */
export function hashText(text: string): string {
  return half(text, 0) + half(text, 0x9e3779b9)
}

function kept(record: object): string {
  const before = known.get(record)
  if (before !== undefined) return before
  const hash = hashText(canonical(record))
  known.set(record, hash)
  return hash
}

/** 53 bits: two multiplied streams over the characters, mixed at the end. */
function half(text: string, seed: number): string {
  let one = 0xdeadbeef ^ seed
  let two = 0x41c6ce57 ^ seed
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    one = Math.imul(one ^ code, 2654435761)
    two = Math.imul(two ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(16).padStart(14, '0')
}
