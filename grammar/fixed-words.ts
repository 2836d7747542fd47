/** The fixed words of the rules language, and where each is one; everywhere else it is a word like any other. */
import { createToken, Lexer, type IToken, type TokenType } from 'chevrotain'
import {
  AnyWord,
  Close,
  CloseIcon,
  CloseQuote,
  Colon,
  Comma,
  Open,
  OpenIcon,
  OpenQuote,
  retag,
  Semicolon,
  Word,
} from './tokens.js'

/** Names of settings in the items of a `.rules` file. */
export const settingNames = [
  'in', 'while', 'choose', 'limit', 'before', 'after', 'cost', 'combines', 'optional', 'brackets', 'also', 'prefer', 'roles', 'gives', 'triggers',
] as const // prettier-ignore

const head = (name: string) => createToken({ name, pattern: Lexer.NA, categories: [AnyWord] })
const inner = (name: string) => createToken({ name, pattern: Lexer.NA, categories: [Word] })

export const Let = head('Let')
export const Do = head('Do')
export const If = head('If')
export const Otherwise = head('Otherwise')
export const For = head('For')
export const Repeat = head('Repeat')
export const Together = head('Together')
export const Alternate = head('Alternate')
export const WindowHead = head('Window')
export const Announce = head('Announce')
export const Whenever = head('Whenever')
export const Later = head('Later')
export const Require = head('Require')
export const Give = head('Give')
/** The dash before one of several ways. */
export const Dash = createToken({ name: 'Dash', pattern: Lexer.NA })

export const Be = inner('Be')
export const Giving = inner('Giving')
export const Times = inner('Times')
export const Until = inner('Until')
export const Starting = inner('Starting')
export const With = inner('With')
export const In = inner('In')
export const Order = inner('Order')
export const Each = inner('Each')
export const Back = inner('Back')
export const Just = inner('Just')
export const About = inner('About')
export const To = inner('To')

export const fixedWordTokens: TokenType[] = [
  Let, Do, If, Otherwise, For, Repeat, Together, Alternate, WindowHead, Announce, Whenever, Later, Require, Give, Dash,
  Be, Giving, Times, Until, Starting, With, In, Order, Each, Back, Just, About, To,
] // prettier-ignore

/** Each head with the words or marks of which one must follow, or null if anything may. */
const heads = new Map<string, [TokenType, string[] | null]>([
  ['let', [Let, null]],
  ['do', [Do, null]],
  ['if', [If, null]],
  ['otherwise', [Otherwise, null]],
  ['for', [For, ['each']]],
  ['repeat', [Repeat, null]],
  ['together', [Together, null]],
  ['alternate', [Alternate, [',', 'starting']]],
  ['window', [WindowHead, [':']]],
  ['announce', [Announce, ['just', 'about']]],
  ['whenever', [Whenever, null]],
  ['later', [Later, [',']]],
  ['require', [Require, null]],
  ['give', [Give, ['back']]],
])

const inners = new Map<string, TokenType>(
  [Be, Giving, Times, Until, Starting, With, In, Order, Each, Back, Just, About, To].map((type) => [
    type.name.toLowerCase(),
    type,
  ]),
)

/** What surrounds a line of statements: lines indented below it, an `otherwise` next to it. */
export interface Surroundings {
  block: boolean
  otherwise: boolean
}

/**
 * Marks the fixed words of a line of statements. Heads stand at the start of the line, after a semicolon outside brackets,
 * and where the tail of a head begins. `if` opens a statement only when a block or an `otherwise` belongs to it: else the
 * line is a sentence, whose condition the sentence grammar reads.
 */
export function tagFixedWords(tokens: readonly IToken[], around: Surroundings): void {
  let depth = 0
  let atHead = true
  /** Signs after which a tail begins, outermost first. */
  let tailAfter: TokenType[][] = []
  tokens.forEach((token, index) => {
    const type = token.tokenType
    if (opening.includes(type)) depth++
    else if (closing.includes(type)) depth--
    else if (type === Word) {
      const found = atHead ? headAt(tokens, index, around) : null
      retag(token, found ?? inners.get(token.image) ?? Word)
      if (found) tailAfter = tails(found, tokens[index + 1]?.tokenType, around)
      atHead = found === Otherwise && tailAfter.length === 0
      return
    } else if (index === 0 && token.image === '-' && tokens.length > 1) {
      retag(token, Dash)
      tailAfter = [[Colon]]
    }
    const begins = depth === 0 && (tailAfter[0]?.includes(type) ?? false)
    if (begins) tailAfter = tailAfter.slice(1)
    atHead = depth === 0 && ((begins && tailAfter.length === 0) || type === Semicolon)
  })
}

const opening: TokenType[] = [Open, OpenIcon, OpenQuote]
const closing: TokenType[] = [Close, CloseIcon, CloseQuote]

function headAt(tokens: readonly IToken[], index: number, around: Surroundings): TokenType | null {
  const [head, followers] = heads.get(tokens[index]?.image ?? '') ?? [null, null]
  if (!head || (followers && !followers.includes(tokens[index + 1]?.image ?? ''))) return null
  return head === If && !around.block && !around.otherwise ? null : head
}

function tails(head: TokenType, next: TokenType | undefined, around: Surroundings): TokenType[][] {
  if (head === Otherwise) return next === Comma ? [[Comma]] : []
  if (head === Later) return around.block ? [] : [[Comma], [Comma, Colon]]
  return (head === Whenever || head === If) && !around.block ? [[Comma]] : []
}
