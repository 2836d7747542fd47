/** What a paraphrase needs to know while it speaks: the game's wordings, and the names it has given to bound things. */
import type { Library } from '../../runtime/program/library.js'
import type { Expression } from '../../runtime/program/expressions.js'
import type { EventPattern } from '../../runtime/program/clauses.js'

/** What the paraphrase takes from a library; a whole library will do. */
export type Wordings = Pick<Library, 'events' | 'definitions' | 'stacking' | 'players' | 'types'>

export interface Speaker {
  wordings: Wordings
  /** Names shown for names bound in the meaning: `it3` may be shown as `X`. */
  shown: ReadonlyMap<string, string>
  /** Events bound by patterns, by name: what "that …" is called. */
  events: ReadonlyMap<string, EventPattern>
  expression: (expression: Expression, speaker: Speaker) => string
}

/** A speaker that shows one more bound name: as it is when it reads like a name, else as a letter. */
export function naming(speaker: Speaker, name: string): Speaker {
  const shown = new Map(speaker.shown)
  shown.set(name, /^[A-Z]\d*$|^[a-z]+( [a-z]+)+$/.test(name) ? name : freeLetter(speaker))
  return { ...speaker, shown }
}

export function withEvent(speaker: Speaker, pattern: EventPattern): Speaker {
  return { ...speaker, events: new Map(speaker.events).set(pattern.bind, pattern) }
}

function freeLetter({ shown }: Speaker): string {
  const used = new Set(shown.values())
  for (const letter of 'XYZVWUTSRQABCDEFGHJKLM') if (!used.has(letter)) return letter
  return `X${String(used.size)}`
}

export const say = (speaker: Speaker, expression: Expression): string =>
  speaker.expression(expression, speaker)

/** `a, b and c`. */
export function listed(items: readonly string[], joint: string): string {
  const last = items.at(-1)
  if (last === undefined) return 'nothing'
  return items.length === 1 ? last : `${items.slice(0, -1).join(', ')} ${joint} ${last}`
}

/** `the enemy's power`, `your power`. */
export function possessive(owner: string): string {
  if (owner === 'you') return 'your'
  return /^[\w•'-]+( [\w•'-]+)?$/.test(owner) || owner.startsWith('this ')
    ? `${owner}'s`
    : `the ${owner.replace(/^the /, '')}'s`
}

export const article = (word: string): string => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`
/** Brackets around what has words that could attach elsewhere. */
export const bracketed = (text: string): string =>
  / (and|or|plus|minus|times|where) |,/.test(text) ? `(${text})` : text
