/**
 * A fingerprint of a state: equal for equal JSON, whatever the order of keys. Records of things, past events and lists of
 * zones are never changed in place (see draft.ts), so their part is worked out once and kept.
 */
import type { State, Thing } from './state.js'

/** Two 32-bit halves mixed apart: a chance collision is out of reach for any number of positions one can play. */
interface Print {
  high: number
  low: number
}

const kept = new WeakMap<object, Print>()

/** 16 hexadecimal digits. */
export function hashOf(state: State): string {
  return text(print(state, keepsParts))
}

/**
 * The same for the position alone: without the generator, the answers given, what has happened, and numbers that only grow.
 * A position met again while nobody is asked is a loop.
 */
export function positionHash(state: State): string {
  const { things, zones, terrain, effects, result } = state
  const bare: Print = { high: 0, low: 0 }
  for (const thing of Object.values(things)) {
    if (thing.kind !== 'die') add(bare, placePrint(thing))
  }
  const rest = effects.map(({ clause, source, you, names, until }) => ({ clause, source, you, names, until }))
  add(bare, print({ zones, terrain, effects: rest, result }, keepsParts))
  return text(bare)
}

const keptPlaces = new WeakMap<Thing, Print>()

function placePrint(thing: Thing): Print {
  const known = keptPlaces.get(thing)
  if (known) return known
  const made = print({ ...thing, name: '', visit: 0, known: [], last: null }, nothingKept)
  keptPlaces.set(thing, made)
  return made
}

type Keeps = (key: string, depth: number) => boolean

const stable = new Set(['things', 'zones', 'history'])
const nothingKept: Keeps = () => false
/** Parts whose members may be kept: one level down in the tables named. */
const keepsParts: Keeps = (key, depth) => depth === 1 && stable.has(key)

function print(value: unknown, keeps: Keeps, depth = 0, keepMembers = false): Print {
  if (value === null || typeof value !== 'object') return leaf(value)
  const total: Print = { high: 0x9e3779b9, low: Array.isArray(value) ? 0x85ebca6b : 0xc2b2ae35 }
  const inside = (member: unknown, key: string): Print => {
    if (keepMembers && member !== null && typeof member === 'object') return keptPrint(member)
    return print(member, keeps, depth + 1, keeps(key, depth + 1))
  }
  if (Array.isArray(value)) {
    for (const member of value) mix(total, inside(member, ''))
    return total
  }
  for (const [key, member] of Object.entries(value)) {
    if (member === undefined) continue
    const part = leaf(key)
    mix(part, inside(member, key))
    add(total, part)
  }
  return total
}

function keptPrint(member: object): Print {
  const known = kept.get(member)
  if (known) return known
  const made = print(member, nothingKept, 2)
  kept.set(member, made)
  return made
}

function leaf(value: unknown): Print {
  const written = typeof value === 'string' ? `"${value}` : String(value)
  let [high, low] = [0x811c9dc5, 0x1b873593]
  for (let at = 0; at < written.length; at++) {
    const code = written.charCodeAt(at)
    high = Math.imul(high ^ code, 0x01000193)
    low = Math.imul(low ^ code, 0x5bd1e995) ^ (low >>> 15)
  }
  return { high: finish(high), low: finish(low ^ written.length) }
}

/** In order: what comes later counts differently. */
function mix(total: Print, part: Print): void {
  total.high = finish(Math.imul(total.high, 31) + part.high)
  total.low = finish(Math.imul(total.low, 37) ^ part.low)
}

/** In any order. */
function add(total: Print, part: Print): void {
  total.high = (total.high + finish(part.high ^ part.low)) | 0
  total.low = (total.low + finish(Math.imul(part.low, 0x2c1b3c6d) ^ part.high)) | 0
}

function finish(bits: number): number {
  let mixed = bits ^ (bits >>> 16)
  mixed = Math.imul(mixed, 0x7feb352d)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x846ca68b)
  return mixed ^ (mixed >>> 16)
}

function text({ high, low }: Print): string {
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
