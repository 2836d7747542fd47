/** What a line becomes, and the names after it. */
import type { Statement as Line } from '../../../grammar/tree.js'
import type { Statements } from '../../../runtime/program/statements.js'
import type { Names, Text } from './binding.js'

export interface Bound {
  statements: Statements
  names: Names
}

/** Given to the parts of the binder that hold blocks themselves. */
export type BindBlock = (text: Text, lines: readonly Line[], names: Names) => Bound

export type LineOf<Form extends Line['form']> = Extract<Line, { form: Form }>

export function nothingBound(names: Names): Bound {
  return { statements: [], names }
}
