/** Reminder texts of keywords, as cards print them in brackets, made from what the rules say the keyword means. */
import type { BoundGame, KeywordText } from '../binding/index.js'
import type { EventProgram } from '../../runtime/program/library.js'
import { paraphrase } from '../paraphrase/index.js'
import { substitute } from '../reading/meaning/subject.js'

/** A keyword explained. */
export interface Reminder {
  keyword: string
  /** As the rule writes it: "Ward N (a unit)". */
  written: string
  sources: readonly string[]
  /** What several of it on one thing come to. */
  combines: string
  /** One line a sentence, those of a block indented. */
  lines: string[]
}

type Game = Pick<BoundGame, 'library' | 'lexicon' | 'wordings' | 'keywordTexts'>

const together = {
  add: 'The numbers of several add up.',
  each: 'Each of several counts by itself.',
  once: 'A second one adds nothing.',
  one: 'Of several, one is used at a time.',
} as const

/** The reminders of all keywords, in the order of their rules, and of the headings under which texts stand. */
export function reminders(game: Game): Reminder[] {
  return [...game.keywordTexts.map((text) => reminderOf(game, text, {})), ...headings(game)]
}

/** A heading such as "Reserve: …": where what stands under it is in force. */
function headings({ library, wordings }: Game): Reminder[] {
  const sections = [...new Set(library.live.map(({ section }) => section))].filter((one) => one !== 'text')
  return sections.map((section) => {
    const places = library.live.filter((one) => one.section === section)
    const lines = places.map(({ type, zones, position, for: whom }) => {
      const where = zones.map((zone) =>
        zone === 'in play' ? zone : `in the ${wordings.written.get(zone) ?? zone}`,
      )
      const side = position ? ` and is ${position.is}` : ''
      const own =
        whom === undefined ? '' : `, for ${library.players.find(({ id }) => id === whom)?.title ?? whom}`
      return `In force while this ${wordings.written.get(type) ?? type} is ${where.join(' or ')}${side}${own}.`
    })
    const written = `${section.charAt(0).toUpperCase()}${section.slice(1)}: …`
    return { keyword: section, written, sources: [], combines: together.each, lines }
  })
}

/** The reminder of a keyword as it is printed, with its numbers: by name, and parameters by theirs. */
export function reminderFor(
  game: Game,
  name: string,
  parameters: Readonly<Record<string, number | string>>,
): Reminder | null {
  const text = game.keywordTexts.find(({ keyword }) => keyword === name)
  return text ? reminderOf(game, text, parameters) : null
}

function reminderOf(
  { library, lexicon, wordings }: Game,
  { keyword, header, sources, clauses }: KeywordText,
  parameters: Readonly<Record<string, number | string>>,
): Reminder {
  const meaning = Object.entries(parameters).reduce(
    (so, [name, value]) =>
      substitute(so, name, typeof value === 'number' ? { op: 'number', value } : { op: 'text', value }),
    clauses,
  )
  const bearer = lexicon.keyword(keyword)?.bearer ?? 'card'
  const noun = wordings.written.get(bearer) ?? bearer
  const said = paraphrase({ as: 'sentence', meaning }, wordings, noun, 'reminder')
  const { combine = 'each' } = library.keywords[keyword] ?? {}
  const lines = said
    .split('\n')
    .map((line) => line.replace(/ Several such changes add up\.$/, ''))
    .filter((line) => line !== '')
  return {
    keyword,
    written: header,
    sources,
    combines: together[combine],
    lines: [...lines, ...verbsOfItsOwn(library, keyword)],
  }
}

/**
 * What the verbs do that the rules have for this keyword alone ("this unit evades 2 damage"), and those that ask for a
 * value which keywords alone give ("accuracy +2"), in the words of the rules: without them the reminder would only repeat the name.
 */
function verbsOfItsOwn({ keywords, cards, events }: BoundGame['library'], keyword: string): string[] {
  const elsewhere = JSON.stringify([cards, { ...keywords, [keyword]: null }])
  const text = JSON.stringify(keywords[keyword] ?? {})
  const others = new Set(named(elsewhere, performing))
  const own = named(text, performing).filter((name) => !others.has(name))
  const printed = new Set(Object.values(cards).flatMap((card) => Object.keys(card.printed)))
  const given = named(text, changing).filter((name) => !printed.has(name))
  const asking = Object.keys(events).filter((name) =>
    given.some((attribute) => asksFor(events[name]?.do, attribute)),
  )
  return [...new Set([...own, ...asking])].flatMap((name) => {
    const verb = events[name]
    const told = verb?.kind === 'verb' ? bodyAsWritten(verb) : []
    return verb && told.length > 0 ? [`${capital(verb.text)}:`, ...told] : []
  })
}

const quoted = '("(?:[^"\\\\]|\\\\.)*")'
const performing = new RegExp(`"op":"perform","event":${quoted}`, 'g')
const changing = new RegExp(`"op":"change","affected":.*?"attribute":${quoted}`, 'g')

/** Whether a program asks for the value of an attribute. */
function asksFor(part: unknown, attribute: string): boolean {
  if (part === null || typeof part !== 'object') return false
  if ('op' in part && part.op === 'attribute' && 'name' in part && part.name === attribute) return true
  return Object.values(part).some((inner) => asksFor(inner, attribute))
}

/** The names in the JSON of a program that stand in such a place, each once. */
function named(json: string | undefined, place: RegExp): string[] {
  const found = [...(json ?? '').matchAll(place)].map(([, name = '""']) => String(JSON.parse(name)))
  return [...new Set(found)]
}

/** The lines of the body of a verb, in their order and with their indentation. */
function bodyAsWritten({ text, spans, sentences = [] }: EventProgram): string[] {
  const parts = spans
    .map(({ start, line, column }, index) => ({ start, line, column, words: sentences[index] ?? '' }))
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
