/** Types of phrases: what fits where. */
import type { Type } from '../api.js'
import type { Lexicon } from '../lexicon.js'

const notThings = new Set(['number', 'truth', 'text', 'word'])

export const one = (name: string): Type => ({ name, many: false })
export const several = (name: string): Type => ({ name, many: true })

/** `type` is `wanted` or declared below it. */
export function isBelow(lexicon: Lexicon, type: string, wanted: string): boolean {
  for (let at: string | null = type; at !== null; at = lexicon.parent(at)) if (at === wanted) return true
  return false
}

/** As `isBelow`; but all cards, players' things and the like are things. */
export function descends(lexicon: Lexicon, type: string, wanted: string): boolean {
  if (isBelow(lexicon, type, wanted)) return true
  return wanted === 'thing' && !notThings.has(type.split(':')[0] ?? '')
}

/** Something may be of both types: one is above the other. */
export function overlaps(lexicon: Lexicon, one: string, other: string): boolean {
  return descends(lexicon, one, other) || descends(lexicon, other, one)
}

/** Something of this type may be of one of the wanted ones; no wish fits all. */
export function fitsOne(lexicon: Lexicon, type: string, wanted: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((want) => overlaps(lexicon, type, want))
}

/** The nearest type above both. */
export function common(lexicon: Lexicon, one: string, other: string): string {
  for (let at: string | null = one; at !== null; at = lexicon.parent(at))
    if (descends(lexicon, other, at)) return at
  return 'thing'
}

export function commonOf(lexicon: Lexicon, types: readonly string[]): string {
  return types.length === 0 ? 'thing' : types.reduce((left, right) => common(lexicon, left, right))
}

/** "unit", "unit or ship": for messages. */
export function listed(types: readonly string[]): string {
  return types.length === 0 ? 'thing' : types.join(' or ')
}
