/** "Accuracy 1, Rage 2.": a sentence of a card that is no more than its keywords. */
import type { Phrase } from '../../../grammar/tree.js'
import type { CardProgram } from '../../../runtime/program/library.js'
import { hasWordsOf, numberOf, numbersIn } from '../keyword-shapes.js'
import { slice, splitAtMarks } from '../phrases.js'
import { withoutFullStop } from '../bodies/lets.js'
import type { Text } from '../bodies/binding.js'
import { addSpan } from '../bodies/stamp.js'
import { keywordForm } from '../../reading/lexicon/keyword-form.js'

type Keyword = CardProgram['keywords'][number]

/** The keywords of the sentence, or null if it says something else. */
export function keywordsIn(text: Text, sentence: Phrase): Keyword[] | null {
  const parts = splitAtMarks(withoutReminder(withoutFullStop(sentence)), ',')
  const keywords = parts.map((part) => keywordOf(text, part))
  const all = keywords.filter((one) => one !== null)
  return all.length > 0 && all.length === parts.length ? all : null
}

/** Words in parentheses at the end remind of the rule. */
function withoutReminder(phrase: Phrase): Phrase {
  const last = phrase.chunks[phrase.chunks.length - 1]
  return last?.kind === 'group' ? slice(phrase, 0, phrase.chunks.length - 1) : phrase
}

function keywordOf(text: Text, part: Phrase): Keyword | null {
  const { keywords, reporter } = text.binding
  for (const [name, shape] of keywords) {
    const parameters = numbersIn(shape, part.chunks)
    if (parameters !== null) return { name, parameters, at: addSpan(text, part.span, part.text) }
  }
  for (const [name, shape] of keywords) {
    if (!hasWordsOf(shape, part.chunks)) continue
    const wanted = inNumbers(shape.filter((one) => 'parameter' in one).length)
    const given = inNumbers(part.chunks.filter((chunk) => numberOf(chunk) !== null).length)
    reporter.report('keyword-numbers', text.file, part.span, { name, wanted, given })
    return { name, parameters: {}, at: addSpan(text, part.span, part.text) }
  }
  return null
}

function inNumbers(count: number): string {
  return count === 0 ? 'no number' : count === 1 ? 'one number' : `${count} numbers`
}
