/**
 * Titles that hold signs which would otherwise mean something: ends of sentences, colons, brackets. They are matched
 * before sentence ends and groups are looked for.
 */
import type { IToken } from 'chevrotain'
import { Other, retag, tokenize } from './tokens.js'

/** Titles by their first token. */
export type TitleIndex = ReadonlyMap<string, readonly (readonly string[])[]>

export const noTitles: TitleIndex = new Map()

/** Marks before a title, which a text that names the card leaves out. */
const marks = /^[•*]+\s*/u
const special = /[.!?:;()[\]"“”]/u

export function indexTitles(titles: Iterable<string>): TitleIndex {
  const index = new Map<string, string[][]>()
  for (const title of titles) {
    if (!special.test(title)) continue
    const images = tokenize(title.replace(marks, '')).map((token) => token.image)
    const first = images[0]
    if (first === undefined) continue
    const others = index.get(first)
    if (others) others.push(images)
    else index.set(first, [images])
  }
  // Longest first, so that a title inside a longer one does not hide it.
  for (const images of index.values()) images.sort((a, b) => b.length - a.length)
  return index
}

/**
 * Marks inside titles become plain marks. So a title that ends in "!" does not end a sentence: a full stop behind it does.
 * Returns the offsets at which tokens of titles start.
 */
export function protectTitles(tokens: readonly IToken[], titles: TitleIndex): Set<number> {
  const inside = new Set<number>()
  if (titles.size === 0) return inside
  for (let at = 0; at < tokens.length;) {
    const candidates = titles.get(tokens[at]?.image ?? '') ?? []
    const found = candidates.find((images) =>
      images.every((image, step) => tokens[at + step]?.image === image),
    )
    for (const token of tokens.slice(at, at + (found?.length ?? 0))) {
      inside.add(token.startOffset)
      if (special.test(token.image)) retag(token, Other)
    }
    at += found?.length ?? 1
  }
  return inside
}
