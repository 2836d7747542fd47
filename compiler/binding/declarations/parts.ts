/** The parts of a declaration, tried against what this kind of declaration can say. */
import type { Declaration, Phrase } from '../../../grammar/tree.js'
import type { Draft } from '../draft.js'
import { after, find, slice, splitAtMarks, term, wholeNumber } from '../phrases.js'

/** Takes a part in if it fits; says whether it did. */
export type PartReader = (part: Phrase) => boolean

export interface DeclarationContext {
  draft: Draft
  file: string
  declaration: Declaration
}

/** The names before the first semicolon: "armor or plating". Reports when there is none. */
export function namesOf({ draft, file, declaration }: DeclarationContext): string[] {
  const first = declaration.parts[0]
  const names = first === undefined ? [] : alternatives(first).map(term)
  if (names.length === 0) {
    draft.reporter.report('name-missing', file, declaration.span, { what: kindOf(declaration) })
  }
  return names
}

/** "ready, tapped" and the like. */
export function listOf(phrase: Phrase): string[] {
  return splitAtMarks(phrase, ',').map(term)
}

/** Offers each part behind the names to the readers in turn; reports those that none takes. */
export function readParts(
  context: DeclarationContext,
  says: string[],
  readers: PartReader[],
  from = 1,
): void {
  const { draft, file, declaration } = context
  for (const part of declaration.parts.slice(from)) {
    if (part.chunks.length === 0 || readers.some((reader) => reader(part))) continue
    const facts = { what: kindOf(declaration), text: part.text }
    const hints =
      says.length === 0 ? [] : [`A ${facts.what} can say: ${says.map((one) => `"${one}"`).join(', ')}.`]
    draft.reporter.report('unknown-part', file, part.span, facts, hints)
  }
}

/** A part that is exactly these words; `take` may refuse it. */
export function exactly(words: string, take: () => boolean | void): PartReader {
  return (part) => term(part) === words && take() !== false
}

/** A part that starts with these words. */
export function starting(words: string, take: (rest: Phrase) => boolean | void): PartReader {
  return (part) => {
    const rest = after(part, ...words.split(' '))
    return rest !== null && rest.chunks.length > 0 && take(rest) !== false
  }
}

/** A part that is these words and a number: "at least 0". */
export function withNumber(words: string, take: (value: number) => void): PartReader {
  return starting(words, (rest) => {
    const value = wholeNumber(rest)
    if (value === null) return false
    take(value)
    return true
  })
}

export function kindOf(declaration: Declaration): string {
  return declaration.keyword.image.toLowerCase()
}

function alternatives(phrase: Phrase): Phrase[] {
  const or = find(phrase, 'or')
  if (or < 0) return phrase.chunks.length === 0 ? [] : [phrase]
  const rest = slice(phrase, or + 1)
  return [slice(phrase, 0, or), ...alternatives(rest)].filter((part) => part.chunks.length > 0)
}
