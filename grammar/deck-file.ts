/** `.deck`: decks with fields, then lines such as `4 Old Lighthouse`, under headings such as `sideways:` if need be. */
import { readFields } from './fields.js'
import { blockRange, layOut, type Line } from './layout.js'
import { report, spanOf, writtenText, type Source } from './source.js'
import type { DeckEntry, DeckTree, Field } from './tree.js'

interface Place {
  deck: DeckEntry | null
  section: string
  /** The heading of the section, as long as no card stands below it. */
  heading: Field | null
}

export function readDeckFile(source: Source): DeckTree {
  const tree: DeckTree = { kind: 'deck', file: source.file, items: [], fields: [], comments: source.comments }
  const place: Place = { deck: null, section: '', heading: null }
  for (const line of layOut(source)) readLine(source, line, tree, place)
  openSection(source, place, null)
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
      place.deck = { title: field.value, titleSpan: field.valueSpan, fields: [], cards: [], span: field.span }
      openSection(source, place, null)
      tree.items.push(place.deck)
    } else if (field.value === '' && place.deck) openSection(source, place, field)
    else (place.deck ?? tree).fields.push(field)
  }
  for (const below of line.children) readLine(source, below, tree, place)
  if (place.deck) place.deck.span = spanOf(source, place.deck.span.start, blockRange(line).end)
}

function openSection(source: Source, place: Place, heading: Field | null): void {
  if (place.heading) report(source, 'GT-G17', place.heading.span, { form: `${place.heading.name}:` })
  place.section = heading?.name ?? ''
  place.heading = heading
}

function readCount(source: Source, line: Line, place: Place, count: string, cross: string): void {
  if (!place.deck) {
    report(source, 'GT-G13', line, { headers: '`deck: Title`' })
    return
  }
  place.heading = null
  const title = writtenText(source, { start: line.start + count.length + cross.length, end: line.end })
  place.deck.cards.push({
    count: Number(count),
    title,
    section: place.section,
    span: spanOf(source, line.start, line.end),
  })
}
