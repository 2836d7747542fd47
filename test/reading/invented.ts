/** A small invented game for tests of the reader. */
import { readPhrase } from '../../grammar/index.js'
import type { Phrase } from '../../grammar/index.js'
import type { Named, Scope, Type } from '../../compiler/reading/api.js'
import { createLexicon } from '../../compiler/reading/lexicon/create.js'
import type { LexiconEntry } from '../../compiler/reading/lexicon/entries.js'
import type { Complement, Frame } from '../../compiler/reading/lexicon.js'
import { createReader } from '../../compiler/reading/reader.js'

const one = (name: string): Type => ({ name, many: false })

function slot(
  role: string,
  type: string,
  preposition: string | null = null,
  words: string[] = [],
): Complement {
  return { preposition, words, role, type: one(type), optional: false }
}

function verb(
  stem: string,
  subject: [string, string],
  complements: Complement[],
  target: Frame['target'],
): LexiconEntry {
  const frame: Frame = {
    kind: 'verb',
    stem,
    subject: { role: subject[0], type: one(subject[1]) },
    complements,
    target,
  }
  return { entry: 'frame', frame }
}

const type = (name: string, parent: string | null): LexiconEntry => ({
  entry: 'type',
  type: name,
  parent,
  words: [name],
})
const amount = (attribute: string, ...of: string[]): LexiconEntry => ({
  entry: 'attribute',
  attribute,
  of,
  holds: 'number',
  words: [attribute],
})
const trait = (word: string): LexiconEntry => ({ entry: 'word', attribute: 'traits', word, words: [word] })

const entries: LexiconEntry[] = [
  type('card', null),
  type('unit', 'card'),
  type('ship', 'unit'),
  type('harbour', 'card'),
  amount('power', 'unit'),
  amount('speed', 'ship'),
  amount('toll', 'harbour'),
  {
    entry: 'attribute',
    attribute: 'traits',
    of: ['card'],
    holds: 'words',
    words: ['traits', 'trait', 'icon'],
  },
  { entry: 'attribute', attribute: 'side', of: ['card'], holds: 'word', words: ['side'] },
  trait('pilot'),
  trait('smuggler'),
  { entry: 'word', attribute: 'side', word: 'northern', words: ['northern'] },
  { entry: 'counter', counter: 'damage', of: ['unit'], words: ['damage'] },
  { entry: 'counter', counter: 'gold', of: ['player'], words: ['gold'] },
  { entry: 'zone', zone: 'hand', each: true, words: ['hand'] },
  { entry: 'zone', zone: 'deck', each: true, words: ['deck'] },
  { entry: 'zone', zone: 'sea', each: false, words: ['sea'] },
  { entry: 'position', group: 'ready tapped', position: 'ready', of: ['unit'] },
  { entry: 'position', group: 'ready tapped', position: 'tapped', of: ['unit'] },
  { entry: 'stored', relation: 'at' },
  { entry: 'stored', relation: 'aboard' },
  { entry: 'player', player: 'north', words: ['North'] },
  { entry: 'title', title: 'Old Tom', cards: ['old-tom'], alias: null },
  { entry: 'keyword', keyword: 'Guard', parameters: ['N'] },
  {
    entry: 'procedure',
    event: 'turn',
    roles: [{ name: 'P', words: ['P'], type: one('player') }],
    words: ['turn'],
  },
  {
    entry: 'procedure',
    event: 'battle',
    roles: [
      { name: 'the battlefield', words: ['battlefield'], type: one('harbour') },
      { name: 'the attacker', words: ['attacker'], type: one('unit') },
    ],
    words: ['battle'],
  },
  verb('attack', ['U', 'unit'], [{ ...slot('T', 'unit'), optional: true }], { event: 'attack' }),
  verb('sail', ['U', 'ship'], [slot('L', 'harbour', 'to')], { event: 'sail' }),
  verb('occupy', ['left', 'player'], [slot('right', 'harbour')], { relation: 'occupy' }),
  verb('lose', ['P', 'player'], [slot('N', 'number', null, ['gold'])], { event: 'lose gold' }),
  {
    entry: 'frame',
    frame: {
      kind: 'copula',
      stem: 'present',
      subject: { role: 'left', type: one('card') },
      complements: [slot('right', 'harbour', 'at')],
      target: { relation: 'present' },
    },
  },
  {
    entry: 'frame',
    frame: {
      kind: 'noun',
      stem: 'presence',
      subject: null,
      complements: [slot('P', 'player', 'of'), slot('L', 'harbour', 'at')],
      target: { definition: 'presence', type: one('number') },
    },
  },
  { entry: 'convention', id: 'halves', decision: 'round up' },
]

export const lexicon = createLexicon(entries)
export const reader = createReader()

const named = (word: string, type: string): Named => ({
  words: [word],
  type: one(type),
  value: { op: 'local', name: word },
})

/** As in a body of the rules: names P, Q, U, S, L, N. */
export const rules: Scope = {
  lexicon,
  names: [
    named('P', 'player'),
    named('Q', 'player'),
    named('U', 'unit'),
    named('S', 'ship'),
    named('L', 'harbour'),
    named('N', 'number'),
  ],
  self: null,
  running: [],
  mentioned: [],
}

/** As in the text of a unit. */
export const card: Scope = { lexicon, names: [], self: { type: 'unit' }, running: [], mentioned: [] }

export function phrase(text: string): Phrase {
  return readPhrase(text).phrase
}
