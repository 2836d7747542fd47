/** Kinds of ambiguity that a game settles once, each by a sentence of its own. */
import { named, rulesText } from '../bodies/phrases.js'
import { trialVerb } from '../../reading/clauses/meaning/trials.js'
import { readOnly } from '../bodies/read.js'
import { playedConvention } from '../../reading/clauses/meaning/played.js'
import { toldConvention, toldEvent } from '../../reading/clauses/meaning/told.js'
import { combines } from '../draft.js'
import { after, find, isWord, slice } from '../phrases.js'
import { readType } from '../types.js'
import { exactly, readParts, withNumber, type DeclarationContext, type PartReader } from './parts.js'

/** The sentence, the kind of ambiguity, the decision. */
const fixed: readonly { words: string; id: string; decision: string }[] = [
  { words: 'halves round up', id: 'halves', decision: 'up' },
  { words: 'halves round down', id: 'halves', decision: 'down' },
]

export function declareConvention(context: DeclarationContext): void {
  const { entries } = context.draft
  const readers = fixed.map(({ words, id, decision }) =>
    exactly(words, () => {
      entries.push({ entry: 'convention', id, decision })
    }),
  )
  const sharing = exactly('several cards may bear one title', () => {
    context.draft.sharedTitles = true
  })
  const byTitle = exactly('once per game is counted by title', () => {
    context.draft.library.perGame = 'title'
  })
  const says = [
    ...fixed.map(({ words }) => words),
    'changes [under <label>] last until <moment>',
    'a heading with a number <verb>',
    'open numbers go up to <number>',
    'several cards may bear one title',
    'once per game is counted by title',
    'keywords combine by add, each, once or one',
    'what <type> says is done by playing it',
    'what <type> tells to do is done when a player <verb> it',
    '<type> is called by parts of its title',
  ]
  const open = withNumber('open numbers go up to', (most) => {
    entries.push({ entry: 'convention', id: 'open', decision: String(most) })
  })
  const several = combines.map((way) =>
    exactly(`keywords combine by ${way}`, () => {
      context.draft.combine = way
    }),
  )
  const more = [
    ...several,
    open,
    sharing,
    byTitle,
    durationReader(context),
    headingReader(context),
    playedReader(context),
    toldReader(context),
    shortNameReader(context),
  ]
  readParts(context, says, [...readers, ...more], 0)
}

/** `a heading with a number tests`: the verb by which players try for the number in `T (4+): …`. */
function headingReader({ draft, file }: DeclarationContext): PartReader {
  return (part) => {
    const verb = after(part, 'a', 'heading', 'with', 'a', 'number')
    if (verb === null) return false
    const decision = verb.text.trim()
    draft.entries.push({ entry: 'convention', id: 'heading', decision })
    draft.later.push(({ lexicon }) => {
      const found = trialVerb(lexicon)
      if (found && draft.gives.get(found.event)?.name === 'number') return
      draft.reporter.report('no-trial', file, verb.span, { verb: decision })
    })
    return true
  }
}

/** `what an omen says is done by playing it`: its instructions are abilities of whoever plays it. */
function playedReader({ draft, file }: DeclarationContext): PartReader {
  return (part) => {
    const rest = after(part, 'what')
    const end = rest === null ? -1 : find(rest, 'says', 'is', 'done', 'by', 'playing', 'it')
    if (rest === null || end < 1) return false
    const type = readType(draft, file, slice(rest, 0, end))
    if (type !== null)
      draft.entries.push({ entry: 'convention', id: playedConvention(type.name), decision: 'played' })
    return true
  }
}

/** `what a plot tells to do is done when a player lays it`: its orders are carried out then, once. */
function toldReader({ draft, file }: DeclarationContext): PartReader {
  return (part) => {
    const rest = after(part, 'what')
    const end = rest === null ? -1 : find(rest, 'tells', 'to', 'do', 'is', 'done', 'when', 'a', 'player')
    if (rest === null || end < 1) return false
    const type = readType(draft, file, slice(rest, 0, end))
    const verb = slice(rest, end + 8)
    if (type === null || verb.chunks.length === 0) return type !== null
    draft.entries.push({ entry: 'convention', id: toldConvention(type.name), decision: verb.text.trim() })
    draft.later.push(({ lexicon }) => {
      if (toldEvent(type.name, lexicon)) return
      draft.reporter.report('unknown-word', file, verb.span, { word: verb.text, name: 'verb' })
    })
    return true
  }
}

/** `a unit is called by parts of its title`: texts may name such cards in short. */
function shortNameReader({ draft, file }: DeclarationContext): PartReader {
  return (part) => {
    const end = find(part, 'is', 'called', 'by', 'parts', 'of', 'its', 'title')
    if (end < 1) return false
    const type = readType(draft, file, slice(part, 0, end))
    if (type !== null) draft.shortNamed.add(type.name)
    return true
  }
}

/** `changes under T last until the end of the battle`: how long a change lasts when its text does not say. */
function durationReader({ draft, file }: DeclarationContext): PartReader {
  return (part) => {
    const rest = after(part, 'changes')
    const last = rest === null ? -1 : find(rest, 'last', 'until')
    if (rest === null || last < 0) return false
    const under = slice(rest, 0, last)
    if (last > 0 && !isWord(under.chunks[0], 'under')) return false
    const label = slice(under, 1).text.trim()
    const moment = slice(rest, last + 2)
    draft.entries.push({
      entry: 'convention',
      id: label === '' ? 'duration' : `duration ${label}`,
      decision: moment.text.trim(),
    })
    draft.later.push((binding) => {
      readOnly(rulesText(binding, file), named([]), moment, ['event'], 'moment')
    })
    return true
  }
}
