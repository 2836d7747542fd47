/** Readings in words, for a finding that lists them. */
import { canonical, paraphrase, type Wordings } from '../../paraphrase/index.js'
import type { Read } from './kinds.js'
import type { ReadingKind } from './binding.js'

/** Each reading as a paraphrase; in the canonical form where two of them would be put in the same words. */
export function printReadings(readings: readonly Read<ReadingKind>[], wordings: Wordings): string[] {
  const plain = readings.map((reading) => paraphrase(reading, wordings))
  return plain.map((words, index) => {
    const reading = readings[index]
    const shared = plain.filter((one) => one === words).length > 1
    return (reading !== undefined && shared ? canonical(reading) : words).replace(/\s*\n\s*/g, ' ')
  })
}
