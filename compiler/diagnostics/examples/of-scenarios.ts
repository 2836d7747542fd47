import type { Examples } from './example.js'

const scenario = (lines: string): string => `scenario: it\n${lines}`

/** What can be wrong with scenarios and decks. */
export const scenarioExamples: Examples = {
  'GT-E08': {
    in: 'more.deck',
    wrong: 'game: pebbles\n\ndeck: Second Fleet\n1 Old Tub',
    right: 'game: harbour\n\ndeck: Second Fleet\n1 Old Tub',
  },
  'GT-S02': {
    in: 'first.scenario',
    wrong: scenario('then\n  the number of units is half of 3'),
    right: scenario('then\n  the number of units is half of 3, rounded up'),
  },
  'GT-S03': {
    in: 'first.scenario',
    wrong: scenario('given\n  Raft is a shpi with power 2\nthen\n  the power of Raft is 2'),
    right: scenario('given\n  Raft is a ship with power 2\nthen\n  the power of Raft is 2'),
  },
  'GT-S04': {
    in: 'first.scenario',
    wrong: scenario('given\n  Tub A is a copy of Old Tob\nthen\n  North has 3 gold'),
    right: scenario('given\n  Tub A is a copy of Old Tub\nthen\n  North has 3 gold'),
  },
  'GT-S05': {
    in: 'first.scenario',
    wrong: scenario("given\n  Tub is in North's hand\nthen\n  North has 3 gold"),
    right: scenario("given\n  Red Tub is in North's hand\nthen\n  North has 3 gold"),
  },
  'GT-S06': {
    in: 'first.scenario',
    wrong: scenario('given\n  Tub A and Tub A are copies of Old Tub\nthen\n  North has 3 gold'),
    right: scenario('given\n  Tub A and Tub B are copies of Old Tub\nthen\n  North has 3 gold'),
  },
  'GT-S07': {
    in: 'first.scenario',
    wrong: scenario('when\n  Nroth: pass\nthen\n  North has 3 gold'),
    right: scenario('when\n  North: pass\nthen\n  North has 3 gold'),
  },
  'GT-S08': {
    in: 'first.scenario',
    wrong: scenario('when\n  the fleet sails\nthen\n  North has 3 gold'),
    right: scenario('when\n  all pass\nthen\n  North has 3 gold'),
  },
  'GT-S09': {
    in: 'first.scenario',
    wrong: scenario('then\n  North may not lanch Old Tub'),
    right: scenario('then\n  North may not play Old Tub'),
  },
  'GT-S10': {
    in: 'first.scenario',
    wrong: scenario("given\n  it is North's dessert\nthen\n  North has 3 gold"),
    right: scenario("given\n  it is North's turn\nthen\n  North has 3 gold"),
  },
  'GT-S11': {
    in: 'first.scenario',
    wrong: scenario(
      "given\n  Old Tub is in North's hand\n  Scout is in North's hand\nthen\n  Scout holds Old Tub",
    ),
    right: scenario("given\n  Old Tub is in North's hand\nthen\n  North's hand holds Old Tub"),
  },
  'GT-S12': {
    in: 'first.scenario',
    wrong: scenario('then\n  the power of Old Tub is 5 because "Scout" improves it'),
    right: scenario('then\n  the power of Old Tub is 5 because "Scout" adds 2'),
  },
  'GT-S13': {
    in: 'first.scenario',
    wrong: scenario('given\n  North\'s deck is "Frist Fleet"\nthen\n  North has 3 gold'),
    right: scenario('given\n  North\'s deck is "First Fleet"\nthen\n  North has 3 gold'),
  },
  'GT-S14': {
    in: 'fleet.deck',
    wrong: 'deck: Second Fleet\n2 Old Tob',
    right: 'deck: Second Fleet\n2 Old Tub',
  },
}
