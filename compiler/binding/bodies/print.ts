/** A meaning in short, for a list of readings: `perform(event: draw, roles: (P: you, N: 2))`. */
export function printMeaning(meaning: unknown): string {
  if (Array.isArray(meaning)) return meaning.map(printMeaning).join('; ')
  if (typeof meaning !== 'object' || meaning === null) return String(meaning)
  const fields = Object.entries(meaning).filter(([name]) => !['op', 'at', 'id'].includes(name))
  const op: unknown = 'op' in meaning ? meaning.op : undefined
  const values = fields.map(([, value]) => value as unknown)
  if (typeof op === 'string' && values.length === 0) return op
  if (typeof op === 'string' && values.length === 1 && isPlain(values[0])) return `${op} ${String(values[0])}`
  const inside = fields.map(([name, value]) => `${name}: ${printMeaning(value)}`)
  return `${typeof op === 'string' ? op : ''}(${inside.join(', ')})`
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
