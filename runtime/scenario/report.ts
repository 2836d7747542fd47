/** A failing scenario for people. */
import type { ScenarioProgram, ScenarioResult } from './program.js'

/** Events shown when a scenario fails; the last ones matter most. */
const shownEvents = 40

/** Lines of text: what was expected and found, the position, the answers, and what happened. Empty for a scenario that passed. */
export function reportOf(program: ScenarioProgram, result: ScenarioResult): string[] {
  if (result.ok) return []
  const failures = result.failures.flatMap(({ line, expected, found, position }, index) => [
    `${line.file}:${line.line}: ${line.text}`,
    ...indented(expected === line.text ? [] : [`expected: ${expected}`]),
    ...indented([`found: ${found}`]),
    // Later failures of one scenario mostly come from the same position.
    ...indented(index === 0 && position.length > 0 ? ['position:', ...indented(position)] : []),
  ])
  const before = result.trace.length - shownEvents
  const trace = before > 0 ? [`… ${before} earlier events`, ...result.trace.slice(before)] : result.trace
  return [
    `✗ ${program.title}`,
    ...indented(failures),
    ...indented(result.decisions.length > 0 ? ['answers:', ...indented(result.decisions)] : []),
    ...indented(trace.length > 0 ? ['what happened:', ...indented(trace)] : []),
  ]
}

function indented(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`)
}
