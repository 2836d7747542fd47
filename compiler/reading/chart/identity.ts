/**
 * Identity of meanings: equal numbers for equal meanings, whatever the order of fields, of the items of a sum or of a
 * conjunction, and wherever in the text (`at`) they came from. Each object is looked at once.
 */
type Identify = (value: unknown) => number

const unordered = new Set(['and', 'or', 'add', 'multiply', 'least', 'greatest'])

/** A new numbering; numbers of different numberings do not compare. */
export function createIdentity(): Identify {
  const known = new Map<string, number>()
  const seen = new WeakMap<object, number>()

  const numberOf = (key: string): number => {
    const found = known.get(key)
    if (found !== undefined) return found
    known.set(key, known.size)
    return known.size - 1
  }

  const keyOf = (value: object): string => {
    if (Array.isArray(value)) return `[${value.map(identify).join()}]`
    const record = value as Record<string, unknown>
    const op = record['op']
    let key = '{'
    for (const field of Object.keys(record).sort()) {
      const held = record[field]
      if (field === 'at' || held === undefined) continue
      const inside =
        field === 'items' && typeof op === 'string' && unordered.has(op) && Array.isArray(held)
          ? `<${held
              .map(identify)
              .sort((a, b) => a - b)
              .join()}>`
          : identify(held)
      key += `${field}:${inside};`
    }
    return key + '}'
  }

  const identify: Identify = (value) => {
    if (typeof value !== 'object' || value === null) return numberOf(`${typeof value} ${String(value)}`)
    const found = seen.get(value)
    if (found !== undefined) return found
    const number = numberOf(keyOf(value))
    seen.set(value, number)
    return number
  }
  return identify
}
