/** A small game as text, for the kinds of fault that rules engines have: two captains, their crews and their ruses. */
import { readFile } from '../../grammar/index.js'
import { bindGame, type BoundGame } from '../../compiler/binding/index.js'
import { readGame } from '../../compiler/build/read-game.js'
import { createReader } from '../../compiler/reading/reader.js'
import { compileScenarios } from '../../compiler/scenario/index.js'
import type { Linked } from '../../runtime/link/linked.js'
import { linkGame } from '../../runtime/play/may-begin.js'
import { runScenario } from '../../runtime/scenario/run.js'
import type { ScenarioResult } from '../../runtime/scenario/program.js'

export const keepGame = `game: Keep
players: North; South
type: card
type: unit; a card
type: ship; a unit
type: ruse; a card
attribute: power; a number of a unit; at least 0
attribute: shield; a number of a unit; at least 0
attribute: strength; a number of a unit; normally its power + its shield
attribute: badges; words of a unit; scout, pilot
attribute: cost; a number of a card
zone: deck; of each player; ordered; seen by nobody
zone: hand; of each player; seen by its owner
zone: grave; of each player; ordered; seen by everybody
zone: field; shared; in play
position: ready, tapped; of a unit; first ready
counter: damage; on a unit
counter: gold; on a player; first 3
window: actions; offers abilities, F; closes after 2 passes
window: responses; answers; closes after 2 passes; the opponent first
order of changes: base, double, add, limit, set, floor
stacking: keep the strongest with equal affected, attribute, title, clause, player; unless cumulative
ordering: by the turn player
live: the text of a card in play
live: the text of a ruse in the hand
use: use
start: game
`

export const keepRules = `procedure: game
  let P be North
  repeat until a player's deck has 0 cards
    do turn of P
    P becomes P's opponent

procedure: turn of a player P
  P draws 1 card
  window: actions, starting with P

procedure: use of the source (a card) by the user (a player)
  the user chooses its targets
  the user pays its cost
  if the source is a ruse
    the user plays the source
  carry out its effect
  if the use was canceled
    lose the source

verb: a player P plays a ruse R
  after: responses
  move R to P's grave

verb: a player P draws N cards
  repeat N times
    move the top card of P's deck to P's hand

verb: a player P discards a card C
  move C to the top of C's owner's grave

verb: lose a card C
  move C to the bottom of C's owner's deck

verb: destroy a unit U
  after: responses
  move U to the top of U's owner's grave

verb: a unit U hits a unit V
  after: responses
  U deals U's power damage to V

verb: a unit U deals N damage to a unit V
  put N damage on V

verb: a player P pays N gold
  require P has at least N gold
  P loses N gold

verb: a player P earns N gold
  P gains N gold

verb: each player pays a toll of N
  for each player P
    P earns N gold

check: a unit U with damage at least U's strength
  destroy U

action: a player P deploys a unit U
  in: actions
  choose: U from units in P's hand
  cost: P pays U's cost gold
  after: responses
  move U to the field

action: a player P attacks with a unit U against a unit V
  in: actions
  choose: U from ready units controlled by P; V from units controlled by P's opponent
  U becomes tapped
  U hits V
`

const reader = createReader()

export interface Keep {
  bound: BoundGame
  linked: Linked
  /** Errors and warnings of the texts, as sentences. */
  findings: string[]
}

/** The game with these cards; `change` rewrites its own two files. */
export function keep(cards: string, change: (file: string) => string = (file) => file): Keep {
  const files = { 'keep.game': change(keepGame), 'keep.rules': change(keepRules), 'keep.cards': cards }
  const sources = Object.entries(files).map(([file, text]) => ({
    file: `cards-src/keep/${file}`,
    text,
    problems: [],
  }))
  const { trees, diagnostics } = readGame('keep', sources)
  const bound = bindGame(trees, reader)
  const findings = [...diagnostics, ...bound.diagnostics].map(({ message, hints }) =>
    [message, ...hints].join(' | '),
  )
  return { bound, linked: linkGame(bound.library), findings }
}

/** Runs the first scenario of a text. Throws what is wrong with the texts themselves. */
export function play({ bound, linked, findings }: Keep, text: string): ScenarioResult {
  const titles = Object.values(bound.library.cards).map(({ title }) => title)
  const { tree, problems } = readFile('keep.scenario', `game: keep\n\n${text}`, { titles })
  if (tree.kind !== 'scenario') throw new Error('no scenario')
  const compiled = compileScenarios(tree, bound.lexicon, reader, bound.library, {
    decks: [],
    compileText: bound.compileText,
  })
  const wrong = [...findings, ...[...problems, ...compiled.problems].map(({ message }) => message)]
  const [scenario] = compiled.scenarios
  if (wrong.length > 0 || !scenario) throw new Error(wrong.join('\n'))
  return runScenario(linked, scenario)
}

/** What failed in a scenario; an empty list when nothing did. */
export function failures(game: Keep, text: string): string[] {
  return play(game, text).failures.map(({ expected, found }) => `${expected} / ${found}`)
}
