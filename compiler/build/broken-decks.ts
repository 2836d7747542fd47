/** Decks that people bring to a game, and the rules for decks that they break. */
import { brokenDeckRules } from '../../runtime/decks/deck.js'
import type { DeckProgram } from '../../runtime/program/deck.js'
import { linkGame } from '../../runtime/play/may-begin.js'
import type { Diagnostic } from '../diagnostics/index.js'
import type { CompiledGame } from './compile-game.js'
import { buildProblem } from './problem.js'

/**
 * A finding at the head of a deck for every rule that it breaks, whoever plays it; none for decks that are only there for
 * scenarios. While there are errors decks are not looked at, since what was not understood may be a card of theirs; that is said.
 */
export function brokenDecks(game: CompiledGame): Diagnostic[] {
  const {
    bound: { library },
    sound,
  } = game
  if (library.decks.length === 0) return []
  const decks = game.decks.filter(({ onlyInScenarios }) => onlyInScenarios !== true)
  if (!sound) return notLookedAt(decks, game.diagnostics)
  const linked = linkGame(library)
  return decks.flatMap((deck) => {
    const players = library.players.map(({ id }) => id)
    const [first = [], ...others] = (deck.player === null ? players : [deck.player]).map((player) =>
      brokenDeckRules(linked, deck, player),
    )
    return first
      .filter((rule) => others.every((broken) => broken.includes(rule)))
      .map((rule) => buildProblem('GT-L02', deck.source.file, deck.source, { deck: deck.title, rule }))
  })
}

/** One finding for each file of decks, with the error that is in the way. */
function notLookedAt(decks: readonly DeckProgram[], findings: readonly Diagnostic[]): Diagnostic[] {
  const error = findings.find(({ severity, code }) => severity === 'error' && !code.startsWith('GT-S'))
  const firsts = new Map([...decks].reverse().map((deck) => [deck.source.file, deck]))
  if (!error) return []
  const { file, span } = error
  return [...firsts.values()].map(({ source }) =>
    buildProblem('GT-L03', source.file, source, { file, line: String(span.line) }),
  )
}
