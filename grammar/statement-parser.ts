/** The parser of lines of statements, LL(2). A statement that lacks a part is an error of the line. */
import { EOF } from 'chevrotain'
import { ChunkParser, type Stop } from './chunk-parser.js'
import { phraseOf } from './chunks.js'
import * as fixed from './fixed-words.js'
import type { Head } from './heads.js'
import { spanOf } from './source.js'
import * as token from './tokens.js'
import type { Chunk, Phrase } from './tree.js'

const atComma: Stop = (next) => next === token.Comma
const atColon: Stop = (next) => next === token.Colon
const atCommaOrColon: Stop = (next) => next === token.Comma || next === token.Colon
const atBe: Stop = (next) => next === fixed.Be
const atTimes: Stop = (next) => next === fixed.Times
const atGiving: Stop = (next, after) =>
  next === fixed.Giving || (next === token.Comma && after === fixed.Giving)
const atUntil: Stop = (next, after) => next === fixed.Until || (next === token.Comma && after === fixed.Until)
const atOrder: Stop = (next, after, third) => next === fixed.In && after === fixed.Order && third === EOF

type Unplaced<H> = H extends Head ? Omit<H, 'span'> : never
type Bare = Unplaced<Head>

export class StatementParser extends ChunkParser {
  /** Lines are indented below the one to be parsed: so its condition goes to the end of the line. */
  block = false

  constructor() {
    super()
    this.performSelfAnalysis()
  }

  readonly statements = this.RULE('statements', (): Head[] => {
    const found: Head[] = [this.SUBRULE(this.statement)]
    this.MANY(() => {
      this.CONSUME(token.Semicolon)
      this.OPTION(() => found.push(this.SUBRULE2(this.statement)))
    })
    return found
  })

  private readonly statement: () => Head = this.RULE('statement', (): Head => {
    const start = this.ACTION(() => this.here())
    const parsed: Bare = this.OR([
      { ALT: () => this.SUBRULE(this.letLine) },
      { ALT: () => this.SUBRULE(this.doLine) },
      { ALT: () => this.SUBRULE(this.ifLine) },
      { ALT: () => this.SUBRULE(this.otherwiseLine) },
      { ALT: () => this.SUBRULE(this.eachLine) },
      { ALT: () => this.SUBRULE(this.repeatLine) },
      { ALT: () => this.SUBRULE(this.togetherLine) },
      { ALT: () => this.SUBRULE(this.alternateLine) },
      { ALT: () => this.SUBRULE(this.windowLine) },
      { ALT: () => this.SUBRULE(this.announceLine) },
      { ALT: () => this.SUBRULE(this.wheneverLine) },
      { ALT: () => this.SUBRULE(this.laterLine) },
      { ALT: () => this.SUBRULE(this.requireLine) },
      { ALT: () => this.SUBRULE(this.giveLine) },
      { ALT: () => this.SUBRULE(this.wayLine) },
      { ALT: () => this.SUBRULE(this.sentenceLine) },
    ])
    return this.ACTION(() => ({ ...parsed, span: spanOf(this.from, start, this.lastStop()) }))
  })

  private readonly letLine = this.RULE('letLine', (): Bare => {
    this.CONSUME(fixed.Let)
    const name = this.SUBRULE(this.phrase, { ARGS: [atBe] })
    this.CONSUME(fixed.Be)
    const value = this.SUBRULE2(this.phrase)
    return { head: 'let', name, value }
  })

  private readonly doLine = this.RULE('doLine', (): Bare => {
    this.CONSUME(fixed.Do)
    const call = this.SUBRULE(this.phrase, { ARGS: [atGiving] })
    let giving: Phrase | null = null
    this.OPTION(() => {
      this.OPTION2(() => this.CONSUME(token.Comma))
      this.CONSUME(fixed.Giving)
      giving = this.SUBRULE2(this.phrase)
    })
    return { head: 'do', call, giving }
  })

  private readonly ifLine = this.RULE('ifLine', (): Bare => {
    this.CONSUME(fixed.If)
    const test = this.SUBRULE(this.phrase, { ARGS: [this.unlessBlock(atComma)] })
    const tail = this.SUBRULE(this.commaTail)
    return { head: 'if', test, tail }
  })

  private readonly otherwiseLine = this.RULE('otherwiseLine', (): Bare => {
    this.CONSUME(fixed.Otherwise)
    this.OPTION(() => this.CONSUME(token.Comma))
    const tail = this.SUBRULE(this.tail)
    return { head: 'otherwise', tail }
  })

  private readonly eachLine = this.RULE('eachLine', (): Bare => {
    this.CONSUME(fixed.For)
    this.CONSUME(fixed.Each)
    const name = this.SUBRULE(this.phrase, { ARGS: [atOrder] })
    let ordered = false
    this.OPTION(() => {
      this.CONSUME(fixed.In)
      this.CONSUME(fixed.Order)
      ordered = true
    })
    return { head: 'each', name, ordered }
  })

