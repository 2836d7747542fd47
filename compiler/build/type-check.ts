/** Type-checks generated code under `strict`: what the emitter promises about the vocabulary of a game is true only if this passes. */
import { dirname, join, relative, sep } from 'node:path'
import ts from 'typescript'

export interface TypeFault {
  /** Below the folder of generated code, with forward slashes. */
  file: string
  /** From 1. */
  line: number
  message: string
}

/**
 * Checks the given entry modules and all they import, in one program.
 * @param folder the folder of generated code
 * @param runtimeTypes a declaration file for `gametext/runtime`, where the package cannot be found from `folder`
 */
export function typeCheck(folder: string, entries: readonly string[], runtimeTypes?: string): TypeFault[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    skipLibCheck: true,
    noEmit: true,
    ...(runtimeTypes === undefined ? {} : { paths: { 'gametext/runtime': [runtimeTypes] } }),
  }
  const program = ts.createProgram(
    entries.map((entry) => join(folder, entry)),
    options,
  )
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => ({
    file: file ? relative(folder, file.fileName).split(sep).join('/') : dirname(entries[0] ?? ''),
    line: file ? ts.getLineAndCharacterOfPosition(file, start ?? 0).line + 1 : 1,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }))
}
