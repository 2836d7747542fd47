import { catalogue, shortened, type CatalogueEntry } from '../../diagnostics/index.js'
import { json, line, WrongUse, type ExitCode, type Io } from '../io.js'
import { createColors } from 'picocolors'

/** `explain CODE`: what a finding means, an example, how to mend it. Without a code, lists all. */
export function explainCommand(code: string | undefined, options: { json?: boolean }, io: Io): ExitCode {
  if (code === undefined) {
    const entries = [...catalogue.values()]
    io.out(
      options.json ? json(entries) : entries.map((entry) => line(`${entry.code}  ${entry.title}`)).join(''),
    )
    return 0
  }
  const entry = catalogue.get(code.toUpperCase())
  if (!entry) throw new WrongUse(`no finding has the code "${code}". \`gametext explain\` lists all.`)
  io.out(options.json ? json(entry) : describe(entry, io.colour.out))
  return 0
}

function describe(entry: CatalogueEntry, colour: boolean): string {
  const paint = createColors(colour)
  const indented = (text: string): string =>
    text
      .split('\n')
      .map((one) => `  ${one}`)
      .join('\n')
  const parts = [
    `${paint.bold(`${entry.code}: ${entry.title}`)} (${entry.severity})`,
    ...(entry.explanation === null ? [] : [`It says:\n${indented(entry.explanation)}`]),
    `Example${placeOf(entry)}:\n${indented(shortened(entry.example))}`,
    ...(entry.mended === null || entry.mended === '' ? [] : [`Mended:\n${indented(entry.mended)}`]),
    `How to mend it:\n${indented(entry.fix)}`,
  ]
  return line(parts.join('\n\n'))
}

function placeOf(entry: CatalogueEntry): string {
  if (entry.in === null) return ''
  return `, in ${entry.in}${entry.insteadOf === null ? '' : ` in place of "${entry.insteadOf}"`}`
}
