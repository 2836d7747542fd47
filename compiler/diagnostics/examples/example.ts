/** Examples of findings: what gives one, and the same mended. Each is added to the texts of one small game. */

export interface Example {
  /** The file to which it is added; a file that the small game does not have is a new one. */
  in: string
  /** What gives the finding. */
  wrong: string
  /** The same mended. */
  right: string
  /** A line of that file that is not there in this example. */
  without?: string
  /** The file is mended by this name. */
  renamed?: string
}

/** What these examples are examples of, by code. */
export type Examples = Readonly<Record<string, Example>>

/** The small game: two captains, a few units. */
export const smallGame: Readonly<Record<string, string>> = {
  'harbour.game': `game: Harbour
players: North; South
type: card
type: unit; a card
type: ship; a unit
type: pier; a card
type: flag; a card
attribute: power or might; a number of a unit; at least 0
attribute: icons; words of a card; helmsman, scout
attribute: byname; a text of a unit; names the card
attribute: side; a word of a card; north, south
zone: deck; of each player; ordered; seen by nobody
zone: hand; of each player; seen by its owner
zone: harbour; shared; in play
zone: scrap heap; of each player; ordered
position: ready, moored; of a unit; first ready
counter: leaks; on a unit
counter: gold; on a player; first 3
window: actions; offers actions, abilities; closes after 2 passes
order of changes: base, set, add
live: the text of a unit in play
live: the text of a flag in the hand
start: game
score: the number of cards in P's hand
`,
  'harbour.rules': `verb: a player P draws N cards [1]
  repeat N times
    if P's deck is not empty
      move the top card of P's deck to P's hand

verb: discard a card C
  move C to the top of C's owner's scrap heap

verb: a player P gains N gold
  put N gold on P

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
  move U to the harbour
  U becomes moored
  P gains 1 gold

keyword: Tough N
  combines: add
  This unit gets +N power.

keyword: Fast N (a ship)
  combines: add
  This ship gets +N power.

check: a unit U with leaks at least 3
  discard U
`,
  'fleet.cards': `card: Old Tub
type: ship   power: 2   icons: helmsman, scout   side: north   byname: Tub
text:
  Tough 2.
  Each of your other units gets +1 power.

card: •Scout
type: unit
power: 1
text: When you play this unit, draw a card.

card: Red Tub
type: ship   power: 3   byname: Tub

card: Long Pier
type: pier
`,
  'fleet.deck': `deck: First Fleet
3 Old Tub
2 Scout
`,
  'first.scenario': `given
  North has 3 gold
  North's deck has 4 cards
  South's deck has 4 cards
`,
}

/** The texts of the small game with an example, by file. */
export function withExample(example: Example, which: 'wrong' | 'right'): Record<string, string> {
  const before = smallGame[example.in] ?? ''
  const kept = example.without === undefined ? before : before.replace(`${example.without}\n`, '')
  const gap = kept === '' || example.in.endsWith('.game') ? '' : '\n'
  const file = which === 'right' ? (example.renamed ?? example.in) : example.in
  return { ...smallGame, [file]: `${kept}${gap}${example[which]}\n` }
}
