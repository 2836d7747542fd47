/** What was read before makes no difference to what is read, whatever else changed. */
import { describe, expect, it } from 'vitest'
import type { Named, Scope } from '../../compiler/reading/api.js'
import { createReader } from '../../compiler/reading/reader.js'
import { readPhrase } from '../../grammar/index.js'
import { onCard } from './clauses/harbour.js'

const helper: Named = {
  words: [],
  type: { name: 'unit', many: false },
  value: { op: 'local', name: 'helper' },
}
const text = 'When that unit attacks, draw 2 cards.'

/** What a reader finds that has read nothing before. */
const fresh = (phrase: ReturnType<typeof readPhrase>['phrase'], scope: Scope) =>
  createReader().sentence(phrase, scope)

describe('a text that was read before', () => {
  const reader = createReader()
  const { phrase } = readPhrase(text)

  it('is read anew where something else was spoken of', () => {
    const spoken = { ...onCard, mentioned: [helper] }
    for (const scope of [onCard, spoken, onCard, spoken])
      expect(reader.sentence(phrase, scope).readings).toEqual(fresh(phrase, scope).readings)
    expect(reader.sentence(phrase, onCard).readings).toHaveLength(0)
    expect(reader.sentence(phrase, spoken).readings).toHaveLength(1)
  })

  it('is read anew on a card of another type, and where names have another meaning', () => {
    const own = readPhrase('This ship is power +1.').phrase
    const named = readPhrase('U is power +1.').phrase
    const u = (name: string): Scope => ({
      ...onCard,
      names: [{ words: ['U'], type: { name: 'unit', many: false }, value: { op: 'local', name } }],
    })
    for (const type of ['ship', 'place', 'ship', 'unit'])
      for (const scope of [u(type), { ...onCard, self: { type } }, { ...onCard, self: null }])
        for (const one of [own, named])
          expect(reader.sentence(one, scope).readings).toEqual(fresh(one, scope).readings)
    expect(reader.sentence(named, u('other')).readings).toHaveLength(1)
  })

  it('has the places of the words where it stands', () => {
    const later = readPhrase(`      ${text}`).phrase
    const spoken = { ...onCard, mentioned: [helper] }
    const [here] = reader.sentence(phrase, spoken).readings
    const [there] = reader.sentence(later, spoken).readings
    expect(there?.meaning).toEqual(here?.meaning)
    expect(there?.tokens).toEqual(fresh(later, spoken).readings[0]?.tokens)
    expect(there?.tokens[0]?.span.start).toBeGreaterThan(here?.tokens[0]?.span.start ?? 0)
  })

  it('is told to be wrong where it stands', () => {
    const wrong = readPhrase('When zzyzx attacks, draw 2 cards.').phrase
    const later = readPhrase('      When zzyzx attacks, draw 2 cards.').phrase
    reader.sentence(wrong, onCard)
    expect(reader.sentence(later, onCard).problems).toEqual(fresh(later, onCard).problems)
  })
})
