/**
 * Reading the canonical form: every way in which the templates fit is a reading, so that "exactly one" can be seen and need
 * not be believed. What stands in brackets is read once.
 */
import type { Clause, EventPattern } from '../../../runtime/program/clauses.js'
import type { Expression } from '../../../runtime/program/expressions.js'
import type { Statements } from '../../../runtime/program/statements.js'
import { isClosed, isFixed, isName, templatesOf, type Category } from './grammar.js'
import type { Choice, Kind, Piece, Template } from './template.js'
import { unitsOf, type Unit } from './units.js'

export type CanonicalReading =
  | { as: 'sentence'; meaning: Clause<Statements>[] }
  | { as: 'effect'; meaning: Statements }
  | { as: 'expression'; meaning: Expression }
  | { as: 'event'; meaning: EventPattern }

/** `stopped`: where in the text reading got to, and the words that would have gone on from there. */
export interface CanonicalReadings {
  readings: CanonicalReading[]
  stopped: { at: number; expected: string[] } | null
}

/** Whether the game declares such a name; a name that it does not declare is not read. */
export type Declares = (kind: Kind, name: string) => boolean

/** Reads a text in the canonical form as whatever it can be. */
export function readCanonical(text: string, declares: Declares = () => true): CanonicalReadings {
  const units = unitsOf(text)
  if (!Array.isArray(units)) return { readings: [], stopped: { at: units.stopped, expected: [] } }
  const reading: Reading = { declares, known: new Map(), at: 0, expected: new Set() }
  if (units.length === 0) return { readings: [], stopped: { at: 0, expected: [] } }
  const readings = [
    ...items(reading, 'clause', units, ';').map((meaning) => ({ as: 'sentence', meaning })),
    ...items(reading, 'statement', units, ';').map((meaning) => ({ as: 'effect', meaning })),
    ...whole(reading, 'expression', units).map((meaning) => ({ as: 'expression', meaning })),
    ...whole(reading, 'pattern', units).map((meaning) => ({ as: 'event', meaning })),
  ] as CanonicalReading[]
  const { at, expected } = reading
  return { readings, stopped: readings.length > 0 ? null : { at, expected: [...expected].sort() } }
}

/** What is known while a text is read: the meanings of what stands in brackets, and how far any reading got. */
interface Reading {
  declares: Declares
  known: Map<Unit[], Map<Category | Kind | number, unknown[]>>
  at: number
  expected: Set<string>
}

/** `as` tells apart what the same units are read as; a number: an expression that starts there. */
function once<T>(reading: Reading, units: Unit[], as: Category | Kind | number, read: () => T[]): T[] {
  const of = reading.known.get(units) ?? new Map<Category | Kind | number, unknown[]>()
  reading.known.set(units, of)
  const known = of.get(as)
  if (known !== undefined) return known as T[]
  const found = read()
  of.set(as, found)
  return found
}

function missed(reading: Reading, units: readonly Unit[], at: number, expected: string): void {
  const place = units[at]?.start ?? units.at(-1)?.end ?? 0
  if (place > reading.at) reading.expected.clear()
  if (place < reading.at) return
  reading.at = place
  reading.expected.add(expected)
}

type Fields = Readonly<Record<string, unknown>>
/** What was read from some unit on, and the unit behind it. */
interface Part<T> {
  value: T
  end: number
}

/** All nodes that these units are as a whole. */
function whole(reading: Reading, category: Category, units: Unit[]): unknown[] {
  return once(reading, units, category, () =>
    templatesOf[category].flatMap((template) =>
      readTemplate(reading, category, template, units, 0).flatMap(({ value, end }) => {
        if (end === units.length) return [value]
        missed(reading, units, end, 'the end')
        return []
      }),
    ),
  )
}

function readTemplate(
  reading: Reading,
  category: Category,
  template: Template,
  units: Unit[],
  at: number,
): Part<unknown>[] {
  const head: Fields = category === 'pattern' ? {} : { op: template.op }
  return readPieces(reading, template.pieces, units, { value: head, end: at })
}

function readPieces(
  reading: Reading,
  pieces: readonly Piece[],
  units: Unit[],
  from: Part<Fields>,
): Part<Fields>[] {
  return pieces.reduce<Part<Fields>[]>(
    (begun, piece) => begun.flatMap((part) => readPiece(reading, piece, units, part)),
    [from],
  )
}

function readPiece(reading: Reading, piece: Piece, units: Unit[], from: Part<Fields>): Part<Fields>[] {
  const { value: fields, end: at } = from
  if (piece.is === 'word') {
    if (isWord(units[at], piece.word)) return [{ value: fields, end: at + 1 }]
    missed(reading, units, at, piece.word)
    return []
  }
  if (piece.is === 'part') return [from, ...readPieces(reading, piece.pieces, units, from)]
  const values =
    piece.choices === null
      ? readField(reading, piece.kind, units, at)
      : piece.choices.flatMap((choice) => readChoice(reading, choice, units, at))
  return values.map(({ value, end }) => ({ value: { ...fields, [piece.field]: value }, end }))
}

const isWord = (unit: Unit | undefined, word: string): boolean => unit?.is === 'word' && unit.word === word

