import type { Expression } from '../../../runtime/program/expressions.js'

/** The node of one kind. */
export type Node<Op extends Expression['op']> = Extract<Expression, { op: Op }>
