/** Cards of which one side is up at a time: `live: the front of a plot in play; while unturned`, and its back while turned. */
import type { Lexicon } from '../lexicon.js'
import { descends } from './types.js'

const kind = 'side '

/** The key under which it is known that a text of a type is in force only while the card lies so. */
export const sideConvention = (type: string, section: string): string => `${kind}${type} / ${section}`

export function isTwoSided(lexicon: Lexicon, type: string): boolean {
  const sides = [...lexicon.conventions.keys()].filter(
    (id) => id.startsWith(kind) && descends(lexicon, type, id.slice(kind.length).split(' / ')[0] ?? ''),
  )
  return sides.length > 1
}
