/** Readings as `read` shows them. */
import { createColors } from 'picocolors'
import type { Meant } from '../../paraphrase/index.js'
import { line, plural } from '../io.js'

/** A reading in words. `as` names what the text was read as. */
export interface Said {
  canonical: string
  paraphrase: string
  defaults: string[]
  tokens: { image: string; as: string; start: number; end: number }[]
  meaning: unknown
}

export interface Sentence {
  text: string
  as: Meant['as'] | null
  readings: Said[]
  /** Readings that a documented rule set aside, in words. */
  setAside: string[]
  /** What does not fit by its types, with the reason. */
  ruledOut: string[]
  problems: { code: string; message: string; hints: string[]; start: number; end: number }[]
}

export function describe(
  { text, as, readings, setAside, ruledOut, problems }: Sentence,
  colour: boolean,
): string {
  const paint = createColors(colour)
  const indent = (words: string): string =>
    words
      .split('\n')
      .map((one) => `    ${one}`)
      .join('\n')
  const head = as === null ? paint.red('no reading') : `${plural(readings.length, 'reading')} as ${as}`
  const parts = [`${paint.bold(text)}  ${head}`]
  const [first] = readings
  if (first)
    parts.push(...first.tokens.map(({ image, as: taken }) => `  ${image.padEnd(16)} ${paint.dim(taken)}`))
  readings.forEach(({ canonical, paraphrase, defaults }, index) => {
    parts.push(
      `  ${paint.cyan(`reading ${String(index + 1)}`)}`,
      indent(paraphrase),
      indent(paint.dim(canonical)),
    )
    for (const chosen of defaults) parts.push(`    ${paint.dim(`chosen because ${chosen}`)}`)
  })
  for (const words of setAside) parts.push(`  ${paint.dim('set aside')}`, indent(paint.dim(words)))
  if (ruledOut.length > 0) parts.push(`  ${paint.dim('ruled out')}`)
  for (const reason of ruledOut) parts.push(`    ${paint.dim(reason)}`)
  for (const { code, message, hints } of problems)
    parts.push(`  ${code}: ${message}`, ...hints.map((hint) => `    = ${hint}`))
  return line(parts.join('\n'))
}
