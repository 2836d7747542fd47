/** A small invented game, and readings of its phrases. */
import { readPhrase } from '../../../grammar/index.js'
import type { Named, Scope, Type } from '../../../compiler/reading/api.js'
import type { LexiconEntry } from '../../../compiler/reading/lexicon/entries.js'
import { createLexicon } from '../../../compiler/reading/lexicon/create.js'
import type { Complement, Frame } from '../../../compiler/reading/lexicon.js'
import { createReader } from '../../../compiler/reading/reader.js'
import { show } from './show.js'

const one = (name: string): Type => ({ name, many: false })

function slot(preposition: string | null, role: string, type: string, words: string[] = []): Complement {
  return { preposition, words, role, type: one(type), optional: false }
}

function event(stem: string, subject: [string, string] | null, ...complements: Complement[]): LexiconEntry[] {
  const frame: Frame = {
    kind: 'verb',
    stem,
    subject: subject && { role: subject[0], type: one(subject[1]) },
    complements,
    target: { event: stem },
  }
  const roles = [
    ...(subject ? [[subject[0], subject[1]] as const] : []),
    ...complements.flatMap((c) => (c.role && c.type ? [[c.role, c.type.name] as const] : [])),
  ]
  return [
    { entry: 'frame', frame },
    {
      entry: 'procedure',
      event: stem,
      kind: 'verb',
      words: [],
      roles: roles.map(([name, type]) => ({ name, words: [name], type: one(type) })),
    },
  ]
}

function relation(kind: 'verb' | 'copula', stem: string, left: string, right: Complement): LexiconEntry {
  const subject = { role: 'left', type: one(left) }
  return { entry: 'frame', frame: { kind, stem, subject, complements: [right], target: { relation: stem } } }
}

