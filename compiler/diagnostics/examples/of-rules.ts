import type { Examples } from './example.js'

/** What can be wrong with an item of a `.rules` file. */
export const ruleExamples: Examples = {
  'GT-B08': {
    in: 'harbour.rules',
    wrong: 'procedure: pause by a player P\n  window: respnses, starting with P',
    right: 'procedure: pause by a player P\n  window: actions, starting with P',
  },
  'GT-B13': {
    in: 'harbour.rules',
    wrong: 'verb: a player P rest\n  P draws 1 card',
    right: 'verb: a player P rests\n  P draws 1 card',
  },
  'GT-B14': {
    in: 'harbour.rules',
    wrong: 'verb: a player P rests\n  limit: once per turn\n  P draws 1 card',
    right: 'action: a player P rests\n  in: actions\n  limit: once per turn\n  P draws 1 card',
  },
  'GT-B15': {
    in: 'harbour.rules',
    wrong: 'action: a player P rests\n  in: actions\n  limit: now and then\n  P draws 1 card',
    right: 'action: a player P rests\n  in: actions\n  limit: twice per turn\n  P draws 1 card',
  },
  'GT-B16': {
    in: 'harbour.rules',
    wrong: 'condition: a player P is rich',
    right: "condition: a player P is rich\n  P's gold is at least 9",
  },
  'GT-B46': {
    in: 'harbour.rules',
    wrong: 'keyword: Slow N\n  This card gets -N power.',
    right: 'keyword: Slow N\n  combines: add\n  This card gets -N power.',
  },
  'GT-B17': {
    in: 'harbour.rules',
    wrong: "value: the wealth of a player P\n  let X be P's gold",
    right: "value: the wealth of a player P\n  P's gold",
  },
  'GT-B18': {
    in: 'harbour.rules',
    wrong: "verb: a player P tidies\n  do shuffle P's deck, giving X",
    right: "verb: a player P tidies\n  shuffle P's deck",
  },
  'GT-B19': {
    in: 'harbour.rules',
    wrong: "verb: a player P rests\n  let X be half of P's gold\n  P draws X cards",
    right: "verb: a player P rests\n  let X be half of P's gold, rounded up\n  P draws X cards",
  },
  'GT-B21': {
    in: 'harbour.rules',
    wrong: "verb: a player P rests\n  if P's deck is empty\n    let X be 3\n  P draws X cards",
    right:
      "verb: a player P rests\n  if P's deck is empty\n    let X be 3\n  otherwise\n    let X be 2\n  P draws X cards",
  },
  'GT-B22': {
    in: 'harbour.rules',
    wrong: "action: a player P drops a card C\n  in: actions\n  choose: D from P's hand\n  discard C",
    right: "action: a player P drops a card C\n  in: actions\n  choose: C from P's hand\n  discard C",
  },
  'GT-B23': {
    in: 'harbour.rules',
    wrong: 'verb: a player P rests\n  let X be 3\n  X becomes P\n  P draws 1 card',
    right: 'verb: a player P rests\n  let X be 3\n  X becomes 2\n  P draws X cards',
  },
  'GT-B24': {
    in: 'harbour.rules',
    wrong: 'verb: a player P rests\n  P draws 2 cards\n    P gains 1 gold',
    right: 'verb: a player P rests\n  P draws 2 cards\n  P gains 1 gold',
  },
  'GT-B25': {
    in: 'harbour.rules',
    wrong: 'check: a unit U with leaks at least 9\n  window: actions',
    right: "check: a unit U with leaks at least 9\n  window: actions, starting with U's owner",
  },
  'GT-B41': {
    in: 'harbour.rules',
    wrong: 'value: the strength of a unit U\n  gives: number\n  U’s power',
    right: 'value: the strength of a unit U\n  gives: a number\n  U’s power',
  },
  'GT-R01': {
    in: 'harbour.rules',
    wrong: 'verb: a player P rests\n  require .\n  P draws 1 card',
    right: 'verb: a player P rests\n  require P has 1 gold\n  P draws 1 card',
  },
  'GT-R02': {
    in: 'harbour.rules',
    wrong: 'verb: a player P rests\n  P drows 2 cards',
    right: 'verb: a player P rests\n  P draws 2 cards',
  },
  'GT-R03': {
    in: 'harbour.rules',
    wrong: 'verb: a player P rests\n  discard P',
    right: "verb: a player P rests\n  discard the top card of P's deck",
  },
  'GT-R04': {
    in: 'harbour.rules',
    wrong: 'verb: a player P rests\n  discard it',
    right: "verb: a player P rests\n  P chooses a card C from P's hand\n  discard it",
  },
  'GT-R05': {
    in: 'harbour.rules',
    wrong: `condition: a unit U is fine\n  ${'U is ready and U is moored or '.repeat(80)}U is ready`,
    right: 'condition: a unit U is fine\n  U is ready or U is moored',
  },
  'GT-R06': {
    in: 'harbour.rules',
    wrong: 'procedure: pause of a player P\n  window: actions, starting with no player',
    right: 'procedure: pause of a player P\n  window: actions, starting with P',
  },
}
