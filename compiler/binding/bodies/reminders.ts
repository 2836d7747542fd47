/**
 * Words in brackets that are taken for a reminder. They have no effect, so that a mistyped word in them would go unnoticed:
 * "(limt +3)". Reported is a word that the game does not know, and a reminder where there is no keyword to remind of.
 */
import type { Chunk, Phrase, Span } from '../../../grammar/tree.js'
import { isKnownWord, knownNear } from '../../reading/known-words.js'
import { preferences } from '../../reading/preferences.js'
import { tokensOf } from '../../reading/tokens.js'
import type { Text } from './binding.js'
import type { Read } from './kinds.js'

interface Word {
  image: string
  span: Span
}

/** What the rules of the reader that take a reminder are called. */
const taking: ReadonlySet<string> = new Set(['reminder begins', 'reminder goes on'])

/** The reminders in a sentence as it was read. */
export function reportReminders(text: Text, { defaults, tokens, meaning }: Read<'sentence'>): void {
  if (!defaults.includes(preferences.reminder.means)) return
  const words = tokens.filter(({ as, image }) => taking.has(as) && image !== '(')
  const reminds = meaning.some((clause) => clause.op === 'grant' && clause.keyword !== undefined)
  reportWords(text, words, reminds)
}

/** The reminders behind a line of keywords, or on a line of their own. */
export function reportAside(text: Text, { chunks }: Pick<Phrase, 'chunks'>): void {
  for (const chunk of chunks) if (chunk.kind === 'group') reportWords(text, wordsIn(chunk), true)
}

function wordsIn(group: Extract<Chunk, { kind: 'group' }>): Word[] {
  return tokensOf({ chunks: group.inside, span: group.span, text: group.image })
}

function reportWords(text: Text, words: readonly Word[], reminds: boolean): void {
  const { reporter, lexicon } = text.binding
  const [first] = words
  const last = words.at(-1)
  if (!first || !last) return
  const strange = words.filter(({ image }) => !isKnownWord(image, lexicon))
  for (const { image, span } of strange) {
    const hints = knownNear(image, lexicon).map((one) => `Did you mean "${one}"?`)
    reporter.report('reminder-word', text.file, span, { word: image }, hints)
  }
  if (reminds || strange.length > 0) return
  const said = words.map(({ image }) => image).join(' ')
  reporter.report('reminds-of-nothing', text.file, { ...first.span, end: last.span.end }, { words: said })
}
