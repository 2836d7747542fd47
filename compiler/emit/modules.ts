/** Which modules a library becomes, and what is in each. */
import type { GameSettings } from '../../runtime/program/construct.js'
import type { Library } from '../../runtime/program/library.js'
import { array, object, type Code, type Item } from './code.js'
import { propertyName } from './literals.js'
import { identifier, slug, uniqueNames } from './names.js'
import { expressionCode } from './nodes.js'
import {
  cardCode,
  checkCode,
  definitionCode,
  eventCode,
  keywordCode,
  orNull,
  record,
  relationCode,
  textCode,
  type Origin,
} from './pieces.js'
import { constructorGroups, type sharedTypes } from './vocabulary.js'

/** One exported constant. */
export interface Module {
  /** Path without extension, relative to the folder of the game. */
  path: string
  constant: string
  type: string | null
  code: Code
  /** The text it was compiled from, for the comment at its head. */
  about: string[]
  origin: Origin | null
  imports: { constant: string; from: string }[]
}

/** The type of a constant that a constructor does not give already. */
type TypeName = (typeof sharedTypes)[number] | null
const parts = ['cards', 'checks', 'definitions', 'events', 'keywords', 'relations'] as const
type Part = (typeof parts)[number]

export function modulesOf(library: Library): Module[] {
  const constants = uniqueNames([...constructorGroups, 'settings', 'rules', 'library'])
  const paths = uniqueNames()
  const modules: Module[] = []
  const members: Record<Part, Item[]> = {
    cards: [],
    checks: [],
    definitions: [],
    events: [],
    keywords: [],
    relations: [],
  }

  const add = (
    part: Part,
    folder: string,
    key: string,
    title: string,
    type: TypeName,
    code: Code,
    more: Partial<Module>,
  ): void => {
    const name = slug(title, folder === 'cards' ? 'card' : 'rule')
    const path = paths(`${folder}/${name}`)
    const constant = constants(identifier(name, folder === 'cards' ? 'card' : 'rule'), '')
    modules.push({ path, constant, type, code, about: [title], origin: null, imports: [], ...more })
    members[part].push(part === 'checks' ? { code: constant } : { key: propertyName(key), code: constant })
  }

  for (const [key, card] of Object.entries(library.cards)) {
    add('cards', 'cards', key, card.title, null, cardCode(key, card), {
      about: [card.title, `${card.source.file}:${String(card.source.line)}`],
      origin: { of: { item: key }, source: card.source },
    })
  }
  for (const [key, event] of Object.entries(library.events)) {
    add('events', 'rules', key, `${event.kind}-${key}`, null, eventCode(event), {
      about: [event.text, `${event.source.file}:${String(event.source.line)}`],
      origin: { of: { item: key }, source: event.source },
    })
  }
  for (const [key, definition] of Object.entries(library.definitions)) {
    add('definitions', 'rules', key, `value-${key}`, 'Definition', definitionCode(definition), {
      about: [`${definition.source.file}:${String(definition.source.line)}`],
      origin: { of: { item: key }, source: definition.source },
    })
  }
  for (const [key, relation] of Object.entries(library.relations)) {
    add('relations', 'rules', key, `relation-${key}`, 'RelationProgram', relationCode(relation), {
      about: [key],
    })
  }
  for (const [key, keyword] of Object.entries(library.keywords)) {
    add('keywords', 'rules', key, `keyword-${key}`, 'KeywordProgram', keywordCode(key, keyword), {
      about: [key],
    })
  }
  for (const check of library.checks) {
    add('checks', 'rules', check.name, `check-${check.name}`, 'CheckProgram', checkCode(check), {
      about: [check.name, `${check.source.file}:${String(check.source.line)}`],
      origin: { of: { item: check.name }, source: check.source },
    })
  }

  const imports = modules.map(({ constant, path }) => ({ constant, from: path }))
  const rules = textCode(library.rules, (clause, source) =>
    source ? { of: { rule: 'rules', clause }, source } : null,
  )
  modules.push(
    {
      path: 'rules/standing',
      constant: 'rules',
      type: 'TextProgram',
      code: rules,
      about: ['What the rules themselves put into force.'],
      origin: null,
      imports: [],
    },
    {
      path: 'game',
      constant: 'settings',
      type: 'GameSettings',
      code: settingsCode(library),
      about: [library.title],
      origin: null,
      imports: [],
    },
  )
  imports.push({ constant: 'rules', from: 'rules/standing' }, { constant: 'settings', from: 'game' })
  modules.push({
    path: 'index',
    constant: 'library',
    type: 'Library',
    code: libraryCode(members),
    about: [`All of ${library.title}: what the runtime plays.`],
    origin: null,
    imports,
  })
  return modules
}

function settingsCode(library: Library): Code {
  const apart = new Set<string>([...parts, 'rules'])
  const settings = Object.fromEntries(
    Object.entries(library).filter(([key]) => !apart.has(key)),
  ) as GameSettings
  const attributes = Object.entries(library.attributes).map(([name, attribute]) => ({
    key: propertyName(name),
    code: record(attribute, { base: orNull(attribute.base) }),
  }))
  return record(settings, {
    attributes: object(attributes),
    score: orNull(library.score),
    decks: array(library.decks.map((rule) => ({ code: record(rule, { test: expressionCode(rule.test) }) }))),
  })
}

function libraryCode(members: Record<Part, Item[]>): Code {
  const { checks, ...records } = members
  return object([
    { code: '...settings' },
    ...Object.entries(records).map(([part, items]): Item => ({ key: part, code: object(items) })),
    { key: 'checks', code: array(checks) },
    { key: 'rules', code: 'rules' },
  ])
}
