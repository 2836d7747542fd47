/** A small game as text, for tests: two captains load ships, play lanterns and fight at a pier. */
export const harbourFiles: Record<string, string> = {
  'cards-src/harbour/harbour.game': `game: Harbour
players: North; South
type: card
type: unit; a card
type: ship; a unit
type: pier; a card
type: tool; a card
attribute: power; a number of a unit; at least 0
attribute: cost; a number of a card
attribute: side; a word of a card; north, south
attribute: icons; words of a card; pilot, scout
zone: deck; of each player; ordered; seen by nobody
zone: hand; of each player; seen by its owner
zone: discard pile; of each player; ordered; seen by all
zone: harbour; shared; in play
position: ready, tapped; of a unit; first ready
counter: damage; on a unit
counter: gold; on a player
relation: at; stored
relation: attached to; stored; leaves by being discarded
window: actions; offers actions; closes after 2 passes
window: responses; answers; closes after 2 passes
order of changes: base, set, add
live: the text of a unit in play
live: the text of a tool in play
draws: cost of the deck
deck: the number of cards in the deck is at least 3
start: game
`,
  'cards-src/harbour/harbour.rules': `verb: discard a card C
  move C to the top of C's owner's discard pile

verb: a player P draws a card
  move the top card of P's deck to P's hand

procedure: game
  let P be North
  repeat until a player's deck has 0 cards
    do turn of P
    P becomes P's opponent

procedure: turn of a player P
  P draws a card
  do action phase of P

procedure: action phase of a player P
  window: actions, starting with P

procedure: fight at the place (a pier) by the starter (a player)
  window: actions, starting with the starter
  roll 1 die as the roll
  the starter gains 2 gold

action: a player P deploys a unit U to a pier L
  in: actions
  choose: U from units in P's hand; L from piers
  cost: P spends U's cost gold
  place U at L

verb: a player P spends N gold
  require P has at least N gold
  P loses N gold
`,
  'cards-src/harbour/set.cards': `card: Old Tub
type: ship
side: north
power: 2
cost: 1

card: Sea Wolf
type: ship
side: south
power: 3
cost: 2

card: Pier Nine
type: pier

card: Cove: Inner Pier
type: pier

card: Lantern
type: tool
side: north
cost: 1
text:
  Each ship is power +1.
`,
}
