/** What a library is made of, as fingerprints: by them a saved game can tell what has changed since. */
import type { Library } from '../program/library.js'
import { canonical, hashText } from './checksum.js'

/** Which library a saved game was played by. */
export interface LibraryStamp {
  hash: string
  /** As the game states it; empty when it states none. */
  version: string
  /** Fingerprints by part: `card ox`, `event draw`, `zones`. Where a text stands in its file does not count. */
  parts: Record<string, string>
}

/** Each entry of these counts as a part of its own. */
const tables = { cards: 'card', events: 'event', keywords: 'keyword', definitions: 'definition' } as const

const stamps = new WeakMap<Library, LibraryStamp>()

export function stampOf(library: Library): LibraryStamp {
  const known = stamps.get(library)
  if (known) return known
  const parts: Record<string, string> = {}
  for (const [key, value] of Object.entries(library)) {
    if (key === 'hash' || key === 'version') continue
    const word = key in tables ? tables[key as keyof typeof tables] : null
    if (word === null) parts[key] = printOf(value)
    else for (const [name, part] of Object.entries(value as object)) parts[`${word} ${name}`] = printOf(part)
  }
  const stamp = { hash: library.hash, version: library.version ?? '', parts }
  stamps.set(library, stamp)
  return stamp
}

/** What differs, in words; empty when the two play alike. */
export function changesSince(saved: LibraryStamp, library: Library): string[] {
  const now = stampOf(library).parts
  const changed = Object.keys(saved.parts).filter((part) => part in now && now[part] !== saved.parts[part])
  const gone = Object.keys(saved.parts).filter((part) => !(part in now))
  const added = Object.keys(now).filter((part) => !(part in saved.parts))
  return [
    ...changed.map((part) => `${part} has changed`),
    ...gone.map((part) => `${part} is gone`),
    ...added.map((part) => `${part} is new`),
  ]
}

/** Places of texts in their files. */
const places = new Set(['source', 'spans', 'at'])

function printOf(part: unknown): string {
  return hashText(canonical(withoutPlaces(part))).slice(0, 12)
}

function withoutPlaces(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutPlaces)
  if (part === null || typeof part !== 'object') return part
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]) => (places.has(key) ? [] : [[key, withoutPlaces(value)]])),
  )
}
