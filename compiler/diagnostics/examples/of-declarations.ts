import type { Examples } from './example.js'

/** What can be wrong with the lines of a `.game` file. */
export const declarationExamples: Examples = {
  'GT-B01': {
    in: 'harbour.game',
    wrong: 'atribute: draught; a number of a unit',
    right: 'attribute: draught; a number of a unit',
  },
  'GT-B02': { in: 'harbour.game', wrong: 'zone: hand; shared', right: 'zone: attic; shared' },
  'GT-B03': {
    in: 'harbour.game',
    wrong: 'zone: attic; shared; looked at by nobody',
    right: 'zone: attic; shared; seen by nobody',
  },
  'GT-B04': { in: 'harbour.game', wrong: 'zone: or; shared', right: 'zone: attic; shared' },
  'GT-B05': {
    in: 'harbour.game',
    wrong: 'attribute: draught; a number of a yunit',
    right: 'attribute: draught; a number of a unit',
  },
  'GT-B06': { in: 'harbour.game', wrong: 'draws: mihgt of the deck', right: 'draws: power of the deck' },
  'GT-B07': {
    in: 'harbour.game',
    wrong: 'live: the text of a pier in the hnad',
    right: 'live: the text of a pier in the hand',
  },
  'GT-B09': { in: 'harbour.game', without: 'start: game', wrong: 'start: gaem', right: 'start: game' },
  'GT-B10': {
    in: 'harbour.game',
    wrong: 'relation: aboard; stored; leaves by being discrded',
    right: 'relation: aboard; stored; leaves by being discarded',
  },
  'GT-B11': {
    in: 'harbour.game',
    without: 'order of changes: base, set, add',
    wrong: 'order of changes: base, adding',
    right: 'order of changes: base, add',
  },
  'GT-B12': {
    in: 'harbour.game',
    wrong: 'type: barge; a raft\ntype: raft; a barge',
    right: 'type: barge; a raft\ntype: raft; a ship',
  },
  'GT-B36': {
    in: 'harbour.game',
    without: 'start: game',
    wrong: '# no line that begins with "start:"',
    right: 'start: game',
  },
  'GT-B37': {
    in: 'harbour.game',
    wrong: 'attribute: constructor; a number of a ship',
    right: 'attribute: builder; a number of a ship',
  },
  'GT-B44': {
    in: 'harbour.game',
    wrong: 'attribute: draught; a number of a ship; always printed on a ship',
    right: 'attribute: draught; a number of a ship',
  },
  'GT-B42': {
    in: 'harbour.game',
    wrong: 'convention: a heading with a number discards',
    right: '',
  },
  'GT-L02': {
    in: 'harbour.game',
    wrong: 'deck: at least 60 cards',
    right: 'deck: at least 5 cards',
  },
  'GT-L03': {
    in: 'harbour.game',
    wrong: 'deck: at least 5 cards\ntype: tub; a boot',
    right: 'deck: at least 5 cards',
  },
  'GT-L01': {
    in: 'harbour.game',
    wrong: 'counter: rust; on a unit',
    right: '',
  },
}
