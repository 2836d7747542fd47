/** Meanings in short form: `draw(P: you, N: 2)`, `choose(by: you, as: card, …)`. */

const plain = new Set(['local', 'number', 'word', 'text', 'truth'])

export function show(meaning: unknown): string {
  if (Array.isArray(meaning)) return `[${meaning.map(show).join(', ')}]`
  if (typeof meaning !== 'object' || meaning === null) return String(meaning)
  const { op, ...rest } = meaning as Record<string, unknown>
  const fields = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== 'at'))
  if (typeof op === 'string' && plain.has(op)) return String(fields['name'] ?? fields['value'])
  const inside = Object.entries(fields)
    .filter(([, held]) => held !== undefined)
    .map(([name, held]) => `${name}: ${show(held)}`)
    .join(', ')
  if (op === 'perform') {
    const { event, roles } = fields
    return `${String(event)}(${show(roles).slice(1, -1)})`
  }
  if (op === 'participant') return `${String(fields['event'])}.${String(fields['role'])}`
  if (op === 'compare') return `${show(fields['left'])} ${String(fields['by'])} ${show(fields['right'])}`
  if (op === undefined) return `{${inside}}`
  return inside === '' ? String(op) : `${String(op)}(${inside})`
}
