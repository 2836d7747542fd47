/** A small invented game that lists are read for. */
import type { SourceText } from '../../compiler/build/read-game.js'
import { namingFor } from '../../compiler/coverage/prepare.js'
import { createReader } from '../../compiler/reading/reader.js'

export const reader = createReader()

const files: Record<string, string> = {
  'harbour.game': `game: Harbour
players: North; South
type: card
type: unit; a card
type: ship; a unit
type: fast ship; a ship
type: place; a card
attribute: power; a number of a unit; at least 0
attribute: charm; a number of a unit
attribute: side; a word of a card; north, south
attribute: icons; words of a card; pilot
attribute: copies; a number of a card; the marks before the title
zone: deck; of each player; ordered; seen by nobody
zone: hand; of each player; seen by its owner
zone: sea; shared; in play
zone: discard pile; of each player; ordered
counter: gold; on a player; first 3
window: actions; offers abilities; closes after 2 passes
order of changes: base, set, add
live: the text of a unit in play
live: the north side of a place in play; for North
live: the south side of a place in play; for South
start: game
list: kind; is type
list: strength; is power
list: uniqueness; is marks
convention: several cards may bear one title
`,
  'harbour.rules': `procedure: game
  repeat until North's deck is empty
    do turn by North
  North wins

procedure: turn by the mover (a player)
  the mover draws 1 card
  window: actions

verb: a player P draws N cards
  repeat N times
    move the top card of P's deck to P's hand

verb: a player P gains N gold
  put N gold on P

verb: praise a unit U
  announce just praise U

verb: discard a card C
  if C's owner's gold is at least C's power
    move C to the top of C's owner's discard pile
`,
  'own.cards': `card: Dinghy
type: ship   side: north   power: 1
text:
  Once during each of your turns, you may discard this unit to draw 2 cards.
`,
  'turns.scenario': `game: harbour

scenario: a dinghy is given up for cards
given
  it is North's turn
  Dinghy is in the sea
  North's cards are Dinghy
  North's deck has 6 cards
when
  North: Dinghy
then
  Dinghy is in North's discard pile
  North's hand has 3 cards
`,
}

export const sources = (): SourceText[] =>
  Object.entries(files).map(([file, text]) => ({ file: `cards-src/harbour/${file}`, text, problems: [] }))

export const naming = () => namingFor('harbour', sources(), reader)
