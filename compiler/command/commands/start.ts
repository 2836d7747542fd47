import { createColors } from 'picocolors'
import { countLine } from '../../diagnostics/index.js'
import { countsOf } from '../counts.js'
import { generateAll } from '../generated.js'
import { line, plural, type ExitCode, type Io } from '../io.js'
import { allFindings, compileProject, hasErrors, showFindings } from '../project.js'
import { failureReport, runScenarios } from '../scenarios.js'

/** `start`: everything, and a summary. */
export async function startCommand(io: Io): Promise<ExitCode> {
  const begun = performance.now()
  const project = await compileProject(io)
  const { generated, findings: typed } = await generateAll(io, project, false)
  const ran = runScenarios(io, project.games, () => true)
  const failed = ran.filter(({ result }) => !result.ok)
  const findings = [...allFindings(project), ...typed]
  showFindings(io, project, findings)
  for (const one of failed) io.err(line(failureReport(one, io.colour.err)))

  const rows = project.games.map(({ id, bound }) => {
    const scenarios = ran.filter(({ scenario }) => scenario.game === id)
    const modules = generated.find(({ game }) => game === id)?.modules ?? 0
    return {
      id,
      ...countsOf(bound.library),
      modules,
      scenarios: scenarios.length,
      passed: scenarios.filter(({ result }) => result.ok).length,
    }
  })
  const sum = (key: 'cards' | 'rules' | 'clauses' | 'modules'): number =>
    rows.reduce((total, row) => total + row[key], 0)
  const paint = createColors(io.colour.out)
  const width = Math.max(...rows.map(({ id }) => id.length))
  for (const row of rows) {
    const tally =
      row.scenarios === 0
        ? 'no scenarios'
        : `${String(row.passed)} of ${plural(row.scenarios, 'scenario')} passed`
    io.out(
      line(
        `${paint.bold(row.id.padEnd(width))}  ${plural(row.cards, 'card')}, ${plural(row.rules, 'rule')}, ${plural(row.clauses, 'clause')}, ${plural(row.modules, 'module')}, ${tally}`,
      ),
    )
  }
  const well = failed.length === 0 && !hasErrors(findings)
  const scenarios = `${plural(ran.length, 'scenario')} (${failed.length === 0 ? 'all passed' : `${String(failed.length)} failed`})`
  const totals = [
    plural(project.games.length, 'game'),
    plural(sum('cards'), 'card'),
    plural(sum('rules'), 'rule'),
    plural(sum('clauses'), 'clause'),
    plural(sum('modules'), 'module'),
    scenarios,
    countLine(findings),
    `${((performance.now() - begun) / 1000).toFixed(1)} s`,
  ]
  io.out(line(`${well ? paint.green('All well') : paint.red('Not yet')}: ${totals.join(', ')}`))
  return well ? 0 : 1
}
