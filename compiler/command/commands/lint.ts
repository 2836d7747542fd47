import { countLine, jsonDiagnostics, printDiagnostics } from '../../diagnostics/index.js'
import { json, line, type ExitCode, type Io } from '../io.js'
import { pathFilter } from '../paths.js'
import { allFindings, compileProject, hasErrors } from '../project.js'

/** `lint`: all findings in the given files, and every rule that a deck in them breaks. They are what the command is for, so they go to the standard output. */
export async function lintCommand(
  paths: string[],
  options: { format: 'pretty' | 'json' },
  io: Io,
): Promise<ExitCode> {
  const wanted = pathFilter(paths, io)
  const project = await compileProject(io, wanted)
  const findings = allFindings(project).filter(({ file }) => wanted(file))
  if (options.format === 'json') {
    io.out(json(jsonDiagnostics(findings)))
  } else {
    if (findings.length > 0)
      io.out(line(printDiagnostics(findings, { colour: io.colour.out, textOf: project.textOf })))
    io.err(line(countLine(findings)))
  }
  return hasErrors(findings) ? 1 : 0
}
