/** Making nodes of outlines. */
import type { Node } from './outline.js'

/** A word, or several that are one term. */
export function leaf(cat: string, from: number, to: number, given: Partial<Node> = {}): Node {
  return {
    cat,
    from,
    to,
    cost: 0,
    parts: [],
    stem: '',
    sense: null,
    form: '',
    type: '',
    many: null,
    ...given,
  }
}

export function isNode(payload: object): payload is Node {
  return 'cat' in payload && 'parts' in payload
}

export function partOf(node: Node, role: string): Node | undefined {
  return node.parts.find((part) => part.role === role)?.node
}

export function partsOf(node: Node, role: string): Node[] {
  return node.parts.flatMap((part) => (part.role === role ? [part.node] : []))
}
