import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { expect } from 'vitest'
import { writeFiles, type GeneratedFile } from '../../compiler/emit/index.js'
import { constructors } from '../../runtime/program/construct.js'
import type { Library } from '../../runtime/program/library.js'

/** Transpiles the modules of a game, emitted with `../kit.js` as their runtime, and loads the library they make. */
export async function loadModules(files: GeneratedFile[], root: string, game: string): Promise<Library> {
  const javascript = files
    .filter(({ path }) => path.endsWith('.ts'))
    .map(({ path, text }) => {
      const { outputText, diagnostics } = ts.transpileModule(text, {
        reportDiagnostics: true,
        compilerOptions: {
          target: ts.ScriptTarget.ES2022,
          module: ts.ModuleKind.ES2022,
          verbatimModuleSyntax: true,
        },
      })
      expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([])
      return { path: `${path.slice(0, -2)}js`, text: outputText }
    })
  Object.assign(globalThis, { constructorsUnderTest: constructors })
  const kit = { path: 'kit.js', text: 'export const constructors = globalThis.constructorsUnderTest\n' }
  await writeFiles(root, [], [...javascript, kit, { path: 'package.json', text: '{"type":"module"}' }])
  const module = (await import(pathToFileURL(join(root, game, 'index.js')).href)) as { library: Library }
  return module.library
}
