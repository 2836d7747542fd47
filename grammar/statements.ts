/** Joins lines of statements with the blocks below them. */
import type { Head } from './heads.js'
import { blockRange, type Line } from './layout.js'
import { readSentences, readStatementLine, readWhole } from './lines.js'
import { report, spanOf, type Source } from './source.js'
import type { Statement } from './tree.js'

/** How lines are read: as statements of the rules language, or as sentences of a card's text. */
export type Mode = 'statements' | 'text'

type Otherwise = Extract<Head, { head: 'otherwise' }>
type Way = Extract<Statement, { form: 'sentence' }>['ways'][number]
type If = Extract<Statement, { form: 'if' }>

export function readStatements(source: Source, lines: readonly Line[], mode: Mode): Statement[] {
  const found: Statement[] = []
  /** The `if` that an `otherwise` would belong to. */
  let open: If | null = null
  lines.forEach((line, index) => {
    const heads = readHeads(source, line, lines[index + 1], mode)
    heads.forEach((head, place) => {
      const below = place === heads.length - 1 ? line.children : []
      if (head.head === 'otherwise') {
        const branch = readOtherwise(source, head, below, 'statements')
        join(source, open, found, branch, head)
        const [first] = head.tail
        open = first?.head === 'if' && branch[0]?.form === 'if' ? branch[0] : null
        return
      }
      // What a line of text opens is a block of statements.
      const statement = build(source, head, below, 'statements')
      found.push(statement)
      open = statement.form === 'if' ? statement : null
    })
  })
  return found
}

function join(
  source: Source,
  open: If | null,
  found: Statement[],
  branch: Statement[],
  head: Otherwise,
): void {
  if (!open) {
    report(source, 'GT-G16', head.span)
    found.push(...branch)
    return
  }
  open.otherwise = branch
  open.span = { ...open.span, end: Math.max(head.span.end, ...branch.map(({ span }) => span.end)) }
}

function readOtherwise(source: Source, head: Otherwise, below: readonly Line[], mode: Mode): Statement[] {
  if (head.tail.length === 0 && below.length === 0) report(source, 'GT-G17', head.span, { form: head.head })
  return readTail(source, head.tail, below, mode)
}

/** Statements that stand on the line of their head; lines below belong to the last of them if it takes any. */
function readTail(source: Source, tail: readonly Head[], below: readonly Line[], mode: Mode): Statement[] {
  const inner = tail.flatMap((head, index) => {
    const last = index === tail.length - 1
    if (head.head === 'otherwise') return readOtherwise(source, head, last ? below : [], mode)
    return [build(source, head, last ? below : [], mode)]
  })
  return tail.length > 0 ? inner : readStatements(source, below, mode)
}

/** In text, only a line with a block may be a statement. */
function readHeads(source: Source, line: Line, next: Line | undefined, mode: Mode): Head[] {
  const block = blockBelow(source, line)
  if (mode === 'text' && !block && !isWay(source, line)) {
    return readSentences(source, line).map((sentence) => ({
      head: 'sentence',
      sentence,
      span: sentence.span,
    }))
  }
  const otherwise = next !== undefined && /^otherwise\b/u.test(source.clean.slice(next.start, next.end))
  return readStatementLine(source, line, { block, otherwise })
}

/** Lines below that only name ways belong to a sentence, and leave its conditions alone. */
function blockBelow(source: Source, line: Line): boolean {
  return line.children.some((child) => !isWay(source, child))
}

function isWay(source: Source, line: Line): boolean {
  return /^-\s/u.test(source.clean.slice(line.start, line.end))
}

function build(
  source: Source,
  head: Exclude<Head, Otherwise>,
  below: readonly Line[],
  mode: Mode,
): Statement {
  const end = below.length > 0 ? Math.max(...below.map((line) => blockRange(line).end)) : head.span.end
  const span = spanOf(source, head.span.start, end)
  const block = (name: string, tail: Head[] = []) => {
    if (below.length === 0 && tail.length === 0) report(source, 'GT-G17', head.span, { form: name })
    return readTail(source, tail, below, mode)
  }
  const leaf = <S extends Statement>(statement: S): S => {
    for (const line of below) report(source, 'GT-G18', blockRange(line), { above: `\`${head.head}\`` })
    return statement
  }
  switch (head.head) {
    case 'let':
      return leaf({ form: 'let', name: head.name, value: head.value, span })
    case 'do':
      return leaf({ form: 'do', call: head.call, giving: head.giving, span })
    case 'window':
      return leaf({ form: 'window', name: head.name, first: head.first, span })
    case 'announce':
      return leaf({ form: 'announce', stage: head.stage, event: head.event, span })
    case 'require':
      return leaf({ form: 'require', test: head.test, span })
    case 'give back':
      return leaf({ form: 'give back', value: head.value, span })
    case 'if':
      return { form: 'if', test: head.test, then: block('if', head.tail), otherwise: [], span }
    case 'each':
      return { form: 'each', name: head.name, ordered: head.ordered, do: block('for each'), span }
    case 'repeat':
      return { form: 'repeat', times: head.times, until: head.until, do: block('repeat'), span }
    case 'together':
      return { form: 'together', do: block('together'), span }
    case 'alternate':
      return { form: 'alternate', first: head.first, until: head.until, do: block('alternate'), span }
    case 'whenever':
      return { form: 'whenever', test: head.test, do: block('whenever', head.tail), span }
    case 'later':
      return { form: 'later', moment: head.moment, do: block('later', head.tail), span }
    case 'way':
      return {
        form: 'sentence',
        sentence: head.label,
        do: readTail(source, head.tail, below, mode),
        ways: [],
        span,
      }
    case 'sentence': {
      const ways = below.filter((line) => isWay(source, line))
      const rest = below.filter((line) => !isWay(source, line))
      return {
        form: 'sentence',
        sentence: head.sentence,
        do: readStatements(source, rest, mode),
        ways: ways.flatMap((line) => readWay(source, line, mode)),
        span,
      }
    }
  }
}

/** `- label: what it does`; without a colon the words are both. */
function readWay(source: Source, line: Line, mode: Mode): Way[] {
  const [first, ...more] = readStatementLine(source, line, {
    block: line.children.length > 0,
    otherwise: false,
  })
  if (!first) return []
  const [below] = line.children
  if (below && first.head === 'way' && !first.colon)
    report(source, 'GT-G18', blockRange(below), { above: 'a way without its colon' })
  const label = first.head === 'way' ? first.label : readWhole(source, line)
  const tail = first.head === 'way' ? [...first.tail, ...more] : more
  const doing = readTail(source, tail, line.children, mode)
  if (doing.length > 0) return [{ label, do: doing }]
  return [{ label, do: [{ form: 'sentence', sentence: label, do: [], ways: [], span: label.span }] }]
}
