/**
 * Templates of the canonical form: one for each kind of node, from which it is printed and read.
 *
 * `the {name} of {of}`: words stand as they are, `{field}` is what the field of the node holds. `{optional:may|must}` says
 * which words stand for which value of a field with few values: true and false, or those of a closed list, in its order.
 * `[ … ]` stands there only when the optional field in it is filled.
 */
import { closedWords, type FieldKind, type NodeTable } from '../../../runtime/program/fields.js'

/** The stages of an event pattern, in the order in which its template names them. */
export const stages = ['would', 'begin', 'just', 'end'] as const
export type Kind = FieldKind | 'stage'

export type Piece =
  | { is: 'word'; word: string }
  | { is: 'slot'; field: string; kind: Kind; choices: readonly Choice[] | null }
  | { is: 'part'; field: string; pieces: Piece[] }

/** Words that stand for a value. */
export interface Choice {
  value: unknown
  words: readonly string[]
}

export interface Template {
  op: string
  pieces: readonly Piece[]
}

type SlotsIn<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? (Slot extends `${infer Field}:${string}` ? Field : Slot) | SlotsIn<Rest>
  : never
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
type Fitting<Table extends NodeTable, Texts extends Record<keyof Table & string, string>> = {
  [Op in keyof Table & string]: Same<SlotsIn<Texts[Op]>, keyof Table[Op]['fields'] & string> extends true
    ? Texts[Op]
    : { 'the template has other slots than the node has fields': keyof Table[Op]['fields'] }
}

/** The templates of all nodes of a table. A node without a template, or a field that a template forgets, is a type error. */
export function templates<Table extends NodeTable, const Texts extends Record<keyof Table & string, string>>(
  table: Table,
  texts: Texts & Fitting<Table, Texts>,
): readonly Template[] {
  const kinds = table as Readonly<Record<string, { fields: Readonly<Record<string, string>> }>>
  return Object.entries<string>(texts).map(([op, text]) => templateOf(op, text, kinds[op]?.fields ?? {}))
}

export function templateOf(op: string, text: string, fields: Readonly<Record<string, string>>): Template {
  return { op, pieces: piecesOf(text, fields) }
}

function piecesOf(text: string, fields: Readonly<Record<string, string>>): Piece[] {
  const found = text.match(/\[[^\]]*\]|\{[^}]*\}|[^\s[\]{}]+/g) ?? []
  return found.map((one): Piece => {
    if (one.startsWith('{')) return slotOf(one.slice(1, -1), fields)
    if (!one.startsWith('[')) return { is: 'word', word: one }
    const pieces = piecesOf(one.slice(1, -1), fields)
    const slot = pieces.find((piece) => piece.is === 'slot')
    return { is: 'part', field: slot?.field ?? '', pieces }
  })
}

function slotOf(text: string, fields: Readonly<Record<string, string>>): Piece {
  const [field = '', words] = text.split(':')
  const kind = (fields[field] ?? 'string').replace('?', '') as Kind
  if (words === undefined) return { is: 'slot', field, kind, choices: null }
  const values = valuesOf(kind)
  const choices = words.split('|').map((one, index) => ({ value: values[index], words: one.split(' ') }))
  return { is: 'slot', field, kind, choices }
}

function valuesOf(kind: Kind): readonly unknown[] {
  if (kind === 'boolean') return [true, false]
  if (kind === 'stage') return stages
  return kind in closedWords ? closedWords[kind as keyof typeof closedWords] : []
}

/** All words that stand in these templates. */
export function wordsOf(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => {
    if (piece.is === 'word') return [piece.word]
    if (piece.is === 'part') return wordsOf(piece.pieces)
    return piece.choices?.flatMap(({ words }) => words) ?? []
  })
}
