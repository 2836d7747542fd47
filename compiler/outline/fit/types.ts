/** Whether what a phrase names may be of the type that its place asks for. */
import type { Lexicon } from '../../reading/lexicon.js'
import { isBelow } from '../../reading/meaning/types.js'

const kernelTypes = new Set(['number', 'text', 'player', 'zone', 'keyword', 'truth'])

/** What is no thing: it can neither be in play nor happen. */
const notThings = new Set(['number', 'text', 'player', 'truth'])

/**
 * Types given as alternatives, `a|b`; `*` is any, `?` unknown (a fault of its own), empty names nothing. A phrase of a
 * wider type fits: "a card" may be a pilot.
 */
export function fits(given: string, wanted: string, lexicon: Lexicon): boolean {
  if (given === '*' || given === '?' || wanted === '*' || given === wanted) return true
  if (given === '') return false
  return given.split('|').some((one) => wanted.split('|').some((other) => fitsOne(one, other, lexicon)))
}

function fitsOne(given: string, wanted: string, lexicon: Lexicon): boolean {
  if (given === wanted || given === '*' || given === '?' || wanted === '*') return true
  if (given === 'text' && wanted.startsWith('word:')) return true
  if (wanted === 'thing') return !notThings.has(given)
  if (given === 'thing') return !isSpecial(wanted)
  return isBelow(lexicon, given, wanted) || isBelow(lexicon, wanted, given)
}

function isSpecial(type: string): boolean {
  return kernelTypes.has(type) || type.startsWith('instance:') || type.startsWith('word:')
}

/** The type of several things named together. */
export function joined(types: readonly string[], lexicon: Lexicon): string {
  const kinds = [...new Set(types.filter((type) => type !== '').flatMap((type) => type.split('|')))]
  if (kinds.includes('*')) return '*'
  if (kinds.includes('?')) return '?'
  return kinds
    .filter((one) => !kinds.some((other) => other !== one && isBelow(lexicon, one, other)))
    .join('|')
}

/** The types at the top, above these; or as many steps below it. */
export function tops(types: string, lexicon: Lexicon, below = 0): string {
  const top = (type: string): string => {
    const line = [type]
    for (let above = lexicon.parent(type); above !== null; above = lexicon.parent(above)) line.push(above)
    return line[Math.max(0, line.length - 1 - below)] ?? type
  }
  return types.split('|').map(top).join('|')
}
