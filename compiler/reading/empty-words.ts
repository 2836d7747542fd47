/**
 * Words that may be left out without changing the meaning. Every other token of a text counts: without it, or with another
 * number in its place, the text means something else or can not be read.
 */
const anywhere: ReadonlySet<string> = new Set([
  ',',
  // "the presence of P", "the hand of P": articles before what is known
  'the',
  // "all units", "any damage", "both units": as many as there are
  'all',
  'any',
  'both',
  // "units that P controls"
  'that',
  // "damage counters"
  'counter',
  'counters',
  // "has attacked during this battle"
  'during',
  'immediately',
])

/** Words that are empty only before another: "your opponent" is "opponent". */
const before: ReadonlySet<string> = new Set([
  'your opponent',
  // "an opponent's unit": there is one opponent
  'an opponent',
  // "also adds 1 to power": besides what the card has said
  'also adds',
  'also subtracts',
  'also draws',
  'also may',
  'also ,',
  // "if your pilot was just lost"
  'was just',
  'were just',
])

/** Words that are empty only behind another: "is a pilot" says of a word no more than "is pilot"; "during battle". */
const behind: ReadonlySet<string> = new Set([
  'is a',
  'is an',
  'not a',
  'not an',
  'during a',
  'during an',
  // "its power is exactly 3"; of things "exactly 3" are no more than three
  'is exactly',
  // "if you have a pilot or if it is your turn"
  'or if',
  'half of',
  'one-half of',
])

/** All of them, for the page that publishes them. */
export const emptyWords: readonly string[] = [...anywhere, ...before, ...behind]

/** `previous` and `next`: the words beside it, if any. */
export function isEmptyWord(word: string, previous: string | undefined, next: string | undefined): boolean {
  const lower = word.toLowerCase()
  return (
    anywhere.has(lower) ||
    before.has(`${lower} ${next?.toLowerCase() ?? ''}`) ||
    behind.has(`${previous?.toLowerCase() ?? ''} ${lower}`)
  )
}
