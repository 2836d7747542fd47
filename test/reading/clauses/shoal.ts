/** A small game in which card texts are played: captains draw, sail, do harm to ships and lose gold. */
import { bindGame, type BoundGame } from '../../../compiler/binding/index.js'
import { createReader } from '../../../compiler/reading/reader.js'
import { compileScenarios } from '../../../compiler/scenario/index.js'
import { readFile } from '../../../grammar/index.js'
import { linkGame } from '../../../runtime/play/may-begin.js'
import { runScenario } from '../../../runtime/scenario/run.js'

const files: Record<string, string> = {
  'cards-src/shoal/shoal.game': `game: Shoal
players: North; South
type: card
type: ship; a card
type: pier; a card
type: trick; a card
attribute: power; a number of a ship; at least 0
attribute: speed; a number of a ship; at least 0
attribute: haul or hauls; a number of a player P at a pier L; at least 0; normally the number of ships at L controlled by P
attribute: peril; a number against a player at a pier; at least 0
attribute: fee; a number of a ship S to or aboard a card L; at least 0; what it costs to launch
attribute: fare; a number of a ship to a pier; at least 0; what it costs to sail
attribute: traits; words of a ship; scout, warship
zone: deck; of each player; ordered; seen by nobody
zone: hand; of each player; seen by its owner
zone: wreckage; of each player; ordered; seen by all
zone: sea; shared; in play
zone: transit; shared
position: ready, tapped; of a ship; first ready
position: upright, turned; of a pier; first upright
counter: harm; on a ship
counter: gold; on a player
relation: at; stored
window: actions; offers abilities, T; closes after 2 passes
window: answers; answers; closes after 2 passes
order of changes: base, add, set
ordering: by the turn player
convention: halves round down
convention: keywords combine by each
convention: once per game is counted by title
live: the text of a ship in play
live: the text of a pier in play; while upright
live: the back of a pier in play; while turned
live: the north side of a pier in play; for North
live: the south side of a pier in play; for South
live: the text of a trick in the hand
use: use
start: game
`,
  'cards-src/shoal/shoal.rules': `procedure: game
  let P be North
  repeat until a player's deck has 0 cards
    do turn of P
    P becomes P's opponent

procedure: turn of a player P
  P draws 1 card
  do action phase of P

procedure: action phase of a player P
  window: actions, starting with P

procedure: use of the source (a card) by the user (a player)
  the user chooses its targets
  the user pays its cost
  carry out its effect
  if the source is a trick
    wreck the source

verb: wreck a card C
  move C to the top of C's owner's wreckage

verb: a player P draws N cards
  repeat N times
    if P's deck is not empty
      move the top card of P's deck to P's hand

verb: a player P loses N gold
  before: answers
  require P's gold is at least N
  P's gold becomes P's gold - N

verb: a player P hires a ship S into hand [from a zone Z]
  move S to P's hand
  shuffle P's deck

verb: a player P anchors a card C [at a pier L]
  move C to the sea
  place C at L

verb: a player P gains N gold
  P's gold becomes P's gold + N

verb: a ship S suffers N harm
  before: answers
  put N harm on S

verb: a player P casts fortune
  gives: a number
  P draws 1 card
  give back the number of cards in P's hand

verb: a ship S launches at a pier L
  move S to the sea
  place S at L

action: a player P launches a ship S at a pier L
  in: actions
  choose: S from ships in P's hand; L from piers
  require S may launch at L
  cost: P loses S's fee to L gold
  S launches at L

rule: ships are launched at the first pier
  A ship may not launch at Pier Ten.

keyword: Immune to a text T (a ship)
  A trick with title T may not sink this ship.

verb: a trick T sinks a ship S
  wreck S

keyword: Sails N faster (a ship)
  This ship is speed +N.

verb: a ship S sails to a pier L
  place S at L

action: a player P pays a toll
  in: actions
  P loses 5 gold

action: a player P shells a ship S
  in: actions
  choose: S from ships controlled by P's opponent
  S suffers 4 harm

action: a player P sends a ship S to a pier L
  in: actions
  choose: S from ships controlled by P; L from piers
  require S may sail to L
  cost: P loses S's fare to L gold
  S sails to L
`,
  'cards-src/shoal/set.cards': `card: Old Tub
type: ship
power: 2   speed: 1

card: Sea Wolf
type: ship
power: 3   speed: 2   traits: warship

card: Hulk
type: ship
power: 1   speed: 0
text: Each of your ships is power +1.

card: Windfall
type: ship
text: Once per game, you may gain 3 gold.

card: Pier Nine
type: pier

card: Pier Ten
type: pier

card: Twin Pier
type: pier
north side: Each of your ships is power +1.
south side: Each of your ships is power +2.

card: Old Mole
type: pier
text:
  Each ship is power +1.
  At the end of each turn, this pier becomes turned.
back: Each ship is power +4.
`,
}

const reader = createReader()
const titles = ['Hulk', 'Windfall', 'Old Tub', 'Sea Wolf', 'Pier Nine', 'Pier Ten', 'Twin Pier', 'Old Mole']
export const bound: BoundGame = bindGame(
  Object.entries(files).map(
    ([file, text]) => readFile(file, text, { titles, sections: ['north side', 'south side', 'back'] }).tree,
  ),
  reader,
)
const linked = linkGame(bound.library)

/** What does not come out as the scenario says: one line each; empty when all is as it should be. */
export function played(text: string): string[] {
  const { tree, problems } = readFile('test.scenario', `game: shoal\n\nscenario: one\n${text}`, { titles })
  if (tree.kind !== 'scenario') return ['no scenario file']
  const compiled = compileScenarios(tree, bound.lexicon, reader, bound.library, {
    decks: [],
    compileText: bound.compileText,
  })
  const wrong = [...problems, ...compiled.problems].map(({ message, hints }) =>
    [message, ...hints].join(' | '),
  )
  const failures = compiled.scenarios.flatMap((scenario) => runScenario(linked, scenario).failures)
  return [...wrong, ...failures.map(({ expected, found }) => `${expected} / ${found}`)]
}
