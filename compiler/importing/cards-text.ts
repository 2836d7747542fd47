/** Cards of a list as the text of a `.cards` file. Everything the list says is in it. */
import { fileFields } from '../binding/cards/fields.js'
import type { Face, ListedCard, Printed } from './list.js'
import type { Naming } from './naming.js'
import { sectionsOf, type PrintedSection } from './sections.js'

interface Entry {
  header: [name: string, value: string][]
  /** Fields without meaning in play. */
  kept: [name: string, value: string][]
  sections: PrintedSection[]
}

const widest = 100

/**
 * The text of a file with these cards. Without `texts` their game text is left out: the words that they bring are there.
 * Attributes keep their values as printed, so that what is no number is found when the file is compiled.
 */
export function cardsText(cards: readonly ListedCard[], naming: Naming, texts = true): string {
  const entries = cards.map((card) => entryOf(card, naming))
  const printed = new Set(entries.flatMap(({ kept }) => kept.map(([name]) => name.toLowerCase())))
  const used = entries.flatMap(({ header }) => header.map(([name]) => name))
  const words = new Set(used.filter((name) => naming.holdsWords(name)))
  const head = [
    ...(printed.size > 0 ? [`${fileFields.printed}: ${[...printed].sort().join(', ')}`] : []),
    ...(words.size > 0 ? [`${fileFields.words}: ${[...words].sort().join(', ')}`] : []),
  ]
  const blocks = entries.map((entry, index) => entryText(cards[index]?.front.title ?? '', entry, texts))
  return `${[...(head.length > 0 ? [head.join('\n')] : []), ...blocks].join('\n\n')}\n`
}

function entryOf(card: ListedCard, naming: Naming): Entry {
  const { front, back } = card
  const entry: Entry = {
    header: [['type', inline(naming.typeOf(front))]],
    kept: [],
    sections: sectionsOf(card, naming),
  }
  addType(entry, front, naming, '')
  for (const [field, value] of [...card.fields, ...front.fields]) addField(entry, field, value, naming)
  if (back !== null) {
    entry.kept.push(['back title', keptValue(back.title)])
    if (back.type !== '') entry.kept.push(['back type', keptValue(back.type)])
    for (const [field, value] of back.fields)
      entry.kept.push(...keptFields(`back ${naming.called(field)}`, value))
  }
  return entry
}

/** The type as the list has it, where the game calls it otherwise. */
function addType(entry: Entry, face: Face, naming: Naming, prefix: string): void {
  const [[, type = ''] = []] = entry.header
  if (face.type !== '' && face.type.toLowerCase() !== type.toLowerCase())
    entry.kept.push([`${prefix}listed type`, keptValue(face.type)])
}

function addField(entry: Entry, field: string, value: Printed, naming: Naming): void {
  const attribute = naming.attributeOf(field)
  const text = attribute === null ? null : valueText(value)
  const taken = entry.header.some(([name]) => name === attribute)
  if (attribute === null || text === null || taken)
    entry.kept.push(...keptFields(naming.keptAs(field), value))
  else entry.header.push([attribute, text])
}

/** A value that stands on one line as it is; null when it would be read otherwise, or is nested. */
function valueText(value: Printed): string | null {
  if (Array.isArray(value)) {
    const parts = value.map((one) => (Array.isArray(one) ? null : valueText(one)))
    return parts.every((part) => part !== null && !part.includes(',')) ? parts.join(', ') : null
  }
  if (typeof value === 'object' || typeof value === 'boolean') return null
  const text = String(value)
  return text !== '' && isPlain(text) ? text : null
}

/** On one line, with single spaces, no sign that begins a comment, and none that JSON begins with. */
function isPlain(text: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}]|^\s|\s$|\s\s|(?:^|\s)#(?:\s|$)|^["[{]/u.test(text)
}

/** Fields that are kept: a list as one field for each of its parts. */
function keptFields(name: string, value: Printed): [string, string][] {
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string'))
    return value.map((one) => [name, keptValue(one)])
  return [[name, keptValue(value)]]
}

/** As it is, where that reads back as the same; otherwise as JSON, with what would be read as layout escaped. */
function keptValue(value: Printed): string {
  if (typeof value === 'string' && value !== '' && isPlain(value)) return value
  return JSON.stringify(value).replace(/[#\p{Cc}\p{Zl}\p{Zp}]| (?= )/gu, (found) => {
    const code = (found.codePointAt(0) ?? 0).toString(16)
    return `\\u${code.padStart(4, '0')}`
  })
}

function entryText(title: string, { header, kept, sections }: Entry, texts: boolean): string {
  const lines = [`card: ${inline(title)}`]
  for (const [name, value] of header) {
    const last = lines[lines.length - 1] ?? ''
    const field = `${name}: ${value}`.trimEnd()
    if (lines.length > 1 && last.length + field.length + 3 <= widest)
      lines[lines.length - 1] = `${last}   ${field}`
    else lines.push(field)
  }
  for (const [name, value] of kept) lines.push(`${name}: ${value}`)
  if (texts) {
    for (const { name, text } of sections) {
      lines.push(`${name}:`)
      lines.push(...text.split(/[\r\n]+/u).flatMap((line) => textLine(line)))
    }
  }
  return lines.join('\n')
}

/** A sign that would begin a comment is written as its wide twin: every word of a text stays in it. */
function textLine(line: string): string[] {
  const text = line.replace(/(?<=^\s*|\s)#(?=\s|$)|^\s*#/gu, (found) => found.replace('#', '＃')).trim()
  return text === '' ? [] : [`  ${text}`]
}

const inline = (text: string): string =>
  text.replace(/\s+/gu, ' ').replace(/(?<=^|\s)#(?=\s|$)/gu, '＃').trim() // prettier-ignore
