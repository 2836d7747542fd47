/**
 * Typed constructors, one for each node of the tables: what generated code is written in. They are generic over the
 * vocabulary of a game, so that the TypeScript compiler rejects an attribute, event, role, zone … that the game does not
 * declare. Each returns exactly the JSON node and does nothing else.
 */
import { clauseNodes, type Clause, type EventPattern } from './clauses.js'
import { expressionNodes, type Expression } from './expressions.js'
import type { FieldKind, FieldTypes, NodeTable, Placed, SourceSpan } from './fields.js'
import type {
  CardProgram,
  Definition,
  EventProgram,
  KeywordProgram,
  Library,
  RelationProgram,
  TextProgram,
} from './library.js'
import { stepNodes, type Step, type Steps } from './steps.js'

/** The names a game declares, as unions of string literals. Generated in `vocabulary.ts` of each game. */
export interface Vocabulary {
  attribute: string
  counter: string
  zone: string
  position: string
  group: string
  type: string
  relation: string
  window: string
  layer: string
  player: string
  /** Role names by event, parameter names by definition and by keyword. */
  events: object
  definitions: object
  keywords: object
}

type Key<T> = keyof T & string
type NamesOf<T, K extends keyof T> = Extract<T[K], string>

/** What a field of each kind may hold in code of a game with vocabulary `V`. */
type Held<V extends Vocabulary, K extends FieldKind> = K extends 'event'
  ? Key<V['events']>
  : K extends 'role'
    ? NamesOf<V['events'], Key<V['events']>>
    : K extends 'definition'
      ? Key<V['definitions']>
      : K extends 'keyword'
        ? Key<V['keywords']>
        : K extends keyof V
          ? V[K]
          : FieldTypes<Steps>[K]

type Shape = Readonly<Record<string, string>>
type OptionalOf<F> = { [K in keyof F]: F[K] extends `${string}?` ? K : never }[keyof F]
type Plain<V extends Vocabulary, F extends Shape> = {
  [K in Exclude<keyof F, OptionalOf<F>>]: F[K] extends FieldKind ? Held<V, F[K]> : never
} & { [K in OptionalOf<F>]?: F[K] extends `${infer Kind extends FieldKind}?` ? Held<V, Kind> : never }

type Filled<Names extends string> = [Names] extends [never]
  ? Record<string, never>
  : { [Name in Names]?: Expression }
/** Fields that must fit each other: an event and its roles, a definition or keyword and its parameters. */
type Linked<V extends Vocabulary, F> = F extends { event: 'event'; roles: 'roles' }
  ? { [E in Key<V['events']>]: { event: E; roles: Filled<NamesOf<V['events'], E>> } }[Key<V['events']>]
  : F extends { procedure: 'event'; name: 'role' }
    ? { [E in Key<V['events']>]: { procedure: E; name: NamesOf<V['events'], E> } }[Key<V['events']>]
    : F extends { procedure: 'event'; role: 'role' }
      ? {
          [E in Key<V['events']>]: { procedure: E; role: NamesOf<V['events'], E> }
        }[Key<V['events']>]
      : F extends { definition: 'definition'; arguments: 'roles' }
        ? {
            [D in Key<V['definitions']>]: { definition: D; arguments: Filled<NamesOf<V['definitions'], D>> }
          }[Key<V['definitions']>]
        : F extends { keyword: 'keyword?'; parameters: 'roles?' }
          ? | {
                [K in Key<V['keywords']>]: { keyword: K; parameters?: Filled<NamesOf<V['keywords'], K>> }
              }[Key<V['keywords']>]
            | { keyword?: never; parameters?: never }
          : unknown
type LinkedKey<F> = F extends { event: 'event'; roles: 'roles' }
  ? 'event' | 'roles'
  : F extends { procedure: 'event'; name: 'role' }
    ? 'procedure' | 'name'
    : F extends { procedure: 'event'; role: 'role' }
      ? 'procedure' | 'role'
      : F extends { definition: 'definition'; arguments: 'roles' }
        ? 'definition' | 'arguments'
        : F extends { keyword: 'keyword?'; parameters: 'roles?' }
          ? 'keyword' | 'parameters'
          : never
type Fields<V extends Vocabulary, F extends Shape> = Plain<V, Omit<F, LinkedKey<F>>> & Linked<V, F>