function readChoice(reading: Reading, choice: Choice, units: Unit[], at: number): Part<unknown>[] {
  for (const [index, word] of choice.words.entries()) {
    if (isWord(units[at + index], word)) continue
    missed(reading, units, at + index, word)
    return []
  }
  return [{ value: choice.value, end: at + choice.words.length }]
}

function readField(reading: Reading, kind: Kind, units: Unit[], at: number): Part<unknown>[] {
  if (isName(kind)) return readDeclared(reading, kind, units, at)
  const unit = units[at]
  if (kind === 'number' && unit?.is === 'number') return [{ value: unit.value, end: at + 1 }]
  if (kind === 'expression') return once(reading, units, at, () => readExpression(reading, units, at))
  const values =
    unit?.is === 'group' && (kind === 'pattern' || kind === 'clause')
      ? whole(reading, kind, unit.inside)
      : unit?.is === 'list'
        ? once(reading, unit.inside, kind, () => readList(reading, kind, unit.inside))
        : []
  if (values.length === 0) missed(reading, units, at, kind === 'number' ? 'a number' : bracketsOf(kind))
  return values.map((value) => ({ value, end: at + 1 }))
}

const bracketsOf = (kind: Kind): string => (kind === 'pattern' || kind === 'clause' ? '( … )' : '[ … ]')

const closedTemplates = templatesOf.expression.filter(isClosed)
const byFirstWord = new Map<string | null, Template[]>()
for (const template of closedTemplates) {
  for (const word of firstWords(template)) byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), template])
}

/** The fixed words that a form may begin with; null: something else. */
function firstWords({ pieces: [first] }: Template): (string | null)[] {
  if (first?.is === 'word') return [first.word]
  const choices = first?.is === 'slot' ? first.choices : null
  return choices?.map(({ words }) => words[0] ?? null) ?? [null]
}

function readExpression(reading: Reading, units: Unit[], at: number): Part<unknown>[] {
  const unit = units[at]
  if (unit?.is === 'group')
    return whole(reading, 'expression', unit.inside).map((value) => ({ value, end: at + 1 }))
  const word = unit?.is === 'word' ? unit.word : ''
  const fitting = byFirstWord.get(isFixed(word) ? word : null) ?? []
  const found = fitting.flatMap((template) => readTemplate(reading, 'expression', template, units, at))
  if (found.length === 0) missed(reading, units, at, 'an expression')
  return found
}

function readDeclared(reading: Reading, kind: Kind, units: Unit[], at: number): Part<string>[] {
  return readName(reading, units, at).filter(({ value }) => {
    const known = reading.declares(kind, value)
    if (!known) missed(reading, units, at, `a declared ${kind}`)
    return known
  })
}

/** A name in quotes, or all words up to a fixed one. */
function readName(reading: Reading, units: Unit[], at: number): Part<string>[] {
  const unit = units[at]
  if (unit?.is === 'quote') return [{ value: unit.text, end: at + 1 }]
  const words: string[] = []
  for (const next of units.slice(at)) {
    if (next.is !== 'word' || isFixed(next.word)) break
    words.push(next.word)
  }
  if (words.length > 0) return [{ value: words.join(' '), end: at + words.length }]
  missed(reading, units, at, 'a name')
  return []
}

function readList(reading: Reading, kind: Kind, units: Unit[]): unknown[] {
  if (kind === 'expressions') return items(reading, 'expression', units, ',')
  if (kind === 'body') return items(reading, 'statement', units, ';')
  if (kind === 'clauses') return items(reading, 'clause', units, ';')
  if (kind === 'roles')
    return combined(
      split(units, ',').map((item) => named(reading, item, (rest) => whole(reading, 'expression', rest))),
    ).map((roles) => Object.fromEntries(roles))
  if (kind !== 'ways') return []
  const ways = split(units, ';').map((item) =>
    named(reading, item, ([body, ...more]) =>
      body?.is === 'list' && more.length === 0 ? items(reading, 'statement', body.inside, ';') : [],
    ),
  )
  return combined(ways).map((all) => all.map(([label, body]) => ({ label, do: body })))
}

/** All lists of nodes that these units are. */
function items(reading: Reading, category: Category, units: Unit[], joint: string): unknown[][] {
  return combined(split(units, joint).map((item) => whole(reading, category, item)))
}

function named(
  reading: Reading,
  units: Unit[],
  rest: (units: Unit[]) => unknown[],
): [name: string, value: unknown][] {
  return readName(reading, units, 0).flatMap(({ value: name, end }) => {
    const colon = units[end]
    if (colon?.is === 'mark' && colon.mark === ':')
      return rest(units.slice(end + 1)).map((value): [string, unknown] => [name, value])
    missed(reading, units, end, ':')
    return []
  })
}

function split(units: Unit[], joint: string): Unit[][] {
  if (units.length === 0) return []
  const parts: Unit[][] = [[]]
  for (const unit of units) {
    if (unit.is === 'mark' && unit.mark === joint) parts.push([])
    else parts.at(-1)?.push(unit)
  }
  return parts
}

/** One of each, in every combination. */
function combined<T>(choices: readonly (readonly T[])[]): T[][] {
  return choices.reduce<T[][]>(
    (begun, more) => begun.flatMap((some) => more.map((one) => [...some, one])),
    [[]],
  )
}
