/** What can only be seen when everything is declared: parts that a game can not do without, types in a circle. */
import type { GameTree } from '../../grammar/tree.js'
import type { Draft } from './draft.js'

export function checkWhole(draft: Draft, game: GameTree): void {
  const { library, reporter } = draft
  const first = game.items[0]?.span ?? { start: 0, end: 0, line: 1, column: 1 }
  if (library.players.length === 0) reporter.report('game-missing', game.file, first, { what: 'players' })
  if (library.start === '') reporter.report('game-missing', game.file, first, { what: 'start' })
  for (const name of Object.keys(library.types)) {
    if (!isOwnAncestor(draft, name)) continue
    const place = game.items.find((item) => item.parts[0]?.text.toLowerCase() === name)?.span ?? first
    reporter.report('type-circle', game.file, place, { name })
  }
}

function isOwnAncestor({ library }: Draft, name: string): boolean {
  const seen = new Set<string>()
  for (
    let type = library.types[name]?.parent ?? null;
    type !== null;
    type = library.types[type]?.parent ?? null
  ) {
    if (type === name) return true
    if (seen.has(type)) return false
    seen.add(type)
  }
  return false
}
