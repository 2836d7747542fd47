/** Words that a game declares and neither its rules nor its cards ever use, nor those made for a scenario. */
import type { AnyTree, Declaration, Span } from '../../grammar/index.js'
import type { CardProgram, Library } from '../../runtime/program/library.js'
import type { Diagnostic } from '../diagnostics/index.js'
import type { CompiledGame } from './compile-game.js'
import { collectNames, type NamesUsed } from './names-used.js'
import { buildProblem } from './problem.js'

/** Findings for words without use. Nothing while there are errors, since what was not understood may use them. */
export function unusedWords({ bound: { library }, scenarios, trees, sound }: CompiledGame): Diagnostic[] {
  if (!sound) return []
  const made = scenarios.flatMap(({ cards }) => cards)
  const used = namesUsed(library, [...Object.values(library.cards), ...made])
  const declared: [keyword: string, names: string[], used: Set<string>][] = [
    ['attribute', Object.keys(library.attributes), used.attribute],
    ['counter', Object.keys(library.counters), used.counter],
    ['zone', Object.keys(library.zones), used.zone],
    ['relation', keysWhere(library.relations, ({ stored }) => stored), used.relation],
    ['window', Object.keys(library.windows), used.window],
    ['position', positionsWithoutUse(library, used), new Set()],
  ]
  const inGame = declared.flatMap(([keyword, names, known]) =>
    names
      .filter((name) => !known.has(name))
      .map((name) => finding(keyword, name, declarationOf(trees, keyword, name))),
  )
  const rules: [what: string, Record<string, { source: { file: string } & Span }>, Set<string>][] = [
    ['definition', library.definitions, used.definition],
    ['verb', pick(library.events, ({ kind }) => kind !== 'action'), used.event],
  ]
  const inRules = rules.flatMap(([what, record, known]) =>
    Object.entries(record)
      .filter(([name]) => !known.has(name))
      .map(([name, { source }]) => finding(what, name, { file: source.file, span: source })),
  )
  return [...inGame, ...inRules].filter((one) => one !== null)
}

function namesUsed(library: Library, cards: readonly CardProgram[]): NamesUsed {
  const { used, expression, steps, clauses } = collectNames()
  const use = (kind: keyof NamesUsed, name: string | null | undefined): void => {
    if (name !== null && name !== undefined) used[kind].add(name)
  }
  for (const text of [library.rules, ...Object.values(library.keywords).map((keyword) => keyword.text)])
    clauses(text.clauses)
  for (const card of cards) {
    for (const text of Object.values(card.sections)) clauses(text.clauses)
    for (const { name } of card.keywords) use('keyword', name)
    for (const name of Object.keys(card.printed)) use('attribute', name)
  }
  for (const event of Object.values(library.events)) {
    steps(event.cost)
    steps(event.do)
    Object.values(event.candidates).forEach(expression)
    for (const offer of event.offered) {
      use('window', offer.window)
      expression(offer.while)
    }
    use('window', event.windows.before)
    use('window', event.windows.after)
    use('event', event.limit?.per)
  }
  for (const { value } of Object.values(library.definitions)) expression(value)
  for (const { test, leavesBy } of Object.values(library.relations)) {
    expression(test)
    use('event', leavesBy)
  }
  for (const { base } of Object.values(library.attributes)) expression(base)
  for (const check of library.checks) {
    expression(check.each)
    steps(check.do)
  }
  for (const { test } of library.decks) expression(test)
  for (const { zones } of library.live) zones.forEach((zone) => use('zone', zone))
  expression(library.score)
  use('event', library.start)
  use('event', library.use)
  Object.values({ ...library.uses, ...library.usesIn }).forEach((event) => use('event', event))
  for (const { around } of Object.values(library.windows)) use('event', around)
  use('attribute', library.draws?.attribute)
  use('attribute', library.grid?.size)
  use('zone', library.draws?.zone)
  return used
}

/** One of the positions of every group that nothing ever turns to or asks for. */
function positionsWithoutUse({ positions }: Library, { group, position, word }: NamesUsed): string[] {
  return Object.entries(positions)
    .filter(
      ([name, { values }]) =>
        !group.has(name) && !values.some((value) => position.has(value) || word.has(value)),
    )
    .flatMap(([, { values }]) => values.slice(0, 1))
}

interface Place {
  file: string
  span: Span
}

function declarationOf(trees: readonly AnyTree[], keyword: string, name: string): Place | null {
  for (const tree of trees) {
    if (tree.kind !== 'game') continue
    const found = tree.items.find((item) => item.keyword.image === keyword && declares(item, name))
    if (found) return { file: tree.file, span: found.parts[0]?.span ?? found.span }
  }
  return null
}

/** `attribute: armor or plating; …` declares both, `position: ready, tapped; …` too. */
function declares({ parts: [first] }: Declaration, name: string): boolean {
  const words = (first?.text ?? '').toLowerCase().split(/,\s*|\s+or\s+/)
  return words.includes(name.toLowerCase())
}

function finding(what: string, name: string, place: Place | null): Diagnostic | null {
  return place === null ? null : buildProblem('GT-L01', place.file, place.span, { what, name })
}

const keysWhere = <T>(record: Record<string, T>, wanted: (value: T) => boolean): string[] =>
  Object.keys(pick(record, wanted))
const pick = <T>(record: Record<string, T>, wanted: (value: T) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => wanted(value)))
