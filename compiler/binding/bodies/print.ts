/** Readings in words, for a finding that lists them. */
import {
  canonicalClause,
  canonicalExpression,
  canonicalPattern,
  canonicalStatements,
  paraphraseClauses,
  paraphraseExpression,
  paraphrasePattern,
  paraphraseStatements,
  type Wordings,
} from '../../paraphrase/index.js'
import type { Read } from './kinds.js'
import type { ReadingKind } from './binding.js'

/** Each reading as a paraphrase; in the canonical form where two of them would be put in the same words. */
export function printReadings(readings: readonly Read<ReadingKind>[], wordings: Wordings): string[] {
  const plain = readings.map((reading) => paraphrase(reading, wordings))
  return plain.map((words, index) => {
    const reading = readings[index]
    const shared = plain.filter((one) => one === words).length > 1
    return reading !== undefined && shared ? canonical(reading) : words.replace(/\s*\n\s*/g, ' ')
  })
}

function paraphrase(reading: Read<ReadingKind>, wordings: Wordings): string {
  switch (reading.as) {
    case 'thing':
      return paraphraseExpression(reading.meaning.value, wordings)
    case 'number':
    case 'condition':
      return paraphraseExpression(reading.meaning, wordings)
    case 'event':
      return paraphrasePattern(reading.meaning, wordings)
    case 'effect':
      return paraphraseStatements(reading.meaning, wordings)
    case 'sentence':
      return paraphraseClauses(reading.meaning, wordings)
  }
}

function canonical(reading: Read<ReadingKind>): string {
  switch (reading.as) {
    case 'thing':
      return canonicalExpression(reading.meaning.value)
    case 'number':
    case 'condition':
      return canonicalExpression(reading.meaning)
    case 'event':
      return canonicalPattern(reading.meaning)
    case 'effect':
      return canonicalStatements(reading.meaning)
    case 'sentence':
      return reading.meaning.map(canonicalClause).join(' ')
  }
}