/** The only field of a node, when it has one and that one is required: such a node takes it as it is. */
type Only<F> = {
  [K in keyof F]: [keyof F] extends [K] ? (F[K] extends `${string}?` ? never : K) : never
}[keyof F]
type Camel<Name extends string> = Name extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : Name

type Constructor<V extends Vocabulary, F extends Shape, Node, More> = [keyof F] extends [never]
  ? (at?: number) => Node
  : [Only<F>] extends [never]
    ? (fields: Fields<V, F> & Placed & More) => Node
    : (value: Fields<V, F>[Only<F> & keyof Fields<V, F>], at?: number) => Node

type Constructors<V extends Vocabulary, Table extends NodeTable, Node, More = unknown> = {
  [Op in Key<Table> as Camel<Op>]: Constructor<V, Table[Op]['fields'], Node, More>
}

/** All that the modules of one game are written with. */
export interface Kit<V extends Vocabulary> {
  value: Constructors<V, typeof expressionNodes, Expression>
  step: Constructors<V, typeof stepNodes, Step>
  clause: Constructors<V, typeof clauseNodes, Clause<Steps>, { id?: number }>
  /** An event pattern. */
  when: (pattern: EventPattern & { event: Key<V['events']> }) => EventPattern
  card: (card: TypedCard<V>) => CardProgram
  event: (event: TypedEvent<V>) => EventProgram
  /** A place in a file, and several in one. */
  place: (file: string, ...place: Place) => SourceSpan
  places: (file: string, places: readonly Place[]) => SourceSpan[]
}

export type { Definition, KeywordProgram, Library, RelationProgram, TextProgram }
export type CheckProgram = Library['checks'][number]
/** What a library holds beside the parts that have modules of their own. */
export type GameSettings = Omit<
  Library,
  'cards' | 'checks' | 'definitions' | 'events' | 'keywords' | 'relations' | 'rules'
>

export type Place = readonly [start: number, end: number, line: number, column: number]
type TypedCard<V extends Vocabulary> = Omit<CardProgram, 'type' | 'printed' | 'keywords'> & {
  type: V['type']
  printed: { [A in V['attribute']]?: number | string | string[] }
  keywords: { name: Key<V['keywords']>; parameters: Record<string, number>; at?: number }[]
}
type TypedEvent<V extends Vocabulary> = Omit<EventProgram, 'offered' | 'windows' | 'limit'> & {
  offered: { window: V['window']; while: Expression | null }[]
  windows: { before: V['window'] | null; after: V['window'] | null }
  limit: { times: number; per: Key<V['events']> } | null
}

/** `can-be` is written `canBe` in code. */
export function constructorName(op: string): string {
  return op.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

/** The name of the field that a constructor takes as it is, or null when it takes an object of fields. */
export function onlyField(fields: Readonly<Record<string, string>>): string | null {
  const [first, ...more] = Object.entries(fields)
  return first === undefined || more.length > 0 || first[1].endsWith('?') ? null : first[0]
}

function constructorsOf(table: NodeTable): Record<string, (...given: never[]) => unknown> {
  const placed = (at: number | undefined): Placed => (at === undefined ? {} : { at })
  const constructorOf = (
    op: string,
    fields: Readonly<Record<string, string>>,
  ): ((...given: never[]) => unknown) => {
    const only = onlyField(fields)
    if (Object.keys(fields).length === 0) return (at?: number) => ({ op, ...placed(at) })
    if (only !== null) return (value: unknown, at?: number) => ({ op, [only]: value, ...placed(at) })
    return (given: object) => ({ op, ...given })
  }
  return Object.fromEntries(
    Object.entries(table).map(([op, shape]) => [constructorName(op), constructorOf(op, shape.fields)]),
  )
}

function place(file: string, ...[start, end, line, column]: Place): SourceSpan {
  return { file, start, end, line, column }
}

const kit = {
  value: constructorsOf(expressionNodes),
  step: constructorsOf(stepNodes),
  clause: constructorsOf(clauseNodes),
  when: (pattern: EventPattern) => pattern,
  card: (card: CardProgram) => card,
  event: (event: EventProgram) => event,
  place,
  places: (file: string, places: readonly Place[]) => places.map((numbers) => place(file, ...numbers)),
}

/** The constructors for a game. The tables are the single source; the vocabulary exists only in types. */
export function constructors<V extends Vocabulary>(): Kit<V> {
  return kit as unknown as Kit<V>
}
