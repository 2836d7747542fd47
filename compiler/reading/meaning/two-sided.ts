/** Cards of which one side is up at a time: `live: the front of a plot in play; while unturned`, and its back while turned. */
import type { Lexicon } from '../lexicon.js'
import { descends } from './types.js'

const kind = 'side '

/** The key under which it is known that a text of a type is in force only while the card lies so. */
export const sideConvention = (type: string, section: string, position: string): string =>
  [`${kind}${type}`, section, position].join(' / ')

/** Two texts, each in force in one position alone. What has several positions to be in is no side. */
export function isTwoSided(lexicon: Lexicon, type: string): boolean {
  const positions = new Map<string, string[]>()
  for (const id of lexicon.conventions.keys()) {
    if (!id.startsWith(kind)) continue
    const [of = '', section = '', position = ''] = id.slice(kind.length).split(' / ')
    if (descends(lexicon, type, of)) positions.set(section, [...(positions.get(section) ?? []), position])
  }
  const sides = [...positions.values()].filter(({ length }) => length === 1).flat()
  return new Set(sides).size > 1
}