export const entries: LexiconEntry[] = [
  { entry: 'type', type: 'card', parent: null, words: ['card'] },
  { entry: 'type', type: 'unit', parent: 'card', words: ['unit'] },
  { entry: 'type', type: 'ship', parent: 'card', words: ['ship'] },
  { entry: 'type', type: 'place', parent: 'card', words: ['place'] },
  { entry: 'type', type: 'player', parent: null, words: ['player'] },
  { entry: 'attribute', attribute: 'power', of: ['unit'], holds: 'number', words: ['power'] },
  { entry: 'attribute', attribute: 'defense', of: ['unit'], holds: 'number', words: ['defense'] },
  {
    entry: 'attribute',
    attribute: 'tribute',
    of: ['player'],
    holds: 'number',
    beside: { prepositions: ['at'], type: 'place' },
    words: ['tribute', 'tributes'],
  },
  {
    entry: 'attribute',
    attribute: 'peril',
    of: ['player'],
    holds: 'number',
    preposition: 'against',
    beside: { prepositions: ['at'], type: 'place' },
    words: ['peril'],
  },
  {
    entry: 'attribute',
    attribute: 'deploy cost',
    of: ['card'],
    holds: 'number',
    beside: { prepositions: ['to'], type: 'place' },
    price: 'deploy',
    words: ['deploy cost'],
  },
  {
    entry: 'attribute',
    attribute: 'fare',
    of: ['unit'],
    holds: 'number',
    beside: { prepositions: ['to'], type: 'place' },
    price: 'sail',
    words: ['fare'],
  },
  { entry: 'attribute', attribute: 'traits', of: ['unit'], holds: 'words', words: ['traits'] },
  { entry: 'word', attribute: 'traits', word: 'pilot', words: ['pilot'] },
  { entry: 'counter', counter: 'damage', of: ['unit'], words: ['damage'] },
  { entry: 'counter', counter: 'gold', of: ['player'], words: ['gold'] },
  { entry: 'zone', zone: 'hand', each: true, words: ['hand'] },
  { entry: 'zone', zone: 'deck', each: true, words: ['deck'] },
  { entry: 'position', group: 'ready', position: 'tapped', of: ['unit'] },
  { entry: 'position', group: 'ready', position: 'ready', of: ['unit'] },
  { entry: 'stored', relation: 'at' },
  { entry: 'title', title: 'Fog', cards: ['fog'], alias: null },
  { entry: 'keyword', keyword: 'guard', parameters: ['N'] },
  { entry: 'convention', id: 'halves', decision: 'round up' },
  { entry: 'keyword', keyword: 'swift', parameters: [] },
  { entry: 'keyword', keyword: 'immune to damage <', parameters: ['N'] },
  {
    entry: 'keyword',
    keyword: 'immune',
    parameters: ['T'],
    form: [{ word: 'to' }, { parameter: 'T', type: 'text' }],
  },
  {
    entry: 'keyword',
    keyword: 'draws',
    parameters: ['N'],
    form: [{ parameter: 'N' }, { word: 'cards' }, { word: 'at' }, { word: 'dawn' }],
  },
  {
    entry: 'keyword',
    keyword: 'ward',
    parameters: ['N', 'C'],
    form: [{ parameter: 'N' }, { word: 'for' }, { parameter: 'C' }, { word: 'gold' }],
  },
  {
    entry: 'procedure',
    event: 'turn',
    words: ['turn'],
    roles: [{ name: 'player', words: ['player'], type: one('player') }],
  },
  {
    entry: 'procedure',
    event: 'battle',
    words: ['battle'],
    roles: [
      { name: 'place', words: ['place'], type: one('place') },
      { name: 'guardian', words: ['guardian'], type: one('unit') },
    ],
  },
  { entry: 'title', title: 'Old Tom', cards: ['old-tom'], alias: null, type: 'unit' },
  { entry: 'attribute', attribute: 'byname', of: ['unit'], holds: 'text', words: ['byname'] },
  { entry: 'title', title: 'Mara', cards: ['mara', 'captain-mara'], alias: 'byname', type: 'unit' },
  { entry: 'word', attribute: 'traits', word: 'scout', words: ['scout'] },
  relation('verb', 'occupy', 'player', slot(null, 'right', 'place')),
  relation('verb', 'crew', 'unit', slot(null, 'right', 'ship')),
  relation('copula', 'near', 'place', slot(null, 'right', 'place')),
  ...event('draw', ['P', 'player'], slot(null, 'N', 'number', ['cards'])),
  ...event('discard', ['P', 'player'], slot(null, 'C', 'card')),
  ...event(
    'fetch',
    ['P', 'player'],
    slot(null, 'C', 'card'),
    { preposition: null, words: ['into', 'hand'], role: null, type: null, optional: false },
    { ...slot('from', 'Z', 'zone'), optional: true },
  ),
  ...event('destroy', ['P', 'player'], slot(null, 'U', 'unit')),
  ...event('exhaust', null, slot(null, 'U', 'unit')),
  ...event('attack', ['U', 'unit'], slot(null, 'T', 'unit')),
  ...event('deploy', ['P', 'player'], slot(null, 'C', 'card'), {
    ...slot('to', 'L', 'place'),
    optional: true,
  }),
  ...event('suffer', ['U', 'unit'], slot(null, 'N', 'number', ['damage'])),
  ...event('sail', ['U', 'unit'], slot('from', 'A', 'place'), slot('to', 'B', 'place')),
  ...event('test', ['P', 'player'], {
    preposition: null,
    words: ['luck'],
    role: null,
    type: null,
    optional: false,
  }).map((entry): LexiconEntry => (entry.entry === 'procedure' ? { ...entry, gives: one('number') } : entry)),
  ...event('hit', ['U', 'unit'], slot(null, 'T', 'unit'), slot('for', 'N', 'number', ['harm'])),
]

export const lexicon = createLexicon(entries)

export const onCard: Scope = { lexicon, names: [], self: { type: 'unit' }, running: [], mentioned: [] }

export function inBody(names: Record<string, string>): Scope {
  const known: Named[] = Object.entries(names).map(([name, type]) => ({
    words: name.split(' '),
    type: one(type),
    value: { op: 'local', name },
  }))
  return { ...onCard, self: null, names: known }
}

const reader = createReader()
type Goal = 'effect' | 'event' | 'sentence' | 'condition'

/** All readings of a text, in short form. */
export function readings(goal: Goal, text: string, scope: Scope = onCard): string[] {
  return reader[goal](readPhrase(text).phrase, scope).readings.map(({ meaning }) => show(meaning))
}

/** What the first reading of a sentence fills in or settles. */
export function defaults(text: string): string[] {
  return reader.sentence(readPhrase(text).phrase, onCard).readings[0]?.defaults ?? []
}

/** The only reading of a text. */
export function only(goal: Goal, text: string, scope: Scope = onCard): string {
  const found = reader[goal](readPhrase(text).phrase, scope)
  const [first, ...others] = found.readings
  if (!first || others.length > 0)
    throw new Error(
      `${String(found.readings.length)} readings: ${text}\n${found.readings.map((one) => show(one.meaning)).join('\n')}${found.problems.map((one) => one.message).join('\n')}`,
    )
  return show(first.meaning)
}
