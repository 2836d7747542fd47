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

/** Deeper than any list of cards goes; far beyond it, programs that follow a value by calling themselves break down. */
const deepest = 100

/** Parses a whole text. Never throws. */
export function parseJson(text: string): Parsed {
  const deep = tooDeep(text)
  if (deep) return { fault: deep }
  const errors: ParseError[] = []
  const node = parseTree(text, errors, strict)
  const [error] = errors
  if (error) return { fault: { offset: error.offset, message: inWords(printParseErrorCode(error.error)) } }
  if (!node) return { fault: { offset: 0, message: 'Nothing stands here.' } }
  return { value: getNodeValue(node) as unknown, node }
}

/** The value of a text, without the places in it, and so many times faster. Never throws. */
export function parseValue(text: string): { value: unknown } | { fault: Fault } {
  const deep = tooDeep(text)
  if (deep) return { fault: deep }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    const parsed = parseJson(text)
    return 'fault' in parsed ? parsed : { fault: { offset: 0, message: 'This is no JSON.' } }
  }
}

/** Where a text goes too deep into arrays and objects; null when it does not. */
function tooDeep(text: string): Fault | null {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (quoted) {
      if (sign === '\\') at++
      else quoted = sign !== '"'
    } else if (sign === '"') quoted = true
    else if (sign === ']' || sign === '}') depth--
    else if ((sign === '[' || sign === '{') && ++depth > deepest) {
      const message = `This JSON goes more than ${String(deepest)} arrays and objects deep.`
      return { offset: at, message }
    }
  }
  return null
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
