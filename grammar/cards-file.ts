/** `.cards`: fields of the file, then cards with their fields and sections of text. */
import { readFields } from './fields.js'
import { blockRange, layOut, type Line } from './layout.js'
import { readSentences } from './lines.js'
import { report, spanOf, type Source } from './source.js'
import type { CardEntry, CardsTree, Field, Phrase, Section } from './tree.js'

/** `sections`: names of fields that hold game text although no block stands below them; `text` always does. */
export function readCardsFile(source: Source, sections: readonly string[] = []): CardsTree {
  const tree: CardsTree = {
    kind: 'cards',
    file: source.file,
    items: [],
    fields: [],
    comments: source.comments,
  }
  const named = new Set(['text', ...sections])
  for (const line of layOut(source)) readLine(source, line, tree, named)
  return tree
}

function readLine(source: Source, line: Line, tree: CardsTree, named: ReadonlySet<string>): void {
  const fields = readFields(source, line)
  const last = fields.at(-1)
  if (!last) {
    report(source, 'GT-G20', blockRange(line))
    return
  }
  const section = last.name !== 'card' && isSection(last, line, named) ? last : null
  for (const field of fields) {
    if (field.name === 'card') tree.items.push(startCard(source, field))
    else if (field !== section) (tree.items.at(-1) ?? tree).fields.push(field)
  }
  const card = tree.items.at(-1)
  if (section && card) card.sections.push(readSection(source, line, section))
  else if (section) report(source, 'GT-G13', blockRange(line), { headers: '`card: Title`' })
  else for (const below of line.children) readLine(source, below, tree, named)
  if (card) card.span = spanOf(source, card.span.start, blockRange(line).end)
}

function isSection(field: Field, line: Line, named: ReadonlySet<string>): boolean {
  return named.has(field.name) || line.children.length > 0
}

function startCard(source: Source, field: Field): CardEntry {
  if (field.value === '') report(source, 'GT-G19', field.span, { name: 'card' })
  return { title: field.value, titleSpan: field.valueSpan, fields: [], sections: [], span: field.span }
}

function readSection(source: Source, line: Line, field: Field): Section {
  const sentences: Phrase[] = field.value === '' ? [] : readSentences(source, field.valueSpan)
  const read = (below: Line, nested: boolean) => {
    if (nested) report(source, 'GT-G18', blockRange(below), { above: 'a sentence' })
    sentences.push(...readSentences(source, below))
    for (const one of below.children) read(one, true)
  }
  for (const below of line.children) read(below, false)
  return { name: field.name, sentences, span: spanOf(source, field.nameSpan.start, blockRange(line).end) }
}
