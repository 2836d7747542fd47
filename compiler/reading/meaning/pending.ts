/**
 * References still to be resolved: pronouns, "that unit", "the unit". Until the sentence is read they are names of a form
 * that says what may be meant: `?<position>|<way>|<number>|<types>|<set it is not in>|<what was done to it>|<what it was called>`.
 */
import type { Expression } from '../../../runtime/program/expressions.js'
import type { Lexicon } from '../lexicon.js'
import type { ThingPhrase } from '../phrases.js'
import { descends, overlaps } from './types.js'

export interface Pending {
  /** Token position, which tells two pronouns apart. */
  position: number
  /** `it`: no player, no zone unless one is wanted; `they`: anyone; `the`: a definite noun, which needs not refer back. */
  way: 'it' | 'they' | 'that' | 'the'
  number: 'one' | 'many' | 'any'
  types: string[]
  /** A set that it can not be a member of, the other one of "another"; or a kind that it can not be of: see `noneOf`. */
  not?: string
  /** What the text did to it, or speaks of as done to it: see resolve/deeds.ts. */
  deed?: string
  /** A word by which the text has called it: see resolve/called.ts. */
  called?: string
}

const kindMark = 'kind '

/** For `not`: nothing of this kind is meant. */
export const noneOf = (type: string): string => `${kindMark}${type}`

/** Whether the reference can not mean this: a name, of this kind. */
export function isExcluded(lexicon: Lexicon, { not }: Pending, value: Expression, type: string): boolean {
  if (not === undefined) return false
  return not.startsWith(kindMark)
    ? descends(lexicon, type, not.slice(kindMark.length))
    : value.op === 'local' && value.name === not
}

export function pendingValue(pending: Pending): Expression {
  const { position, way, number, types, not, deed, called } = pending
  const parts = [position, way, number, types.join(','), not ?? '', deed ?? '', called ?? '']
  return { op: 'local', name: `?${parts.join('|')}` }
}

export function pendingOf(expression: Expression): Pending | null {
  return expression.op === 'local' ? pendingOfName(expression.name) : null
}

export function pendingOfName(name: string): Pending | null {
  if (!name.startsWith('?')) return null
  const [position = '', way = '', number = '', types = '', not = '', deed = '', called = ''] = name
    .slice(1)
    .split('|')
  return {
    position: Number(position),
    way: way === 'that' || way === 'the' || way === 'they' ? way : 'it',
    number: number === 'one' || number === 'many' ? number : 'any',
    types: types === '' ? [] : types.split(','),
    ...(not !== '' && { not }),
    ...(deed !== '' && { deed }),
    ...(called !== '' && { called }),
  }
}

/** The reference when it has to fit one of `types`; null when it can not. */
export function narrowedValue(
  lexicon: Lexicon,
  value: Expression,
  types: readonly string[],
): Expression | null {
  const pending = pendingOf(value)
  if (!pending || types.length === 0) return value
  if (pending.types.length === 0) return pendingValue({ ...pending, types: [...types] })
  const fitting = pending.types.filter((type) => types.some((want) => overlaps(lexicon, type, want)))
  return fitting.length === 0 ? null : pendingValue({ ...pending, types: fitting })
}

/** A thing phrase in a place where one of `types` is wanted: a reference learns that; null when it can not fit. */
export function narrowed(lexicon: Lexicon, thing: ThingPhrase, types: readonly string[]): ThingPhrase | null {
  if (types.length === 0) return thing
  if (thing.pending && thing.value) {
    const value = narrowedValue(lexicon, thing.value, types)
    if (value === null) return null
    const name = thing.type.name === 'thing' ? (types.length === 1 ? types[0] : undefined) : undefined
    return { ...thing, value, type: name === undefined ? thing.type : { ...thing.type, name } }
  }
  return types.some((want) => overlaps(lexicon, thing.type.name, want)) ? thing : null
}

/** The player whose zone is meant when nobody is named: "in hand". Whoever is spoken of, or else you. */
export const unsaidOwner = '?owner'

/** The other thing with the same value, in "cards with the same title": bound by whatever counts them. */
export const sameOne = '?same'
