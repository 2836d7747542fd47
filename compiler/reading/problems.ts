/** The catalogue of what can be wrong with a phrase: the text that a diagnostic shows, and what `explain` tells about it. */
import type { ProblemKind } from './problem-kind.js'

export const readingProblems = {
  'nothing-to-read': {
    code: 'GT-R01',
    title: 'A phrase without words',
    severity: 'error',
    message: 'Words are missing here.',
    example: 'let X be',
    fix: 'Write the phrase that is missing.',
  },
  'unknown-word': {
    code: 'GT-R02',
    title: 'A word that nothing declares',
    severity: 'error',
    message: 'The word "{word}" is not known.',
    example: 'each unit is taped',
    fix: 'Correct the word, or declare it in the game. The hints list known words that are near.',
  },
  'not-understood': {
    code: 'GT-R03',
    title: 'A phrase of a shape that the language does not know',
    severity: 'error',
    message: 'This can not be read as {what}.',
    example: 'each unit at the ready',
    fix: 'The hints say how far the phrase was read, what could have followed, and which types did not fit.',
  },
  'no-antecedent': {
    code: 'GT-R04',
    title: 'A word that refers to nothing',
    severity: 'error',
    message: 'It is not clear what is meant: {reason}.',
    example: 'it is ready (as the first sentence of a text)',
    fix: 'Say what is meant by its name or kind, or bring the name in before ("a unit U").',
  },
  'too-little': {
    code: 'GT-R06',
    title: 'A phrase that leaves something out',
    severity: 'error',
    message: 'This can not stand alone as {what}: {reason}.',
    example:
      'this unit gets +2 power (as something to do, in a game that does not say how long such changes last)',
    fix: 'Say what the message names: how long a change lasts, what a card costs, who chooses.',
  },
  'too-ambiguous': {
    code: 'GT-R05',
    title: 'A phrase with too many readings',
    severity: 'error',
    message: 'This phrase is too long or can be understood in too many ways.',
    example: 'a sentence of many hundred words',
    fix: 'Make several sentences of it, or use brackets and names.',
  },
} as const satisfies Record<string, ProblemKind>

export type ReadingProblem = keyof typeof readingProblems
