/** Finds cards of a state by words. */
import type { Linked } from '../link/linked.js'
import type { Id, State } from '../state/state.js'

/**
 * The cards (and players) that words may mean, best first: whole titles before beginnings of titles before titles that
 * hold all the words; cards in play first. An id means itself.
 */
export function findThing(linked: Linked, state: State, words: string): Id[] {
  if (Object.hasOwn(state.things, words)) return [words]
  const wanted = plain(words)
  const found = Object.values(state.things).flatMap((thing) => {
    const card = linked.library.cards[thing.card ?? '']
    const player = linked.library.players.find(({ id }) => id === thing.id)
    const title = plain(card?.title ?? player?.title ?? '')
    const rank = rankOf(title, wanted)
    const away = thing.kind === 'player' || thing.placed || isPlay(linked, thing.zone) ? 0 : 1
    return rank === null ? [] : [{ id: thing.id, order: rank * 2 + away }]
  })
  return found.sort((a, b) => a.order - b.order).map(({ id }) => id)
}

function rankOf(title: string, wanted: string): number | null {
  if (title === '' || wanted === '') return null
  if (title === wanted) return 0
  if (title.startsWith(`${wanted} `)) return 1
  const held = title.split(' ')
  return wanted.split(' ').every((word) => held.includes(word)) ? 2 : null
}

function isPlay(linked: Linked, zone: Id | null): boolean {
  const name = zone?.split('/')[0] ?? ''
  return linked.library.zones[name]?.play ?? false
}

function plain(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
