/** The formatter: an even layout of every kind of text, with the same tree. */
import { kindOfFile, readFile } from '../index.js'
import type { AnyTree } from '../tree.js'
import { textLines, type TextLine } from './lines.js'
import { sameTree } from './same-tree.js'

/**
 * Lays a text out evenly: two spaces a level, four to go on with a line, single spaces between words and three between
 * fields, comments behind lines below each other, one empty line at most, one before each item. Words, comments and the
 * tree stay as they are, and so does whatever can not be read. Formatting twice gives the same as once.
 * @param file its name tells the kind; a file of no known kind comes back as it is
 */
export function formatText(file: string, text: string): string {
  const kind = kindOfFile(file)
  if (kind === null || text.trim() === '') return text
  const plain = text.replace(/^\uFEFF/u, '').replace(/\r\n?/gu, '\n')
  const original = readFile(file, plain)
  const blocks = blocksOf(textLines(kind, plain, original.problems), plain)
  const fits = (formatted: ReadonlySet<number>): boolean =>
    sameTree(original, readFile(file, print(kind, blocks, formatted)))
  const formatted = thoseThatFit([...blocks.keys()], fits)
  return fits(formatted) ? print(kind, blocks, formatted) : text
}

/** What stands at the margin with everything below it, and the comments above it. */
interface Block {
  lines: TextLine[]
  /** As written. */
  raw: string
}

function blocksOf(lines: readonly TextLine[], text: string): Block[] {
  const written = text.split('\n')
  const blocks: Block[] = []
  let from = 0
  const close = (to: number): void => {
    if (to > from) blocks.push({ lines: lines.slice(from, to), raw: written.slice(from, to).join('\n') })
    from = to
  }
  lines.forEach(({ top }, index) => {
    if (!top) return
    let start = index
    while (start > from && lines[start - 1]?.role === 'comment') start--
    close(start)
  })
  close(lines.length)
  return blocks
}

/** Blocks whose formatting keeps the tree; the others stay as they are. */
function thoseThatFit(blocks: number[], fits: (formatted: ReadonlySet<number>) => boolean): Set<number> {
  if (fits(new Set(blocks))) return new Set(blocks)
  if (blocks.length <= 1) return new Set()
  const middle = blocks.length >> 1
  const first = thoseThatFit(blocks.slice(0, middle), fits)
  const second = thoseThatFit(blocks.slice(middle), fits)
  const both = new Set([...first, ...second])
  return fits(both) ? both : first
}

/** Kinds of text in which an empty line stands between items. */
const apart = new Set<AnyTree['kind']>(['rules', 'cards', 'deck', 'scenario'])
const item =
  /^(?:card|deck|scenario|verb|procedure|action|relation|condition|value|keyword|rule|check|vocabulary|note)\s*:/u

function print(kind: AnyTree['kind'], blocks: readonly Block[], formatted: ReadonlySet<number>): string {
  const columns = commentColumns(
    blocks.flatMap(({ lines }, index) => lines.map((line) => (formatted.has(index) ? line : null))),
  )
  let text = ''
  let at = 0
  blocks.forEach(({ lines, raw }, index) => {
    const first = lines.find(({ role }) => role !== 'comment')
    const begins = apart.has(kind) && first?.top === true && item.test(first.content)
    if (begins && text !== '' && !text.endsWith('\n\n')) text += '\n'
    text += `${formatted.has(index) ? printLines(lines, columns.slice(at)) : raw}\n`
    at += lines.length
  })
  const apartByOne = text.replace(/^\n+/u, '').replace(/\n{3,}/gu, '\n\n')
  return `${apartByOne.replace(/\s+$/u, '')}\n`
}

function printLines(lines: readonly TextLine[], columns: readonly number[]): string {
  return lines
    .map((line, index) => {
      if (line.role === 'blank') return ''
      if (line.role === 'raw') return line.content
      if (line.role === 'comment') return `${'  '.repeat(depthBelow(lines, index))}${line.comment ?? ''}`
      const text = written(line)
      return line.comment === null ? text : `${text.padEnd(columns[index] ?? 0)}${line.comment}`
    })
    .join('\n')
}

function written({ role, depth, content }: TextLine): string {
  return `${' '.repeat(depth * 2 + (role === 'more' ? 4 : 0))}${content}`
}

/** A comment stands as deep as what it is about: the line below it. */
function depthBelow(lines: readonly TextLine[], index: number): number {
  const below = lines
    .slice(index + 1)
    .find(({ role }) => role === 'start' || role === 'blank' || role === 'raw')
  if (below?.role === 'start') return below.depth
  return lines.slice(0, index).findLast(({ role }) => role === 'start')?.depth ?? 0
}

/** Where the comments behind lines begin: below each other in lines that follow each other. Null: a line that stays. */
function commentColumns(lines: readonly (TextLine | null)[]): number[] {
  const columns = new Array<number>(lines.length).fill(0)
  const widthOf = (line: TextLine | null | undefined): number | null => {
    if (!line || line.comment === null) return null
    return line.role === 'start' || line.role === 'more' ? written(line).length : null
  }
  for (let from = 0; from < lines.length; from++) {
    let width = 0
    let to = from
    for (let one = widthOf(lines[to]); one !== null; one = widthOf(lines[++to])) width = Math.max(width, one)
    columns.fill(width + 2, from, to)
    from = Math.max(from, to)
  }
  return columns
}
