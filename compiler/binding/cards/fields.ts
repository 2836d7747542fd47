/** Header fields of a card against the attributes that the game declares. */
import type { Field } from '../../../grammar/tree.js'
import type { AttributeProgram, Library } from '../../../runtime/program/library.js'
import { didYouMean } from '../diagnostics.js'
import type { Draft } from '../draft.js'
import type { Card, Printed } from './card.js'

/** The name of an attribute by what a card calls it: any of its words, in any case. */
export type FieldNames = ReadonlyMap<string, string>

export function fieldNames(draft: Draft): FieldNames {
  const names = new Map<string, string>()
  for (const entry of draft.entries) {
    if (entry.entry !== 'attribute') continue
    for (const word of entry.words) names.set(word, entry.attribute)
  }
  return names
}

/** Fields that are no attributes: what the card is, and words without meaning in play. */
const otherFields = ['type', 'lore', 'flavor', 'rarity', 'number', 'set', 'artist', 'image']

/** What the head of a file says of the fields of its cards, as lists of names. */
export const fileFields = {
  /** `only printed: rulings, errata`: words without meaning in play. */
  printed: 'only printed',
  /** `new words: icons, traits`: words of these attributes need not be declared. */
  words: 'new words',
} as const

/** The names in a field at the head of a file. */
export function namesAtHead(fields: readonly Field[], name: string): string[] {
  const found = fields.filter((one) => one.name.toLowerCase() === name)
  return found.flatMap(({ value }) => value.split(',').map((one) => one.trim().toLowerCase()))
}

export function typeOfCard(draft: Draft, { file, entry, title }: Card): string | null {
  const field = entry.fields.find((one) => one.name.toLowerCase() === 'type')
  if (field === undefined) {
    draft.reporter.report('header-missing', file, entry.titleSpan, { title })
    return null
  }
  const word = field.value.trim().toLowerCase()
  const known = draft.typeTerms.get(word)
  if (known !== undefined && Object.hasOwn(draft.library.types, known.type)) return known.type
  const types = Object.keys(draft.library.types)
  const longer = types.filter((type) => type.split(' ').includes(word))
  const hints = longer.length > 0 ? longer.map((type) => `Did you mean "${type}"?`) : didYouMean(word, types)
  draft.reporter.report('unknown-type', file, field.valueSpan, { word: field.value.trim() }, hints)
  return null
}

/** Its type as the card writes it. */
function typeWords(entry: Card['entry']): string {
  return entry.fields.find((field) => field.name.toLowerCase() === 'type')?.value.trim() ?? 'card'
}

/** The attributes to which a file may bring new words. What names none is reported, once for its file. */
function openedAtHead(draft: Draft, { file, head }: Card, names: FieldNames): Set<string> {
  const opened = new Set<string>()
  for (const field of head.filter(({ name }) => name.toLowerCase() === fileFields.words)) {
    for (const name of namesAtHead([field], fileFields.words)) {
      const attribute = names.get(name)
      if (attribute !== undefined) {
        opened.add(attribute)
        continue
      }
      const meant = [...names.keys()].find((one) => name.startsWith(`${one} `))
      const hints =
        meant === undefined
          ? didYouMean(name, names.keys())
          : [`Name the attribute alone, without its words: "${fileFields.words}: ${meant}".`]
      draft.reporter.report('unknown-field', file, field.valueSpan, { name }, hints)
    }
  }
  return opened
}

