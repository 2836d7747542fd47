/** What is said about phrases that can not be read, and that none takes long. */
import { describe, expect, test } from 'vitest'
import { card, phrase, reader, rules } from './invented.js'

function problemOf(text: string) {
  const [problem] = reader.condition(phrase(text), rules).problems
  return problem
}

describe('problems', () => {
  test('an unknown word, with near ones', () => {
    const problem = problemOf("U's powr is at least 3")
    expect(problem?.code).toBe('GT-R02')
    expect(problem?.message).toContain('powr')
    expect(problem?.hints).toContain('Did you mean "power"?')
    expect(problem?.span.start).toBe(4)
  })

  test('a title without its capitals', () => {
    expect(problemOf('old tom is tapped')?.hints).toContain('Did you mean "Old Tom"?')
  })

  test('a thing of the wrong type, with the type that fits', () => {
    const problem = problemOf("P's power is 3")
    expect(problem?.code).toBe('GT-R03')
    expect(problem?.hints.join(' ')).toContain('power is of a unit, not of a player')
  })

  test('how far it was read and what could follow', () => {
    const hints = problemOf('U is tapped gold')?.hints.join(' ') ?? ''
    expect(hints).toContain('"U is tapped" was read')
    expect(hints).toMatch(/Could follow: .*\./)
  })

  test('a pronoun without antecedent', () => {
    expect(problemOf('it is tapped')?.code).toBe('GT-R04')
  })

  test('what fails behind a label, not the label', () => {
    const [unknown] = reader.sentence(phrase('BA: Capsize a unit.'), card).problems
    expect(unknown?.message).toContain('Capsize')
    const [unfit] = reader.sentence(phrase('T (4+): A harbour attacks a unit.'), card).problems
    expect(unfit?.span.start).toBeGreaterThan(7)
    expect(unfit?.hints.join(' ')).toContain('harbour')
  })

  test('nothing at all', () => {
    expect(problemOf('')?.code).toBe('GT-R01')
    expect(problemOf('.')?.code).toBe('GT-R01')
  })

  test('a very long sentence ends in a finding', () => {
    const text = Array.from({ length: 200 }, (_, index) => `U is at L ${index % 2 ? 'and' : 'or'}`).join(' ')
    expect(problemOf(`${text} U is tapped`)?.code).toBe('GT-R05')
    expect(problemOf('nonsense '.repeat(900))?.code).toBe('GT-R05')
  })
})

describe('readings that a preference settles', () => {
  test('are told, and the others kept aside', () => {
    const { readings, setAside } = reader.thing(phrase('a unit at a harbour controlled by P'), rules)
    expect(readings).toHaveLength(1)
    expect(readings[0]?.defaults).toEqual(['a phrase behind a noun belongs to the nearest noun that it fits'])
    expect(setAside).toHaveLength(1)
  })

  test('leave alone what has one reading', () => {
    const { readings, setAside } = reader.thing(phrase('a unit at this harbour'), {
      ...card,
      self: { type: 'harbour' },
    })
    expect(readings[0]?.defaults).toEqual([])
    expect(setAside).toBeUndefined()
  })
})

describe('beside a reading', () => {
  test('what was filled in is told', () => {
    const [own] = reader.thing(phrase('the top card of deck'), card).readings
    expect(own?.defaults).toEqual(['a zone is your own, where the text does not say whose'])
    expect(reader.thing(phrase('the top card of your deck'), card).readings[0]?.defaults).toEqual([])
  })

  test('what does not fit by its types is told', () => {
    const { readings, ruledOut } = reader.thing(phrase('a unit at a harbour with power less than 4'), rules)
    expect(readings).toHaveLength(1)
    expect(ruledOut?.join(' ')).toMatch(/harbour with power less than 4": .*, not of a harbour/)
  })
})

test('every token of a reading is reported', () => {
  const text = "each unit at L with power less than U's power is tapped"
  const [reading] = reader.condition(phrase(text), rules).readings
  expect(reading?.tokens.map(({ image }) => image).join(' ')).toBe(text.replace("U's", "U 's"))
})
