/** What a simulation plays: which game of which number is played with which decks, by which bots. */
import { bots, type Bot } from '../../../runtime/bots/match.js'
import { brokenDeckRules, deckFor } from '../../../runtime/decks/deck.js'
import type { Contest } from '../../../runtime/exercise/matches.js'
import { pairingsOf } from '../../../runtime/exercise/pairings.js'
import { clausesOfCards, statementsOfRules, type Unit } from '../../../runtime/exercise/units.js'
import type { Linked } from '../../../runtime/link/linked.js'
import { linkGame } from '../../../runtime/play/may-begin.js'
import type { Deck } from '../../../runtime/play/setup.js'
import type { Id } from '../../../runtime/state/state.js'
import type { CompiledGame } from '../../build/compile-game.js'
import { hasOwnPiles } from '../commands/play.js'
import { WrongUse } from '../io.js'

export interface Plan {
  game: CompiledGame
  linked: Linked
  games: number
  /** By the number of the game, counted from 0. */
  contest: (nth: number) => Contest & { titles: string[]; sitting: ReadonlyMap<Id, string> }
  /** The clauses of the cards that are played with, and the statements of the rules. */
  clauses: Unit[]
  statements: Unit[]
}

type Seats = readonly { name: string; bot: () => Bot }[]

/** Who sits where changes when every pairing was played once, so that no bot gains from its seat. */
export function planOf(game: CompiledGame, games: number, seed: string, names: string): Plan {
  const { library } = game.bound
  const linked = linkGame(library)
  const seats = seatsOf(game, names)
  const setups = setupsOf(game, linked)
  const cards = setups.flatMap(({ decks }) => decks.flatMap((deck) => deck.cards.map(({ card }) => card)))
  return {
    game,
    linked,
    games,
    contest: (nth) => {
      const { titles, decks } = setups[nth % setups.length] as (typeof setups)[number]
      const shift = Math.floor(nth / setups.length)
      const sitting = library.players.map(
        ({ id }, at) => [id, seats[(at + shift) % seats.length] as Seats[number]] as const,
      )
      return {
        nth,
        setup: { decks },
        seed: `${seed} ${nth + 1}`,
        titles,
        bots: Object.fromEntries(sitting.map(([id, { bot }]) => [id, bot])),
        sitting: new Map(sitting.map(([id, { name }]) => [id, name])),
      }
    },
    clauses: clausesOfCards(library, cards),
    statements: statementsOfRules(library),
  }
}

function seatsOf(game: CompiledGame, names: string): Seats {
  const chosen = names.split(',').map((name) => {
    const bot = Object.entries(bots).find(([known]) => known === name)?.[1]
    if (!bot) throw new WrongUse(`there is no bot "${name}". There is: ${Object.keys(bots).join(', ')}.`)
    return { name, bot }
  })
  const { players } = game.bound.library
  return players.map((_, seat) => chosen[seat % chosen.length] as Seats[number])
}

function setupsOf(game: CompiledGame, linked: Linked): { titles: string[]; decks: Deck[] }[] {
  const { library } = game.bound
  const played = game.decks.filter(({ onlyInScenarios }) => onlyInScenarios !== true)
  if (!hasOwnPiles(library)) {
    const shared = played.map((deck) => ({ titles: [deck.title], decks: deckFor(deck, null) }))
    return shared.length > 0 ? shared : [{ titles: [], decks: [] }]
  }
  const lawful = played.filter((deck) =>
    library.players.some(
      ({ id }) =>
        (deck.player === null || deck.player === id) && brokenDeckRules(linked, deck, id).length === 0,
    ),
  )
  return pairingsOf(library, lawful).map((pairing) => ({
    titles: pairing.map(({ title }) => title),
    decks: pairing.flatMap((deck, seat) => deckFor(deck, library.players[seat]?.id ?? '')),
  }))
}
