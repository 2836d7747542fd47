/** Counts: how many sentences and whole cards reach each level, by type of card, and what blocks the others. */
import type { Blocker } from './structure.js'

export const levels = ['parsed', 'confirmed', 'understood'] as const
export type Level = (typeof levels)[number]

export interface Count {
  cards: number
  sentences: number
}

export interface RankedBlocker extends Blocker {
  /** The first level that it keeps from being reached. */
  level: Level
  cards: number
  sentences: number
  /** Cards that nothing else blocks. */
  alone: number
  example: { line: number; title: string; text: string }
}

/** A sentence with the first level that it does not reach, and why. */
export interface Judged {
  text: string
  missed: Level | null
  blockers: Blocker[]
}

export interface JudgedCard {
  line: number
  title: string
  /** As the list says it. */
  type: string
  sentences: Judged[]
  /** What blocks the card as a whole, beside its sentences. */
  blockers: Blocker[]
  /** It needs rules that the game does not have. */
  withoutRules: boolean
}

export type Tally = Count & Record<Level, Count>

const zero = (): Count => ({ cards: 0, sentences: 0 })
const emptyTally = (): Tally => ({ ...zero(), parsed: zero(), confirmed: zero(), understood: zero() })

/** `withoutRules`: those of all that need rules which the game does not have. */
export function tally(cards: readonly JudgedCard[]): {
  all: Tally
  withoutRules: Tally
  byType: Record<string, Tally>
} {
  const all = emptyTally()
  const withoutRules = emptyTally()
  const byType = new Map<string, Tally>()
  for (const card of cards) {
    const ofType = byType.get(card.type) ?? emptyTally()
    byType.set(card.type, ofType)
    for (const one of [all, ofType, ...(card.withoutRules ? [withoutRules] : [])]) addCard(one, card)
  }
  const sorted = [...byType].sort(([a, one], [b, other]) => other.cards - one.cards || (a < b ? -1 : 1))
  return { all, withoutRules, byType: Object.fromEntries(sorted) }
}

function addCard(into: Tally, card: JudgedCard): void {
  into.cards++
  into.sentences += card.sentences.length
  for (const level of levels) {
    const reached = card.sentences.filter(({ missed }) => reaches(missed, level))
    into[level].sentences += reached.length
    const whole = reached.length === card.sentences.length
    if (whole && (level !== 'understood' || card.blockers.length === 0)) into[level].cards++
  }
}

const reaches = (missed: Level | null, level: Level): boolean =>
  missed === null || levels.indexOf(missed) > levels.indexOf(level)

/** What blocks most cards first. */
export function rankBlockers(cards: readonly JudgedCard[]): RankedBlocker[] {
  const ranked = new Map<string, RankedBlocker>()
  for (const card of cards) {
    const found = new Set<RankedBlocker>()
    const add = (blocker: Blocker, level: Level, text: string): RankedBlocker => {
      const key = `${level} ${blocker.kind} ${blocker.what}`
      const example = { line: card.line, title: card.title, text }
      const one = ranked.get(key) ?? { ...blocker, level, cards: 0, sentences: 0, alone: 0, example }
      ranked.set(key, one)
      found.add(one)
      return one
    }
    for (const blocker of card.blockers) add(blocker, 'understood', '')
    for (const { text, missed, blockers } of card.sentences) {
      if (missed === null) continue
      for (const one of new Set(blockers.map((blocker) => add(blocker, missed, text)))) one.sentences++
    }
    for (const one of found) one.cards++
    if (found.size === 1) for (const one of found) one.alone++
  }
  return [...ranked.values()].sort(
    (a, b) => b.cards - a.cards || b.sentences - a.sentences || (a.what < b.what ? -1 : 1),
  )
}
