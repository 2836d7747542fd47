/** What a paraphrase knows while it speaks: how the game puts things, and what bound names are called. */
import type { EventPattern } from '../../runtime/program/clauses.js'
import type { Expression } from '../../runtime/program/expressions.js'
import type { Wordings } from './wordings.js'

export interface Speaker {
  wordings: Wordings
  /** What bears the text, behind "this". */
  bearer: string
  /** What bound names are called: `it3` may be called "it", `unit` "the chosen unit". */
  called: ReadonlyMap<string, string>
  /** Events bound by patterns: what their roles are called. */
  events: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** How long a clause holds: until a moment, or (null) while its text is in force; '' where that goes without saying. */
  until: string | null
  expression: (expression: Expression, speaker: Speaker) => string
  /** One of a set, or a thing, said of what is at it: "a place that you control". */
  some: (expression: Expression, speaker: Speaker) => string
}

export const say = (speaker: Speaker, expression: Expression): string =>
  speaker.expression(expression, speaker)

export function calling(speaker: Speaker, name: string, called: string): Speaker {
  return { ...speaker, called: new Map(speaker.called).set(name, called) }
}

/** A bound name shown as it is when a player would write it so, else as a letter. */
export function lettered(speaker: Speaker, name: string): Speaker {
  return calling(speaker, name, /^[A-Z]\d*$/.test(name) ? name : freeLetter(speaker))
}

function freeLetter({ called }: Speaker): string {
  const used = new Set(called.values())
  for (const letter of 'XYZVWUTSRQABCDEFGHJKLM') if (!used.has(letter)) return letter
  return `X${String(used.size)}`
}

/** A name of the game with its capitals. */
export function written({ wordings }: Speaker, name: string): string {
  return wordings.written.get(name) ?? name
}

/** A name with a letter is a letter; a role with words is "the attacker". */
export const named = (name: string): string => (/^[A-Z]\d*$|^it$/.test(name) ? name : `the ${name}`)

/** "attack damage" of several words, with the capitals of each that the game declares. */
export function writtenWords(speaker: Speaker, words: string): string {
  const whole = speaker.wordings.written.get(words)
  return (
    whole ??
    words
      .split(' ')
      .map((word) => written(speaker, word))
      .join(' ')
  )
}

export const isYou = (expression: Expression): boolean => expression.op === 'you'
export const isOpponent = (expression: Expression): boolean =>
  expression.op === 'opponent' && isYou(expression.of)

/** What the roles of an event are called in what follows. */
export function withEvent(
  speaker: Speaker,
  pattern: EventPattern,
  roles: ReadonlyMap<string, string>,
): Speaker {
  return {
    ...calling(speaker, pattern.bind, 'what this answers'),
    events: new Map(speaker.events).set(pattern.bind, roles),
  }
}
