/**
 * Everything that can be wrong with the form of a text, as data: the message of each finding, and what `explain CODE`
 * prints about it. `{name}` in a message is filled in.
 */
import type { Span } from './tree.js'

export interface ProblemKind {
  /** An error if left out. */
  severity?: 'warning'
  title: string
  message: string
  /** A small text that gives this problem, and the same text mended. */
  example: string
  fix: string
}

export interface GrammarProblem {
  code: ProblemCode
  span: Span
  /** A plain first sentence, for people. */
  message: string
  hints: string[]
}

export const grammarProblems = {
  'GT-G01': {
    title: 'A file cannot be read',
    message: 'This file cannot be read: {reason}.',
    example: 'a folder or a protected file named harbour.cards',
    fix: 'Check that the file exists, is a plain text file and may be read.',
  },
  'GT-G02': {
    severity: 'warning',
    title: 'A file is empty',
    message: 'This file says nothing.',
    example: 'a file that holds only spaces and comments',
    fix: 'Write something into it, or delete it.',
  },
  'GT-G03': {
    title: 'An unknown kind of file',
    message: 'A file named "{file}" is none that holds a game: its name must end in {kinds}.',
    example: 'harbour.txt',
    fix: 'Rename the file, for instance to harbour.cards.',
  },
  'GT-G04': {
    title: 'Bytes that are no UTF-8',
    message: 'The byte {byte} here is not part of a text in UTF-8.',
    example: 'a file saved in Latin-1 or UTF-16',
    fix: 'Save the file as UTF-8.',
  },
  'GT-G05': {
    title: 'A control character',
    message: 'Here stands a control character ({codes}), which no reader can see.',
    example: 'a NUL byte in a title',
    fix: 'Delete it; it was read as a space.',
  },
  'GT-G06': {
    severity: 'warning',
    title: 'A tab in the margin',
    message: 'This line is indented with a tab.',
    example: '<tab>Draw a card.',
    fix: 'Indent with two spaces a level. The tab was taken for two spaces.',
  },
  'GT-G07': {
    title: 'Wrong indentation',
    message: 'This line is indented by {found}, where {expected} fits.',
    example: 'text:\n   Draw a card.',
    fix: 'Use two spaces a level; indent by four or more beyond the line above to go on with its sentence.',
  },
  'GT-G08': {
    title: 'A line or sentence is too long',
    message: 'This is {length} characters long, more than the {longest} that are read in one go.',
    example: 'a line of ten megabytes',
    fix: 'Break the text into sentences, each on its own line.',
  },
  'GT-G09': {
    title: 'Something is opened and not closed',
    message: 'This {sign} is never closed.',
    example: 'Draw a card (or two.',
    fix: 'Close it in the same line, or write the sentence without it.',
  },
  'GT-G10': {
    title: 'Something is closed and was not opened',
    message: 'This {sign} closes nothing.',
    example: 'Draw a card) or two.',
    fix: 'Delete it, or open it in the same line.',
  },
  'GT-G11': {
    title: 'Nested too deeply',
    message: 'This is nested more than {depth} deep.',
    example: '((((((((((((((((((((a))))))))))))))))))))',
    fix: 'Say it in several sentences.',
  },
  'GT-G12': {
    title: 'A number is too large',
    message: 'The number {number} is too large to be counted with.',
    example: 'Draw 99999999999999999999 cards.',
    fix: 'Use a number of at most fifteen digits.',
  },
  'GT-G13': {
    title: 'A line without a header above it',
    message: 'Nothing above says what this line belongs to.',
    example: 'Draw a card.',
    fix: 'Begin with a header: {headers}.',
  },
  'GT-G14': {
    title: 'An unknown kind of item',
    message: 'No item begins with "{found}".',
    example: 'verbs: a player P draws N cards',
    fix: 'Begin each item with one of: {kinds}.',
  },
  'GT-G15': {
    title: 'A statement is not complete',
    message: 'This line begins like `{form}`, and stops fitting at {place}.',
    example: 'let the target the unit',
    fix: 'Complete it: let the target be the unit.',
  },
  'GT-G16': {
    title: 'Otherwise without if',
    message: 'There is no `if` above this `otherwise`.',
    example: 'draw a card\notherwise\n  discard a card',
    fix: 'Put `otherwise` directly below the block of an `if`, at the same indentation.',
  },
  'GT-G17': {
    title: 'A block is missing',
    message: 'This `{form}` has no lines below it.',
    example: 'repeat 3 times\ndraw a card',
    fix: 'Indent what belongs to it by two spaces.',
  },
  'GT-G18': {
    title: 'A block where none can be',
    message: 'Nothing can be indented below {above}.',
    example: 'let the target be the unit\n  draw a card',
    fix: 'Use the same indentation as the line above, or four more spaces to go on with its sentence.',
  },
  'GT-G19': {
    title: 'Something is missing after a colon',
    message: 'Nothing stands after "{name}:".',
    example: 'card:',
    fix: 'Write it behind the colon: card: Old Lighthouse.',
  },
  'GT-G20': {
    title: 'A line that is no field',
    message: 'This line has no name and colon before it.',
    example: 'card: Old Lighthouse\nDraw a card.',
    fix: 'Write `name: value`, or indent the line if it belongs to the text above.',
  },
  'GT-G21': {
    title: 'A deck line without a number',
    message: 'This line does not say how many of which card.',
    example: 'deck: Harbour\nOld Lighthouse',
    fix: 'Write the number first: 2 Old Lighthouse.',
  },
  'GT-G22': {
    title: 'A line in the wrong place of a scenario',
    message: '{what}',
    example: 'scenario: a draw\nthen\n  North has 2 cards\ngiven\n  North has 1 card',
    fix: 'A scenario has one `given` first, then `when`, `then` and `expect error` in any order, each with lines indented below.',
  },
  'GT-G23': {
    title: 'An unknown setting',
    message: 'No setting is named "{name}".',
    example: 'action: a player P draws\n  whiel: P has a turn',
    fix: 'Use one of: {names}.',
  },
} as const satisfies Record<string, ProblemKind>

export type ProblemCode = keyof typeof grammarProblems

export function makeProblem(
  code: ProblemCode,
  span: Span,
  values: Record<string, string> = {},
  hints: string[] = [],
): GrammarProblem {
  const kind: ProblemKind = grammarProblems[code]
  const fill = (text: string) => text.replace(/\{(\w+)\}/gu, (whole, name: string) => values[name] ?? whole)
  return { code, span, message: fill(kind.message), hints: [...hints, fill(kind.fix)] }
}
