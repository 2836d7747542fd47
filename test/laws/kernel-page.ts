import type { NodeTable } from '../../runtime/program/fields.js'

/** The games that use a node, by its name. */
export type Usage = ReadonlyMap<string, ReadonlySet<string>>

/** Nodes are told by `op`, wherever they stand in the data of a game. */
export function usage(games: readonly { id: string; data: unknown }[]): Usage {
  const used = new Map<string, Set<string>>()
  const visit = (id: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('op' in value && typeof value.op === 'string') {
      const found = used.get(value.op) ?? new Set()
      used.set(value.op, found.add(id))
    }
    for (const inner of Object.values(value)) visit(id, inner)
  }
  for (const { id, data } of games) visit(id, data)
  return used
}

/** Nodes that fewer than two games use. */
export function unshared(tables: Record<string, NodeTable>, used: Usage): string[] {
  return Object.values(tables)
    .flatMap((table) => Object.keys(table))
    .filter((op) => (used.get(op)?.size ?? 0) < 2)
}

export function kernelPage(tables: Record<string, NodeTable>, used: Usage): string {
  const parts = Object.entries(tables).map(([title, table]) => {
    const rows = Object.entries(table).map(([op, { means }]) => {
      const games = [...(used.get(op) ?? [])].sort().join(', ')
      return `| \`${op}\` | ${means.replaceAll('|', '\\|')} | ${games} |`
    })
    return [
      `## ${title}`,
      '',
      '| primitive | what it means | games that use it |',
      '|---|---|---|',
      ...rows,
    ].join('\n')
  })
  return `${[intro, ...parts].join('\n\n')}\n`
}

const intro = `# The kernel

All that the general code can do, with the games whose texts use it. A primitive that serves one game only is a mechanism of
that game and does not belong here. This page is made from the node tables in \`runtime/program/\` and from the libraries of the
games, and a test keeps it true.`
