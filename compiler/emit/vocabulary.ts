/** The vocabulary module of a game: what it declares, as types; the constructors bound to them are all that other modules import. */
import { StructureKind, VariableDeclarationKind, type StatementStructures } from 'ts-morph'
import type { Library } from '../../runtime/program/library.js'
import { kernelAttributes, kernelTypes } from '../../runtime/program/kernel-names.js'
import { propertyName, stringLiteral } from './literals.js'

/** Types and helpers that modules of the game take from its vocabulary. */
export const sharedTypes = [
  'CheckProgram',
  'Definition',
  'GameSettings',
  'KeywordProgram',
  'Library',
  'RelationProgram',
  'TextProgram',
]
export const constructorGroups = ['value', 'step', 'clause', 'when', 'card', 'event', 'place', 'places']

export function vocabularyStatements(library: Library, runtimeModule: string): StatementStructures[] {
  const keys = (record: object): string[] => Object.keys(record)
  const unions: [string, string, string[]][] = [
    [
      'Attribute',
      'Values that things have.',
      [...new Set([...kernelAttributes, ...keys(library.attributes), ...keys(library.keywords)])],
    ],
    ['Counter', 'Counters on things and players.', keys(library.counters)],
    ['Zone', 'Zones.', keys(library.zones)],
    [
      'Position',
      'Positions a thing can have.',
      Object.values(library.positions).flatMap(({ values }) => values),
    ],
    ['PositionGroup', 'Groups of positions that exclude each other.', keys(library.positions)],
    ['ThingType', 'Types of things.', [...kernelTypes, ...keys(library.types)]],
    ['Relation', 'Relations between things.', keys(library.relations)],
    ['WindowName', 'Windows in which players may act.', keys(library.windows)],
    ['Layer', 'Steps of the order in which changes apply.', library.layers],
    ['PlayerId', 'Players.', library.players.map(({ id }) => id)],
  ]
  const members: [string, string][] = [
    ['attribute', 'Attribute'],
    ['counter', 'Counter'],
    ['zone', 'Zone'],
    ['position', 'Position'],
    ['group', 'PositionGroup'],
    ['type', 'ThingType'],
    ['relation', 'Relation'],
    ['window', 'WindowName'],
    ['layer', 'Layer'],
    ['player', 'PlayerId'],
    ['events', 'RolesByEvent'],
    ['definitions', 'ParametersByDefinition'],
    ['keywords', 'ParametersByKeyword'],
  ]
  return [
    { kind: StructureKind.ImportDeclaration, moduleSpecifier: runtimeModule, namedImports: ['constructors'] },
    ...unions.map(([name, doc, words]) => union(name, doc, words)),
    table(
      'RolesByEvent',
      'Verbs, procedures and actions, with their roles.',
      entries(library.events, ({ roles }) => roles.map(({ name }) => name)),
    ),
    table(
      'ParametersByDefinition',
      'Values, conditions and relations by definition.',
      entries(library.definitions, ({ parameters }) => parameters),
    ),
    table(
      'ParametersByKeyword',
      'Keywords.',
      entries(library.keywords, ({ parameters }) => parameters),
    ),
    {
      kind: StructureKind.Interface,
      name: 'Words',
      isExported: true,
      docs: [{ description: 'All names that the game declares.' }],
      properties: members.map(([name, type]) => ({ name, type })),
    },
    {
      kind: StructureKind.VariableStatement,
      isExported: true,
      declarationKind: VariableDeclarationKind.Const,
      declarations: [{ name: `{ ${constructorGroups.join(', ')} }`, initializer: 'constructors<Words>()' }],
    },
    {
      kind: StructureKind.ExportDeclaration,
      isTypeOnly: true,
      moduleSpecifier: runtimeModule,
      namedExports: sharedTypes,
    },
  ]
}

const literals = (words: readonly string[]): string =>
  words.length === 0 ? 'never' : [...new Set(words)].map(stringLiteral).join(' | ')

const union = (name: string, description: string, words: string[]): StatementStructures => ({
  kind: StructureKind.TypeAlias,
  name,
  isExported: true,
  docs: [{ description }],
  type: literals(words),
})

const table = (name: string, description: string, rows: [string, string[]][]): StatementStructures => ({
  kind: StructureKind.Interface,
  name,
  isExported: true,
  docs: [{ description }],
  properties: rows.map(([key, words]) => ({ name: propertyName(key), type: literals(words) })),
})

function entries<T>(record: Record<string, T>, names: (value: T) => string[]): [string, string[]][] {
  return Object.entries(record).map(([key, value]) => [key, names(value)])
}
