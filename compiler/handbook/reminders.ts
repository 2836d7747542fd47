/** Reminder texts of keywords, as cards print them in brackets, made from what the rules say the keyword means. */
import type { BoundGame, KeywordText } from '../binding/index.js'
import { paraphrase } from '../paraphrase/index.js'
import { substitute } from '../reading/meaning/subject.js'
import { toldOfPosition, toldWith } from './told-with.js'

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
    const lines = places.map(({ type, zones, positions = [], for: whom }) => {
      const where = zones.map((zone) =>
        zone === 'in play' ? zone : `in the ${wordings.written.get(zone) ?? zone}`,
      )
      const side = positions.map(({ is }) => ` and is ${is}`).join('')
      const own =
        whom === undefined ? '' : `, for ${library.players.find(({ id }) => id === whom)?.title ?? whom}`
      return `In force while this ${wordings.written.get(type) ?? type} is ${where.join(' or ')}${side}${own}.`
    })
    const written = `${section.charAt(0).toUpperCase()}${section.slice(1)}: …`
    const positions = [...new Set(places.flatMap(({ positions = [] }) => positions.map(({ is }) => is)))]
    const told = positions.flatMap((position) => toldOfPosition({ library }, position))
    return { keyword: section, written, sources: [], combines: together.each, lines: [...lines, ...told] }
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
  game: Game,
  { keyword, header, sources, clauses }: KeywordText,
  parameters: Readonly<Record<string, number | string>>,
): Reminder {
  const { library, lexicon, wordings } = game
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
    lines: [...lines, ...toldWith(game, keyword)],
  }
}
