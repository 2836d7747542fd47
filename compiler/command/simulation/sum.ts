import { watched } from '../../../runtime/exercise/matches.js'
import type { Unit } from '../../../runtime/exercise/units.js'
import { runScenario } from '../../../runtime/scenario/index.js'
import { executed, type Part } from './part.js'
import type { Plan } from './plan.js'
import type { Executed, Simulation } from './report.js'

/** Everything that a report tells of the games that were played, and of what the scenarios of the game show beside. */
export function summed(plan: Plan, { played, clauses, statements }: Part): Simulation {
  const { library } = plan.game.bound
  const titleOf = (id: string) => library.players.find((player) => player.id === id)?.title ?? id
  const shown = inScenarios(plan)
  return {
    games: played.length,
    decisions: total(played.map(({ decisions }) => decisions)),
    choices: total(played.map(({ choices }) => choices)),
    turns: total(played.map(({ turns }) => turns)),
    pairings: tally(played.map(({ titles }) => titles.join(' against '))),
    won: tally(played.map(({ winner }) => (winner === null ? 'nobody' : titleOf(winner)))),
    ends: {
      won: played.filter(({ winner }) => winner !== null).length,
      drawn: played.filter(
        ({ winner, unfinished, fault }) => winner === null && !unfinished && fault === null,
      ).length,
      unfinished: played.filter(({ unfinished }) => unfinished).length,
      faults: played.filter(({ fault }) => fault !== null).length,
    },
    wonByBot: { ...seated(plan), ...tally(played.map(({ bot }) => bot ?? 'nobody')) },
    faults: played.flatMap(({ fault, seed, titles }) =>
      fault === null ? [] : [{ seed, decks: titles, fault }],
    ),
    clauses: share(plan.clauses, clauses, shown),
    statements: share(plan.statements, statements, shown),
  }
}

/** Every kind of bot that plays, also one that never wins. */
function seated(plan: Plan): Record<string, number> {
  return Object.fromEntries([...plan.contest(0).sitting.values()].map((name) => [name, 0]))
}

function inScenarios({ game, linked: plain }: Plan): ReadonlySet<object> {
  const { linked, ran } = watched(plain)
  for (const scenario of game.scenarios) runScenario(linked, scenario)
  return ran
}

function share(units: readonly Unit[], done: readonly number[], shown: ReadonlySet<object>): Executed {
  const ran = new Set(done)
  const inScenario = new Set(executed(units, shown))
  return {
    all: units.length,
    executed: ran.size,
    never: units.flatMap(({ title, sentence, file, line }, at) =>
      ran.has(at) ? [] : [{ title, sentence, file, line, inScenario: inScenario.has(at) }],
    ),
  }
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
