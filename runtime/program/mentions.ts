const found = new WeakMap<object, Map<string, boolean>>()

/** Whether a node of that kind stands anywhere in a piece of program. Looked for once. */
export function mentions(part: object, op: string): boolean {
  let known = found.get(part)
  if (!known) {
    known = new Map()
    found.set(part, known)
  }
  let there = known.get(op)
  if (there === undefined) {
    there = stands(part, op)
    known.set(op, there)
  }
  return there
}

function stands(part: unknown, op: string): boolean {
  if (part === null || typeof part !== 'object') return false
  if ('op' in part && part.op === op) return true
  return Object.values(part).some((inner) => stands(inner, op))
}
