/** Generates the code of all sound games and type-checks it, for `build` and `start`. */
import { checkGenerated, generate, type Generated } from '../build/generate.js'
import { runtimeModule } from '../build/runtime-module.js'
import type { Diagnostic } from '../diagnostics/index.js'
import { isFileFault, WrongUse, type Io } from './io.js'
import { progressOn } from './progress.js'
import type { Project } from './project.js'

export async function generateAll(
  io: Io,
  { games }: Project,
  dry: boolean,
): Promise<{ generated: Generated[]; findings: Diagnostic[] }> {
  const progress = progressOn(io)
  const runtime = runtimeModule(io.cwd)
  const unfit = ['GT-E02', 'GT-E06']
  const sound = games.filter((game) => !game.diagnostics.some(({ code }) => unfit.includes(code)))
  progress.step(`writing TypeScript for ${sound.map(({ id }) => id).join(', ')}`)
  const generated = await generate(
    io.cwd,
    sound.map(({ bound }) => bound.library),
    runtime,
    dry,
  ).catch((fault: unknown) => {
    throw isFileFault(fault) ? new WrongUse(`generated code can not be written: ${fault.message}.`) : fault
  })
  if (dry) {
    progress.done()
    return { generated, findings: [] }
  }
  progress.step('checking it with the TypeScript compiler')
  const findings = checkGenerated(io.cwd, generated, runtime)
  progress.done()
  return { generated, findings }
}
