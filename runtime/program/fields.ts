/**
 * Node tables. Each kind of node is described once, as data: its fields and what it means. The TypeScript types, the
 * JSON schema (ajv), the typed constructors used by generated code and docs/kernel.md all come from the same table, so
 * they cannot disagree.
 */
import type { Expression } from './expressions.js'
import type { Clause, EventPattern } from './clauses.js'

/** Fields that name something the game declares; generated code narrows these to the names of its game. */
export interface DeclaredNames {
  attribute: string
  counter: string
  zone: string
  /** One of the values of a position, and the group of exclusive positions it belongs to. */
  position: string
  group: string
  type: string
  relation: string
  /** A verb, procedure or action. */
  event: string
  role: string
  window: string
  keyword: string
  definition: string
  layer: string
}

/** Fields with a fixed choice of words. */
export const closedWords = {
  comparison: ['=', '≠', '<', '≤', '>', '≥'],
  rounding: ['up', 'down'],
  extreme: ['greatest', 'least'],
  /** Where in a zone. */
  end: ['top', 'bottom', 'anywhere'],
  /** What is done with counters. */
  tally: ['add', 'remove', 'set'],
} as const

type ClosedWords = { [K in keyof typeof closedWords]: (typeof closedWords)[K][number] }

/**
 * What a field may hold; a name that ends in `?` is an optional field of the same kind.
 * `Body` is what effects are made of: statements (a tree) in a meaning, steps (flat) in a program.
 */
export interface FieldTypes<Body> extends DeclaredNames, ClosedWords {
  string: string
  number: number
  boolean: boolean
  strings: string[]
  numbers: number[]
  expression: Expression
  expressions: Expression[]
  /** Expressions by role name. */
  roles: Record<string, Expression>
  pattern: EventPattern
  body: Body
  /** Labelled alternatives of which one is carried out. */
  ways: { label: string; do: Body }[]
  clause: Clause<Body>
  clauses: Clause<Body>[]
}

export type FieldKind = keyof FieldTypes<unknown>
export type FieldName = FieldKind | `${FieldKind}?`

export interface NodeShape {
  /** One sentence: what the node means. */
  readonly means: string
  readonly fields: Readonly<Record<string, FieldName>>
}

export type NodeTable = Readonly<Record<string, NodeShape>>

type RequiredKeys<F> = { [K in keyof F]: F[K] extends `${string}?` ? never : K }[keyof F]
type OptionalKeys<F> = { [K in keyof F]: F[K] extends `${string}?` ? K : never }[keyof F]
type TypeOf<N, Body> = N extends `${infer K extends FieldKind}?`
  ? FieldTypes<Body>[K]
  : N extends FieldKind
    ? FieldTypes<Body>[N]
    : never
type FieldsOf<F, Body> = { [K in RequiredKeys<F>]: TypeOf<F[K], Body> } & {
  [K in OptionalKeys<F>]?: TypeOf<F[K], Body>
}

/** Where a node came from: an index into the span table of its text (see `SourceSpan`). */
export interface Placed {
  at?: number
}

/** The union of all nodes that a table describes, told apart by `op`. */
export type NodeOf<Table extends NodeTable, Body> = {
  [Op in keyof Table & string]: { op: Op } & FieldsOf<Table[Op]['fields'], Body> & Placed
}[keyof Table & string]

/** Half-open range of characters [start, end) of a file; lines and columns count from 1. */
export interface SourceSpan {
  file: string
  start: number
  end: number
  line: number
  column: number
}
