import { json, line, plural, type ExitCode, type Io } from '../io.js'
import { pathFilter } from '../paths.js'
import { compileProject, hasErrors, showFindings } from '../project.js'
import { failureReport, runScenarios } from '../scenarios.js'

/** `test`: runs scenarios. A scenario that could not be read is an error in a text, and fails the run too. */
export async function testCommand(
  paths: string[],
  options: { filter?: string; json?: boolean },
  io: Io,
): Promise<ExitCode> {
  const inPaths = pathFilter(paths, io)
  const text = options.filter?.toLowerCase() ?? ''
  const project = await compileProject(io, inPaths)
  const ran = runScenarios(
    io,
    project.games,
    ({ title, id, source }) => inPaths(source.file) && `${id} ${title}`.toLowerCase().includes(text),
  )
  if (ran.length === 0 && text !== '') io.err(line(`no scenario has "${options.filter ?? ''}" in its name.`))
  const failed = ran.filter(({ result }) => !result.ok)
  const findings = project.findings.filter(({ file }) => inPaths(file) || !file.endsWith('.scenario'))
  if (options.json) {
    const scenarios = ran.map(({ scenario, result }) => ({
      id: scenario.id,
      name: scenario.title,
      file: scenario.source.file,
      line: scenario.source.line,
      ok: result.ok,
      ...(result.ok ? {} : { failures: result.failures, trace: result.trace }),
    }))
    io.out(json({ passed: ran.length - failed.length, failed: failed.length, scenarios }))
  } else {
    for (const one of ran) {
      io.out(
        line(
          one.result.ok
            ? `ok ${one.scenario.game}: ${one.scenario.title}`
            : failureReport(one, io.colour.out),
        ),
      )
    }
    io.out(line(`${plural(ran.length - failed.length, 'scenario')} passed, ${String(failed.length)} failed`))
  }
  showFindings(io, project, findings)
  return failed.length > 0 || hasErrors(findings) ? 1 : 0
}
