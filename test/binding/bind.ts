/** Binds the texts of a small invented game; texts are given by file name. */
import { readFile } from '../../grammar/index.js'
import { bindGame, type BoundGame } from '../../compiler/binding/index.js'
import { createReader } from '../../compiler/reading/reader.js'

const reader = createReader()

export function bind(texts: Record<string, string>): BoundGame {
  const trees = Object.entries(texts).map(([file, text]) => {
    const { tree, problems } = readFile(file, text)
    if (problems.length > 0) throw new Error(problems.map((one) => `${file}: ${one.message}`).join('\n'))
    return tree
  })
  return bindGame(trees, reader)
}

/** What was found, in short: "tiny.rules:3 GT-B18 …". */
export function found(bound: BoundGame): string[] {
  return bound.diagnostics.map(({ file, span, code, message }) => `${file}:${span.line} ${code} ${message}`)
}

export const tiny = {
  'tiny.game': `game: Tiny
players: North; South
type: card
type: unit; a card
attribute: power or might; a number of a unit; at least 0
attribute: icons; words of a card; pilot, scout
zone: deck; of each player; ordered; seen by nobody
zone: hand; of each player; seen by its owner
zone: field; shared; in play
zone: discard pile; of each player; ordered
position: ready, tapped; of a unit; first ready
counter: damage; on a unit
counter: gold; on a player; first 3
window: actions; offers abilities, T; closes after 2 passes
order of changes: base, set, add
stacking: keep the strongest with equal affected, attribute, title, clause; unless cumulative
live: the text of a unit in play
start: game
convention: keywords combine by each
score: the number of cards in P's hand
`,
  'tiny.rules': `verb: a player P draws N cards [1]
  repeat N times
    if P's deck is not empty
      move the top card of P's deck to P's hand

verb: discard a card C
  move C to the top of C's owner's discard pile

procedure: game
  for each player P
    shuffle P's deck
    P draws 3 cards
  repeat until North's hand is empty
    do turn by North
    do turn by South

procedure: turn by the active player (a player)
  the active player draws 1 card
  window: actions

action: a player P plays a unit U
  in: actions
  choose: U from units in P's hand
  limit: once per turn
  move U to the field

keyword: Tough N
  combines: add
  This unit gets +N power.

check: a unit U with damage at least 3
  discard U

rule: scouts see more
  Each unit with a scout icon gets +1 power.
`,
  'tiny.cards': `card: Old Guard
type: unit    power: 2   icons: pilot, scout
text:
  Tough 2.
  Each of your other units gets +1 power.

card: •Scout
type: unit
power: 1
text: When you play this unit, draw a card.
`,
}
