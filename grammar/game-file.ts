/** `.game`: one declaration a line. */
import { blockRange, layOut } from './layout.js'
import { readDeclaration } from './lines.js'
import { report, spanOf, type Source } from './source.js'
import type { Declaration, GameTree } from './tree.js'

export function readGameFile(source: Source): GameTree {
  const items: Declaration[] = []
  for (const line of layOut(source)) {
    for (const below of line.children) report(source, 'GT-G18', blockRange(below), { above: 'a declaration' })
    const found = readDeclaration(source, line)
    if (!found) {
      report(source, 'GT-G20', line)
      continue
    }
    const keyword = { image: found.name.text, span: found.name.span }
    if (found.parts.length === 0) report(source, 'GT-G19', line, { name: keyword.image })
    items.push({ keyword, parts: found.parts, span: spanOf(source, line.start, line.end) })
  }
  return { kind: 'game', file: source.file, items, comments: source.comments }
}
