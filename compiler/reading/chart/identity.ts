/**
 * Identity of meanings: equal numbers for equal meanings, whatever the order of fields, of the items of a sum or of a
 * conjunction, and wherever in the text (`at`) they came from. Each object is looked at once.
 */
type Identify = (value: unknown) => number

const unordered = new Set(['and', 'or', 'add', 'multiply', 'least', 'greatest'])

/** A way through the numbers of the parts, one after the other; at its end the number of the whole. */
interface Way {
  next: Map<number, Way>
  number: number
}

// Names of fields are few and the same everywhere.
const fieldNumbers = new Map<string, number>()

function fieldNumber(field: string): number {
  let number = fieldNumbers.get(field)
  if (number === undefined) fieldNumbers.set(field, (number = fieldNumbers.size))
  return number
}

/** A new numbering; numbers of different numberings do not compare. */
export function createIdentity(): Identify {
  let count = 0
  const simple = new Map<unknown, number>()
  const seen = new Map<object, number>()
  const lists: Way = { next: new Map(), number: -1 }
  const unorderedLists: Way = { next: new Map(), number: -1 }
  const records: Way = { next: new Map(), number: -1 }

  const step = (from: Way, by: number): Way => {
    let way = from.next.get(by)
    if (!way) from.next.set(by, (way = { next: new Map(), number: -1 }))
    return way
  }

  const arrived = (way: Way): number => {
    if (way.number < 0) way.number = count++
    return way.number
  }

  const ofList = (list: readonly unknown[]): number => {
    let way = lists
    for (const item of list) way = step(way, identify(item))
    return arrived(way)
  }

  const ofUnordered = (list: readonly unknown[]): number => {
    let way = unorderedLists
    for (const number of list.map(identify).sort((a, b) => a - b)) way = step(way, number)
    return arrived(way)
  }

  const ofRecord = (record: Record<string, unknown>): number => {
    const fields: number[] = []
    const values: number[] = []
    for (const field in record) {
      const held = record[field]
      if (field === 'at' || held === undefined) continue
      const value = field === 'items' && isUnordered(record, held) ? ofUnordered(held) : identify(held)
      insert(fields, values, fieldNumber(field), value)
    }
    let way = records
    for (let at = 0; at < fields.length; at++)
      way = step(step(way, fields[at] as number), values[at] as number)
    return arrived(way)
  }

  const identify: Identify = (value) => {
    if (typeof value !== 'object' || value === null) {
      let number = simple.get(value)
      if (number === undefined) simple.set(value, (number = count++))
      return number
    }
    const found = seen.get(value)
    if (found !== undefined) return found
    const number = Array.isArray(value) ? ofList(value) : ofRecord(value as Record<string, unknown>)
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
function insert(fields: number[], values: number[], field: number, value: number): void {
  let at = fields.length
  for (; at > 0 && (fields[at - 1] as number) > field; at--) {
    fields[at] = fields[at - 1] as number
    values[at] = values[at - 1] as number
  }
  fields[at] = field
  values[at] = value
}