/** Values of the header by attribute. Fields that are wrong are reported and left out. */
export function readFields(draft: Draft, card: Card, type: string | null, names: FieldNames): Printed {
  const { file, entry, marks } = card
  const printed: Printed = {}
  const only = new Set([...otherFields, ...namesAtHead(card.head, fileFields.printed)])
  const opened = openedAtHead(draft, card, names)
  for (const field of entry.fields) {
    const name = field.name.trim().toLowerCase()
    if (only.has(name) && !names.has(name)) continue
    const attribute = names.get(name)
    const program = attribute === undefined ? undefined : draft.library.attributes[attribute]
    if (attribute === undefined || program === undefined) {
      draft.reporter.report('unknown-field', file, field.nameSpan, { name }, didYouMean(name, names.keys()))
      continue
    }
    if (Object.hasOwn(printed, attribute)) {
      draft.reporter.report('field-twice', file, field.nameSpan, { name })
      continue
    }
    if (type !== null && !program.of.some((of) => isA(draft.library, type, of))) {
      const of = program.of.join(', ') || 'nothing'
      draft.reporter.report('field-unfit', file, field.nameSpan, { type, name, of })
    }
    const open = draft.openWords.has(attribute) || opened.has(attribute)
    const value = readValue(draft, { file, field, attribute, open, type }, program)
    if (value !== null) printed[attribute] = value
  }
  for (const { attribute, types } of type === null ? [] : draft.required) {
    if (
      attribute in printed ||
      entry.fields.some((field) => names.get(field.name.trim().toLowerCase()) === attribute)
    )
      continue
    if (types.some((one) => isA(draft.library, type ?? '', one)))
      draft.reporter.report('field-missing', file, entry.titleSpan, {
        name: attribute,
        type: typeWords(entry),
      })
  }
  const marked = draft.marks === null ? undefined : draft.library.attributes[draft.marks]
  if (draft.marks !== null && marked !== undefined && marks !== '') {
    printed[draft.marks] = marked.holds === 'number' ? marks.length : marks
  }
  return printed
}

/** A field that is an attribute; `open`: words of it need not be declared. */
interface Given {
  file: string
  field: Field
  attribute: string
  open: boolean
  /** The type of the card. */
  type: string | null
}

function readValue(draft: Draft, given: Given, program: AttributeProgram): number | string | string[] | null {
  const { file, field, attribute } = given
  const text = field.value.trim()
  switch (program.holds) {
    case 'text':
      return text
    case 'number': {
      const number = /^[-−–+]?\d+$/.test(text) ? Number(text.replace(/^[−–]/, '-')) : Number.NaN
      if (Number.isSafeInteger(number)) return number
      draft.reporter.report('not-a-number', file, field.valueSpan, { name: attribute, text })
      return null
    }
    case 'word':
      return checkWord(draft, given, text)
    case 'words': {
      const words = text.split(',').map((word) => word.trim())
      return words.flatMap((word) => (word === '' ? [] : (checkWord(draft, given, word) ?? [])))
    }
  }
}

/** One of the declared words; where none are declared, any word is one. */
function checkWord(
  draft: Draft,
  { file, field, attribute, open, type }: Given,
  written: string,
): string | null {
  const word = written.toLowerCase().replace(/\s+/g, ' ')
  const known = draft.words.get(attribute)
  const bearers = draft.bearers.get(`${attribute}: ${word}`)
  if (bearers && type !== null && !bearers.includes(type)) bearers.push(type)
  if (known === undefined || known.has(word)) return word
  if (!open) {
    const at = field.value.indexOf(written)
    const start = field.valueSpan.start + Math.max(at, 0)
    const span = {
      ...field.valueSpan,
      start,
      end: start + written.length,
      column: field.valueSpan.column + Math.max(at, 0),
    }
    const near = didYouMean(word, known)
    const hints = near.length > 0 ? near : wordsKnown(attribute, known, draft)
    draft.reporter.report('unknown-word', file, span, { word: written, name: attribute }, hints)
    return null
  }
  known.add(word)
  const of = type === null ? undefined : [type]
  if (of) draft.bearers.set(`${attribute}: ${word}`, of)
  draft.entries.push({ entry: 'word', attribute, word, words: [word], printed: true, ...(of && { of }) })
  return word
}

/** What to write where nothing is spelt alike: one of a few words, or an announcement of a new one among many. */
function wordsKnown(attribute: string, known: ReadonlySet<string>, { library }: Draft): string[] {
  const words = `There is: ${[...known].slice(0, 12).join(', ')}${known.size > 12 ? ', …' : ''}.`
  return library.attributes[attribute]?.holds === 'words'
    ? [
        words,
        `A new word is announced at the head of the file, above its first card: "${fileFields.words}: ${attribute}".`,
      ]
    : [words]
}

/** `type` is `wanted` or declared below it; types may be declared in a circle, which is a finding of its own. */
export function isA({ types }: Library, type: string, wanted: string): boolean {
  const seen = new Set<string>()
  for (let one: string | null = type; one !== null && !seen.has(one); one = types[one]?.parent ?? null) {
    if (one === wanted) return true
    seen.add(one)
  }
  return false
}
