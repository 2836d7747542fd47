/** Which type may stand for which. */
import type { Type } from '../../reading/api.js'
import type { Lexicon } from '../../reading/lexicon.js'

const plain: readonly string[] = ['number', 'truth', 'text']

export function fits(lexicon: Lexicon, actual: Type, wanted: Type): boolean {
  // A name that a line above failed to bind is taken for anything, so that one mistake is one finding.
  if (actual.name === 'thing' && !actual.many) return !plain.includes(wanted.name)
  if (actual.many && !wanted.many) return false
  if (wanted.name === 'thing') return !plain.includes(actual.name)
  return descends(lexicon, actual.name, wanted.name)
}

export function descends(lexicon: Lexicon, actual: string, wanted: string): boolean {
  const seen = new Set<string>()
  for (let type: string | null = actual; type !== null && !seen.has(type); type = lexicon.parent(type)) {
    if (type === wanted) return true
    seen.add(type)
  }
  return false
}

/** The type of what may be one or the other: the nearest common ancestor, or null. */
export function common(lexicon: Lexicon, one: Type, other: Type): Type | null {
  const many = one.many || other.many
  const seen = new Set<string>()
  for (let type: string | null = one.name; type !== null && !seen.has(type); type = lexicon.parent(type)) {
    if (descends(lexicon, other.name, type)) return { name: type, many }
    seen.add(type)
  }
  return null
}

/** A type in words. */
export function typeInWords(type: Type): string {
  if (type.name.startsWith('word:')) return `a ${type.name.slice('word:'.length)}`
  if (type.name.startsWith('instance:')) return `a ${type.name.slice('instance:'.length)}`
  return type.many ? `a list of ${type.name}s` : `a ${type.name}`
}
