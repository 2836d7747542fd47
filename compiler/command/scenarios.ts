/** Runs the scenarios of compiled games and tells how they went. */
import { createColors } from 'picocolors'
import { linkGame } from '../../runtime/play/may-begin.js'
import type { ScenarioProgram, ScenarioResult } from '../../runtime/scenario/program.js'
import { reportOf, runScenario } from '../../runtime/scenario/index.js'
import type { CompiledGame } from '../build/compile-game.js'
import { plural, type Io } from './io.js'
import { progressOn } from './progress.js'

export interface Ran {
  scenario: ScenarioProgram
  result: ScenarioResult
}

export function runScenarios(
  io: Io,
  games: readonly CompiledGame[],
  wanted: (scenario: ScenarioProgram) => boolean,
): Ran[] {
  const progress = progressOn(io)
  const ran = games.flatMap(({ id, bound, scenarios }) => {
    const chosen = scenarios.filter(wanted)
    if (chosen.length === 0) return []
    progress.step(`playing ${plural(chosen.length, 'scenario')} of ${id}`)
    const linked = linkGame(bound.library)
    return chosen.map((scenario): Ran => ({ scenario, result: runScenario(linked, scenario) }))
  })
  progress.done()
  return ran
}

/** Expectation, position and trace of a scenario that failed. */
export function failureReport({ scenario, result }: Ran, colour: boolean): string {
  const [head = scenario.title, ...rest] = reportOf(scenario, result)
  const paint = createColors(colour)
  return [`${paint.red(head)} ${paint.dim(`(${scenario.game})`)}`, ...rest].join('\n')
}
