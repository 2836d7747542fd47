/** Lines of a paraphrase. */
import type { Expression } from '../../runtime/program/expressions.js'

export type Lines = string[]

export const indented = (lines: Lines): Lines => lines.map((line) => `  ${line}`)

/** A sentence behind a colon; a name by a letter, and a word in capitals, stay. */
export const lower = (text: string): string =>
  /^[A-Z]([A-Z\d]|[ ’,.])/.test(text) && !text.startsWith('A ')
    ? text
    : `${text.charAt(0).toLowerCase()}${text.slice(1)}`

export const isAmount = (expression: Expression): expression is Extract<Expression, { op: 'number' }> =>
  expression.op === 'number'
