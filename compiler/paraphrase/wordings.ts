/** How a game puts things, for paraphrases: the headers of its rules as frames, names as they are written, policies. */
import type { Library } from '../../runtime/program/library.js'
import type { Frame } from '../reading/lexicon.js'
import type { LexiconEntry } from '../reading/lexicon/entries.js'

type FromLibrary = Pick<Library, 'attributes' | 'events' | 'stacking' | 'types' | 'windows'>

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
  const { attributes, events, stacking, types, windows } = library
  return { attributes, events, stacking, types, windows, frames, written, forms }
}

export const noWordings: Wordings = wordingsOf({
  attributes: {},
  events: {},
  stacking: [],
  types: {},
  windows: {},
})

/** What a text calls what it stands on: the type behind its first "this", else "card". */
export function bearerIn(text: string, { types, written }: Wordings): string {
  const nouns = text
    .toLowerCase()
    .split(/\bthis /)
    .slice(1)
    .map((behind) =>
      Object.keys(types)
        .filter(
          (type) => behind.startsWith(type.toLowerCase()) && !/^[\p{L}\d]/u.test(behind.slice(type.length)),
        )
        .sort((a, b) => b.length - a.length)
        .at(0),
    )
  const noun = nouns.find((one) => one !== undefined) ?? 'card'
  return written.get(noun) ?? noun
}

/** Whether whatever is of the one type is of the other. */
export function isKindOf(type: string, other: string, wordings: Wordings): boolean {
  if (type === other) return true
  const parent = wordings.types[type]?.parent
  return parent != null && isKindOf(parent, other, wordings)
}

function targetOf({ target }: Frame): string | null {
  if ('event' in target) return `event ${target.event}`
  if ('definition' in target) return `definition ${target.definition}`
  return 'relation' in target ? `relation ${target.relation}` : null
}
