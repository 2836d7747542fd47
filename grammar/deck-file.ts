/** `.deck`: decks with fields, then lines such as `4 Old Lighthouse`, under headings such as `sideways:` if need be. */
import { readFields } from './fields.js'
import { blockRange, layOut, type Line } from './layout.js'
import { report, spanOf, writtenText, type Source } from './source.js'
import type { DeckEntry, DeckTree } from './tree.js'

interface Place {
  deck: DeckEntry | null
  section: string
}

export function readDeckFile(source: Source): DeckTree {
  const tree: DeckTree = { kind: 'deck', file: source.file, items: [], fields: [], comments: source.comments }
  const place: Place = { deck: null, section: '' }
  for (const line of layOut(source)) readLine(source, line, tree, place)
  return tree
}

function readLine(source: Source, line: Line, tree: DeckTree, place: Place): void {
  const [, count, gap] = /^(\d{1,6})( x|x)?\s+(?=\S)/u.exec(source.clean.slice(line.start, line.end)) ?? []
  const fields = count === undefined ? readFields(source, line) : []
  if (count !== undefined) readCount(source, line, place, count, gap ?? '')
  else if (fields.length === 0)
    report(source, place.deck ? 'GT-G21' : 'GT-G13', line, { headers: '`deck: Title`' })
  for (const field of fields) {
    if (field.name === 'deck') {
      if (field.value === '') report(source, 'GT-G19', field.span, { name: 'deck' })
      place.deck = { title: field.value, fields: [], cards: [], span: field.span }
      place.section = ''
      tree.items.push(place.deck)
    } else if (field.value === '' && place.deck) place.section = field.name
    else (place.deck ?? tree).fields.push(field)
  }
  for (const below of line.children) readLine(source, below, tree, place)
  if (place.deck) place.deck.span = spanOf(source, place.deck.span.start, blockRange(line).end)
}

function readCount(source: Source, line: Line, place: Place, count: string, cross: string): void {
  if (!place.deck) {
    report(source, 'GT-G13', line, { headers: '`deck: Title`' })
    return
  }
  const title = writtenText(source, { start: line.start + count.length + cross.length, end: line.end })
  place.deck.cards.push({
    count: Number(count),
    title,
    section: place.section,
    span: spanOf(source, line.start, line.end),
  })
}
