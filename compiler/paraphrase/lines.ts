/** Lines of a paraphrase. */
import type { Expression } from '../../runtime/program/expressions.js'
import { capital } from './words.js'

export type Lines = string[]

export const indented = (lines: Lines): Lines => lines.map((line) => `  ${line}`)

/** A sentence behind a colon; a name by a letter, and a word in capitals, stay. */
export const lower = (text: string): string =>
  /^[A-Z]([A-Z\d]|[ ’,.])/.test(text) && !text.startsWith('A ')
    ? text
    : `${text.charAt(0).toLowerCase()}${text.slice(1)}`

export const isAmount = (expression: Expression): expression is Extract<Expression, { op: 'number' }> =>
  expression.op === 'number'

/** A heading with what belongs to it: on one line where that is short. */
export function block(head: string, body: Lines): Lines {
  const [only = '', ...more] = body
  if (more.length === 0 && head.length + only.length < 150 && !only.startsWith('  '))
    return [`${capital(head)}: ${lower(only)}`]
  return [`${capital(head)}:`, ...body.map((line) => `  ${line}`)]
}

/** A sentence that has no lines of its own below it. */
export const isPlain = (lines: Lines): boolean => lines.length === 1 && !/^ |:$/.test(lines[0] ?? '')

/** What happens without a choice: in one sentence where it is one. */
export function happening(head: string, how: string, body: Lines): Lines {
  const [only = ''] = body
  if (!isPlain(body)) return block(`${head}, this happens${how}`, body)
  if (how === '') return [`${capital(head)}, ${lower(only)}`]
  const isOne = !/[.:;] /.test(only) && how === ' instead'
  return isOne
    ? [`${capital(head)}, ${lower(only.slice(0, -1))}${how}.`]
    : block(`${head}, this happens${how}`, body)
}
