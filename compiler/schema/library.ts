/** The JSON schema of a library. Each record is typed by the interface it describes, so that a new property is not forgotten. */
import type {
  CardProgram,
  Definition,
  EventProgram,
  KeywordProgram,
  Library,
  LiveText,
  RelationProgram,
  SourceSpan,
  TextProgram,
} from '../../runtime/program/library.js'
import {
  boolean,
  listOf,
  mapOf,
  number,
  oneOf,
  orNull,
  record,
  reference,
  text,
  type Schema,
} from './nodes.js'

type Of<T> = { [K in keyof T]-?: Schema }
const typed = <T>(properties: Of<T>, optional: (keyof T & string)[] = []): Schema =>
  record(properties, optional)

const count: Schema = { type: 'integer', minimum: 0 }
const expression = reference('expression')
const steps = reference('body')
const span = reference('span')
const names = listOf(text)

const parts: Record<string, Schema> = {
  span: typed<SourceSpan>({ file: text, start: count, end: count, line: count, column: count }),
  text: typed<TextProgram>({ clauses: listOf(reference('clause')), spans: listOf(span), sentences: names }),
  relation: typed<RelationProgram>({ stored: boolean, test: orNull(expression), leavesBy: orNull(text) }),
  definition: typed<Definition>({ parameters: names, value: expression, source: span }),
  event: typed<EventProgram>(
    {
      kind: oneOf(['verb', 'procedure', 'action']),
      roles: listOf(record({ name: text, type: text, optional: boolean })),
      by: orNull(text),
      offered: listOf(record({ window: text, while: orNull(expression) })),
      candidates: mapOf(expression),
      cost: steps,
      do: steps,
      windows: record({ before: orNull(text), after: orNull(text) }),
      triggers: oneOf(['afterwards', 'at once']),
      limit: orNull(record({ times: count, per: text })),
      text,
      source: span,
      spans: listOf(span),
      sentences: names,
    },
    ['triggers', 'sentences'],
  ),
  keyword: typed<KeywordProgram>({
    parameters: names,
    combine: oneOf(['add', 'each', 'once', 'one']),
    text: reference('text'),
  }),
  check: typed<Library['checks'][number]>(
    {
      name: text,
      each: expression,
      bind: text,
      do: steps,
      source: span,
      spans: listOf(span),
      sentences: names,
    },
    ['sentences'],
  ),
  card: typed<CardProgram>({
    id: text,
    title: text,
    type: text,
    printed: mapOf({ anyOf: [number, text, names] }),
    keywords: listOf(record({ name: text, parameters: mapOf(number), at: count }, ['at'])),
    sections: mapOf(reference('text')),
    source: span,
  }),
}

const library = typed<Library>(
  {
    format: { const: 1 },
    game: text,
    title: text,
    version: text,
    hash: text,
    players: listOf(record({ id: text, title: text })),
    types: mapOf(record({ parent: orNull(text) })),
    attributes: mapOf(
      typed<Library['attributes'][string]>(
        {
          of: names,
          holds: oneOf(['number', 'word', 'words', 'text']),
          least: orNull(number),
          most: orNull(number),
          base: orNull(expression),
          round: orNull(oneOf(['up', 'down'])),
          preposition: text,
          beside: record({ prepositions: names, type: text }),
          price: text,
        },
        ['preposition', 'beside', 'price'],
      ),
    ),
    zones: mapOf(
      typed<Library['zones'][string]>({
        each: boolean,
        ordered: boolean,
        seen: oneOf(['all', 'owner', 'none']),
        play: boolean,
      }),
    ),
    positions: mapOf(
      typed<Library['positions'][string]>({
        of: names,
        values: names,
        initial: text,
        hidden: orNull(record({ position: text, from: oneOf(['others', 'all']) })),
      }),
    ),
    counters: mapOf(record({ of: names, least: orNull(number), initial: number })),
    relations: mapOf(reference('relation')),
    definitions: mapOf(reference('definition')),
    events: mapOf(reference('event')),
    windows: mapOf(
      typed<Library['windows'][string]>(
        {
          offers: names,
          responses: boolean,
          passes: count,
          again: boolean,
          alternate: boolean,
          once: text,
          exempt: text,
          around: text,
          must: boolean,
          opponentFirst: boolean,
          notNested: boolean,
          paidBy: text,
        },
        ['once', 'exempt', 'around', 'must', 'opponentFirst', 'notNested', 'paidBy'],
      ),
    ),
    rules: reference('text'),
    keywords: mapOf(reference('keyword')),
    live: listOf(
      typed<LiveText>(
        {
          type: text,
          zones: names,
          section: text,
          for: text,
          positions: listOf(record({ group: text, is: text })),
          only: record({ names, answers: names }),
        },
        ['for', 'positions', 'only'],
      ),
    ),
    layers: names,
    stacking: listOf(
      typed<Library['stacking'][number]>({
        key: listOf(oneOf(['affected', 'attribute', 'title', 'clause', 'player', 'kind', 'source'])),
        kind: orNull(text),
        keep: oneOf(['strongest', 'first', 'all']),
        unlessCumulative: boolean,
      }),
    ),
    checks: listOf(reference('check')),
    ordering: record({ by: oneOf(['turn', 'seat', 'controller']), twice: boolean }, ['twice']),
    perGame: oneOf(['title']),
    use: orNull(text),
    uses: mapOf(text),
    usesIn: mapOf(text),
    start: text,
    repetition: record({ procedure: text, times: count }),
    score: orNull(expression),
    decks: listOf(typed<Library['decks'][number]>({ name: text, test: expression, text })),
    grid: orNull(
      record({ width: count, height: count, terrain: names, edges: names, map: mapOf(names), size: text }, [
        'map',
        'size',
      ]),
    ),
    draws: orNull(record({ attribute: text, zone: text })),
    cards: mapOf(reference('card')),
  },
  ['perGame', 'repetition', 'uses', 'usesIn', 'version'],
)

/** Definitions that the schema of a library has beside those of the nodes. */
export const libraryParts: Record<string, Schema> = { ...parts, library }
