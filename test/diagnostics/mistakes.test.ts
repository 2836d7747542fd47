/** What a designer is told about the usual mistakes: one short sentence at the right words, and what would have worked. */
import { describe, expect, it } from 'vitest'
import { bind, tiny } from '../binding/bind.js'

type File = 'tiny.rules' | 'tiny.cards'

/** The findings when this is added to a file: `CODE [words] message`, then its hints. */
function told(file: File, added: string): string[] {
  const texts = { ...tiny, [file]: `${tiny[file]}\n${added}\n` }
  return bind(texts).diagnostics.flatMap(({ code, span, message, hints }) => [
    `${code} [${texts[file].slice(span.start, span.end)}] ${message}`,
    ...hints,
  ])
}

const rule = (line: string) => told('tiny.rules', `verb: a player P rests\n  ${line}`)
const card = (text: string) => told('tiny.cards', `card: Pier\ntype: unit\ntext: ${text}`)

describe('the usual mistakes', () => {
  it('a misspelt word', () => {
    expect(card('Each of your untis gets +1 power.')).toEqual([
      'GT-R02 [untis] The word "untis" is not known.',
      'Did you mean "units"?',
      'Did you mean "until"?',
    ])
  })

  it('a thing of the wrong type', () => {
    expect(rule('discard P')).toEqual([
      'GT-R03 [P] This can not be read as something to do.',
      '"discard P": behind "discard" stands a card, not a player.',
    ])
    expect(rule("P draws P's power cards")).toContain('"P\'s power": power is of a unit, not of a player.')
  })

  it('a missing word', () => {
    expect(rule('P draws 2')).toEqual([
      'GT-R03 [2] This can not be read as something to do.',
      '"P draws": behind "draw" comes "N cards".',
    ])
  })

  it('an unknown attribute', () => {
    expect(card('Each of your units gets +1 speed.')).toEqual([
      'GT-R02 [speed] The word "speed" is not known.',
    ])
  })

  it('an unknown title', () => {
    expect(card('When you play Old Gard, draw a card.')).toContain('Did you mean "Old Guard"?')
  })

  it('two readings', () => {
    const [finding, ...more] = card('When you play this unit, draw half of its power cards.')
    expect(more).toEqual([])
    expect(finding).toMatch(/^GT-B20 .* can be read in 2 ways; .*rounded up.*\(2\).*rounded down/)
  })

  it('singular and plural', () => {
    expect(card('Each units get +1 power.')).toContain('"Each units": "each" before a plural.')
    expect(card('A units gets +1 power.')).toContain('"A units": "a" before a plural.')
  })

  it('a change without a duration', () => {
    expect(card('When you play this unit, it gets +1 power.')).toContain(
      '"it gets +1 power": it is not said for how long this lasts.',
    )
  })
})
