/** What a reminder tells besides its sentences: what the rules do with the words that a keyword alone uses. */
import type { BoundGame } from '../binding/index.js'
import type { Expression } from '../../runtime/program/expressions.js'
import type { EventProgram } from '../../runtime/program/library.js'
import { paraphrase } from '../paraphrase/index.js'

type Game = Pick<BoundGame, 'library' | 'wordings' | 'keywordTexts'>

/**
 * What the verbs do that the rules have for this keyword alone ("this unit evades 2 damage"); and, of values that keywords
 * alone give ("accuracy +2"), what asks for them: verbs, the actions by which these are done with the windows that offer
 * them, conditions, standing rules, or else other keywords. Where the game has a procedure of its own for what stands under
 * the label of the keyword, that is told, too. Without all this the reminder would only repeat the name.
 */
export function toldWith(game: Game, keyword: string): string[] {
  const { keywords, cards, events } = game.library
  const elsewhere = JSON.stringify([cards, { ...keywords, [keyword]: null }])
  const text = JSON.stringify(keywords[keyword] ?? {})
  const others = new Set(named(elsewhere, performing))
  const own = named(text, performing).filter((name) => !others.has(name))
  const printed = new Set(Object.values(cards).flatMap((card) => Object.keys(card.printed)))
  const given = named(text, changing).filter((name) => !printed.has(name))
  const asking = Object.keys(events).filter((name) =>
    given.some((attribute) => asksFor(events[name]?.do, attribute)),
  )
  const verbs = [...new Set([...own, ...asking])].flatMap((name) => {
    const verb = events[name]
    const told = verb?.kind === 'verb' ? bodyAsWritten(verb) : []
    return verb && told.length > 0 ? [`${capital(verb.text)}:`, ...told] : []
  })
  const acts = Object.keys(events).flatMap((name) => {
    const act = events[name]
    if (act?.kind !== 'action') return []
    const done = named(JSON.stringify([act.cost, act.do]), performing)
    return asking.some((verb) => done.includes(verb)) ? actionAsWritten(act) : []
  })
  const uses = named(text, labelled).flatMap((label) => {
    const use = events[game.library.uses?.[label] ?? '']
    return use ? [`${capital(use.text)}:`, ...bodyAsWritten(use)] : []
  })
  const standing = given.flatMap((attribute) => conditionsOn(game, attribute))
  const told = [...verbs, ...acts, ...uses, ...standing]
  if (told.length > 0) return told
  return given.flatMap((attribute) => keywordsOn(game, attribute, keyword))
}

/** The actions that put something into a position in which nothing begins: how a text comes to be in force there. */
export function toldOfPosition({ library }: Pick<Game, 'library'>, position: string): string[] {
  const first = Object.values(library.positions).some(({ initial }) => initial === position)
  return Object.values(library.events).flatMap((act) => {
    return act.kind === 'action' && !first && turnsTo([act.cost, act.do], position)
      ? actionAsWritten(act)
      : []
  })
}

function actionAsWritten(act: EventProgram): string[] {
  const windows = act.offered.map(({ window }) => window).join(', ')
  return [`${capital(act.text)}, in ${windows}:`, ...bodyAsWritten(act)]
}

/** Conditions that ask for a value, those that ask for these, and the standing rules that ask for either. */
function conditionsOn({ library, wordings }: Game, attribute: string): string[] {
  const { definitions, rules } = library
  const found = new Set<string>()
  const asks = (part: unknown): boolean =>
    asksFor(part, attribute) || [...found].some((name) => calls(part, name))
  for (let size = -1; size !== found.size;) {
    size = found.size
    for (const [name, { value }] of Object.entries(definitions)) if (asks(value)) found.add(name)
  }
  const said = (meaning: Expression): string =>
    paraphrase({ as: 'condition', meaning }, wordings, 'card', 'reminder')
  const conditions = [...found].map((name) => {
    const { parameters = [], value } = definitions[name] ?? {}
    const local = (of: string): Expression => ({ op: 'local', name: of })
    const head = said({
      op: 'call',
      definition: name,
      arguments: Object.fromEntries(parameters.map((of) => [of, local(of)])),
    })
    return `${capital(head)}: ${value ? said(value) : ''}.`
  })
  const standing = rules.clauses
    .filter(asks)
    .flatMap(({ id }) => (id === undefined ? [] : capital(rules.sentences[id] ?? '')))
  return [...conditions, ...standing]
}

/** The other keywords that ask for a value, with what they mean. */
function keywordsOn({ keywordTexts, wordings }: Game, attribute: string, keyword: string): string[] {
  return keywordTexts.flatMap(({ keyword: name, header, clauses }) => {
    const meaning = name === keyword ? [] : clauses.filter((clause) => asksFor(clause, attribute))
    if (meaning.length === 0) return []
    const lines = paraphrase({ as: 'sentence', meaning }, wordings, 'card', 'reminder').split('\n')
    return [`${header}:`, ...lines.map((line) => `  ${line}`)]
  })
}

const quoted = '("(?:[^"\\\\]|\\\\.)*")'
const performing = new RegExp(`"op":"perform","event":${quoted}`, 'g')
const labelled = new RegExp(`"label":${quoted}`, 'g')
const changing = new RegExp(`"op":"change","affected":.*?"attribute":${quoted}`, 'g')

/** Whether a program asks for the value of an attribute. */
function asksFor(part: unknown, attribute: string): boolean {
  if (part === null || typeof part !== 'object') return false
  if ('op' in part && part.op === 'attribute' && 'name' in part && part.name === attribute) return true
  return Object.values(part).some((inner) => asksFor(inner, attribute))
}

/** Whether a program asks whether a condition of that name holds. */
function calls(part: unknown, name: string): boolean {
  if (part === null || typeof part !== 'object') return false
  if ('op' in part && part.op === 'call' && 'definition' in part && part.definition === name) return true
  return Object.values(part).some((inner) => calls(inner, name))
}

/** Whether a program gives something the position. */
function turnsTo(part: unknown, position: string): boolean {
  if (part === null || typeof part !== 'object') return false
  if ('op' in part && part.op === 'turn' && 'position' in part && part.position === position) return true
  return Object.values(part).some((inner) => turnsTo(inner, position))
}

/** The names in the JSON of a program that stand in such a place, each once. */
function named(json: string | undefined, place: RegExp): string[] {
  const found = [...(json ?? '').matchAll(place)].map(([, name = '""']) => String(JSON.parse(name)))
  return [...new Set(found)]
}

/** The lines of the body of a verb, in their order and with their indentation. */
function bodyAsWritten({ text, spans, sentences = [], cost, source }: EventProgram): string[] {
  // A cost may stand on the line of its setting; it is told as the first line of the body.
  const paid = new Set([...JSON.stringify(cost).matchAll(/"at":(\d+)/g)].map(([, at]) => Number(at)))
  const parts = spans
    .map(({ start, line, column }, index) => ({
      start,
      line,
      column: paid.has(index) ? source.column + 2 : column,
      words: sentences[index] ?? '',
    }))
    .filter(({ words }) => words !== '' && words !== text)
    .sort((one, other) => one.start - other.start)
  const lines = parts.filter(({ line }, index) => parts[index - 1]?.line !== line)
  return lines.map(({ line, column }, index) => {
    const words = parts.filter((part) => part.line === line).map((part) => part.words)
    const opens = (lines[index + 1]?.column ?? 0) > column
    return `${' '.repeat(column - 1)}${capital(words.join(', '))}${opens ? ':' : '.'}`
  })
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
