import type { DeckProgram } from '../program/deck.js'
import type { Library } from '../program/library.js'

/** A deck for each player, in the order of the players. */
export type Pairing = readonly DeckProgram[]

/** Every way in which the players can take decks that are made for them. Without decks there is one pairing, of none. */
export function pairingsOf({ players }: Pick<Library, 'players'>, decks: readonly DeckProgram[]): Pairing[] {
  return players.reduce<Pairing[]>(
    (pairings, { id }) => {
      const own = decks.filter(({ player }) => player === null || player === id)
      return own.length === 0
        ? pairings
        : pairings.flatMap((pairing) => own.map((deck) => [...pairing, deck]))
    },
    [[]],
  )
}
