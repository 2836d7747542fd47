import type { Examples } from './example.js'

/** What can be wrong with the form of a text. */
export const textExamples: Examples = {
  'GT-G02': { in: 'more.cards', wrong: '# nothing yet', right: 'card: New Pier\ntype: pier' },
  'GT-G03': {
    in: 'more.crads',
    wrong: 'card: New Pier\ntype: pier',
    right: 'card: New Pier\ntype: pier',
    renamed: 'more.cards',
  },
  'GT-G05': {
    in: 'fleet.cards',
    wrong: 'card: New\u0007 Pier\ntype: pier',
    right: 'card: New Pier\ntype: pier',
  },
  'GT-G06': {
    in: 'fleet.cards',
    wrong: 'card: New Tub\ntype: ship\ntext:\n\tThis unit is power +1.',
    right: 'card: New Tub\ntype: ship\ntext:\n  This unit is power +1.',
  },
  'GT-G07': {
    in: 'fleet.cards',
    wrong: 'card: New Tub\ntype: ship\ntext:\n   This unit is power +1.',
    right: 'card: New Tub\ntype: ship\ntext:\n  This unit is power +1.',
  },
  'GT-G08': {
    in: 'fleet.cards',
    wrong: `card: New Tub\ntype: ship\ntext:\n  ${'This unit is power +1. '.repeat(900)}`,
    right: 'card: New Tub\ntype: ship\ntext:\n  This unit is power +1.\n  This unit is power +1.',
  },
  'GT-G09': {
    in: 'fleet.cards',
    wrong: 'card: New Tub\ntype: ship\ntext: This unit is power +1 (while ready.',
    right: 'card: New Tub\ntype: ship\ntext: This unit is power +1 while ready.',
  },
  'GT-G10': {
    in: 'fleet.cards',
    wrong: 'card: New Tub\ntype: ship\ntext: This unit is power +1) while ready.',
    right: 'card: New Tub\ntype: ship\ntext: This unit is power +1 while ready.',
  },
  'GT-G11': {
    in: 'harbour.rules',
    wrong: `verb: a player P rests\n  P draws ${'('.repeat(40)}1${')'.repeat(40)} cards`,
    right: 'verb: a player P rests\n  P draws (1) cards',
  },
  'GT-G12': {
    in: 'harbour.rules',
    wrong: 'verb: a player P rests\n  P draws 99999999999999999999 cards',
    right: 'verb: a player P rests\n  P draws 99 cards',
  },
  'GT-G13': {
    in: 'more.rules',
    wrong: 'shuffle a deck',
    right: "verb: a player P tidies\n  shuffle P's deck",
  },
  'GT-G14': {
    in: 'harbour.rules',
    wrong: 'verbs: a player P rests\n  P draws 1 card',
    right: 'verb: a player P rests\n  P draws 1 card',
  },
  'GT-G15': {
    in: 'harbour.rules',
    wrong: "verb: a player P rests\n  let X P's gold\n  P draws X cards",
    right: "verb: a player P rests\n  let X be P's gold\n  P draws X cards",
  },
  'GT-G16': {
    in: 'harbour.rules',
    wrong: 'verb: a player P rests\n  P draws 1 card\n  otherwise\n    P gains 1 gold',
    right: "verb: a player P rests\n  if P's gold is 0\n    P draws 1 card\n  otherwise\n    P gains 1 gold",
  },
  'GT-G17': {
    in: 'harbour.rules',
    wrong: 'verb: a player P rests\n  repeat 3 times\n  P draws 1 card',
    right: 'verb: a player P rests\n  repeat 3 times\n    P draws 1 card',
  },
  'GT-G18': {
    in: 'harbour.rules',
    wrong: 'verb: a player P rests\n  let X be 3\n    P draws X cards',
    right: 'verb: a player P rests\n  let X be 3\n  P draws X cards',
  },
  'GT-G19': { in: 'fleet.cards', wrong: 'card:\ntype: pier', right: 'card: New Pier\ntype: pier' },
  'GT-G20': {
    in: 'fleet.cards',
    wrong: 'card: New Tub\ntype: ship\nThis unit is power +1.',
    right: 'card: New Tub\ntype: ship\ntext: This unit is power +1.',
  },
  'GT-G21': {
    in: 'fleet.deck',
    wrong: 'deck: Second Fleet\nOld Tub',
    right: 'deck: Second Fleet\n1 Old Tub',
  },
  'GT-G22': {
    in: 'first.scenario',
    wrong: 'scenario: gold\nthen\n  North has 3 gold\ngiven\n  South has 1 gold',
    right: 'scenario: gold\ngiven\n  South has 1 gold\nthen\n  North has 3 gold',
  },
  'GT-G23': {
    in: 'harbour.rules',
    wrong: 'action: a player P rests\n  in: actions\n  whiel: P has 2 gold\n  P draws 1 card',
    right: 'action: a player P rests\n  in: actions\n  while: P has 2 gold\n  P draws 1 card',
  },
}
