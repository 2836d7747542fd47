/** "Accuracy 1, Rage 2.": a sentence of a card that is no more than its keywords. */
import type { Chunk, Phrase } from '../../../grammar/tree.js'
import type { CardProgram } from '../../../runtime/program/library.js'
import { slice, splitAtMarks, term } from '../phrases.js'
import { withoutFullStop } from '../bodies/lets.js'
import { noNames } from '../bodies/binding.js'
import type { Text } from '../bodies/binding.js'
import { readingsAs } from '../bodies/read.js'
import { reportAside } from '../bodies/reminders.js'
import { addSpan } from '../bodies/stamp.js'
import { sameWord } from '../../reading/clauses/complements.js'
import { isBelow } from '../../reading/meaning/types.js'
import { preferences } from '../../reading/preferences.js'
import { keywordForm, withoutRest } from '../../reading/lexicon/keyword-form.js'

type Keyword = CardProgram['keywords'][number]

/** The keywords of the sentence, or null if it says something else. */
export function keywordsIn(text: Text, sentence: Phrase): Keyword[] | null {
  const parts = splitAtMarks(withoutReminder(withoutFullStop(sentence)), ',')
  const keywords = parts.map((part) => keywordOf(text, part))
  const all = keywords.filter((one) => one !== null)
  if (all.length === 0 || all.length < parts.length) return null
  if (!endsInBrackets(sentence)) return all
  if (saysMore(text, sentence)) return null
  reportAside(text, { chunks: withoutFullStop(sentence).chunks.slice(-1) })
  return all
}

const endsInBrackets = (sentence: Phrase): boolean =>
  withoutFullStop(sentence).chunks.at(-1)?.kind === 'group'

/** "Guard 2 (3 if ready)": the brackets remind of nothing, they say when it is otherwise. */
const saysMore = (text: Text, sentence: Phrase): boolean =>
  readingsAs(text, noNames, sentence, ['sentence']).readings.some(
    ({ defaults }) => !defaults.includes(preferences.reminder.means),
  )

/** Words in parentheses at the end remind of the rule. */
function withoutReminder(phrase: Phrase): Phrase {
  const last = phrase.chunks[phrase.chunks.length - 1]
  return last?.kind === 'group' ? slice(phrase, 0, phrase.chunks.length - 1) : phrase
}

/** The longest name of a keyword that the part starts with, and the numbers printed behind it. */
function keywordOf(text: Text, part: Phrase): Keyword | null {
  const { lexicon } = text.binding
  let short: { keyword: string; length: number } | null = null
  for (let length = part.chunks.length; length > 0; length--) {
    const name = term(part.chunks.slice(0, length))
    for (const sense of lexicon.senses(name)) {
      if (sense.cat !== 'keyword') continue
      const { keyword } = sense
      const behind = part.chunks.slice(length)
      const parameters = parametersOf(text, part, keyword, behind, length)
      if (parameters === null) {
        if (behind.every((chunk) => numberOf(chunk) !== null)) short ??= { keyword, length }
        continue
      }
      checkBearer(text, part, keyword)
      return { name: keyword, parameters, at: addSpan(text, part.span, part.text) }
    }
  }
  // Its numbers alone, where words belong to it: "Evade 1" for "Evade 1 for 1 gold".
  if (short === null) return null
  reportForm(text, part, short.keyword, short.length)
  return { name: short.keyword, parameters: {}, at: addSpan(text, part.span, part.text) }
}

/** The form of a keyword is not that of its header. */
function reportForm({ binding, file }: Text, part: Phrase, keyword: string, length: number): void {
  const name = slice(part, 0, length).text
  const behind = keywordForm(binding.lexicon, keyword).map((one) =>
    'word' in one ? one.word : one.parameter,
  )
  const facts = { name, form: [name, ...behind].join(' ') }
  binding.reporter.report('keyword-numbers', file, part.span, facts)
}

function checkBearer(text: Text, part: Phrase, name: string): void {
  const { binding, file, self } = text
  const bearer = binding.lexicon.keyword(name)?.bearer
  if (bearer === undefined || self === null || isBelow(binding.lexicon, self.type, bearer)) return
  binding.reporter.report('keyword-bearer', file, part.span, { name, bearer, type: self.type })
}

/** Null when something else than the form of the keyword stands behind its name; the wrong count of numbers is reported. */
function parametersOf(
  text: Text,
  part: Phrase,
  name: string,
  behind: Chunk[],
  length: number,
): Keyword['parameters'] | null {
  const whole = keywordForm(text.binding.lexicon, name)
  const short = whole.findIndex(({ optional }) => optional)
  const form = behind.length === short ? whole.slice(0, short) : whole
  const fixed = form.flatMap((one) => ('word' in one ? [one.word] : []))
  const words = behind.filter((chunk) => numberOf(chunk) === null).map((chunk) => chunk.image.toLowerCase())
  const fits = words.every((word, index) => sameWord(fixed[index] ?? '', word))
  if (words.length !== fixed.length || !fits) return null
  const numbers = form.map((one, index): [string, number] | null => {
    const chunk = behind[index]
    const value = chunk === undefined ? null : numberOf(chunk)
    return 'parameter' in one && value !== null ? [one.parameter, value] : null
  })
  const given = numbers.filter((one) => one !== null)
  const wanted = form.length - fixed.length
  if (behind.length !== form.length || given.length !== wanted) reportForm(text, part, name, length)
  return withoutRest(whole.slice(form.length), Object.fromEntries(given), 0)
}

function numberOf(chunk: Chunk): number | null {
  if (chunk.kind === 'number') return chunk.value
  if (chunk.kind === 'signed' && chunk.value !== null) return chunk.sign === '-' ? -chunk.value : chunk.value
  return null
}
