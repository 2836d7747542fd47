import type { Examples } from './example.js'

const tub = 'card: New Tub\ntype: ship\n'

/** What can be wrong with a card. */
export const cardExamples: Examples = {
  'GT-B20': {
    in: 'fleet.cards',
    wrong: `${tub}text: When you play this unit, draw X cards. X = half of your gold.`,
    right: `${tub}text: When you play this unit, draw X cards. X = half of your gold, rounded up.`,
  },
  'GT-B26': { in: 'fleet.cards', wrong: 'card: New Pier', right: 'card: New Pier\ntype: pier' },
  'GT-B27': { in: 'fleet.cards', wrong: 'card: ••\ntype: pier', right: 'card: •New Pier\ntype: pier' },
  'GT-B28': {
    in: 'fleet.cards',
    wrong: 'card: Long Pier\ntype: pier',
    right: 'card: Longer Pier\ntype: pier',
  },
  'GT-B29': { in: 'fleet.cards', wrong: `${tub}pwoer: 3`, right: `${tub}power: 3` },
  'GT-B30': { in: 'fleet.cards', wrong: 'card: New Pier\ntype: pier\npower: 3', right: `${tub}power: 3` },
  'GT-B31': { in: 'fleet.cards', wrong: `${tub}power: 3   might: 4`, right: `${tub}power: 3` },
  'GT-B32': { in: 'fleet.cards', wrong: `${tub}power: three or so`, right: `${tub}power: 3` },
  'GT-B33': { in: 'fleet.cards', wrong: `${tub}side: nroth`, right: `${tub}side: north` },
  'GT-B34': {
    in: 'fleet.cards',
    wrong: `${tub}txet:\n  This unit is power +1.`,
    right: `${tub}text:\n  This unit is power +1.`,
  },
  'GT-B35': { in: 'fleet.cards', wrong: `${tub}text: Tough.`, right: `${tub}text: Tough 1.` },
  'GT-B40': {
    in: 'fleet.cards',
    wrong: `${tub}text: Draw 2 cards.`,
    right: `${tub}text: When you play this unit, draw 2 cards.`,
  },
  'GT-B47': {
    in: 'fleet.cards',
    wrong: 'card: Pennant\ntype: flag\ntext: When opponent gains gold, you may draw a card.',
    right: 'card: Pennant\ntype: flag\ntext: When opponent gains gold, draw a card.',
  },
  'GT-B48': {
    in: 'fleet.cards',
    wrong: `${tub}text: This unit is power +1 (limt +3).`,
    right: `${tub}text: This unit is power +1 (limit +3).`,
  },
  'GT-B49': {
    in: 'fleet.cards',
    wrong: `${tub}text: This unit is power +1 (each of your turns).`,
    right: `${tub}text: This unit is power +1 (limit +3).`,
  },
  'GT-B45': {
    in: 'fleet.cards',
    wrong: `${tub}text: Rowing: Draw a card.`,
    right: `${tub}text: Once per turn, you may draw a card.`,
  },
  'GT-B43': {
    in: 'fleet.cards',
    wrong: 'card: Rower\ntype: unit\ntext: Fast 2.',
    right: 'card: Rower\ntype: ship\ntext: Fast 2.',
  },
}
