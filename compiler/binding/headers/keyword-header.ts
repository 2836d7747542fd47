/** What the header of a keyword and the lines below it say: its name, its form, who bears it, how several combine. */
import type { Chunk } from '../../../grammar/tree.js'
import type { KeywordProgram } from '../../../runtime/program/library.js'
import { combines } from '../draft.js'
import { slice, term } from '../phrases.js'
import { prepositions } from '../prepositions.js'
import { readType } from '../types.js'
import type { KeywordPart } from '../../reading/lexicon/keyword-form.js'
import { settingOf, type Item } from './item.js'
import { slotAt, type Slot } from './slots.js'

export interface KeywordHeader {
  name: string
  /** What is printed behind the name. */
  form: KeywordPart[]
  slots: Slot[]
  bearer: string
}

/** "Evade N for C gold (a unit)": its name is what stands before the first number. */
export function readKeywordHeader(context: Item): KeywordHeader | null {
  const { draft, file, item } = context
  const { chunks } = item.header
  const group = chunks[chunks.length - 1]
  const bearerPhrase =
    group?.kind === 'group' ? { chunks: group.inside, span: group.span, text: term(group.inside) } : null
  const bearer = bearerPhrase === null ? null : readType(draft, file, bearerPhrase)
  const words = bearerPhrase === null ? item.header : slice(item.header, 0, chunks.length - 1)
  const slots: Slot[] = []
  const printed: KeywordPart[] = []
  for (let at = 0; at < words.chunks.length;) {
    const slot = slotAt(draft, file, words, at)
    if (slot === null) printed.push({ word: words.chunks[at]?.image.toLowerCase() ?? '' })
    else if (slot.type.many || !['number', 'text'].includes(slot.type.name)) {
      const reason = 'a keyword has numbers and texts (titles of cards) only'
      draft.reporter.report('header-unreadable', file, item.header.span, { what: 'keyword', reason })
      return null
    } else {
      slots.push(slot)
      printed.push({ parameter: slot.role, ...(slot.type.name === 'text' && { type: 'text' }) })
    }
    at = slot?.end ?? at + 1
  }
  const length = lengthOfName(printed)
  const name = term(slice(words, 0, length))
  if (name === '') {
    draft.reporter.report('name-missing', file, item.header.span, { what: 'keyword' })
    return null
  }
  const top = Object.keys(draft.library.types).find((type) => draft.library.types[type]?.parent === null)
  const form = withOptionalTail(context, printed.slice(length))
  return { name, form, slots, bearer: bearer?.name ?? top ?? 'thing' }
}

/** The words before the first parameter, without a preposition that belongs to it: "evade", "intercept". */
function lengthOfName(printed: readonly KeywordPart[]): number {
  const first = printed.findIndex((part) => 'parameter' in part)
  if (first < 0) return printed.length
  const last = printed[first - 1]
  const belongs = first > 1 && last !== undefined && 'word' in last && prepositions.has(last.word)
  return belongs ? first - 1 : first
}

/** Null where the keyword does not say. */
export function combineSetting(context: Item): KeywordProgram['combine'] | null {
  const phrase = settingOf(context, 'combines')?.parts[0]
  if (phrase === undefined) return null
  const found = combines.find((one) => one === term(phrase))
  if (found !== undefined) return found
  const facts = { name: 'combines', text: phrase.text }
  const hint = `It can be: ${combines.join(', ')}.`
  context.draft.reporter.report('setting-unreadable', context.file, phrase.span, facts, [hint])
  return 'each'
}

/** `brackets: STUNT`: what is printed in brackets behind it is an ability under this label. */
export function bracketsSetting(context: Item): string | null {
  return settingOf(context, 'brackets')?.parts[0]?.text.trim() ?? null
}

/** `optional: for C gold`: the end of the form that a card may leave out; its numbers are 0 there. */
function withOptionalTail(context: Item, form: KeywordPart[]): KeywordPart[] {
  const phrase = settingOf(context, 'optional')?.parts[0]
  if (phrase === undefined) return form
  const start = form.length - phrase.chunks.length
  const isEnd = start >= 0 && form.slice(start).every((part, index) => isPart(part, phrase.chunks[index]))
  if (isEnd) return form.map((part, index) => (index === start ? { ...part, optional: true } : part))
  const end = form.map((part) => ('word' in part ? part.word : part.parameter)).join(' ')
  context.draft.reporter.report(
    'setting-unreadable',
    context.file,
    phrase.span,
    { name: 'optional', text: phrase.text },
    end === '' ? [] : [`It says how the header ends, from a word or number on: "${end}".`],
  )
  return form
}

/** The titles of cards can not be left out: nothing stands for them. */
function isPart(part: KeywordPart, chunk: Chunk | undefined): boolean {
  const image = chunk?.image ?? ''
  return 'word' in part ? image.toLowerCase() === part.word : part.type !== 'text' && image === part.parameter
}
