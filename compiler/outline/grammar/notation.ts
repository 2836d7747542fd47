/**
 * Shapes are written one a line, `result -> part part … {checks} +cost`, and become rules of the chart here. A part is
 * `role:category`, `^category` for the head, whose own parts, word and type the whole takes over, or `'word|word'`. The
 * role `@` is named by the word of the part itself (a preposition); a part without role is called by its category. A `?`
 * makes a part optional. A capital F in categories stands for each form of a verb in turn.
 */
import type { Lexicon } from '../../reading/lexicon.js'
import type { Built, Rule, Site } from '../../reading/chart/rule.js'
import { leaf } from '../node.js'
import type { Node, Part } from '../outline.js'

/** What a check says of a new node: null when it is none, otherwise what it costs. It may complete the node. */
export type Check = (node: Node, kids: readonly (Node | undefined)[], lexicon: Lexicon) => number | null

interface Piece {
  role: string
  key: string
  head: boolean
  word: boolean
}

const forms = ['base', 'third', 'past', 'part', 'ger']

export function shapes(text: string, checks: Readonly<Record<string, Check>>): Rule[] {
  return text.split('\n').flatMap((line) => {
    const written = line.trim()
    if (written === '' || written.startsWith('#')) return []
    const lines = /\.F\b/u.test(written)
      ? forms.map((form) => written.replaceAll(/\.F\b/gu, `.${form}`))
      : [written]
    return lines.map((one) => shape(one, checks))
  })
}

function shape(line: string, checks: Readonly<Record<string, Check>>): Rule {
  const match = /^(\S+) -> (.+?)(?: \{(.+)\})?(?: \+([\d.]+))?$/u.exec(line)
  if (!match) throw new Error(`No shape: ${line}`)
  const [, result = '', written = '', named = '', cost = '0'] = match
  const pieces = written.split(' ').map(pieceOf)
  const tests = named === '' ? [] : named.split(' ').map((name) => checkNamed(checks, name, line))
  return {
    name: line,
    result,
    parts: pieces.map(({ key }) => key),
    build: (children, site) => build(result, pieces, tests, Number(cost), children, site),
  }
}

function checkNamed(checks: Readonly<Record<string, Check>>, name: string, line: string): Check {
  const check = checks[name]
  if (!check) throw new Error(`No check ${name}: ${line}`)
  return check
}

function pieceOf(written: string): Piece {
  if (written.startsWith("'")) return { role: 'word', key: written, head: false, word: true }
  if (written.startsWith('^')) return { role: '', key: written.slice(1), head: true, word: false }
  const at = written.indexOf(':')
  const key = written.slice(at + 1)
  return { role: at < 0 ? key.replace('?', '') : written.slice(0, at), key, head: false, word: false }
}

function build(
  result: string,
  pieces: readonly Piece[],
  checks: readonly Check[],
  cost: number,
  children: readonly unknown[],
  site: Site,
): Built<object> {
  const parts: Part[] = []
  let head: Node | undefined
  let sum = cost
  const kids: (Node | undefined)[] = pieces.map((piece, index) => {
    const start = site.starts[index] ?? -1
    if (start < 0) return undefined
    const child = piece.word
      ? leaf('word', start, start + 1, { stem: (children[index] as { word: string }).word })
      : (children[index] as Node)
    sum += child.cost
    if (piece.head) {
      head = child
      if (child.parts.length > 0) for (const part of child.parts) parts.push(part)
      else parts.push({ role: 'head', node: child })
    } else parts.push({ role: piece.role === '@' ? child.stem : piece.role, node: child })
    return child
  })
  const first = head ?? kids.find((kid) => kid !== undefined)
  const node: Node = {
    cat: result,
    from: site.start,
    to: site.end,
    cost: sum,
    parts,
    stem: first?.stem ?? '',
    sense: first?.sense ?? null,
    form: head?.form ?? '',
    type: head?.type ?? '',
    many: head?.many ?? null,
  }
  for (const check of checks) {
    const more = check(node, kids, site.lexicon)
    if (more === null) return null
    node.cost += more
  }
  return node
}
