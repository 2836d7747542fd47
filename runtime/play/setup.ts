import type { Linked } from '../link/linked.js'
import { setTerrain } from '../state/draft.js'
import { fault } from '../state/fault.js'
import { addCard } from '../state/new-state.js'
import { zoneId } from '../state/places.js'
import type { Id, State } from '../state/state.js'

/** What the players bring: cards by title id, in order, top first. */
export interface Setup {
  decks: Deck[]
}

export interface Deck {
  /** Null: cards that belong to nobody, such as one deck for all. */
  player: Id | null
  cards: { card: string; count: number }[]
  /** A declared zone; without it the first ordered zone that players have (or, for cards of nobody, that is shared). */
  zone?: string
}

/** Lays out the map, if there is one, and puts the cards of every deck where decks begin. Faults name a player, zone or card that the game does not have. */
export function layOut(linked: Linked, draft: State, setup: Setup): void {
  for (const [place, words] of Object.entries(linked.library.grid?.map ?? {})) setTerrain(draft, place, words)
  for (const deck of setup.decks) {
    if (deck.player !== null && draft.things[deck.player]?.kind !== 'player') {
      throw fault(
        'library',
        `There is no player ${deck.player}. There is: ${linked.library.players.map(({ id }) => id).join(', ')}.`,
      )
    }
    const zone = zoneId(linked, deck.zone ?? firstOrdered(linked, deck.player !== null), deck.player)
    for (const { card, count } of deck.cards) {
      for (let copy = 0; copy < count; copy++) addCard(linked, draft, card, deck.player, zone)
    }
  }
}

function firstOrdered(linked: Linked, each: boolean): string {
  const found = Object.entries(linked.library.zones).find(
    ([, zone]) => zone.ordered && zone.each === each && !zone.play,
  )
  if (!found)
    throw fault('library', `The game has no ordered zone ${each ? 'of each player' : 'for all'} for a deck.`)
  return found[0]
}
