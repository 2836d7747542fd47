/** The invented game of the harbour, in which what a card is at is said by definition, so that places are known as such. */
import { readPhrase } from '../../../grammar/index.js'
import type { Scope } from '../../../compiler/reading/api.js'
import type { LexiconEntry } from '../../../compiler/reading/lexicon/entries.js'
import { createLexicon } from '../../../compiler/reading/lexicon/create.js'
import { createReader } from '../../../compiler/reading/reader.js'
import { entries } from '../clauses/harbour.js'
import { show as showAll } from '../clauses/show.js'
import { show } from '../show.js'

function state(stem: string, preposition: string | null, type: string): LexiconEntry {
  const slot = { preposition, words: [], role: 'right', type: { name: type, many: false }, optional: false }
  const subject = { role: 'left', type: { name: 'card', many: false } }
  return {
    entry: 'frame',
    frame: { kind: 'copula', stem, subject, complements: [slot], target: { relation: stem } },
  }
}

const lexicon = createLexicon([
  ...entries.filter((entry) => !(entry.entry === 'stored' && entry.relation === 'at')),
  state('at', null, 'place'),
  state('aboard', null, 'ship'),
  state('present', 'at', 'place'),
  { entry: 'attribute', attribute: 'region', of: ['place'], holds: 'word', words: ['region'] },
  { entry: 'word', attribute: 'region', word: 'Northsea', words: ['Northsea'] },
])

export const reader = createReader()

export const onCard = (type: string): Scope => ({
  lexicon,
  names: [],
  self: { type },
  running: [],
  mentioned: [],
})

/** The meanings of a noun phrase, a number or a condition in the text of such a card; what is wrong if there is none. */
export function meant(as: 'thing' | 'number' | 'condition', text: string, type = 'unit'): string {
  const { phrase } = readPhrase(text)
  const { readings, problems } =
    as === 'thing' ? reader.thing(phrase, onCard(type)) : reader[as](phrase, onCard(type))
  const shown = readings.map(({ meaning }) =>
    show('value' in meaning && 'type' in meaning ? meaning.value : meaning),
  )
  return [...shown, ...problems.map(({ code }) => code)].join(' / ')
}

/** What the only reading fills in. */
export function told(as: 'thing' | 'number' | 'condition', text: string, type = 'unit'): string[] {
  return reader[as](readPhrase(text).phrase, onCard(type)).readings[0]?.defaults ?? []
}

/** The meanings of a sentence of game text. */
export function sentences(text: string, type = 'unit'): string[] {
  return reader
    .sentence(readPhrase(text).phrase, onCard(type))
    .readings.map(({ meaning }) => showAll(meaning))
}
