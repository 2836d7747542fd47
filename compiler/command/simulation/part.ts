/** A share of the games of a simulation, played one after the other. What comes of it is plain data: a process can print it. */
import { playContest, watched, type Outcome } from '../../../runtime/exercise/matches.js'
import type { Unit } from '../../../runtime/exercise/units.js'
import type { Plan } from './plan.js'

/** One of several processes that share the games: every `of`-th is for it, beginning with the number `nth`, from 0. */
export interface Share {
  nth: number
  of: number
}

export interface Part {
  played: Played[]
  /** What was executed, by its number in the plan. */
  clauses: number[]
  statements: number[]
}

export interface Played extends Outcome {
  nth: number
  titles: string[]
  /** The bot that won. */
  bot: string | null
  seed: string
}

/** A game that has not ended by then never will. */
const mostDecisions = 20_000

/** Often enough that a law that is broken now and then is found, and seldom enough that games go on. */
const looks = { decision: 97, game: 20 }

export function playPart(plan: Plan, { nth: first, of }: Share, step: (nth: number) => void): Part {
  const { linked, ran } = watched(plan.linked)
  const played: Played[] = []
  for (let nth = first; nth < plan.games; nth += of) {
    step(nth)
    const contest = plan.contest(nth)
    const outcome = playContest(linked, contest, mostDecisions, { linked: plan.linked, looks })
    const bot = outcome.winner === null ? null : (contest.sitting.get(outcome.winner) ?? null)
    played.push({ ...outcome, nth, titles: contest.titles, bot, seed: contest.seed })
  }
  return { played, clauses: executed(plan.clauses, ran), statements: executed(plan.statements, ran) }
}

/** The numbers of those that were executed. */
export function executed(units: readonly Unit[], ran: ReadonlySet<object>): number[] {
  return units.flatMap(({ nodes }, at) => (nodes.some((node) => ran.has(node)) ? [at] : []))
}

/** The same as if one process had played all games. */
export function together(parts: readonly Part[]): Part {
  const all = (of: (part: Part) => number[]) => [...new Set(parts.flatMap(of))].sort((one, two) => one - two)
  return {
    played: parts.flatMap(({ played }) => played).sort((one, two) => one.nth - two.nth),
    clauses: all(({ clauses }) => clauses),
    statements: all(({ statements }) => statements),
  }
}
