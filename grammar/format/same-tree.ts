/** Whether two readings of a text say the same: everything but where it stands. */
import type { GrammarProblem } from '../problems.js'
import type { AnyTree } from '../tree.js'

interface Read {
  tree: AnyTree
  problems: readonly GrammarProblem[]
}

/** Problems of the margin may go away. */
const mended = new Set(['GT-G06', 'GT-G07'])

export function sameTree(one: Read, other: Read): boolean {
  return said(one) === said(other)
}

function said({ tree, problems }: Read): string {
  const comments = tree.comments.map(({ text }) => text.trimEnd())
  const codes = problems.map(({ code }) => code).filter((code) => !mended.has(code))
  const places = new Set(['span', 'titleSpan', 'nameSpan', 'valueSpan'])
  return JSON.stringify({ ...tree, comments, codes }, (key, value: unknown) =>
    places.has(key) ? undefined : value,
  )
}
