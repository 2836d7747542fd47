/** JSON with places: values, where they begin, and where it is broken. */
import { getNodeValue, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser'

export interface Fault {
  offset: number
  message: string
}

export interface Element {
  offset: number
  value: unknown
}

export type Parsed = { value: unknown; node: Node } | { fault: Fault }

const strict = { disallowComments: true, allowTrailingComma: false }

/** Parses a whole text. Never throws. */
export function parseJson(text: string): Parsed {
  const errors: ParseError[] = []
  const node = parseTree(text, errors, strict)
  const [error] = errors
  if (error) return { fault: { offset: error.offset, message: inWords(printParseErrorCode(error.error)) } }
  if (!node) return { fault: { offset: 0, message: 'Nothing stands here.' } }
  return { value: getNodeValue(node) as unknown, node }
}

/** The elements of an array with their places; null for any other value. */
export function elementsOf(node: Node | undefined): Element[] | null {
  if (node?.type !== 'array') return null
  return (node.children ?? []).map((child) => ({
    offset: child.offset,
    value: getNodeValue(child) as unknown,
  }))
}

/** "CommaExpected" -> "This is no JSON: comma expected." */
function inWords(code: string): string {
  const words = code.replace(/(?<=[a-z])(?=[A-Z])/gu, ' ').toLowerCase()
  return `This is no JSON: ${words}.`
}
