/** How text falls into the words that terms are made of: the same for what is declared and for what is read. */
import { tokenize } from '../../../grammar/tokens.js'

/** The end of a plural owner ("players'") is the same sign as that of others: players, 's. */
export const possessive = "'s"

export function isPossessive(image: string, before: string | undefined): boolean {
  return /^['’]s$/.test(image) || (/^['’]$/.test(image) && before !== undefined && /s$/i.test(before))
}

/** "non-droid" -> non-, droid; "highest-power" -> highest-, power; "just-deployed" -> just-, deployed */
export function splitNegation(image: string): string[] {
  const match = /^((?:non|just|highest|greatest|lowest|least)-)(.+)$/i.exec(image)
  return match?.[1] !== undefined && match[2] !== undefined ? [match[1], match[2]] : [image]
}

/** The words of a term as written, marks apart. */
export function wordsOf(term: string): string[] {
  const images = tokenize(term).map((token) => token.image)
  return images.flatMap((image, index) =>
    isPossessive(image, images[index - 1]) ? [possessive] : splitNegation(image),
  )
}
