/** Nodes in the canonical form, by their templates. */
import { isClosed, isFixed, isName, templatesOf, type Category } from './grammar.js'
import type { Kind, Piece, Template } from './template.js'

type Fields = Readonly<Record<string, unknown>>

const byOp = new Map(
  Object.entries(templatesOf).map(([category, all]) => [category, new Map(all.map((one) => [one.op, one]))]),
)

function templateFor(category: Category, node: Fields): Template {
  const op = category === 'pattern' ? 'pattern' : String(node['op'])
  const template = byOp.get(category)?.get(op)
  if (template === undefined) throw new Error(`There is no ${category} "${op}".`)
  return template
}

export function printNode(category: Category, node: object): string {
  const fields = node as Fields
  return printPieces(templateFor(category, fields).pieces, fields)
}

/** A node inside another: in brackets where its end would not be certain. */
function printInside(category: Category, node: unknown, bracketed = false): string {
  const fields = node as Fields
  const text = printNode(category, fields)
  return !bracketed && isClosed(templateFor(category, fields)) ? text : `(${text})`
}

function printPieces(pieces: readonly Piece[], node: Fields): string {
  const words = pieces.flatMap((piece, index) => {
    if (piece.is === 'word') return [piece.word]
    const value = node[piece.field]
    if (piece.is === 'part') return value === undefined ? [] : [printPieces(piece.pieces, node)]
    if (piece.choices !== null)
      return [(piece.choices.find((one) => one.value === value)?.words ?? []).join(' ')]
    const before = pieces[index - 1]
    const afterName = before?.is === 'slot' && isName(before.kind)
    return [printField(piece.kind, value, afterName)]
  })
  return words.join(' ')
}

const list = (items: readonly string[], joint = ', '): string => `[${items.join(joint)}]`

/** Behind a name an expression stands in brackets, so that it is certain where the name ends. The table gives the type of the value. */
function printField(kind: Kind, value: unknown, afterName: boolean): string {
  switch (kind) {
    case 'expression':
      return printInside('expression', value, afterName)
    case 'expressions':
      return list((value as object[]).map((one) => printNode('expression', one)))
    case 'pattern':
    case 'clause':
      return `(${printNode(kind, value as object)})`
    case 'body':
      return list(
        (value as object[]).map((one) => printNode('statement', one)),
        '; ',
      )
    case 'clauses':
      return list(
        (value as object[]).map((one) => printNode('clause', one)),
        '; ',
      )
    case 'roles':
      return list(
        Object.entries(value as Record<string, object>)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, role]) => `${printName(name)}: ${printNode('expression', role)}`),
      )
    case 'ways':
      return list(
        (value as { label: string; do: object[] }[]).map(
          (way) => `${printName(way.label)}: ${printField('body', way.do, false)}`,
        ),
        '; ',
      )
    case 'number':
      return String(value)
    default:
      return printName(String(value))
  }
}

/** A name as it is, where it can not be taken for anything else; in quotes otherwise. */
function printName(name: string): string {
  const words = name.split(' ')
  const bare = words.every((word) => /^\p{L}[\p{L}\p{N}_'’-]*$/u.test(word) && !isFixed(word))
  return bare ? name : JSON.stringify(name)
}
