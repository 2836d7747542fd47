/** No explosion: long sentences are read fast, and a sentence with too many readings is a finding, never a silent choice. */
import { describe, expect, it } from 'vitest'
import { readPhrase } from '../../grammar/index.js'
import { mostReadings } from '../../compiler/reading/analysis.js'
import { createReader } from '../../compiler/reading/reader.js'
import { readingProblems } from '../../compiler/reading/problems.js'
import { onCard } from './clauses/harbour.js'

const reader = createReader()
const half =
  'While you have at least 2 pilots and a scout at a place you occupy, each of your other units with power less than 3 at the same place as Mara is power +1.'
const whole =
  'While you have at least 2 pilots and a scout at a place you occupy, each of your other units with power less than 3 at the same place as Mara is power +1 and defense +2 for each tapped pilot with 2 damage and power 4 or more at a place where opponent has a scout or a ship.'

/** Milliseconds of this processor for one reading, once it is warm; each time with another number, since what was read is kept. */
function cost(text: string): number {
  const times = Array.from({ length: 25 }, (_, round) => {
    const { phrase } = readPhrase(text.replace('power +1', `power +${String(round + 1)}`))
    const from = process.cpuUsage()
    expect(reader.sentence(phrase, onCard).readings).toHaveLength(1)
    const { user, system } = process.cpuUsage(from)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

describe('a long sentence', () => {
  it('of sixty words has one reading', () => {
    const { phrase } = readPhrase(whole)
    expect(phrase.chunks.length).toBeGreaterThan(58)
    expect(reader.sentence(phrase, onCard).readings).toHaveLength(1)
  })
  it('is read in little time', () => {
    expect(cost(whole)).toBeLessThan(20)
  })
  it('twice as long takes no more than some times as long', () => {
    expect(cost(whole) / cost(half)).toBeLessThan(10)
  })
})

describe('too many readings', () => {
  const facts = [
    'a unit is tapped',
    'a ship is at a place',
    'Mara is ready',
    'Old Tom is tapped',
    'a pilot is ready',
  ]
  const more = ['a scout is tapped', 'you have 3 gold', 'opponent has 2 gold']
  const mixed = (all: readonly string[]) =>
    all.reduce(
      (text, fact, index) => (index === 0 ? fact : `${text} ${index % 2 ? 'and' : 'or'} ${fact}`),
      '',
    )

  it('are a finding beside those that are shown', () => {
    const { readings, problems } = reader.condition(readPhrase(mixed([...facts, ...more])).phrase, onCard)
    expect(readings).toHaveLength(mostReadings)
    expect(problems.map(({ code }) => code)).toEqual([readingProblems['too-ambiguous'].code])
  })
  it('are none where a sentence has a few', () => {
    const { readings, problems } = reader.condition(readPhrase(mixed(facts)).phrase, onCard)
    expect(readings.length).toBeGreaterThan(1)
    expect(problems).toEqual([])
  })
})
