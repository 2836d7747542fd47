/** What all checks of outlines share. */
import type { Span } from '../../../grammar/tree.js'
import type { Lexicon } from '../../reading/lexicon.js'
import type { Fault, FaultKind, Node, Outline } from '../outline.js'

export interface Checking {
  lexicon: Lexicon
  /** The words of a node as written. */
  words(node: Node): string
  report(kind: FaultKind, node: Node, message: string, blocker: string): void
}

export function createChecking(outline: Outline, lexicon: Lexicon): { checking: Checking; faults: Fault[] } {
  const { tokens } = outline
  const faults: Fault[] = []
  const spanOf = ({ from, to }: Node): Span => {
    const [first, last] = [tokens[from], tokens[to - 1]]
    const start = first?.span ?? { start: 0, end: 0, line: 1, column: 1 }
    return { ...start, end: last?.span.end ?? start.end }
  }
  const words = ({ from, to }: Node): string => tokens.slice(from, to).map(({ image }) => image).join(' ') // prettier-ignore
  const report: Checking['report'] = (kind, node, message, blocker) => {
    faults.push({ kind, span: spanOf(node), message, blocker })
  }
  return { checking: { lexicon, words, report }, faults }
}

/** "a pilot", "several a|b" in messages. */
export function typeName(type: string): string {
  if (type === '*' || type === '') return 'something'
  return type.replace(/^instance:/u, '').replaceAll('|', ' or ')
}