  private readonly repeatLine = this.RULE('repeatLine', (): Bare => {
    let times: Phrase | null = null
    let until: Phrase | null = null
    this.CONSUME(fixed.Repeat)
    this.OPTION({
      GATE: () => this.LA(1).tokenType !== fixed.Until,
      DEF: () => {
        times = this.SUBRULE(this.phrase, { ARGS: [atTimes] })
        this.CONSUME(fixed.Times)
      },
    })
    this.OPTION2(() => {
      this.OPTION3(() => this.CONSUME(token.Comma))
      this.CONSUME(fixed.Until)
      until = this.SUBRULE2(this.phrase)
    })
    return { head: 'repeat', times, until }
  })

  private readonly togetherLine = this.RULE('togetherLine', (): Bare => {
    this.CONSUME(fixed.Together)
    return { head: 'together' }
  })

  private readonly alternateLine = this.RULE('alternateLine', (): Bare => {
    this.CONSUME(fixed.Alternate)
    this.OPTION(() => this.CONSUME(token.Comma))
    this.CONSUME(fixed.Starting)
    this.CONSUME(fixed.With)
    const first = this.SUBRULE(this.phrase, { ARGS: [atUntil] })
    this.OPTION2(() => this.CONSUME2(token.Comma))
    this.CONSUME(fixed.Until)
    const until = this.SUBRULE2(this.phrase)
    return { head: 'alternate', first, until }
  })

  private readonly windowLine = this.RULE('windowLine', (): Bare => {
    let first: Phrase | null = null
    this.CONSUME(fixed.WindowHead)
    this.CONSUME(token.Colon)
    const name = this.SUBRULE(this.phrase, { ARGS: [atComma] })
    this.OPTION(() => {
      this.CONSUME(token.Comma)
      this.CONSUME(fixed.Starting)
      this.CONSUME(fixed.With)
      first = this.SUBRULE2(this.phrase)
    })
    return { head: 'window', name, first }
  })

  private readonly announceLine = this.RULE('announceLine', (): Bare => {
    let stage: 'just' | 'would' = 'just'
    this.CONSUME(fixed.Announce)
    this.OR([
      { ALT: () => this.CONSUME(fixed.Just) },
      {
        ALT: () => {
          this.CONSUME(fixed.About)
          this.CONSUME(fixed.To)
          stage = 'would'
        },
      },
    ])
    const event = this.SUBRULE(this.phrase)
    return { head: 'announce', stage, event }
  })

  private readonly wheneverLine = this.RULE('wheneverLine', (): Bare => {
    this.CONSUME(fixed.Whenever)
    const test = this.SUBRULE(this.phrase, { ARGS: [this.unlessBlock(atComma)] })
    const tail = this.SUBRULE(this.commaTail)
    return { head: 'whenever', test, tail }
  })

  private readonly laterLine = this.RULE('laterLine', (): Bare => {
    this.CONSUME(fixed.Later)
    this.CONSUME(token.Comma)
    const moment = this.SUBRULE(this.phrase, { ARGS: [this.block ? atColon : atCommaOrColon] })
    let tail: Head[] = []
    this.OPTION(() => {
      this.OR([{ ALT: () => this.CONSUME2(token.Comma) }, { ALT: () => this.CONSUME(token.Colon) }])
      tail = this.SUBRULE(this.tail)
    })
    return { head: 'later', moment, tail }
  })

  private readonly requireLine = this.RULE('requireLine', (): Bare => {
    this.CONSUME(fixed.Require)
    const test = this.SUBRULE(this.phrase)
    return { head: 'require', test }
  })

  private readonly giveLine = this.RULE('giveLine', (): Bare => {
    this.CONSUME(fixed.Give)
    this.CONSUME(fixed.Back)
    const value = this.SUBRULE(this.phrase)
    return { head: 'give back', value }
  })

  private readonly wayLine = this.RULE('wayLine', (): Bare => {
    this.CONSUME(fixed.Dash)
    const label = this.SUBRULE(this.phrase, { ARGS: [atColon] })
    let tail: Head[] = []
    let colon = false
    this.OPTION(() => {
      this.CONSUME(token.Colon)
      tail = this.SUBRULE(this.tail)
      colon = true
    })
    return { head: 'way', label, colon, tail }
  })

  private readonly sentenceLine = this.RULE('sentenceLine', (): Bare => {
    const start = this.ACTION(() => this.here())
    const chunks: Chunk[] = [this.SUBRULE(this.plainChunk)]
    this.MANY({ GATE: () => !this.stops(undefined), DEF: () => chunks.push(this.SUBRULE(this.chunk)) })
    return this.ACTION(() => ({ head: 'sentence' as const, sentence: phraseOf(this.from, chunks, start) }))
  })

  private readonly tail: () => Head[] = this.RULE('tail', (): Head[] => {
    let found: Head[] = []
    this.OPTION(() => {
      found = this.SUBRULE(this.statements)
    })
    return found
  })

  private readonly commaTail = this.RULE('commaTail', (): Head[] => {
    let found: Head[] = []
    this.OPTION(() => {
      this.CONSUME(token.Comma)
      found = this.SUBRULE(this.tail)
    })
    return found
  })

  private unlessBlock(stop: Stop): Stop | undefined {
    return this.block ? undefined : stop
  }
}
