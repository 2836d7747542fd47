/** Runs the scenarios of compiled games and tells how they went. */
import { createColors } from 'picocolors'
import { linkGame } from '../../runtime/play/may-begin.js'
import type { ScenarioProgram, ScenarioResult } from '../../runtime/scenario/program.js'
import { runScenario } from '../../runtime/scenario/run.js'
import type { CompiledGame } from '../build/compile-game.js'
import type { Io } from './io.js'
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
    progress.step(`playing ${String(chosen.length)} scenarios of ${id}`)
    const linked = linkGame(bound.library)
    return chosen.map((scenario): Ran => ({ scenario, result: runScenario(linked, scenario) }))
  })
  progress.done()
  return ran
}

/** Position, expectation and trace of a scenario that failed. */
export function failureReport({ scenario, result }: Ran, colour: boolean): string {
  const paint = createColors(colour)
  const indent = (lines: readonly string[], by = 4): string[] => lines.map((text) => ' '.repeat(by) + text)
  const failures = result.failures.flatMap(({ line, expected, found, position }) => [
    `  ${paint.cyan(`${line.file}:${String(line.line)}`)} ${line.text}`,
    `    expected: ${expected}`,
    `    found:    ${found}`,
    ...(position.length === 0 ? [] : [`    position:`, ...indent(position, 6)]),
  ])
  const parts = [
    `${paint.red('failed')} ${paint.bold(scenario.title)} ${paint.dim(`${scenario.game}, ${scenario.source.file}:${String(scenario.source.line)}`)}`,
    ...failures,
    ...(result.decisions.length === 0 ? [] : ['    answers:', ...indent(result.decisions, 6)]),
    ...(result.trace.length === 0 ? [] : ['    what happened:', ...indent(result.trace, 6)]),
  ]
  return parts.join('\n')
}
