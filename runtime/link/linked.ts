/** What is worked out once for a library, before any play. Holds no state of a game. */
import type { Library, LiveText } from '../program/library.js'
import type { Id, State, Value } from '../state/state.js'

/**
 * Whether an event may begin now, and if `must`, whether a text in force says that it has to; the rules of play answer it (it
 * is handed in, so that values need not know them).
 */
export type MayBegin = (
  linked: Linked,
  state: State,
  event: string,
  roles: Record<string, Value>,
  by: { self: Id | null; you: Id | null; must: boolean },
) => boolean

export interface LinkedText extends Pick<LiveText, 'section' | 'for' | 'positions' | 'only'> {
  zones: ReadonlySet<string>
}

export interface Linked {
  readonly library: Library
  /** A type with all that it is a kind of, itself included. */
  readonly kinds: ReadonlyMap<string, ReadonlySet<string>>
  /** Which sections of a card of a printed type are in force, and in which zones (declared names, or `in play`). */
  readonly live: ReadonlyMap<string, readonly LinkedText[]>
  /** Groups of positions that a printed type has, with the first position of each. */
  readonly positions: ReadonlyMap<
    string,
    readonly { group: string; initial: string; values: readonly string[] }[]
  >
  /** Attributes that a printed type has. */
  readonly attributes: ReadonlyMap<string, readonly string[]>
  /** Place of a layer in the order in which changes of a value apply. */
  readonly layers: ReadonlyMap<string, number>
  /** Attributes that some text of the library changes, and those to which some text adds words. */
  readonly altered: { readonly change: ReadonlySet<string>; readonly add: ReadonlySet<string> }
  /** Whether any text changes types, so that the printed type is not the whole truth. */
  readonly typesChange: boolean
  readonly mayBegin: MayBegin
  /** Is told each step that is done, and each clause and pattern that takes effect (nodes of the library); to measure play. */
  readonly watch?: (node: object) => void
}

/** The name by which `add` clauses and questions mean the type of a thing. */
export { typeAttribute } from '../program/kernel-names.js'

/** The name by which questions mean the keywords of a thing. */
export const keywordsAttribute = 'keywords'

/** The word for cards in any zone of play, in `Library.live`. */
export const inPlay = 'in play'
