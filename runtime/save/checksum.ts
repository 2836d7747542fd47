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
