/** Decks that people bring to a game, and the rules for decks that they break. */
import { brokenDeckRules } from '../../runtime/decks/deck.js'
import { linkGame } from '../../runtime/play/may-begin.js'
import type { Diagnostic } from '../diagnostics/index.js'
import type { CompiledGame } from './compile-game.js'
import { buildProblem } from './problem.js'

/**
 * A finding at the head of a deck for every rule that it breaks, whoever plays it; none for decks that are only there for
 * scenarios. Nothing while there are errors, since what was not understood may be a card of the deck.
 */
export function brokenDecks({ bound: { library }, decks, sound }: CompiledGame): Diagnostic[] {
  if (!sound || library.decks.length === 0) return []
  const linked = linkGame(library)
  return decks
    .filter(({ onlyInScenarios }) => onlyInScenarios !== true)
    .flatMap((deck) => {
      const players = library.players.map(({ id }) => id)
      const [first = [], ...others] = (deck.player === null ? players : [deck.player]).map((player) =>
        brokenDeckRules(linked, deck, player),
      )
      return first
        .filter((rule) => others.every((broken) => broken.includes(rule)))
        .map((rule) => buildProblem('GT-L02', deck.source.file, deck.source, { deck: deck.title, rule }))
    })
}
