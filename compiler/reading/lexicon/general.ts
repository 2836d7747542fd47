/** Terms of the kernel that every game has. */
import type { LexiconEntry } from './entries.js'

const types = ['thing', 'player', 'zone', 'die', 'square', 'edge', 'corner', 'number']

export const generalEntries: readonly LexiconEntry[] = types.map((type) => ({
  entry: 'type',
  type,
  parent: null,
  words: [type],
}))
