/** What can go wrong between the texts and the finished library, beside the texts themselves. */
export const buildProblems = {
  'GT-E01': {
    title: 'A game without texts',
    severity: 'error',
    message: 'There is no file {game}.game in the folder of this game.',
    example: 'cards-src/harbour/ without harbour.game',
    fix: 'Write a .game file named like its folder.',
  },
  'GT-E02': {
    title: 'A program that its schema does not allow',
    severity: 'error',
    message: 'What was compiled from this is no valid program: {path} {fault}.',
    example: '(no text should lead here)',
    fix: 'This is a fault of the compiler. Please report it with the sentence.',
  },
  'GT-E03': {
    title: 'Generated code that does not type-check',
    severity: 'error',
    message: 'The TypeScript compiled from this is rejected: {reason}',
    example: '(no text should lead here)',
    fix: 'This is a fault of the compiler. Please report it with the sentence.',
  },
  'GT-E04': {
    title: 'A stage that gave up',
    severity: 'error',
    message: 'The compiler failed on this: {reason}',
    example: '(no text should lead here)',
    fix: 'This is a fault of the compiler. Please report it with the text; the rest was compiled.',
  },
  'GT-L01': {
    title: 'A declared word that nothing uses',
    severity: 'warning',
    message: 'The {what} "{name}" is declared, and no rule and no card uses it.',
    example: 'counter: rust; on a unit   (and no other line says rust)',
    fix: 'Use it, or take the declaration away.',
  },
} as const
