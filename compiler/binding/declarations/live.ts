/** Which text of cards is in force where: `live: the text of a unit in play; while ready`. */
import type { LivePart } from '../../../runtime/program/library.js'
import { noNames } from '../bodies/binding.js'
import { sideConvention } from '../../reading/meaning/two-sided.js'
import { rulesText } from '../bodies/phrases.js'
import { readOnly } from '../bodies/read.js'
import { unknown } from '../draft.js'
import { after, find, slice, splitAtMarks, splitList, term, withoutArticle } from '../phrases.js'
import { readType } from '../types.js'
import { readParts, starting, type DeclarationContext, type PartReader } from './parts.js'

/**
 * `live: the text of a unit in play` · `live: the command of a card in the hand` · `live: the north side of a place in play;
 * for North` · `live: the back of a plan in play; while turned` · `live: the text of a unit in the camp; only Guard, Ward`
 */
export function declareLive(context: DeclarationContext): void {
  const { draft, file } = context
  const says = [
    'the <section> of a <type> in play',
    'the <section> of a <type> in the <zone>',
    'for <player>',
    'while <position>',
    'only <labels, keywords, whenever <event>>',
  ]
  const reader: PartReader = (part) => {
    const phrase = withoutArticle(part)
    const of = find(phrase, 'of')
    const where = find(phrase, 'in')
    if (of < 1 || where < of) return false
    const section = term(slice(phrase, 0, of))
    const type = readType(draft, file, slice(phrase, of + 1, where))
    if (type === null) return true
    const places = splitList(slice(phrase, where + 1)).map(withoutArticle)
    const zones = places.map((place) => (term(place) === 'play' ? 'in play' : term(place)))
    draft.library.live.push({ type: type.name, zones, section })
    draft.later.push(() => {
      const known = Object.keys(draft.library.zones)
      places.forEach((place, index) => {
        const zone = zones[index] ?? ''
        if (zone !== 'in play' && !known.includes(zone))
          unknown(draft, 'unknown-zone', file, place, zone, known)
      })
    })
    return true
  }
  readParts(context, says, [reader, ...sideOf(context)], 0)
}

/** Whom a section speaks to, and the side that must be up. */
function sideOf({ draft, file }: DeclarationContext): PartReader[] {
  const { live, players, positions } = draft.library
  return [
    starting('for', (rest) => {
      const text = live.at(-1)
      if (!text || !players.some(({ id }) => id === term(rest))) return false
      text.for = term(rest)
      return true
    }),
    starting('while', (rest) => {
      const text = live.at(-1)
      if (text) {
        const id = sideConvention(text.type, text.section, term(rest))
        draft.entries.push({ entry: 'convention', id, decision: 'side' })
      }
      draft.later.push(() => {
        const is = term(rest)
        const group = Object.keys(positions).find((name) => positions[name]?.values.includes(is))
        if (text && group !== undefined) (text.positions ??= []).push({ group, is })
        else draft.reporter.report('unknown-part', file, rest.span, { what: 'live', text: `while ${is}` })
      })
    }),
    starting('only', (rest) => {
      const text = live.at(-1)
      const names = splitAtMarks(rest, ',')
      if (!text || names.some(({ chunks }) => chunks.length === 0)) return false
      const only: LivePart = { names: [], answers: [] }
      text.only = only
      draft.later.push((binding) => {
        const { lexicon } = binding
        const labels = Object.values(draft.library.windows).flatMap(({ offers }) =>
          offers.map((label) => label.toLowerCase()),
        )
        for (const name of names) {
          const answered = after(name, 'whenever')
          if (answered) {
            const event = readOnly(rulesText(binding, file), noNames, answered, ['event'], 'event')
            if (event !== null) only.answers.push(event.meaning.event)
            continue
          }
          const word = term(name)
          only.names.push(word)
          if (labels.includes(word) || lexicon.keyword(word)) continue
          const hints = lexicon.near(word, ['keyword']).map((near) => `Did you mean "${near}"?`)
          const facts = { word: name.text, name: 'keyword' }
          draft.reporter.report('unknown-word', file, name.span, facts, hints)
        }
      })
      return true
    }),
  ]
}
