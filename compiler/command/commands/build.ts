import { countLine, jsonDiagnostics } from '../../diagnostics/index.js'
import { countsOf } from '../counts.js'
import { generateAll } from '../generated.js'
import { json, line, plural, type ExitCode, type Io } from '../io.js'
import { compileProject, hasErrors, showFindings } from '../project.js'

/** `build`: compiles games to TypeScript. With `--check` writes nothing and fails if files would change. */
export async function buildCommand(
  options: { game?: string; check?: boolean; json?: boolean },
  io: Io,
): Promise<ExitCode> {
  const project = await compileProject(io, options.game)
  const { generated, findings: typed } = await generateAll(io, project, options.check === true)
  const findings = [...project.findings, ...typed]
  const stale = options.check === true && generated.some(({ files }) => files.written + files.deleted > 0)
  const rows = generated.map(({ game, modules, files }) => {
    const library = project.games.find(({ id }) => id === game)?.bound.library
    return {
      id: game,
      ...(library ? countsOf(library) : { cards: 0, rules: 0, clauses: 0 }),
      modules,
      ...files,
    }
  })
  if (options.json) {
    io.out(json({ games: rows, stale, ...jsonDiagnostics(findings) }))
  } else {
    showFindings(io, project, findings)
    for (const row of rows) {
      const changed = options.check
        ? `${plural(row.written + row.deleted, 'file')} out of date`
        : `${String(row.written)} written, ${String(row.unchanged)} unchanged, ${String(row.deleted)} deleted`
      io.out(
        line(
          `${row.id}: ${plural(row.cards, 'card')}, ${plural(row.rules, 'rule')}, ${plural(row.clauses, 'clause')}, ${plural(row.modules, 'module')} (${changed})`,
        ),
      )
    }
    io.err(line(countLine(findings)))
  }
  return hasErrors(findings) || stale ? 1 : 0
}
