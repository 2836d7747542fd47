/**
 * Identity of meanings: equal numbers for equal meanings, whatever the order of fields, of the items of a sum or of a
 * conjunction, and wherever in the text (`at`) they came from. Each object is looked at once.
 */
type Identify = (value: unknown) => number

const unordered = new Set(['and', 'or', 'add', 'multiply', 'least', 'greatest'])

/** What was numbered, among others whose parts come to the same hash. */
interface Known {
  parts: readonly number[]
  number: number
  next: Known | undefined
}

// Names of fields are few and the same everywhere.
const fieldNumbers = new Map<string, number>()

function fieldNumber(field: string): number {
  let number = fieldNumbers.get(field)
  if (number === undefined) fieldNumbers.set(field, (number = fieldNumbers.size))
  return number
}

const kinds = { list: 0, unordered: 1, record: 2 }

/** Frames of a lexicon stand in thousands of meanings: each is looked at once and for all. */
const lasting = numbering(new WeakMap<object, number>())

/** A new numbering; numbers of different numberings do not compare. */
export function createIdentity(): Identify {
  return numbering(new Map<object, number>())
}

function numbering(seen: Map<object, number> | WeakMap<object, number>): Identify {
  let count = 0
  const simple = new Map<unknown, number>()
  const byHash = new Map<number, Known>()

  /** The number of a thing of this kind with these parts. */
  const numberOf = (kind: number, parts: readonly number[]): number => {
    let hash = kind
    for (let at = 0; at < parts.length; at++) hash = (Math.imul(hash, 1000003) + (parts[at] as number)) | 0
    const bucket = byHash.get(hash)
    for (let one = bucket; one; one = one.next) if (isSame(one.parts, kind, parts)) return one.number
    const number = count++
    byHash.set(hash, { parts: [kind, ...parts], number, next: bucket })
    return number
  }

  const ofRecord = (record: Record<string, unknown>): number => {
    const parts: number[] = []
    for (const field in record) {
      const held = record[field]
      if (field === 'at' || held === undefined) continue
      insert(parts, fieldNumber(field), valueOf(record, field, held))
    }
    return numberOf(kinds.record, parts)
  }

  const valueOf = (record: Record<string, unknown>, field: string, held: unknown): number => {
    if (field === 'frame') return lasting(held)
    if (field !== 'items' || !isUnordered(record, held)) return identify(held)
    return numberOf(
      kinds.unordered,
      held.map(identify).sort((a, b) => a - b),
    )
  }

  const identify: Identify = (value) => {
    if (typeof value !== 'object' || value === null) {
      let number = simple.get(value)
      if (number === undefined) simple.set(value, (number = count++))
      return number
    }
    const found = seen.get(value)
    if (found !== undefined) return found
    const number = Array.isArray(value)
      ? numberOf(kinds.list, value.map(identify))
      : ofRecord(value as Record<string, unknown>)
    seen.set(value, number)
    return number
  }
  return identify
}

function isUnordered(record: Record<string, unknown>, held: unknown): held is readonly unknown[] {
  const { op } = record
  return typeof op === 'string' && unordered.has(op) && Array.isArray(held)
}

/** Puts a field and its value in, in the order of the fields. */
function insert(parts: number[], field: number, value: number): void {
  let at = parts.length
  parts.push(field, value)
  for (; at > 0 && (parts[at - 2] as number) > field; at -= 2) {
    parts[at] = parts[at - 2] as number
    parts[at + 1] = parts[at - 1] as number
  }
  parts[at] = field
  parts[at + 1] = value
}

function isSame(known: readonly number[], kind: number, parts: readonly number[]): boolean {
  if (known[0] !== kind || known.length !== parts.length + 1) return false
  for (let at = 0; at < parts.length; at++) if (known[at + 1] !== parts[at]) return false
  return true
}
