/**
 * The lexer. Few types of token: what a word means is asked of a lexicon later, so words are one type. Fixed words of the
 * rules language are words that `tagFixedWords` gives a type of their own where they stand in their place.
 */
import { createToken, Lexer, type CustomPatternMatcherFunc, type IToken, type TokenType } from 'chevrotain'

const letter = String.raw`[\p{L}\p{N}\p{M}_]`
const apostrophe = String.raw`['’]`
const notLetter = `(?!${letter})`

/** Chevrotain drops the unicode flag of a pattern, so patterns are given to it as functions. */
export function pattern(source: string): CustomPatternMatcherFunc {
  const sticky = new RegExp(source, 'uy')
  return (text, offset) => {
    sticky.lastIndex = offset
    return sticky.exec(text) as RegExpExecArray | null
  }
}

const written = (name: string, source: string, categories: TokenType[] = []) =>
  createToken({ name, pattern: pattern(source), line_breaks: false, categories })
const unwritten = (name: string) => createToken({ name, pattern: Lexer.NA })

/** Categories. */
export const AnyWord = unwritten('AnyWord')
export const Mark = unwritten('Mark')

export const Word = written('Word', `${letter}+(?:-${letter}+|${apostrophe}(?!s${notLetter})${letter}+)*`, [
  AnyWord,
])
/** Digits; with letters behind a hyphen they are a word. */
export const NumberToken = written('Number', String.raw`\d+(?:\.\d+)?(?!${letter}|-[\p{N}]*\p{L})`)
export const Dice = written('Dice', String.raw`\d*d\d+${notLetter}`)
/** A sign that stands close before its number, or name, or dice, and apart from what is before. */
export const SignedNumber = written(
  'SignedNumber',
  String.raw`(?<!${letter}|[)\]])[+\-−–]\d+(?:\.\d+)?${notLetter}`,
)
export const Sign = written('Sign', String.raw`(?<!${letter}|[)\]])[+\-−](?=${letter})`)

export const Colon = written('Colon', ':', [Mark])
export const Semicolon = written('Semicolon', ';', [Mark])
export const Comma = written('Comma', ',', [Mark])
const Possessive = written('Possessive', `${apostrophe}s${notLetter}`, [Mark])
const Longer = written('Longer', String.raw`->|>>|<=|>=|\.\.\.`, [Mark])
/** Any other character: so no text is ever unreadable to the lexer. */
export const Other = written('Other', String.raw`[^\s]`, [Mark])

/** Brackets and quotes; those without a partner are turned into marks before the parser sees them. */
export const Open = written('Open', String.raw`\(`)
export const Close = written('Close', String.raw`\)`)
export const OpenIcon = written('OpenIcon', String.raw`\[`)
export const CloseIcon = written('CloseIcon', String.raw`\]`)
export const Quote = written('Quote', '["“”]')
export const OpenQuote = unwritten('OpenQuote')
export const CloseQuote = unwritten('CloseQuote')

const Space = createToken({ name: 'Space', pattern: /\s+/u, group: Lexer.SKIPPED, line_breaks: true })

const lexed: TokenType[] = [
  Space, Dice, NumberToken, Word, Possessive, Longer, SignedNumber, Sign,
  Colon, Semicolon, Comma, Open, Close, OpenIcon, CloseIcon, Quote, Other,
] // prettier-ignore

export const chunkTokens: TokenType[] = [...lexed, AnyWord, Mark, OpenQuote, CloseQuote]

// Patterns that are functions leave Chevrotain without tables of first characters: hence the safe mode.
const lexer = new Lexer(lexed, { positionTracking: 'onlyOffset', safeMode: true })

/** Tokens of a text; offsets count from `base`. */
export function tokenize(text: string, base = 0): IToken[] {
  const { tokens } = lexer.tokenize(text)
  if (base === 0) return tokens
  for (const token of tokens) {
    token.startOffset += base
    token.endOffset = endOf(token, base)
  }
  return tokens
}

function endOf(token: IToken, base: number): number {
  return (token.endOffset ?? token.startOffset - base + token.image.length - 1) + base
}

/** End of a token, exclusive. */
export function stopOf(token: IToken): number {
  return token.startOffset + token.image.length
}

/** Gives a token another type. */
export function retag(token: IToken, type: TokenType): void {
  token.tokenType = type
  token.tokenTypeIdx = type.tokenTypeIdx ?? token.tokenTypeIdx
}
