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
  'GT-E05': {
    title: 'A second file that says what a game has',
    severity: 'error',
    message: 'This file is left out: a game has one .game file, and {game}.game is that of this game.',
    example: 'cards-src/harbour/ with harbour.game and more.game',
    fix: 'Put its lines into the other file.',
  },
  'GT-E06': {
    title: 'Two games with nearly the same name',
    severity: 'error',
    message: 'The games "{game}" and "{other}" would both be written to generated/{folder}/.',
    example: 'cards-src/old-harbour/ beside cards-src/Old Harbour/',
    fix: 'Rename one of the two folders, so that they differ in letters or digits.',
  },
  'GT-E07': {
    title: 'A text outside of the folder of a game',
    severity: 'error',
    message: 'This file belongs to no game, so nothing reads it.',
    example: 'cards-src/ships.cards',
    fix: 'Move it into the folder of its game below cards-src/.',
  },
  'GT-L01': {
    title: 'A declared word that nothing uses',
    severity: 'warning',
    message: 'The {what} "{name}" is declared, and no rule and no card uses it.',
    example: 'counter: rust; on a unit   (and no other line says rust)',
    fix: 'Use it, or take the declaration away.',
  },
} as const
