/** What can be wrong with a scenario or a deck, and what `explain` tells about it. Messages are made where they are found. */

export interface ProblemKind {
  code: string
  title: string
  severity: 'error' | 'warning'
  /** A line that gives this problem. */
  example: string
  fix: string
}

export const scenarioProblems = {
  'not-understood': {
    code: 'GT-S01',
    title: 'A line of a scenario that could not be read',
    severity: 'error',
    example: 'then\n  Old Tub is kind of strong',
    fix: 'Write a condition of the card language, or one of the forms in docs/scenarios.md.',
  },
  'several-readings': {
    code: 'GT-S02',
    title: 'A line of a scenario that can be read in several ways',
    severity: 'warning',
    example: 'the number of units with a captain or a scout is 2',
    fix: 'Word it so that one reading remains. Until then the first reading counts.',
  },
  'made-card': {
    code: 'GT-S03',
    title: 'A card made for a scenario is described with words the game does not know',
    severity: 'error',
    example: 'Old Tub is a shpi with power 2',
    fix: 'Describe it with a type, words, numbers and keywords that the game declares.',
  },
  'no-card': {
    code: 'GT-S04',
    title: 'A card that does not exist',
    severity: 'error',
    example: 'Guard A is a copy of Gard',
    fix: 'Use the title of a card of the game, or make the card: "Old Tub is a ship with power 2".',
  },
  'which-card': {
    code: 'GT-S05',
    title: 'A name that several cards bear',
    severity: 'error',
    example: 'Tub is in the hand of North, where three cards are called Tub',
    fix: 'Say which: "Tub is a copy of Old Tub".',
  },
  'name-taken': {
    code: 'GT-S06',
    title: 'Two cards of a scenario with the same name',
    severity: 'error',
    example: 'Guard and Guard are copies of Trooper',
    fix: 'Give each card a name of its own.',
  },
  'no-player': {
    code: 'GT-S07',
    title: 'A player who does not exist',
    severity: 'error',
    example: 'Lihgt: pass',
    fix: 'Use the names in the `players:` line of the game.',
  },
  'no-answer': {
    code: 'GT-S08',
    title: 'A line of `when` that is no answer',
    severity: 'error',
    example: 'when\n  the fight goes on',
    fix: 'Write "WHO: what they choose", "all pass", or what the next dice and draws are.',
  },
  'unknown-word': {
    code: 'GT-S09',
    title: 'A word in an answer that the game does not know',
    severity: 'error',
    example: 'North may not lanch Old Tub',
    fix: 'Correct the spelling: an answer with an unknown word would be refused for the wrong reason.',
  },
  'no-procedure': {
    code: 'GT-S10',
    title: 'A procedure that does not exist',
    severity: 'error',
    example: "it is North's dessert phase",
    fix: 'Name a procedure as its header in the rules does.',
  },
  'no-zone': {
    code: 'GT-S11',
    title: 'Something that is not one zone',
    severity: 'error',
    example: 'each hand holds Old Tub',
    fix: 'Say whose zone: "North\'s hand holds Old Tub".',
  },
  'no-reason': {
    code: 'GT-S12',
    title: 'A reason that could not be read',
    severity: 'error',
    example: 'the power of Old Tub is 5 because "Lantern" improves it',
    fix: 'Write: because "Title" adds 2, subtracts 1, multiplies by 2, doubles, or sets 5.',
  },
  'no-deck': {
    code: 'GT-S13',
    title: 'A deck that does not exist',
    severity: 'error',
    example: 'North\'s deck is "Nihgt Fleet"',
    fix: 'Use the title of a deck in a .deck file of the game.',
  },
  'deck-card': {
    code: 'GT-S14',
    title: 'A deck with a card that does not exist',
    severity: 'error',
    example: '2 Luk Skywalker',
    fix: 'Use the title of a card of the game.',
  },
} as const satisfies Record<string, ProblemKind>

export type ScenarioProblem = keyof typeof scenarioProblems
