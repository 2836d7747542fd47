/** Which part of a printed text goes into which section of a card. */
import type { ListedCard } from './list.js'
import type { Naming } from './naming.js'

/** The section of the other side of a two-sided card. */
export const backSection = 'back'

export interface PrintedSection {
  name: string
  text: string
}

/**
 * The text of a card by section, in the order of the text. "North: …" goes to the section that a `live:` line of the game puts
 * into force for North; "Calm: … Storm: …" on a card titled "Calm / Storm" is the text of its two sides. Those labels are
 * the headings then; every other word stays in its text.
 */
export function sectionsOf({ front, back }: ListedCard, naming: Naming): PrintedSection[] {
  const type = naming.typeOf(front)
  const titles = front.title.replace(/^[^\p{L}\p{N}]+/u, '').split(/\s+\/\s+/u)
  const [first, second, ...others] = titles
  const sides = first !== undefined && second !== undefined && others.length === 0
  const labels = new Map<string, string>(
    naming.playerSections(type).map(({ label, section }) => [label, section]),
  )
  const labelled = sides ? new Map([[first, 'text'], [second, backSection]]) : labels // prettier-ignore
  const parts = cut(front.text, labelled)
  const whole = sides && !(parts.some(({ name }) => name === backSection) && parts[0]?.name === 'text')
  const found = whole ? [{ name: 'text', text: front.text }] : parts
  const other = back?.text ?? ''
  const sections =
    other === '' || other === front.text ? found : [...found, { name: backSection, text: other }]
  return sections.filter(({ text }) => !isEmpty(text))
}

/** Lists mark a side without a text: "-", "(none)". */
function isEmpty(text: string): boolean {
  return /^\s*(?:(?:[-–—]+|[(<]none[)>])\s*\.?\s*)?$/iu.test(text)
}

/** Cuts a text before each label that stands at its start or behind the end of a sentence. */
function cut(text: string, labels: ReadonlyMap<string, string>): PrintedSection[] {
  if (labels.size === 0) return [{ name: 'text', text }]
  const escaped = [...labels.keys()].map((label) => label.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
  const marks = new RegExp(`(?<=^\\s*|[.!?)"”’']\\s+)(${escaped.join('|')}):(?:\\s+|$)`, 'gu')
  const parts: PrintedSection[] = []
  let name = 'text'
  let from = 0
  for (const mark of text.matchAll(marks)) {
    parts.push({ name, text: text.slice(from, mark.index) })
    name = labels.get(mark[1] ?? '') ?? 'text'
    from = mark.index + mark[0].length
  }
  parts.push({ name, text: text.slice(from) })
  return parts.filter((part) => part.text.trim() !== '')
}
