/** How a game puts things, for paraphrases: the headers of its rules as frames, names as they are written, policies. */
import type { Library } from '../../runtime/program/library.js'
import type { Frame } from '../reading/lexicon.js'
import type { LexiconEntry } from '../reading/lexicon/entries.js'

type FromLibrary = Pick<Library, 'attributes' | 'events' | 'stacking' | 'windows'>

export interface Wordings extends FromLibrary {
  /** By what they are of: `event draw cards`, `definition presence of at`, `relation at`. */
  frames: ReadonlyMap<string, Frame>
  /** Names with their capitals, by the names in small letters. */
  written: ReadonlyMap<string, string>
  /** Irregular forms of verbs, by stem. */
  forms: ReadonlyMap<string, readonly string[]>
}

/** From a library, what its lexicon is made of, and names as they are written. */
export function wordingsOf(
  library: FromLibrary,
  entries: readonly LexiconEntry[] = [],
  written: ReadonlyMap<string, string> = new Map(),
): Wordings {
  const frames = new Map<string, Frame>()
  const forms = new Map<string, readonly string[]>()
  for (const entry of entries) {
    if (entry.entry === 'frame') {
      const of = targetOf(entry.frame)
      if (of !== null && !frames.has(of)) frames.set(of, entry.frame)
    } else if (entry.entry === 'forms') forms.set(entry.stem, entry.forms)
  }
  const { attributes, events, stacking, windows } = library
  return { attributes, events, stacking, windows, frames, written, forms }
}

export const noWordings: Wordings = wordingsOf({ attributes: {}, events: {}, stacking: [], windows: {} })

function targetOf({ target }: Frame): string | null {
  if ('event' in target) return `event ${target.event}`
  if ('definition' in target) return `definition ${target.definition}`
  return 'relation' in target ? `relation ${target.relation}` : null
}
