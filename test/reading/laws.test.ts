/** Every word counts: without any one of its tokens, or with another number, a phrase means something else or nothing. */
import { describe, expect, test } from 'vitest'
import type { Phrase } from '../../grammar/index.js'
import type { Reading, Scope } from '../../compiler/reading/api.js'
import { isEmptyWord } from '../../compiler/reading/empty-words.js'
import { fillsIn, preferenceIds, preferences } from '../../compiler/reading/preferences.js'
import { card, phrase, reader, rules } from './invented.js'

/** `told`: what a reading may fill in and tell; whatever fills in more is left out. */
function meanings(read: Phrase, scope: Scope, told: readonly string[] | null = null): string[] {
  return readAll(read, scope).flatMap(({ meaning, defaults }) =>
    told === null || defaults.every((means) => told.includes(means) || !filled.includes(means))
      ? [JSON.stringify(meaning).replace(/it\d+/g, 'it')]
      : [],
  )
}

const filled: readonly string[] = preferenceIds.filter(fillsIn).map((id) => preferences[id].means)

function readAll(read: Phrase, scope: Scope) {
  const all = [reader.thing(read, scope), reader.number(read, scope), reader.condition(read, scope)]
  return all.flatMap(({ readings }): Reading<unknown>[] => readings)
}

const ofRules = [
  'units at L controlled by P with power less than 4',
  "the top 2 cards of P's deck",
  'there is a unit U with damage at least the power of U',
  'the unit with the highest power at L',
  'ready or tapped non-pilot units of P',
  'all units other than U',
  'there is a harbour H with a unit at H',
  'the number of units at L + twice the greater of N and 3',
  "half of P's gold rounded down",
  'the presence of P at L is at least 3',
  'each unit of P is tapped and no unit is at L',
  "P's hand has at least 3 cards or P's deck is empty",
  'U has not attacked this turn',
  'a player does not occupy L',
  'U may attack',
  "P's turn is running",
  'there is a tapped unit aboard S or (U is a pilot and N is odd)',
  'U has a pilot icon',
  'P has more units at L than Q',
]

const ofCards = [
  'your other units',
  'an enemy ship at a harbour',
  "your opponent's hand",
  'each unit that you control',
]

describe.each([
  ['rules', rules, ofRules],
  ['cards', card, ofCards],
] as const)('phrases of %s', (_, scope, texts) => {
  test.each(texts)('%s', (text) => {
    const whole = phrase(text)
    const meant = meanings(whole, scope)
    const told = readAll(whole, scope).flatMap(({ defaults }) => defaults)
    expect(meant.length).toBeGreaterThan(0)
    whole.chunks.forEach((chunk, at) => {
      if (isEmptyWord(chunk.image, whole.chunks[at - 1]?.image, whole.chunks[at + 1]?.image)) return
      const without = { ...whole, chunks: whole.chunks.filter((_chunk, index) => index !== at) }
      const left = meanings(without, scope, told)
      expect(
        left.filter((meaning) => meant.includes(meaning)),
        `without "${chunk.image}"`,
      ).toEqual([])
      if (chunk.kind !== 'number') return
      const other = { ...chunk, image: String(chunk.value + 1), value: chunk.value + 1 }
      const changed = meanings({ ...whole, chunks: whole.chunks.with(at, other) }, scope)
      expect(
        changed.filter((meaning) => meant.includes(meaning)),
        `with ${other.image}`,
      ).toEqual([])
    })
  })
})
