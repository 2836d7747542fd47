/** How text falls into the words that terms are made of: the same for what is declared and for what is read. */

/** "Vell's hut" -> Vell, 's, hut. A plural owner ("players'") has the same sign: players, 's. */
export function partsOfWord(image: string): { image: string; start: number; end: number }[] {
  const match = /^(.+?)(['’]s|(?<=s)['’])$/.exec(image)
  const owner = match?.[1]
  if (owner === undefined) return [{ image, start: 0, end: image.length }]
  return [
    { image: owner, start: 0, end: owner.length },
    { image: "'s", start: owner.length, end: image.length },
  ]
}

/** The words of a term as written, marks apart. */
export function wordsOf(term: string): string[] {
  return (term.match(/[\p{L}\p{N}_'’&-]+|[^\s\p{L}\p{N}_'’&-]/gu) ?? []).flatMap((word) =>
    partsOfWord(word).map((part) => part.image),
  )
}
