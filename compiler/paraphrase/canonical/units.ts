/** The canonical form as words, numbers, quotes and brackets: tokens and nesting, by Chevrotain. */
import { createToken, EmbeddedActionsParser, Lexer, type IToken } from 'chevrotain'
import { pattern } from '../../../grammar/tokens.js'

export type Unit = { start: number; end: number } & (
  | { is: 'word'; word: string }
  | { is: 'number'; value: number }
  | { is: 'quote'; text: string }
  | { is: 'mark'; mark: string }
  /** `( … )` around one node, `[ … ]` around a list. */
  | { is: 'group' | 'list'; inside: Unit[] }
)

const Word = createToken({ name: 'Word', pattern: pattern("\\p{L}[\\p{L}\\p{N}_'’-]*"), line_breaks: false })
const NumberToken = createToken({ name: 'Number', pattern: /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/ })
const Quote = createToken({ name: 'Quote', pattern: /"(?:[^"\\\n]|\\.)*"/ })
const Mark = createToken({ name: 'Mark', pattern: /[,;:]/ })
const Open = createToken({ name: 'Open', pattern: /\(/ })
const Close = createToken({ name: 'Close', pattern: /\)/ })
const OpenList = createToken({ name: 'OpenList', pattern: /\[/ })
const CloseList = createToken({ name: 'CloseList', pattern: /\]/ })
const Space = createToken({ name: 'Space', pattern: /\s+/, group: Lexer.SKIPPED, line_breaks: true })

const tokens = [Space, NumberToken, Quote, Word, Mark, Open, Close, OpenList, CloseList]
const lexer = new Lexer(tokens, { positionTracking: 'onlyOffset', safeMode: true })

class UnitParser extends EmbeddedActionsParser {
  constructor() {
    super(tokens)
    this.performSelfAnalysis()
  }

  readonly units = this.RULE('units', (): Unit[] => {
    const units: Unit[] = []
    this.MANY(() => units.push(this.SUBRULE(this.unit)))
    return units
  })

  private readonly unit: () => Unit = this.RULE('unit', (): Unit =>
    this.OR<Unit>([
      { ALT: () => unitOf(this.CONSUME(Word), (word) => ({ is: 'word', word })) },
      { ALT: () => unitOf(this.CONSUME(NumberToken), (text) => ({ is: 'number', value: Number(text) })) },
      { ALT: () => unitOf(this.CONSUME(Quote), (text) => ({ is: 'quote', text: unquoted(text) })) },
      { ALT: () => unitOf(this.CONSUME(Mark), (mark) => ({ is: 'mark', mark })) },
      { ALT: () => this.SUBRULE(this.group) },
      { ALT: () => this.SUBRULE(this.list) },
    ]),
  )

  private readonly group = this.RULE('group', (): Unit => {
    const open = this.CONSUME(Open)
    const inside = this.SUBRULE(this.units)
    const close = this.CONSUME(Close)
    return { is: 'group', inside, start: open.startOffset, end: close.startOffset + 1 }
  })

  private readonly list = this.RULE('list', (): Unit => {
    const open = this.CONSUME(OpenList)
    const inside = this.SUBRULE(this.units)
    const close = this.CONSUME(CloseList)
    return { is: 'list', inside, start: open.startOffset, end: close.startOffset + 1 }
  })
}

function unitOf<U>(token: IToken, make: (image: string) => U): U & { start: number; end: number } {
  return { ...make(token.image), start: token.startOffset, end: token.startOffset + token.image.length }
}

/** While Chevrotain records the rules, images are no quotes; and `\q` is no escape of JSON. */
function unquoted(image: string): string {
  try {
    return String(JSON.parse(image))
  } catch {
    return image
  }
}

const parser = new UnitParser()

/** Brackets in brackets: more than any sentence means, and few enough for those who read what stands in them. */
const deepest = 300

/** The first bracket that stands too deep in others. */
function tooDeep(found: readonly IToken[]): IToken | undefined {
  let depth = 0
  return found.find(({ tokenType }) => {
    if (tokenType === Open || tokenType === OpenList) depth++
    else if (tokenType === Close || tokenType === CloseList) depth--
    return depth > deepest
  })
}

/** Units of a text, or the place of the first character that fits nowhere, or of a bracket too deep in others. */
export function unitsOf(text: string): Unit[] | { stopped: number } {
  const { tokens: found, errors } = lexer.tokenize(text)
  const [unreadable] = errors
  if (unreadable !== undefined) return { stopped: unreadable.offset }
  const deep = tooDeep(found)
  if (deep !== undefined) return { stopped: deep.startOffset }
  parser.input = found
  const units = parser.units()
  const [fault] = parser.errors
  if (fault === undefined) return units
  const { startOffset } = fault.token
  return { stopped: Number.isNaN(startOffset) ? text.length : startOffset }
}
