/** Names made by the reader. */
import type { Scope } from '../api.js'

/** The name of a set that begins at a token: it never leaves its phrase. */
export function setName(position: number): string {
  return `it${position}`
}

/** A name for something that outlives its phrase: `base`, or `base 2` … when that is taken in the scope. */
export function freshName(base: string, scope: Scope, taken: readonly string[] = []): string {
  const used = new Set([
    ...taken,
    ...[...scope.names, ...scope.mentioned].flatMap(({ words, value }) => [
      words.join(' '),
      ...(value.op === 'local' ? [value.name] : []),
    ]),
  ])
  let name = base
  for (let count = 2; used.has(name); count++) name = `${base} ${count}`
  return name
}

/** What stands for things of which some are chosen ("the Harbour and a ship"), where they are not taken one by one. */
export const oneByOne = '?one by one'
