/** The form of saved games, checked before anything in them is believed. */
import { Ajv, type ValidateFunction } from 'ajv'
import { fault } from '../state/fault.js'

type Schema = { [key: string]: unknown }

const text: Schema = { type: 'string' }
const count: Schema = { type: 'integer', minimum: 0 }
const listOf = (items: Schema): Schema => ({ type: 'array', items })
const mapOf = (values: Schema): Schema => ({ type: 'object', additionalProperties: values })
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })
const record = (properties: { [key: string]: Schema }, optional: string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
})

export const answerSchema = listOf(count)
export const saidSchema = record({ player: text, chose: listOf(text), of: count })
const deck = record({ player: orNull(text), cards: listOf(record({ card: text, count })), zone: text }, [
  'zone',
])
export const stampSchema = record({ hash: text, version: text, parts: mapOf(text) })

/** How a game began, and by which library. */
export const beginning = {
  game: text,
  library: stampSchema,
  seed: text,
  setup: record({ decks: listOf(deck) }),
}

const thing = record({
  id: text,
  name: text,
  kind: { enum: ['player', 'card', 'die'] },
  card: orNull(text),
  type: text,
  owner: orNull(text),
  controller: orNull(text),
  zone: orNull(text),
  placed: orNull(record({ relation: text, on: text })),
  positions: mapOf(text),
  counters: mapOf({ type: 'number' }),
  known: listOf(text),
  face: count,
  visit: count,
})
const objects = listOf({ type: 'object' })
const state = record({
  library: text,
  seed: text,
  random: record({
    c: { type: 'number' },
    s0: { type: 'number' },
    s1: { type: 'number' },
    s2: { type: 'number' },
  }),
  loaded: listOf({ type: 'number' }),
  things: mapOf(thing),
  zones: mapOf(listOf(text)),
  terrain: mapOf(listOf(text)),
  frames: objects,
  instances: mapOf({ type: 'object' }),
  effects: objects,
  scheduled: objects,
  history: objects,
  decision: orNull(record({ player: text, kind: text, options: objects, least: count, most: count })),
  result: orNull(record({ winner: orNull(text) })),
  next: count,
  answers: count,
})

export const saveSchema = record({
  format: { const: 2 },
  ...beginning,
  answers: listOf(answerSchema),
  said: listOf(saidSchema),
  state,
  checksum: text,
})
export const headSchema = record({ format: { const: 'journal 1' }, ...beginning, sum: text })
export const lineSchema = record({ answer: answerSchema, said: saidSchema, sum: text })

const checks = new Map<Schema, ValidateFunction>()

/** Data of that form. Faults with `save`, naming the place that does not fit. */
export function fitting<T>(schema: Schema, data: unknown, what: string): T {
  let check = checks.get(schema)
  if (!check) checks.set(schema, (check = new Ajv({ strict: false }).compile(schema)))
  if (check(data)) return data as T
  const [first] = check.errors ?? []
  const where = first?.instancePath ? ` at ${first.instancePath}` : ''
  throw fault('save', `The ${what} has not the form of one${where}: it ${first?.message ?? 'does not fit'}.`)
}

/** JSON as data. Faults with `save`. */
export function parsed(text: string, what: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw fault('save', `The ${what} is not JSON: it is cut off, or no ${what} at all.`)
  }
}
