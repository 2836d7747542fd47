/** Header fields of a card against the attributes that the game declares. */
import type { Field } from '../../../grammar/tree.js'
import type { AttributeProgram } from '../../../runtime/program/library.js'
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
const otherFields = new Set(['type', 'lore', 'flavor', 'rarity', 'number', 'set', 'artist', 'image'])

export function typeOfCard(draft: Draft, { file, entry, title }: Card): string | null {
  const field = entry.fields.find((one) => one.name.toLowerCase() === 'type')
  if (field === undefined) {
    draft.reporter.report('header-missing', file, entry.titleSpan, { title })
    return null
  }
  const word = field.value.trim().toLowerCase()
  const known = draft.typeTerms.get(word)
  if (known !== undefined && Object.hasOwn(draft.library.types, known.type)) return known.type
  const hints = didYouMean(word, Object.keys(draft.library.types))
  draft.reporter.report('unknown-type', file, field.valueSpan, { word: field.value.trim() }, hints)
  return null
}

/** Values of the header by attribute. Fields that are wrong are reported and left out. */
export function readFields(draft: Draft, card: Card, type: string | null, names: FieldNames): Printed {
  const { file, entry, marks } = card
  const printed: Printed = {}
  for (const field of entry.fields) {
    const name = field.name.trim().toLowerCase()
    if (otherFields.has(name) && !names.has(name)) continue
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
    if (type !== null && !program.of.some((of) => isA(draft, type, of))) {
      const of = program.of.join(', ') || 'nothing'
      draft.reporter.report('field-unfit', file, field.nameSpan, { type, name, of })
    }
    const value = readValue(draft, file, field, attribute, program)
    if (value !== null) printed[attribute] = value
  }
  const marked = draft.marks === null ? undefined : draft.library.attributes[draft.marks]
  if (draft.marks !== null && marked !== undefined && marks !== '') {
    printed[draft.marks] = marked.holds === 'number' ? marks.length : marks
  }
  return printed
}

function readValue(
  draft: Draft,
  file: string,
  field: Field,
  attribute: string,
  program: AttributeProgram,
): number | string | string[] | null {
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
      return checkWord(draft, file, field, attribute, text)
    case 'words': {
      const words = text.split(',').map((word) => word.trim())
      return words.flatMap((word) =>
        word === '' ? [] : (checkWord(draft, file, field, attribute, word) ?? []),
      )
    }
  }
}

/** One of the declared words; where none are declared, any word is one. */
function checkWord(
  draft: Draft,
  file: string,
  field: Field,
  attribute: string,
  written: string,
): string | null {
  const word = written.toLowerCase().replace(/\s+/g, ' ')
  const known = draft.words.get(attribute)
  if (known === undefined || known.has(word)) return word
  if (!draft.openWords.has(attribute)) {
    const at = field.value.indexOf(written)
    const start = field.valueSpan.start + Math.max(at, 0)
    const span = {
      ...field.valueSpan,
      start,
      end: start + written.length,
      column: field.valueSpan.column + Math.max(at, 0),
    }
    draft.reporter.report(
      'unknown-word',
      file,
      span,
      { word: written, name: attribute },
      didYouMean(word, known),
    )
    return null
  }
  known.add(word)
  draft.entries.push({ entry: 'word', attribute, word, words: [word] })
  return word
}

export function isA(draft: Draft, type: string, wanted: string): boolean {
  const seen = new Set<string>()
  for (
    let one: string | null = type;
    one !== null && !seen.has(one);
    one = draft.library.types[one]?.parent ?? null
  ) {
    if (one === wanted) return true
    seen.add(one)
  }
  return false
}
