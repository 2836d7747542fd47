/** Where generated code finds the constructors: in the sources beside this compiler, or in the installed package. */
import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface RuntimeModule {
  /** As modules in the folder of a game import it. */
  specifier: string
  /** Declarations for the type check, where `gametext/runtime` may not be found from the project. */
  types?: string
}

/** @param root the project folder, which holds `generated/` */
export function runtimeModule(root: string): RuntimeModule {
  const here = dirname(fileURLToPath(import.meta.url))
  const source = resolve(here, '../../runtime/program/construct.ts')
  if (
    here.endsWith(join('compiler', 'build')) &&
    existsSync(source) &&
    source.startsWith(resolve(root) + sep)
  ) {
    const path = relative(join(root, 'generated', 'game'), source)
      .split(sep)
      .join('/')
    return { specifier: path.replace(/\.ts$/, '.js') }
  }
  const sources = here.endsWith(join('compiler', 'build'))
  return { specifier: 'gametext/runtime', types: sources ? source : join(here, 'runtime.d.ts') }
}
