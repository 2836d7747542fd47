/**
 * The parser of chunks and of lines of the form `name: parts; parts`. Its actions build the result at once. It cannot fail
 * on chunks, as brackets are paired beforehand.
 */
import { EmbeddedActionsParser, EOF, type IOrAlt, type IToken, type TokenType } from 'chevrotain'
import { diceChunk, markChunk, nestedChunk, numberChunk, phraseOf, signedChunk, wordChunk } from './chunks.js'
import * as fixed from './fixed-words.js'
import type { Source } from './source.js'
import * as token from './tokens.js'
import type { Chunk, Phrase } from './tree.js'

/** Whether a phrase ends before the next token. */
export type Stop = (next: TokenType, after: TokenType, third: TokenType) => boolean

const atColon: Stop = (next) => next === token.Colon

/** A line of the form `words: parts; parts`. */
export interface NamedParts {
  name: Phrase
  parts: Phrase[]
}

export abstract class ChunkParser extends EmbeddedActionsParser {
  private source: Source | null = null
  private wordlessChoices: IOrAlt<Chunk>[] | undefined
  private chunkChoices: IOrAlt<Chunk>[] | undefined

  constructor() {
    super([...token.chunkTokens, ...fixed.fixedWordTokens], { maxLookahead: 2, recoveryEnabled: false })
  }

  /** Sets what is parsed next. */
  begin(source: Source, tokens: IToken[]): void {
    this.source = source
    this.input = tokens
  }

  protected get from(): Source {
    if (!this.source) throw new Error('begin has not been called')
    return this.source
  }

  /** Where the next token starts. */
  protected here(): number {
    const next = this.LA(1)
    return next.tokenType === EOF ? this.lastStop() : next.startOffset
  }

  protected lastStop(): number {
    const last = this.LA(0)
    return Number.isNaN(last.startOffset) ? 0 : token.stopOf(last)
  }

  protected stops(stop: Stop | undefined): boolean {
    const next = this.LA(1).tokenType
    return next === token.Semicolon || (stop?.(next, this.LA(2).tokenType, this.LA(3).tokenType) ?? false)
  }

  private readonly group = this.RULE('group', (): Chunk => {
    const inside: Chunk[] = []
    const open = this.CONSUME(token.Open)
    this.MANY(() => inside.push(this.SUBRULE(this.chunk)))
    const close = this.CONSUME(token.Close)
    return this.ACTION(() => nestedChunk(this.from, 'group', open, inside, close))
  })

  private readonly icon = this.RULE('icon', (): Chunk => {
    const inside: Chunk[] = []
    const open = this.CONSUME(token.OpenIcon)
    this.MANY(() => inside.push(this.SUBRULE(this.chunk)))
    const close = this.CONSUME(token.CloseIcon)
    return this.ACTION(() => nestedChunk(this.from, 'icon', open, inside, close))
  })

  private readonly quote = this.RULE('quote', (): Chunk => {
    const inside: Chunk[] = []
    const open = this.CONSUME(token.OpenQuote)
    this.MANY(() => inside.push(this.SUBRULE(this.chunk)))
    const close = this.CONSUME(token.CloseQuote)
    return this.ACTION(() => nestedChunk(this.from, 'quote', open, inside, close))
  })

  /** Any chunk but a word. The list of choices is made once, as this rule is run for most tokens. */
  private readonly wordless = this.RULE('wordless', (): Chunk =>
    this.OR(
      (this.wordlessChoices ??= [
        { ALT: () => this.made(numberChunk, this.CONSUME(token.NumberToken)) },
        { ALT: () => this.made(signedChunk, this.CONSUME(token.SignedNumber)) },
        { ALT: () => this.made(signedChunk, this.CONSUME(token.Sign)) },
        { ALT: () => this.made(diceChunk, this.CONSUME(token.Dice)) },
        { ALT: () => this.made(markChunk, this.CONSUME(token.Mark)) },
        { ALT: () => this.SUBRULE(this.group) },
        { ALT: () => this.SUBRULE(this.icon) },
        { ALT: () => this.SUBRULE(this.quote) },
      ]),
    ),
  )

  protected readonly chunk: () => Chunk = this.RULE('chunk', (): Chunk =>
    this.OR(
      (this.chunkChoices ??= [
        { ALT: () => this.made(wordChunk, this.CONSUME(token.AnyWord)) },
        { ALT: () => this.SUBRULE(this.wordless) },
      ]),
    ),
  )

  /** A chunk that opens no statement. */
  protected readonly plainChunk = this.RULE('plainChunk', (): Chunk => {
    return this.OR([
      { ALT: () => this.made(wordChunk, this.CONSUME(token.Word)) },
      { ALT: () => this.SUBRULE(this.wordless) },
    ])
  })

  private made(maker: (source: Source, found: IToken) => Chunk, found: IToken): Chunk {
    return this.ACTION(() => maker(this.from, found))
  }

  /** Everything up to the end of the line, also of one that began like a way and is none. */
  readonly all = this.RULE('all', (): Chunk[] => {
    const chunks: Chunk[] = []
    this.OPTION(() => chunks.push(this.made(markChunk, this.CONSUME(fixed.Dash))))
    this.MANY(() => chunks.push(this.SUBRULE(this.chunk)))
    return chunks
  })

  /** One chunk or more, up to a semicolon or where `stop` says. */
  protected readonly phrase = this.RULE('phrase', (stop?: Stop): Phrase => {
    const chunks: Chunk[] = []
    const start = this.ACTION(() => this.here())
    this.AT_LEAST_ONE({
      GATE: () => !this.stops(stop),
      DEF: () => chunks.push(this.SUBRULE(this.chunk)),
    })
    return this.ACTION(() => phraseOf(this.from, chunks, start))
  })

  /** Phrases between semicolons. */
  readonly parts = this.RULE('parts', (): Phrase[] => {
    const parts: Phrase[] = []
    this.OPTION({ GATE: () => !this.stops(undefined), DEF: () => parts.push(this.SUBRULE(this.phrase)) })
    this.MANY(() => {
      this.CONSUME(token.Semicolon)
      this.OPTION2({ GATE: () => !this.stops(undefined), DEF: () => parts.push(this.SUBRULE2(this.phrase)) })
    })
    return parts
  })

  readonly declaration = this.RULE('declaration', (): NamedParts => {
    const name = this.SUBRULE(this.phrase, { ARGS: [atColon] })
    this.CONSUME(token.Colon)
    const parts = this.SUBRULE(this.parts)
    return { name, parts }
  })

  readonly header = this.RULE('header', (): { name: Phrase; chunks: Chunk[] } => {
    const name = this.SUBRULE(this.phrase, { ARGS: [atColon] })
    this.CONSUME(token.Colon)
    const chunks = this.SUBRULE(this.all)
    return { name, chunks }
  })
}
